/// The pages that do not change.
enum Pages {
    /// What holds the app's screen.
    static let shell = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Coffer</title>
        <link rel="stylesheet" href="/client.css">
        <script src="/client.js" defer></script>
        </head>
        <body>
        <noscript><p>This page shows the screens of an app and needs JavaScript.</p></noscript>
        <main id="app"></main>
        </body>
        </html>

        """

    /// For whoever comes without the cookie: the link was used, or it never was the right one.
    static let closed = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>This link does not work</title>
        </head>
        <body>
        <main>
        <h1>This link does not work</h1>
        <p>The link that the program printed works once, in one browser. Open another tab of that browser at this address without what follows
        the question mark, or end the program, start it again, and open the new link.</p>
        </main>
        </body>
        </html>

        """
}

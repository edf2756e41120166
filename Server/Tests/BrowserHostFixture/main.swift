import BrowserHost

// Small screens for the tests in a browser; Tests/Browser starts this program.
BrowserHost.run(FixtureApp.self)

/// The limits of a browser host, each with a name; the defaults are the product's.
struct HostLimits: Sendable {
    /// Screens open at once. One more closes the oldest that no page listens to, and is refused where there is none.
    var screensMax = 64
    /// Seconds for which a screen is kept although no page listens to it.
    var silentSecondsMax = 60.0
    /// Events of one request. More are answered 413.
    var eventsPerPostMax = 64
    /// UTF-16 units of one text in an event, and the highest place in a field that an event can name. A longer text is answered 413.
    var textUnitsMax = 16 * 1024
    /// Bytes of a request's body; holds one edit of the longest text. More is answered 413.
    var bodyBytesMax = 256 * 1024
    /// Containers inside one another in a request's body.
    var bodyDepthMax = 3
    /// Bytes of a locale's name.
    var localeBytesMax = 64
    /// Bytes of a URL that an app opens. A longer one is not opened.
    var urlBytesMax = 2048
    /// Patches kept for a page that comes back. One that has missed more gets the whole screen.
    var patchesKeptMax = 256
    /// Bytes of all patches kept for a page that comes back.
    var patchBytesKeptMax = 1024 * 1024
    /// Bytes that may wait unsent for a page. One that falls further behind loses its stream and comes back.
    var streamBytesMax = 4 * 1024 * 1024
    /// Milliseconds after which a page whose stream broke comes back.
    var comeBackMilliseconds = 500
    /// Seconds for which a stop waits until pages have heard of it.
    var farewellSeconds = 2.0
    /// Connections open at once; a browser has one for each tab's stream and a few for all of them.
    var connectionsMax = 512

    /// The largest number in a request that is looked at: 2^53 - 1, the largest integer that a browser keeps exactly.
    static let numberMax: Int64 = 9_007_199_254_740_991
    /// Random bytes of a secret or a screen's name.
    static let secretBytes = 32
}

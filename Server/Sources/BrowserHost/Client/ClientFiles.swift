/// The files that a browser gets.
enum ClientFiles {
    /// The script.
    static var script: [UInt8] { PackageResources.client_js }
    /// The style sheet.
    static var style: [UInt8] { PackageResources.client_css }
}

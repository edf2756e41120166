import CofferFoundation

/// The headers that every call carries (primer.md §3.2). Names are the protocol's, values are our own: this is not the vendor's SDK.
enum CheckoutHeaders {
    /// The version that is told to the service.
    static let sdkVersion = "3.0.0-beta.5"
    /// The client that is told to the service.
    static let sdkClient = "COFFER_SWIFT"

    /// Puts the headers on a request.
    /// - Parameters:
    ///   - checkoutId: One id for all calls of a session.
    ///   - requestId: One id for this call.
    static func put(on request: inout URLRequest, accessToken: String, apiVersion: String, checkoutId: String, requestId: String) {
        if request.httpMethod != "GET" { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.setValue(sdkVersion, forHTTPHeaderField: "Primer-SDK-Version")
        request.setValue(sdkClient, forHTTPHeaderField: "Primer-SDK-Client")
        request.setValue(checkoutId, forHTTPHeaderField: "Primer-SDK-Checkout-Session-ID")
        request.setValue(accessToken, forHTTPHeaderField: "Primer-Client-Token")
        request.setValue(apiVersion, forHTTPHeaderField: "X-Api-Version")
        request.setValue(requestId, forHTTPHeaderField: "X-Request-ID")
    }
}

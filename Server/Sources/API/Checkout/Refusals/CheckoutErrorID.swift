/// The `errorId` of the checkout face's error bodies: upstream's where the sheet names one (primer.md §5.4), ours elsewhere.
enum CheckoutErrorID: String, CaseIterable {
    // The request's form.

    case malformedRequest = "MalformedRequest"
    case requestValidation = "RequestValidationError"
    case unsupportedApiVersion = "UnsupportedApiVersion"
    case unsupportedMediaType = "UnsupportedMediaType"
    case requestTooLarge = "RequestTooLarge"
    case headTooLarge = "RequestHeadTooLarge"
    case requestTimeout = "RequestTimeout"

    // Who asks.

    case unauthorized = "Unauthorized"
    case clientTokenExpired = "ClientTokenExpired"
    case forbidden = "Forbidden"

    // What is asked for.

    case routeNotFound = "NotFound"
    case methodNotAllowed = "MethodNotAllowed"
    case clientSessionNotFound = "ClientSessionNotFound"
    case instrumentNotFound = "PaymentInstrumentNotFound"
    case paymentNotFound = "PaymentNotFound"

    // Why it is not done.

    case clientSessionValidation = "ClientSessionValidationError"
    case invalidInstrumentToken = "InvalidPaymentInstrumentToken"
    case failedVerification = "FailedVerification"
    case tooManyInstruments = "TooManyPaymentInstruments"
    case payment = "PaymentError"
    case idempotencyKeyExists = "IdempotencyKeyAlreadyExists"
    case idempotencyKeyInFlight = "IdempotencyKeyInFlight"

    // Faults.

    case internalError = "InternalError"
    case unavailable = "ServiceUnavailable"
    case processorTimeout = "ProcessorTimeout"

    /// The HTTP status that goes with it.
    var status: Int {
        switch self {
        case .malformedRequest, .unsupportedApiVersion, .clientSessionValidation, .invalidInstrumentToken, .failedVerification,
            .tooManyInstruments, .payment:
            400
        case .unauthorized, .clientTokenExpired: 401
        case .forbidden: 403
        case .routeNotFound, .clientSessionNotFound, .instrumentNotFound, .paymentNotFound: 404
        case .methodNotAllowed: 405
        case .requestTimeout: 408
        case .idempotencyKeyExists, .idempotencyKeyInFlight: 409
        case .requestTooLarge: 413
        case .unsupportedMediaType: 415
        case .requestValidation: 422
        case .headTooLarge: 431
        case .internalError: 500
        case .unavailable: 503
        case .processorTimeout: 504
        }
    }

    /// A fixed sentence for developers.
    var sentence: String {
        switch self {
        case .malformedRequest: "The request is not acceptable HTTP or JSON."
        case .requestValidation: "The request has members that are missing or badly formed."
        case .unsupportedApiVersion: "X-Api-Version is none of 2.2, 2.3 and 2.4."
        case .unsupportedMediaType: "The body must be application/json."
        case .requestTooLarge: "The body is too large."
        case .headTooLarge: "The head of the request is too large."
        case .requestTimeout: "The request took too long to arrive."
        case .unauthorized: "The credentials are missing or wrong."
        case .clientTokenExpired: "The client token has expired."
        case .forbidden: "The credentials do not allow this."
        case .routeNotFound: "There is no such route."
        case .methodNotAllowed: "The route does not answer this method."
        case .clientSessionNotFound: "There is no such client session."
        case .instrumentNotFound: "There is no such payment instrument."
        case .paymentNotFound: "There is no such payment."
        case .clientSessionValidation: "The client session is not valid."
        case .invalidInstrumentToken: "The payment instrument token is unknown, expired or used."
        case .failedVerification: "The payment instrument could not be verified."
        case .tooManyInstruments: "The customer cannot save another payment instrument."
        case .payment: "The payment does not allow this."
        case .idempotencyKeyExists: "The X-Idempotency-Key was used with another request."
        case .idempotencyKeyInFlight: "A request with this X-Idempotency-Key is under way."
        case .internalError: "Something went wrong here."
        case .unavailable: "The service cannot answer now."
        case .processorTimeout: "The processor took too long; ask for the payment before paying again."
        }
    }
}

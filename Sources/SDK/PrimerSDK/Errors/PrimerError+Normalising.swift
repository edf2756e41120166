import CofferFoundation

extension PrimerError {
    /// What a merchant is told of any error.
    ///
    /// A ``PrimerError`` and a ``PrimerValidationError`` stay as they are, but ``underlyingErrors(errors:diagnosticsId:)`` without any error is
    /// ``unknown(message:diagnosticsId:)`` with the same id for support; an internal error becomes what it stands for; everything else
    /// becomes ``unknown(message:diagnosticsId:)`` with its localised description.
    static func exposing(_ error: any Error) -> any Error {
        switch error {
        case PrimerError.underlyingErrors(let errors, let id) where errors.isEmpty: PrimerError.unknown(diagnosticsId: id)
        case is PrimerError, is PrimerValidationError: error
        case let error as any ExposableError: exposing(error.exposedError)
        default: original(of: error as NSError) ?? PrimerError.unknown(message: error.localizedDescription)
        }
    }

    /// The error that became an `NSError` on its way, if it was one of these.
    private static func original(of error: NSError) -> (any Error)? {
        guard error.domain == PrimerError.errorDomain || error.domain == PrimerValidationError.errorDomain,
            let original = error.userInfo[ErrorText.exposedErrorKey] as? any Error,
            original is PrimerError || original is PrimerValidationError
        else { return nil }
        return exposing(original)
    }

    /// What a checkout reports of any error, where only a ``PrimerError`` can be reported.
    ///
    /// As ``exposing(_:)``; a validation error becomes ``unknown(message:diagnosticsId:)`` with its description, which still names its id,
    /// and keeps the id for support.
    init(reporting error: any Error) {
        switch Self.exposing(error) {
        case let error as PrimerError: self = error
        case let error as PrimerValidationError: self = .unknown(message: error.errorDescription, diagnosticsId: error.diagnosticsId)
        case let error: self = .unknown(message: error.localizedDescription)
        }
    }
}

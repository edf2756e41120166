public import CofferWire

/// The `errorResponse` of a CAAS answer, scrubbed of everything that was submitted.
public typealias CaasErrorResponse = CofferWire.CaasErrorResponse

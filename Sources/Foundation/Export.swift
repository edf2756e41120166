// The one re-exporting seam: the rest of the code imports this module and needs no conditional compilation for Foundation.
@_exported public import Foundation

#if canImport(FoundationNetworking)
    @_exported public import FoundationNetworking
#endif

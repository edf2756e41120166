/// One page of a merchant's payments: `{"data": […], "nextCursor": …}` (primer.md §5.2).
public struct MerchantPaymentList: Equatable, Sendable {
    /// The payments, newest first.
    public var data: [MerchantPaymentObject]
    /// What the next request passes on; nil on the last page.
    public var nextCursor: String?

    /// Makes a page.
    public init(_ data: [MerchantPaymentObject], nextCursor: String? = nil) {
        self.data = data
        self.nextCursor = nextCursor
    }

    /// Reads a page; an entry that cannot be read is dropped alone.
    /// - Throws: ``WireProblem`` when the value is no object or has no array `data`.
    public init(_ value: JSONValue) throws(WireProblem) {
        data = try FieldReader(value).lenientList("data", of: MerchantPaymentObject.self)
        nextCursor = value["nextCursor"]?.string
    }

    /// Writes the page.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("data", data)
        writer.member(ifPresent: "nextCursor", nextCursor)
        writer.endObject()
    }
}

extension MerchantPaymentList: WireSilent {}

/// A part of the checkout that the merchant switched on: an entry of `checkoutModules` in the configuration (primer.md §3.4).
public struct CheckoutModule: Equatable, Sendable {
    /// What the module is to show.
    public enum Options: Equatable, Sendable {
        /// Which fields are shown, in the order of the answer; of `CARD_INFORMATION` and `BILLING_ADDRESS`.
        case fields([Field])
        /// The ways of shipping, and the one that is chosen; of `SHIPPING`.
        case shipping(methods: [ShippingMethodObject], selected: String?)
    }

    /// A field, and whether it is shown.
    public struct Field: Equatable, Sendable {
        /// Its name, such as `cardHolderName`.
        public var name: String
        /// Whether it is shown.
        public var isShown: Bool

        /// Makes one from its members.
        public init(name: String, isShown: Bool) {
            self.name = name
            self.isShown = isShown
        }
    }

    /// `CARD_INFORMATION`, `BILLING_ADDRESS`, `SHIPPING` or a later name.
    public var type: String
    /// Where its data go.
    public var requestUrl: String?
    /// What it is to show.
    public var options: Options?

    /// Makes one from its members.
    public init(type: String, requestUrl: String? = nil, options: Options? = nil) {
        self.type = type
        self.requestUrl = requestUrl
        self.options = options
    }

    /// Reads an entry; nil when it is no object or has no `type`. In `options`, what is neither true nor false is no field, and a broken
    /// way of shipping is dropped alone.
    public init?(_ value: JSONValue) {
        guard let type = value["type"]?.string else { return nil }
        self.init(type: type, requestUrl: value["requestUrl"]?.string)
        guard let options = value["options"], options.kind == .object else { return }
        if let methods = options["shippingMethods"].flatMap(ShippingMethodObject.list) {
            self.options = .shipping(methods: methods, selected: options["selectedShippingMethod"]?.string)
        } else {
            self.options = .fields(
                options.members.compactMap { key, value in
                    guard let name = key.string, let isShown = value.bool else { return nil }
                    return Field(name: name, isShown: isShown)
                })
        }
    }

    /// Writes the entry; members that are nil are left out.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("type", type)
        writer.member(ifPresent: "requestUrl", requestUrl)
        if let options {
            writer.key("options")
            writer.beginObject()
            switch options {
            case .fields(let fields): for field in fields { writer.member(field.name, field.isShown) }
            case .shipping(let methods, let selected):
                writer.member("shippingMethods", methods)
                writer.member(ifPresent: "selectedShippingMethod", selected)
            }
            writer.endObject()
        }
        writer.endObject()
    }
}

extension CheckoutModule: WireReadable, WireWritable {}

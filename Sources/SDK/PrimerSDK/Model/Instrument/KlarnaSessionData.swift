extension Response.Body.Klarna {
    /// A Klarna session. Silent in every text form: it holds addresses.
    public struct SessionData: Codable, Equatable, Sendable {
        /// What a recurring payment is for.
        public let recurringDescription: String?
        /// Country of the purchase, ISO 3166-1 alpha-2.
        public let purchaseCountry: String?
        /// Currency of the purchase, ISO 4217.
        public let purchaseCurrency: String?
        /// The language, such as `en-GB`.
        public let locale: String?
        /// The whole amount in minor units.
        public let orderAmount: Int?
        /// The tax in it, in minor units.
        public let orderTaxAmount: Int?
        /// What is bought; the one member that must be there.
        public let orderLines: [OrderLine]
        /// Where the bill goes.
        public let billingAddress: Address?
        /// Where the goods go.
        public let shippingAddress: Address?
        /// What stands behind the customer's token.
        public let tokenDetails: TokenDetails?

        /// Makes a session from its members.
        public init(
            recurringDescription: String? = nil, purchaseCountry: String? = nil, purchaseCurrency: String? = nil, locale: String? = nil,
            orderAmount: Int? = nil, orderTaxAmount: Int? = nil, orderLines: [OrderLine] = [], billingAddress: Address? = nil,
            shippingAddress: Address? = nil, tokenDetails: TokenDetails? = nil
        ) {
            self.recurringDescription = recurringDescription
            self.purchaseCountry = purchaseCountry
            self.purchaseCurrency = purchaseCurrency
            self.locale = locale
            self.orderAmount = orderAmount
            self.orderTaxAmount = orderTaxAmount
            self.orderLines = orderLines
            self.billingAddress = billingAddress
            self.shippingAddress = shippingAddress
            self.tokenDetails = tokenDetails
        }
    }

    /// One thing that is bought.
    public struct OrderLine: Codable, Equatable, Sendable {
        /// Klarna's type of the line.
        public let type: String?
        /// What it is.
        public let name: String?
        /// How many.
        public let quantity: Int?
        /// Price of one in minor units; JSON key `unit_price`.
        public let unitPrice: Int?
        /// Price of all in minor units; JSON key `total_amount`.
        public let totalAmount: Int?
        /// What was taken off in minor units; JSON key `total_discount_amount`.
        public let totalDiscountAmount: Int?

        /// Makes a line from its members.
        public init(
            type: String? = nil, name: String? = nil, quantity: Int? = nil, unitPrice: Int? = nil, totalAmount: Int? = nil,
            totalDiscountAmount: Int? = nil
        ) {
            self.type = type
            self.name = name
            self.quantity = quantity
            self.unitPrice = unitPrice
            self.totalAmount = totalAmount
            self.totalDiscountAmount = totalDiscountAmount
        }

        enum CodingKeys: String, CodingKey {
            case type, name, quantity
            case unitPrice = "unit_price"
            case totalAmount = "total_amount"
            case totalDiscountAmount = "total_discount_amount"
        }
    }

    /// What stands behind a customer's token.
    public struct TokenDetails: Codable, Equatable, Sendable {
        /// The card's brand.
        public let brand: String?
        /// The card's number, masked; JSON key `masked_number`.
        public let maskedNumber: String?
        /// What kind of token it is; the one member that must be there.
        public let type: String
        /// When the card expires; JSON key `expiry_date`.
        public let expiryDate: String?

        /// Makes the details from their members.
        public init(brand: String? = nil, maskedNumber: String? = nil, type: String, expiryDate: String? = nil) {
            self.brand = brand
            self.maskedNumber = maskedNumber
            self.type = type
            self.expiryDate = expiryDate
        }

        enum CodingKeys: String, CodingKey {
            case brand, type
            case maskedNumber = "masked_number"
            case expiryDate = "expiry_date"
        }
    }
}

extension Response.Body.Klarna.SessionData: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "SessionData" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

extension Response.Body.Klarna.TokenDetails: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name and nothing of the content.
    public var description: String { "TokenDetails" }
    /// As ``description``.
    public var debugDescription: String { description }
    /// Without children, so that `dump` shows no content.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

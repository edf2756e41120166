public import UIKit

/// What a field is, given to ``VGSTextField/configuration``; the assignment also registers the field with the collector.
///
/// The field copies the settings when it is configured: a later change of this object needs another assignment. Only ``maxInputLength``
/// and, in date configurations, formats and serializers are read at every use.
@MainActor
public class VGSConfiguration {
    /// The collector that the field registers with; held weakly.
    public private(set) weak var vgsCollector: VGSCollect?
    /// The field's key in the body; ``VGSCollectFieldNameMappingPolicy`` says how it is read.
    public let fieldName: String
    /// What the field collects.
    public var type: FieldType = .none
    /// Whether an empty field stops a send with code 1001.
    public var isRequired = false
    /// Whether a field that is not valid stops a send with code 1001; an empty one mostly is not.
    public var isRequiredValidOnly = false
    /// The mask; nil for the type's. A card number's is always its brand's.
    public var formatPattern: String?
    /// What stands at the mask's literal places in the submitted text; nil for the type's.
    public var divider: String?
    /// The rules; nil for the type's. Given rules replace those.
    public var validationRules: VGSValidationRuleSet?
    /// The most characters the field takes; nil for no limit.
    public var maxInputLength: Int?
    /// The content type for autofill. Once assigned, also with nil, it wins over the type's.
    public var textContentType: UITextContentType? { didSet { hasOwnTextContentType = true } }
    /// The keyboard; nil for the type's.
    public var keyboardType: UIKeyboardType?
    /// The return key; nil for the system's.
    public var returnKeyType: UIReturnKeyType?
    /// The keyboard's look; nil for the system's.
    public var keyboardAppearance: UIKeyboardAppearance?

    private(set) var hasOwnTextContentType = false

    /// A configuration of a field that belongs to a collector.
    public init(collector vgs: VGSCollect, fieldName: String) {
        vgsCollector = vgs
        self.fieldName = fieldName
    }

    /// The entries of the body that this configuration writes for an output text, its own name as the key unless a serializer says otherwise.
    func entries(ofOutput output: String) -> [FieldEntry] { [FieldEntry(name: fieldName, value: output)] }
}

extension VGSConfiguration: CustomReflectable {
    /// Without children.
    nonisolated public var customMirror: Mirror { .silent(self) }
}

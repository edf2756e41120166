public import VGSCollectSDK

// The collector's names that the SDK's own API speaks of, so that `import CoinmeVaultSDK` is enough to use them.

/// The collector of a form.
public typealias VGSCollect = VGSCollectSDK.VGSCollect
/// A field, and the base of the others.
public typealias VGSTextField = VGSCollectSDK.VGSTextField
/// A card number's field.
public typealias VGSCardTextField = VGSCollectSDK.VGSCardTextField
/// An expiry's field.
public typealias VGSExpDateTextField = VGSCollectSDK.VGSExpDateTextField
/// A security code's field.
public typealias VGSCVCTextField = VGSCollectSDK.VGSCVCTextField
/// A field's configuration.
public typealias VGSConfiguration = VGSCollectSDK.VGSConfiguration
/// An expiry field's configuration.
public typealias VGSExpDateConfiguration = VGSCollectSDK.VGSExpDateConfiguration
/// Writes an expiry as two JSON members.
public typealias VGSExpDateSeparateSerializer = VGSCollectSDK.VGSExpDateSeparateSerializer

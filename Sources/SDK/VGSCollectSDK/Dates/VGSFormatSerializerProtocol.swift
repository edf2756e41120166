/// Writes one field into several keys. Only this module's serializers do something.
public protocol VGSFormatSerializerProtocol {}

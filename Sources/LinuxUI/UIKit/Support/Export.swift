// Apple's UIKit brings Foundation along; so does this one.
@_exported public import CofferFoundation

// Apple's SwiftUI brings these along; so does this one.
@_exported public import Combine
@_exported public import CofferFoundation
@_exported public import UIKit

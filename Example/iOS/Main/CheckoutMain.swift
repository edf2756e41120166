import SwiftUI

/// Where the program begins on iOS. On Linux that is CheckoutDemo/main.swift.
@main
extension CheckoutApp {}

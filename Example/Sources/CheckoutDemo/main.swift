import BrowserHost
import CheckoutApp

BrowserHost.run(CheckoutApp.self)

import TrackedKit
extension Notification.Name { static let cartDidChange = Notification.Name("cartDidChange") }


private final class CartController: ViewController {
private let cart = CartController()
func cartDidChange(_ notification: Notification) {}
func connect() {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Foundation/NotificationCenter.swift", line: 11)
let changed = Selector(CartController.cartDidChange)
NotificationCenter.default.addObserver(self, selector: changed, name: .cartDidChange, object: cart)
NotificationCenter.default.post(name: .cartDidChange, object: cart)
#sourceLocation()
}}

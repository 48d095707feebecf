import GtkTesting
import TrackedKit
@Observable private final class HitCounter {}
private final class CounterController: ViewController {
  convenience init(_ counter: HitCounter) { self.init() }
}
private let counter = HitCounter()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTesting/TestWindow.swift", line: 11)
let window = try await TestWindow(CounterController(counter), width: 360, height: 480)
try await click(window.require(.text("Add")))
#sourceLocation()
}

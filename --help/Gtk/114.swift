import GtkTesting
import TrackedKit
private let label = Label()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/WidgetTesting/Waiting/Waiting.swift", line: 20)
try await wait(for: "the label to show the count") { label.text == "3" }
#sourceLocation()
}

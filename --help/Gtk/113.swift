import GtkTesting
import TrackedKit
import Testing
private let (addButton, controller) = (TrackedKit.Button(), TrackedKit.ViewController())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/WidgetTesting/Seeing/Recording.swift", line: 6)
let record = try await recording { try await click(addButton) }
#expect(record.runs(of: controller, .updateProperties).count == 1, "\(record)")
#expect(record.writes.count == 1)
#sourceLocation()
}

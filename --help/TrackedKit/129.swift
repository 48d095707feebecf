import TrackedKit
import GtkTesting
import Testing
private let addButton = Button()
private let controller = ViewController()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/INSPECTOR.md", line: 42)
let record = try await recording { try await click(addButton) }
#expect(record.runs(of: controller, .updateProperties).count == 1, "\(record)")
#expect(record.causes.count == 1)
#sourceLocation()
}

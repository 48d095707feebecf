import GtkTesting
import TrackedKit

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/WidgetTesting/Seeing/FinalizationWatch.swift", line: 8)
var label: Label? = Label("short-lived")
let watch = FinalizationWatch(label!)
label = nil
try await watch.expectFinalized()
#sourceLocation()
}

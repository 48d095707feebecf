import GtkTracking
@Observable private final class Model { var (title, debugState) = ("", "") }
private func log(_ text: String) {}
private let (model, label) = (Model(), Label())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Pass/WithoutTracking.swift", line: 7)
label.updateProperties { label in
  label.text = model.title
  withoutTracking { log("shown with \(model.debugState)") }
}
#sourceLocation()
}

import GtkTracking
private final class CounterController {}
private let controller = CounterController()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Recorder/UpdateRecord.swift", line: 4)
let recording = UpdateRecorder.record()
// …
print(recording.record.why(controller, .updateProperties)?.description ?? "It did not run.")
// click on Button “Add” → Counter.hits → CounterController.updateProperties → Label.label, 0.1 ms
#sourceLocation()
}

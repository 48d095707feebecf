import GtkTracking
private let button = Button()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Recorder/UpdateRecorder.swift", line: 8)
let recording = UpdateRecorder.record()
button.activate()
// …
for run in recording.record.runs { print(recording.record.chain(to: run)) }
#sourceLocation()
}

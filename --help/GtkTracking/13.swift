import GtkTracking
private let recording = UpdateRecorder.record()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Recorder/TraceExport.swift", line: 6)
print(recording.record.traceJSON())
#sourceLocation()
}

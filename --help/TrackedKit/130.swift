import TrackedKit
@Observable private final class Counter { var hits = 0 }
private let counter = Counter()
private let controller = ViewController()

private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/INSPECTOR.md", line: 53)
let recording = UpdateRecorder.record()
counter.hits += 1
UpdatePass.flush()
print(recording.record.why(controller, .updateProperties)?.description ?? "It did not run.")
let trace = recording.record.traceJSON()
#sourceLocation()
}

import TrackedKit
private let label = Label()
private let counter = HitCounter()
@Observable private final class HitCounter { var hits = 0 }


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/README.md", line: 85)
label.updateProperties { label in label.text = "\(counter.hits) clicks" }
#sourceLocation()
}

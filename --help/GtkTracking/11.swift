import GtkTracking
@Observable private final class HitCounter { var hits = 0 }
private let (label, counter) = (Label(), HitCounter())


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/GtkTracking/Pass/Widget+Updates.swift", line: 8)
label.updateProperties { label in label.text = "\(counter.hits) clicks" }
#sourceLocation()
}

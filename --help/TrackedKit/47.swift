import TrackedKit
private let label = Label()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/LayerKinds/CATransition.swift", line: 30)
let fade = CATransition()
fade.duration = 0.3
label.layer.add(fade, forKey: nil)
label.text = "Sent"
#sourceLocation()
}

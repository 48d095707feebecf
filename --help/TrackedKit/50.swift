import TrackedKit
private let view = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Layers/CAAnimation.swift", line: 206)
let pulse = CABasicAnimation(keyPath: "transform.scale")
pulse.fromValue = 1
pulse.toValue = 1.2
pulse.duration = 0.8
pulse.autoreverses = true
pulse.repeatCount = .infinity
view.layer.add(pulse, forKey: "pulse")
#sourceLocation()
}

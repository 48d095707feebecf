import TrackedKit
private let ball = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Animation/Keyframes.swift", line: 43)
View.animateKeyframes(withDuration: 1, delay: 0) {
  View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { ball.center.y -= 40 }
  View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y += 40 }
}
#sourceLocation()
}

import TrackedKit
private let card = View()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Animation/ViewPropertyAnimator.swift", line: 27)
let animator = ViewPropertyAnimator(duration: 0.5, curve: .easeOut) { card.alpha = 0 }
animator.pauseAnimation()
animator.fractionComplete = 0.3   // follow a drag
animator.isReversed = true
animator.startAnimation()         // and back from there
#sourceLocation()
}

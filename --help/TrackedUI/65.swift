import FoundationEssentials
import TrackedUI
private var isOpen = false


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Animation/CustomAnimation.swift", line: 4)
struct Steps: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: (time * 5).rounded(.down) / 5) : nil
  }
}
withAnimation(Animation(Steps())) { isOpen.toggle() }
#sourceLocation()
}

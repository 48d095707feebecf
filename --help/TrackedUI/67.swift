import FoundationEssentials
import TrackedUI

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Animation/Transitions.swift", line: 6)
private struct Blinds: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(x: phase.isIdentity ? 1 : 0).opacity(phase == .willAppear ? 0 : 1)
  }
}
#sourceLocation()


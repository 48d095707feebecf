nonisolated extension DemoPage {
  static let animation = DemoPage(
    "animation", "Animation", in: .hooks, about: "spring flushUpdates validation reduced motion"
  ) { AnimationViewController($0.validation) }
}

nonisolated extension DemoPage {
  static let animation = DemoPage("animation", "Animation", in: .hooks) { AnimationViewController($0.validation) }
}

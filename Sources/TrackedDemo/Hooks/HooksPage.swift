nonisolated extension DemoPage {
  static let hooks = DemoPage("hooks", "Hooks", in: .hooks) { HooksViewController($0.hooks) }
}

nonisolated extension DemoPage {
  static let mixed = DemoPage(
    "mixed", "Controller and View", in: .declarative, about: "hosting declarative view controller TrackedUI together"
  ) { MixedViewController($0.split) }
}

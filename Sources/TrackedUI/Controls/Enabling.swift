extension EnvironmentValues {
  /// Whether one can act on controls.
  @Entry public var isEnabled = true
}

extension View {
  /// Whether one can act on what is inside. What is disabled further up stays so.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

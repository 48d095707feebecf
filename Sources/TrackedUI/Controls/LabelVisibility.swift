extension EnvironmentValues {
  @Entry var labelsAreHidden = false
}

extension View {
  /// Hides the labels of the controls inside; assistive technology still reads them.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Whether the labels of the controls inside are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }
}

extension View {
  /// Whether a telephone's bar is hidden above the window: there is none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Whether a telephone's bar is hidden above the window: there is none.
  public func statusBar(hidden: Bool) -> some View { self }
}

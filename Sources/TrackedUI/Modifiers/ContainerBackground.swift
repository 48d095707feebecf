/// What a background is behind of.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
  /// All of a window.
  public static let window = ContainerBackgroundPlacement()
  /// A page of a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A page of tabs.
  public static let tabView = ContainerBackgroundPlacement()
}

extension View {
  /// Fills the window, or the page, that the view is to fill, behind the view.
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { frame(maxWidth: .infinity, maxHeight: .infinity).background(style) }

  /// Fills the window, or the page, that the view is to fill, behind the view.
  public func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background(alignment: alignment, content: content)
  }
}

/// Views one on top of the other, as sources write it that are older than `NavigationStack`.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Views one on top of the other.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A stack.
  public var body: some View { NavigationStack { content } }
}

/// How a `NavigationView` shows its views: one on top of the other in any case.
@MainActor public struct StackNavigationViewStyle {
  /// One on top of the other.
  public init() {}
  /// One on top of the other.
  public static let stack = StackNavigationViewStyle()
  /// One on top of the other.
  public static let automatic = StackNavigationViewStyle()
}

extension View {
  /// One on top of the other is how a `NavigationView` shows its views.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}

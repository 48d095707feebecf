// What members of scroll views are set to.
extension ScrollView {
  /// How soon thrown content comes to rest.
  public nonisolated enum DecelerationRate: Sendable {
    /// As usual.
    case normal
    /// Sooner.
    case fast
  }

  /// How scrolling hides a keyboard on the screen.
  public nonisolated enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// When it begins.
    case onDrag
    /// As far as the finger comes over it.
    case interactive
  }

  /// Whether the safe area adds to the insets.
  public nonisolated enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where bars are near.
    case automatic
    /// In the directions that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }
}

extension ScrollView {
  /// How much of the content is seen at once, in logical pixels.
  public final var visibleSize: Size { bounds.size }
}

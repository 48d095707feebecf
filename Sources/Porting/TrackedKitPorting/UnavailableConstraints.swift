public import TrackedKit

extension LayoutConstraint {
  /// Constraints are not written in pictures.
  @available(*, unavailable, message: "write anchors: LayoutConstraint.activate([…])")
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] { [] }
}

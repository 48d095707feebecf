// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

extension LayoutConstraint {
  @available(*, unavailable, message: "write anchors: LayoutConstraint.activate([…])")
  public static func constraints(
    withVisualFormat format: String, options: Int = 0, metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] { [] }
}

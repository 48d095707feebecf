/// What a scroll view tells. Every method may be left out.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The place scrolled to is another one: by the user, by the program, on the way of an animation, or because the content shrank.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
}

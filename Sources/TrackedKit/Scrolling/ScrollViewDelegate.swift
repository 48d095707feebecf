/// The delegate of a scroll view. Every method may be left out.
@MainActor public protocol ScrollViewDelegate: AnyObject {
  /// The scroll position has changed: by the user, by the program, during an animation, or because the content shrank.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// The user begins to scroll: with fingers, a touchpad or the wheel; with pages by keys, too.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// The user is about to release the content, at a speed in points per millisecond. It comes to rest at `targetContentOffset`, which may be
  /// changed: it then moves there, at once for a wheel, which throws nothing. Not called with paging.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>)
  /// The user has stopped scrolling. With `decelerate` the content continues to where it comes to rest: thrown by fingers, or, with pages,
  /// always.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content continues to scroll by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// The content has come to rest; with pages, on a page.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// The view to zoom; nil, the default, allows no zooming.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// The user begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// `zoomScale` has changed, by the user, by the program, or during an animation.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The user has ended zooming, or an animation to another `zoomScale` is over.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: UnsafeMutablePointer<Point>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Nothing.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {}
}

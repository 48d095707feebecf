import Gtk

/// The input of a view's layout, apart from what `layoutSubviews()` reads: the view's size and direction, and the sizes that
/// its subviews request.
///
/// GTK allocates every ancestor of a widget that measures itself again, even for a new colour of its text. If the
/// input is unchanged, the subviews get their old frames and no layout hook runs (C-040).
struct LayoutInput: Equatable {
  private struct Request: Equatable {
    let subview: RawWidget
    let isVisible: Bool
    let width: Measurement
    /// Nil where the view's own layout does not use it.
    let height: Measurement?
    let heightForWidth: Measurement?
  }

  private let width: Int
  private let height: Int
  private let direction: Widget.TextDirection
  private var requests: [Request] = []
  /// Replaces the requests where only constraints place the subviews.
  private var survey: ConstraintStore.Survey?

  /// The input of a view's last layout, where only constraints place its subviews.
  init?(lastLayoutOf view: View) {
    guard view.isTransparent, let store = view.constraintStore, store.placesEverySubview, store.root === view,
      let survey = store.surveyLaidOut
    else { return nil }
    width = view.width
    height = view.height
    direction = view.direction
    self.survey = survey
  }

  /// The input of `view` at this moment, with its subviews' heights at the widths they were given.
  init(of view: View) {
    width = view.width
    height = view.height
    direction = view.direction
    if view.isTransparent, let survey = view.constraintStore?.surveyForLayout() {
      self.survey = survey
      return
    }
    var frames = view.layoutState.frames
    for subview in Self.subviews(of: view) {
      requests.append(Self.request(of: subview, in: view, frames.frame(of: subview)))
    }
  }

  private static func request(of subview: RawWidget, in view: View, _ frame: Rect?) -> Request {
    let width = subview.measured(.horizontal)
    var heightForWidth: Measurement?
    if let frame {
      heightForWidth = subview.measured(.vertical, forSize: max(Int(pixels: frame.width.rounded()), width.minimum))
    }
    // A layout that is not overridden asks for no other height than that at the given width.
    return Request(
      subview: subview, isVisible: subview.isVisible, width: width,
      height: view.isTransparent ? nil : subview.measured(.vertical), heightForWidth: heightForWidth)
  }

  /// A subview gets another frame outside of a layout: if its request is unchanged, its new frame counts as
  /// laid out.
  ///
  /// - Parameter hint: the subview's probable position among the others.
  mutating func replaceFrame(of subview: RawWidget, in view: View, from old: Rect?, to new: Rect, near hint: Int?) {
    let isThere = hint.map { $0 < requests.count && requests[$0].subview == subview } ?? false
    guard let index = isThere ? hint : requests.firstIndex(where: { $0.subview == subview }),
      requests[index] == Self.request(of: subview, in: view, old)
    else { return }
    requests[index] = Self.request(of: subview, in: view, new)
  }

  /// The kind of input of a view's layout.
  static func subviews(of view: View) -> [RawWidget] {
    var subviews: [RawWidget] = []
    // What GTK's own class has put into the view is that class's to lay out.
    if view.isNative {
      for subview in view.subviewWidgets { subviews.append(subview.rawWidget) }
      return subviews
    }
    var next = view.rawWidget.firstChild
    while let subview = next {
      if !view.holdsPopovers || !subview.isPopover { subviews.append(subview) }
      next = subview.nextSibling
    }
    return subviews
  }

  /// Whether one of some subviews was hidden or missing, as far as this is known.
  func misses(_ subviews: [RawWidget], in view: View) -> Bool {
    if subviews.isEmpty { return false }
    if survey != nil { return LayoutInput(of: view) != self }
    var seen: Set<RawWidget> = []
    for request in requests where request.isVisible { seen.insert(request.subview) }
    for subview in subviews where !seen.contains(subview) { return true }
    return false
  }

  /// Whether the same subviews request the same sizes, whatever they were given.
  func asksForSameSizes(as other: LayoutInput) -> Bool {
    guard requests.count == other.requests.count else { return false }
    for (left, right) in zip(requests, other.requests) {
      guard left.subview == right.subview, left.isVisible == right.isVisible, left.width == right.width else {
        return false
      }
      // What is not known counts as changed.
      guard left.height == right.height, left.height != nil || left.heightForWidth == right.heightForWidth else {
        return false
      }
    }
    return true
  }
}

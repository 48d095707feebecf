import Gtk

/// What a view's layout follows from, apart from what `layoutSubviews()` reads: the view's size and direction, and what
/// its subviews ask for.
///
/// GTK allocates every ancestor of a widget that measures itself again, be it for a new colour of its text. Where the
/// input is the same as before, the subviews get their old frames and no layout hook runs (C-040).
struct LayoutInput: Equatable {
  private struct Request: Equatable {
    let subview: ObjectIdentifier
    let isVisible: Bool
    let width: Measurement
    let height: Measurement
    let heightForWidth: Measurement
  }

  private let width: Int
  private let height: Int
  private let direction: Widget.TextDirection
  private let requests: [Request]

  /// The input of `view` at this moment, with its subviews' heights at the widths they were given.
  init(of view: View) {
    width = view.width
    height = view.height
    direction = view.direction
    requests = view.subviews.map { subview in
      let width = subview.measured(.horizontal)
      let height = subview.measured(.vertical)
      let given = view.layoutState.frames.frame(of: subview).map { max(Int($0.width.rounded()), width.minimum) }
      return Request(
        subview: ObjectIdentifier(subview), isVisible: subview.isVisible, width: width, height: height,
        heightForWidth: given.map { subview.measured(.vertical, forSize: $0) } ?? height)
    }
  }

  /// Whether the same subviews ask for the same sizes, whatever they were given.
  func asksForSameSizes(as other: LayoutInput) -> Bool {
    requests.elementsEqual(other.requests) { left, right in
      left.subview == right.subview && left.isVisible == right.isVisible && left.width == right.width
        && left.height == right.height
    }
  }
}

import Gtk
import GtkTracking

/// The place that a program itself gave a widget: the frame it set, and how that follows the superview's size.
///
/// The only store of `frame` for widgets that were given one. All others are where the last layout put them.
final class Placement {
  /// In the superview's coordinates; nil until one was set.
  var frame: Rect?
  /// Whether `frame` was set, and no layout has followed yet.
  var isNew = false
  /// Whether a container of GTK is asked for the size of `frame`.
  var isRequested = false
  /// Whether `frame` counts, or the place is left to constraints.
  var usesFrame = true
  var autoresizing: View.AutoresizingMask = []
  /// The superview's size that `frame` belongs to.
  var containerSize = Size.zero
  /// The frame as constraints, for a widget that others are placed by.
  var constraints: [LayoutConstraint] = []

  /// The frame that holds even where constraints say something else; nil if they decide.
  var fixedFrame: Rect? { usesFrame ? frame : nil }

  /// The frame that holds for a widget: its own, unless it is left to constraints and there are some.
  static func heldFrame(of widget: Widget) -> Rect? {
    guard let placement = existing(of: widget), let frame = placement.frame else { return nil }
    guard let superview = widget.layoutSuperview else {
      // GTK's containers place what is in them.
      return widget.rawWidget.parent == nil ? frame : nil
    }
    return placement.usesFrame || superview.fills(widget) ? frame : nil
  }

  static func existing(of widget: Widget) -> Placement? { widget.attachment(Placement.self) }

  static func of(_ widget: Widget) -> Placement {
    if let placement = existing(of: widget) { return placement }
    let placement = Placement()
    widget.attach(placement)
    return placement
  }

  /// A layout has put the widget somewhere: that is its frame from now on.
  func wasPlaced(in rect: Rect, of size: Size) {
    isNew = false
    guard frame != nil else { return }
    frame = rect
    containerSize = size
  }

  /// How far the frame reaches to the right or down, where it does not follow the superview's size.
  func reach(_ orientation: Orientation) -> Int? {
    guard let frame else { return nil }
    let flexible: View.AutoresizingMask =
      orientation == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    guard autoresizing.isDisjoint(with: flexible) else { return 0 }
    let end = orientation == .horizontal ? frame.x + frame.width : frame.y + frame.height
    return max(0, Int(pixels: min(end, 1e6).rounded(.up)))
  }

  /// Adapts the frame to another size of the superview.
  func follow(_ size: Size) {
    guard let old = frame, containerSize != size else { return }
    let horizontal = Self.adapt(
      (old.x, old.width, containerSize.width - old.x - old.width), by: size.width - containerSize.width,
      flexible: (
        autoresizing.contains(.flexibleLeftMargin), autoresizing.contains(.flexibleWidth),
        autoresizing.contains(.flexibleRightMargin)
      ))
    let vertical = Self.adapt(
      (old.y, old.height, containerSize.height - old.y - old.height), by: size.height - containerSize.height,
      flexible: (
        autoresizing.contains(.flexibleTopMargin), autoresizing.contains(.flexibleHeight),
        autoresizing.contains(.flexibleBottomMargin)
      ))
    containerSize = size
    frame = Rect(x: horizontal.start, y: vertical.start, width: horizontal.size, height: vertical.size)
    updateConstraints()
  }

  /// Distributes a change of the superview's extent over the flexible parts, in proportion to their sizes.
  private static func adapt(
    _ parts: (before: Double, size: Double, after: Double), by change: Double,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) -> (start: Double, size: Double) {
    let flags = [flexible.before, flexible.size, flexible.after]
    let lengths = [parts.before, parts.size, parts.after]
    let total = zip(flags, lengths).reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
    let count = flags.count { $0 }
    func share(_ index: Int) -> Double {
      guard flags[index] else { return 0 }
      return total > 0 ? change * max(0, lengths[index]) / total : change / Double(count)
    }
    return (parts.before + share(0), max(0, parts.size + share(1)))
  }

  /// The frame as four constraints that nothing outweighs, for the plan of a view above.
  func constraints(of widget: Widget, in superview: View) -> [LayoutConstraint] {
    guard fixedFrame != nil else { return [] }
    if constraints.first?.firstItem !== widget || constraints.first?.secondItem !== superview {
      constraints = [
        LayoutConstraint(item: widget, attribute: .left, relatedBy: .equal, toItem: superview, attribute: .left),
        LayoutConstraint(item: widget, attribute: .top, relatedBy: .equal, toItem: superview, attribute: .top),
        LayoutConstraint(item: widget, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute),
        LayoutConstraint(item: widget, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute),
      ]
    }
    updateConstraints()
    return constraints
  }

  private func updateConstraints() {
    guard let frame, constraints.count == 4 else { return }
    for (constraint, value) in zip(constraints, [frame.x, frame.y, frame.width, frame.height]) {
      constraint.constant = value
    }
  }
}

extension View {
  /// The parts of a view's frame that are flexible when its superview changes its size.
  @RawRepresented(by: UInt.self)
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// A subview was given a frame, or came with one: puts it there, without running any hook unless a layout runs already.
  func subviewFrameDidChange(_ subview: Widget, _ placement: Placement) {
    layoutState.hasFramedSubviews = true
    placement.containerSize = bounds.size
    if !fills(subview) { return constraintsDidChange() }
    guard let frame = placement.frame else { return }
    if layoutState.isRunning { return place(subview, in: frame) }
    let raw = subview.rawWidget
    let old = layoutState.frames.frame(of: raw)
    _ = layoutState.frames.move(raw, of: self, to: frame)
    // A layout that is due for another reason is left due.
    let place = layoutState.frames.index(of: raw)
    layoutState.input?.replaceFrame(of: raw, in: self, from: old, to: frame, near: place)
    if node.host?.isInLayout == true { node.host?.measureAgain(self) } else { queueNativeResize() }
  }

  /// Adapts the frames of subviews to the view's size, before its layout.
  func resizeFramedSubviews() {
    guard layoutState.hasFramedSubviews else { return }
    let size = Size(width: Double(width), height: Double(height))
    for subview in subviewWidgets { Placement.existing(of: subview)?.follow(size) }
  }

  /// Adapts the frames of subviews to a size that was set, as UIKit does at once, in a window or not.
  func resizeFramedSubviews(to size: Size) {
    guard layoutState.hasFramedSubviews, subviewHost === self else { return }
    for subview in subviewWidgets {
      guard let placement = Placement.existing(of: subview), let old = placement.frame else { continue }
      placement.follow(size)
      guard let new = placement.frame, new.size != old.size else { continue }
      placement.isNew = true
      (subview as? View)?.resizeFramedSubviews(to: new.size)
    }
  }

  /// Places the subviews with a frame that the layout hook did not place: a frame holds until another one is set.
  func placeFramedSubviews() {
    guard layoutState.hasFramedSubviews else { return }
    for subview in subviewWidgets where fills(subview) && layoutState.frames.frame(of: subview.rawWidget) == nil {
      if subview.isVisible, let frame = Placement.existing(of: subview)?.frame { place(subview, in: frame) }
    }
  }
}

extension Widget {
  /// Lets a container of GTK, which knows no frames, give it the size of the frame that the program sets, in the middle of its place.
  final func requestFrameSize() {
    let placement = Placement.of(self)
    placement.isRequested = true
    guard let size = placement.fixedFrame?.size, size != .zero else { return }
    setSizeRequest(
      width: size.width > 0 ? Int(pixels: size.width.rounded(.up)) : nil,
      height: size.height > 0 ? Int(pixels: size.height.rounded(.up)) : nil)
    (halign, valign) = (.center, .center)
  }
}

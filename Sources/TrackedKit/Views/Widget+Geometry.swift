public import Gtk
import GtkTracking

// Place and size, as UIKit tells and sets them.
extension WidgetProtocol {
  /// The widget's rectangle in its superview, in logical pixels.
  ///
  /// Setting it moves the widget there, inside `View.animate` from its current place; it stays there until another frame
  /// is set, its `autoresizingMask` lets it follow the superview's size, or `layoutSubviews()` places it. Works for
  /// the subviews of a `View`: GTK's containers place their children themselves. A frame smaller than the widget's
  /// least size is enlarged to it on the screen.
  public var frame: Rect {
    get { (self as? View)?.frame ?? plainFrame }
    set { if let view = self as? View { view.frame = newValue } else { plainFrame = newValue } }
  }

  /// The frame without a view's class overriding it.
  var plainFrame: Rect {
    get {
      let frame = ownFrame
      guard let scale = contentScale else { return frame }
      return Rect(x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale)
    }
    set {
      guard let scale = contentScale else { return setOwnFrame(newValue) }
      setOwnFrame(
        Rect(
          x: newValue.x / scale, y: newValue.y / scale, width: newValue.width / scale, height: newValue.height / scale))
    }
  }

  /// The factor of a scroll view's zoom for its direct content; nil for none.
  private var contentScale: Double? {
    (rawWidget.parent?.wrapper as? View)?.subviewScale
  }

  /// The frame without zooming.
  private var ownFrame: Rect {
    if let frame = Placement.heldFrame(of: self) { return frame }
    if let shown = (self as? View)?.frameInList { return shown }
    guard let parent = rawWidget.parent?.wrapper else { return plainBounds }
    if let superview = parent as? View, let placed = superview.layoutState.frames.frame(of: rawWidget) {
      return placed
    }
    return frame(in: parent) ?? plainBounds
  }

  /// Where it is seen on the way of an animation; nil where it is on none.
  var seenFrame: Rect? {
    guard SubviewFrames.haveMoved, let superview = rawWidget.parent?.wrapper as? View,
      let shown = superview.layoutState.frames.shownFrame(of: rawWidget),
      shown != superview.layoutState.frames.frame(of: rawWidget)
    else { return nil }
    let scale = contentScale ?? 1
    return Rect(x: shown.x * scale, y: shown.y * scale, width: shown.width * scale, height: shown.height * scale)
  }

  func setOwnFrame(_ frame: Rect) {
    let newValue = frame.placeable(for: self)
    let placement = Placement.of(self)
    guard newValue != placement.frame || !placement.usesFrame else { return }
    placement.frame = newValue
    placement.isNew = true
    if placement.isRequested { requestFrameSize() }
    if placement.usesFrame { (self as? View)?.resizeFramedSubviews(to: newValue.size) }
    guard let superview = layoutSuperview else { return }
    superview.subviewFrameDidChange(self, placement)
  }

  /// The widget's own rectangle, from (0, 0). Setting it changes the size around the middle.
  ///
  /// Before the first layout it has the size of a frame that was set, or, for a controller's view, the size it is going to
  /// be shown in, as far as that is known.
  public var bounds: Rect {
    get { (self as? View)?.bounds ?? plainBounds }
    set { if let view = self as? View { view.bounds = newValue } else { plainBounds = newValue } }
  }

  /// The bounds without a view's class overriding them.
  var plainBounds: Rect {
    get { Rect(origin: .zero, size: currentSize) }
    set {
      let old = plainFrame
      plainFrame = Rect(
        x: old.x + (old.width - newValue.width) / 2, y: old.y + (old.height - newValue.height) / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the frame, in the superview's coordinates; where the layer's `anchorPoint` is, if that is another.
  public var center: Point {
    get { (self as? View)?.center ?? plainCenter }
    set { if let view = self as? View { view.center = newValue } else { plainCenter = newValue } }
  }

  /// The centre without a view's class overriding it.
  var plainCenter: Point {
    get {
      let (frame, anchor) = (plainFrame, existingLayer?.anchorPoint ?? Point(x: 0.5, y: 0.5))
      return Point(x: frame.x + frame.width * anchor.x, y: frame.y + frame.height * anchor.y)
    }
    set {
      let (size, anchor) = (plainFrame.size, existingLayer?.anchorPoint ?? Point(x: 0.5, y: 0.5))
      plainFrame = Rect(
        x: newValue.x - size.width * anchor.x, y: newValue.y - size.height * anchor.y, width: size.width,
        height: size.height)
    }
  }

  /// The flexible parts of the frame when the superview changes its size; none unless set.
  public var autoresizingMask: View.AutoresizingMask {
    get { (self as? View)?.autoresizingMask ?? plainAutoresizingMask }
    set {
      if let view = self as? View { view.autoresizingMask = newValue } else { plainAutoresizingMask = newValue }
    }
  }

  /// The mask without a view's class overriding it.
  var plainAutoresizingMask: View.AutoresizingMask {
    get { Placement.existing(of: self)?.autoresizing ?? [] }
    set {
      let placement = Placement.of(self)
      placement.autoresizing = newValue
      // A mask without a frame is one for an empty frame, as in UIKit.
      guard placement.frame == nil, !newValue.isEmpty else { return }
      frame = .zero
    }
  }

  /// Whether a frame that was set determines the place, together with `autoresizingMask`, against constraints; false
  /// leaves the place to constraints where there are some. True unless set. A widget that was given no frame is placed by
  /// its constraints in either case, and fills its superview where there are none.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { (self as? View)?.translatesAutoresizingMaskIntoConstraints ?? plainTranslatesMask }
    set {
      if let view = self as? View {
        view.translatesAutoresizingMaskIntoConstraints = newValue
      } else {
        plainTranslatesMask = newValue
      }
    }
  }

  /// The same without a view's class overriding it.
  var plainTranslatesMask: Bool {
    get { Placement.existing(of: self)?.usesFrame ?? true }
    set {
      guard newValue != plainTranslatesMask else { return }
      let placement = Placement.of(self)
      placement.usesFrame = newValue
      guard placement.frame != nil, let superview = layoutSuperview else { return }
      superview.constraintsDidChange()
      superview.setNeedsLayout()
    }
  }

  private var currentSize: Size {
    let size = Size(width: Double(width), height: Double(height))
    if let placement = Placement.existing(of: self), placement.isNew || size == .zero,
      let frame = Placement.heldFrame(of: self)
    {
      return frame.size
    }
    if size != .zero, let view = self as? View, view.isNative { return view.borderBox.size }
    guard size == .zero, let view = self as? View, let expected = view.layoutState.expectedSize else { return size }
    return expected
  }

  // MARK: Sizes asked for

  /// The size that fits the content best within `size`, of which a side of 0 or less, or an endless one, sets no limit.
  /// Nothing is resized.
  ///
  /// For views see `View.sizeThatFits(_:)`.
  public func sizeThatFits(_ size: Size) -> Size {
    if let view = self as? View { return view.sizeThatFits(size) }
    return fittingSize(within: size)
  }

  /// Resizes the widget to what `sizeThatFits(_:)` returns for its width; its corner stays.
  public func sizeToFit() { if let view = self as? View { view.sizeToFit() } else { takeFittingSize() } }

  func takeFittingSize() {
    let old = frame
    frame = Rect(origin: old.origin, size: sizeThatFits(old.size))
  }

  /// The size of the content itself: GTK's natural size.
  ///
  /// For views see `View.intrinsicContentSize`.
  public var intrinsicContentSize: Size {
    if let view = self as? View { return view.intrinsicContentSize }
    return fittingSize(within: .zero)
  }

  /// Requests a new measure and layout because `intrinsicContentSize` has changed. GTK's widgets do that themselves.
  public func invalidateIntrinsicContentSize() {
    if let view = self as? View { view.invalidateIntrinsicContentSize() } else { queueResize() }
  }

  /// The smallest size that satisfies the content and the constraints inside.
  public func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
    (self as? View)?.systemLayoutSizeFitting(targetSize) ?? fittingSize(within: .zero)
  }

  /// The size that satisfies the content and the constraints inside, with the sides of `targetSize`
  /// whose priority is `required` fixed.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> Size {
    if let view = self as? View {
      return view.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return plainFittingSize(targetSize, horizontal, vertical)
  }

  func plainFittingSize(_ targetSize: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> Size {
    var size = fittingSize(within: .zero)
    if horizontal >= .required {
      size.width = targetSize.width
      size.height = Double(measured(.vertical, forSize: max(0, Int(pixels: targetSize.width.rounded(.down)))).natural)
    }
    if vertical >= .required { size.height = targetSize.height }
    return size
  }

  /// The widget's request, no wider than `limit` if that is more than its least width.
  func fittingSize(within limit: Size) -> Size {
    // An invisible widget has no size in GTK.
    let size = measured(.horizontal)
    guard limit.width > 0, limit.width < Double(size.natural) else {
      return Size(width: Double(size.natural), height: Double(measured(.vertical, forSize: size.natural).natural))
    }
    let width = max(size.minimum, Int(pixels: limit.width.rounded(.down)))
    return Size(width: Double(width), height: Double(measured(.vertical, forSize: width).natural))
  }
}

// Coordinates.
extension WidgetProtocol {
  /// A point of this widget in the coordinates of another in the same window, or, for nil, of the window.
  public func convert(_ point: Point, to other: Widget?) -> Point {
    guard let target = (other ?? window)?.originOfCoordinates else { return point }
    let source = originOfCoordinates
    return (source.translate(point.offset(by: source.contentCorner), to: target) ?? point)
      .offset(by: target.contentCorner, -1)
  }

  /// A point of another widget in the same window, or, for nil, of the window, in the coordinates of this one.
  public func convert(_ point: Point, from other: Widget?) -> Point {
    guard let source = (other ?? window)?.originOfCoordinates else { return point }
    return source.convert(point, to: originOfCoordinates)
  }

  /// A rectangle of this widget in the coordinates of another in the same window, or, for nil, of the window.
  public func convert(_ rect: Rect, to other: Widget?) -> Rect {
    rect.mapped { convert($0, to: other) }
  }

  /// A rectangle of another widget in the same window, or, for nil, of the window, in the coordinates of this one.
  public func convert(_ rect: Rect, from other: Widget?) -> Rect {
    rect.mapped { convert($0, from: other) }
  }

  /// Where a view over a GTK class begins: GTK counts from the corner of its content, within the padding of its style.
  var contentCorner: Point {
    guard let view = self as? View, view.isNative, view.width > 0 else { return .zero }
    return view.borderBox.origin
  }

  /// A rectangle of the widget's coordinates as GTK counts.
  func fromCorner(_ rect: Rect) -> Rect {
    let corner = contentCorner
    return rect.offsetBy(dx: corner.x, dy: corner.y)
  }

  /// A rectangle of the widget's coordinates as a popover on it is to point there: GTK adds it to the widget's place in the window, and knows of no
  /// scale.
  func pointed(_ rect: Rect) -> Rect {
    let corner = contentCorner
    let origin = convert(Point(x: -corner.x, y: -corner.y), to: nil)
    return convert(rect, to: nil).offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The widget in front of all others at a point, among this one and those below it, that takes the pointer; nil if the
  /// point is outside.
  ///
  /// GTK also finds the target of its own events this way; a view defines its points by `point(inside:with:)`, or
  /// the target by `hitTest(_:with:)`.
  public func hitTest(_ point: Point) -> Widget? { pick(at: point) }
}

extension Rect {
  /// The rectangle around what its corners become.
  fileprivate func mapped(_ place: (Point) -> Point) -> Rect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { place(Point(x: $0, y: $1)) }
    let (across, down) = (corners.map(\.x), corners.map(\.y))
    let mapped = Size(width: across.max()! - across.min()!, height: down.max()! - down.min()!)
    // GTK counts in few digits: what is only moved keeps its size.
    let isMoved = abs(mapped.width - width) < 0.01 && abs(mapped.height - height) < 0.01
    return Rect(origin: Point(x: across.min()!, y: down.min()!), size: isMoved ? size : mapped)
  }
}

extension Point {
  /// Moved by the way to another point, or by a multiple of it.
  func offset(by way: Point, _ factor: Double = 1) -> Point {
    Point(x: x + way.x * factor, y: y + way.y * factor)
  }
}

extension Rect {
  /// The rectangle, or an empty one if GTK could not place any.
  func placeable(for widget: some WidgetProtocol) -> Rect {
    guard !(x.isFinite && y.isFinite && width.isFinite && height.isFinite) else { return self }
    // What insets leave of an empty rectangle is nothing wrong: views are made before they have a size.
    if !isNull {
      UpdateRecorder.warn(
        "\(type(of: widget)) is placed at \(self), which has an infinite or undefined side: it is treated as empty.")
    }
    return .zero
  }
}

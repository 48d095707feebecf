import Gtk

/// The content that GTK scrolls, with the insets around it.
final class ScrollCanvas: View {
  private unowned let scrollView: ScrollView
  private let content: ScrollContent

  init(_ content: ScrollContent, in scrollView: ScrollView) {
    self.content = content
    self.scrollView = scrollView
    super.init(frame: .zero)
    addSubview(content)
  }

  /// Above the content while it refreshes.
  var refreshControl: RefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// How much room the refresh control takes.
  var refreshHeight: Double {
    guard let refreshControl, refreshControl.isVisible else { return 0 }
    return Double(refreshControl.measured(.vertical).natural)
  }

  private var inset: EdgeInsets {
    var inset = scrollView.contentInset
    inset.top += refreshHeight
    return inset
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let size = scrollView.contentSize
    content.measuredSize = ownSize
    let extent =
      orientation == .horizontal ? size.width + inset.left + inset.right : size.height + inset.top + inset.bottom
    return .fixed(max(0, Int(pixels: extent.rounded(.up))))
  }

  override func layoutSubviews() {
    if let refreshControl, refreshHeight > 0 {
      place(refreshControl, in: Rect(x: 0, y: scrollView.contentInset.top, width: bounds.width, height: refreshHeight))
    }
    place(content, in: contentFrame)
  }

  /// The content's size without zooming.
  private var ownSize: Size {
    let (size, scale) = (scrollView.contentSize, scrollView.zoomScale)
    return Size(width: size.width / scale, height: size.height / scale)
  }

  private var contentFrame: Rect { Rect(origin: Point(x: inset.left, y: inset.top), size: ownSize) }

  /// A zoomed view keeps its own size, and GTK shows and hits it larger.
  override func allocate(width: Int, height: Int, baseline: Int) {
    super.allocate(width: width, height: height, baseline: baseline)
    let scale = scrollView.zoomScale
    guard scale != 1 else { return }
    allocate(content, in: contentFrame, transformed: AffineTransform(scaleX: scale, y: scale), around: .zero)
  }

  override var next: (any Responder)? { scrollView }
}

/// Where the subviews of a scroll view are, and the constraints with them.
final class ScrollContent: View {
  unowned let scrollView: ScrollView

  override var programsView: View { scrollView }

  override var subviewScale: Double? { scrollView.zoomScale == 1 ? nil : scrollView.zoomScale }
  /// How many there are: without any, no constraint has to be checked for crossing edges.
  private(set) static var count = 0
  /// The size that the canvas was measured with last.
  var measuredSize = Size.zero
  private var mirrors: [Mirror] = []
  private var madeEdgesGuide: LayoutGuide?

  init(in scrollView: ScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    Self.count += 1
  }

  isolated deinit { Self.count -= 1 }

  override var next: (any Responder)? { scrollView }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let extent = orientation == .horizontal ? measuredSize.width : measuredSize.height
    return Measurement(minimum: 0, natural: Int(pixels: extent.rounded(.up)))
  }

  override func didAddSubview(_ subview: Widget) { scrollView.didAddSubview(subview) }
  override func didAddSubview(_ subview: View) { scrollView.didAddSubview(subview) }

  override func willRemoveSubview(_ subview: Widget) { scrollView.willRemoveSubview(subview) }
  override func willRemoveSubview(_ subview: View) { scrollView.willRemoveSubview(subview) }

  override var lacksRoom: Bool { scrollView.width == 0 }

  // MARK: Size

  /// The size that constraints with the content's edges request; nil without any.
  var constrainedSize: Size? {
    guard let store = constraintStore, isSized(by: store) else { return nil }
    let width = store.measure(.horizontal, forSize: nil).natural
    return Size(width: Double(width), height: Double(store.measure(.vertical, forSize: width).natural))
  }

  private func isSized(by store: ConstraintStore) -> Bool {
    let own = [madeEdgesGuide, standardGuide].compactMap(\.self)
    return store.constraints.contains { constraint in
      let items = constraint.items
      // A guide's own constraints with the edges say nothing of a subview.
      guard items.contains(where: { $0 is Widget && $0 !== self }) else { return false }
      return items.contains { item in item === self || own.contains { $0 === item } }
    }
  }

  private var standardGuide: LayoutGuide? { constraintStore?.guides.first { $0.isStandard } }

  /// The content's edges.
  var edgesGuide: LayoutGuide {
    if let madeEdgesGuide { return madeEdgesGuide }
    let guide = LayoutGuide()
    guide.identifier = "scrolled content"
    addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: topAnchor), guide.leftAnchor.constraint(equalTo: leftAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.rightAnchor.constraint(equalTo: rightAnchor),
    ])
    madeEdgesGuide = guide
    return guide
  }

  // MARK: What is outside

  /// A guide at the place of something outside of the content, relative to the content's corner. GTK places scrolled content separately
  /// from its surroundings, and so the constraints of either are solved separately.
  private struct Mirror {
    weak var item: (any LayoutItem)?
    let guide: LayoutGuide
    /// Left, top, width and height.
    let constraints: [LayoutConstraint]
  }

  /// A guide that follows an item outside of the content.
  func mirror(of item: any LayoutItem) -> LayoutGuide {
    if let mirror = mirrors.first(where: { $0.item === item }) { return mirror.guide }
    let guide = LayoutGuide()
    guide.identifier = item === scrollView ? "scrolled frame" : "outside of the scrolled content"
    addLayoutGuide(guide)
    let mirror = Mirror(
      item: item, guide: guide,
      constraints: [
        guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
      ])
    mirrors.append(mirror)
    update(mirror)
    LayoutConstraint.activate(mirror.constraints)
    return guide
  }

  /// The guide that follows the scroll view itself, if it was used.
  var frameGuide: LayoutGuide? { mirrors.first { $0.item === scrollView }?.guide }

  func updateMirrors() { mirrors.forEach(update) }

  /// The content moves, and the outside does not.
  func followScrolling() {
    for mirror in mirrors where placesSubviews(mirror.guide) { update(mirror) }
  }

  private func placesSubviews(_ guide: LayoutGuide) -> Bool {
    constraints.contains { constraint in
      (constraint.firstItem === guide && !constraint.firstAttribute.isSize && constraint.secondItem !== self)
        || (constraint.secondItem === guide && !constraint.secondAttribute.isSize)
    }
  }

  private func update(_ mirror: Mirror) {
    guard let item = mirror.item else { return }
    let offset = scrollView.contentOffset
    var rect = Rect(x: offset.x, y: offset.y, width: 0, height: 0)
    let widget = (item as? Widget) ?? (item as? LayoutGuide)?.owningView
    if let widget, widget !== scrollView {
      let origin = widget.convert(Point.zero, to: scrollView)
      rect.origin = Point(x: offset.x + origin.x, y: offset.y + origin.y)
    }
    if let guide = item as? LayoutGuide {
      rect.origin = Point(x: rect.x + guide.layoutFrame.x, y: rect.y + guide.layoutFrame.y)
      rect.size = guide.layoutFrame.size
    } else if let widget {
      rect.size = Size(width: Double(widget.width), height: Double(widget.height))
    }
    let scale = scrollView.zoomScale
    rect.origin = Point(x: rect.x / scale, y: rect.y / scale)
    for (constraint, value) in zip(mirror.constraints, [rect.x, rect.y, rect.width, rect.height]) {
      constraint.constant = value.rounded()
    }
  }
}

extension LayoutConstraint.Attribute {
  var isSize: Bool { self == .width || self == .height }
}

public import Gtk

/// Arranges views in a row or a column by constraints of its own.
///
/// Each arranged view may have constraints of its own besides, for its width say; hidden ones take no room.
@MainActor open class StackView: View {
  /// How the room along the axis is given to the views.
  public nonisolated enum Distribution: Int, Sendable {
    /// All of it, to the views whose content hugging priority is the least.
    case fill
    /// All of it, the same to each.
    case fillEqually
    /// The whole length, in proportion to the views' requested sizes.
    case fillProportionally
    /// Each view has its requested size, with the rest evenly between them.
    case equalSpacing
    /// Each view has its requested size, with even distances from centre to centre where that is possible.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  public nonisolated enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, or at the top of a row.
    case leading
    /// On one line of text, that of their first lines; in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge of a column, or at the bottom of a row.
    case trailing

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The spacing between neighbours that the system uses, in logical pixels.
  public static let spacingUseSystem = 8.0
  /// The value of a custom spacing that is not set.
  public static let spacingUseDefault = -Double.greatestFiniteMagnitude

  /// The arranged views, in their order; each is a subview as well. GTK's own widgets are only in `arrangedWidgets`.
  open var arrangedSubviews: [View] { arrangedWidgets.compactMap { $0 as? View } }
  /// All that is arranged, whether a view or a GTK widget, in its order.
  public final private(set) var arrangedWidgets: [Widget] = []
  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var visibility: [ObjectIdentifier: SignalConnection] = [:]
  private var arrangement: [LayoutConstraint] = []
  private var guides: [LayoutGuide] = []
  private var needsArrangement = false
  private var proportions: [Int] = []
  /// The last looks of views that are hidden in an animation, until their room is gone.
  var lastLooks: [ObjectIdentifier: LastLook] = [:]

  /// An empty row.
  public override init(frame: Rect = .zero) { super.init(frame: frame) }

  /// A row of views.
  public convenience init(arrangedSubviews: [Widget]) {
    self.init()
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end, as a subview too if it is none yet.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedWidgets.count) }

  /// Adds a widget at the end, as a subview too if it is none yet.
  public final func addArrangedSubview(_ widget: Widget) {
    if let view = widget as? View { return addArrangedSubview(view) }
    insertArrangedSubview(widget, at: arrangedWidgets.count)
  }

  /// Adds a view before the one at an index, as a subview too if it is none yet. One that is arranged already moves there.
  ///
  /// - Precondition: `index` is at most the number of arranged views.
  open func insertArrangedSubview(_ view: View, at index: Int) { arrange(view, at: index) }

  /// Adds a widget before the one at an index, as a subview too if it is none yet. One that is arranged already moves there.
  public final func insertArrangedSubview(_ widget: Widget, at index: Int) {
    if let view = widget as? View { insertArrangedSubview(view, at: index) } else { arrange(widget, at: index) }
  }

  private func arrange(_ view: Widget, at index: Int) {
    precondition(
      (0...arrangedWidgets.count).contains(index), "there is no place \(index) in \(arrangedWidgets.count)")
    if let old = arrangedWidgets.firstIndex(where: { $0 === view }) {
      arrangedWidgets.remove(at: old)
    }
    if view.parent !== self { addSubview(view) }
    arrangedWidgets.insert(view, at: min(index, arrangedWidgets.count))
    // As in UIKit: the stack says where the view is, also where it came with a frame.
    view.translatesAutoresizingMaskIntoConstraints = false
    let identity = ObjectIdentifier(view)
    if visibility[identity] == nil {
      visibility[identity] = view.onNotifyVisible.includingProgrammatic(self) { $0.setNeedsArrangement() }
    }
    setNeedsArrangement()
  }

  /// Stops arranging a view. It stays a subview: remove it from its superview, or hide it, to let it vanish.
  open func removeArrangedSubview(_ view: View) { arrangeNoMore(view) }

  /// Stops arranging a widget. It stays a subview.
  public final func removeArrangedSubview(_ widget: Widget) {
    if let view = widget as? View { removeArrangedSubview(view) } else { arrangeNoMore(widget) }
  }

  private func arrangeNoMore(_ view: Widget) {
    guard let index = arrangedWidgets.firstIndex(where: { $0 === view }) else { return }
    arrangedWidgets.remove(at: index)
    forget(view)
  }

  open override func willRemoveChild(_ child: Widget) {
    super.willRemoveChild(child)
    removeArrangedSubview(child)
  }

  private func forget(_ view: Widget) {
    let identity = ObjectIdentifier(view)
    customSpacings[identity] = nil
    lastLooks[identity] = nil
    visibility.removeValue(forKey: identity)?.disconnect()
    // No constraint may be left that holds the view in its old place.
    let held = constraintStore?.constraints(with: view.rawWidget) ?? []
    for constraint in held where constraint.isArrangement && constraint.owner === self { constraint.isActive = false }
    setNeedsArrangement()
  }

  // MARK: Arrangement

  /// Whether the views are in a row or in a column; in a row unless it is set.
  @AlwaysObserved open var axis = Orientation.horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the room along the axis is given to the views.
  @AlwaysObserved open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// The alignment of the views across the axis.
  @AlwaysObserved open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// Between neighbours, in logical pixels: the least with `equalSpacing` and `equalCentering`.
  @AlwaysObserved open var spacing = 0.0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views keep the distances of `layoutMargins` from the stack's edges.
  @AlwaysObserved open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Sets the spacing behind one view; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: Double, after view: View) { space(view, spacing) }

  /// Sets the spacing behind one widget; `spacingUseDefault` takes it back.
  public final func setCustomSpacing(_ spacing: Double, after widget: Widget) {
    if let view = widget as? View { setCustomSpacing(spacing, after: view) } else { space(widget, spacing) }
  }

  private func space(_ view: Widget, _ spacing: Double) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The spacing behind one view that was set for it; `spacingUseDefault` if none was.
  public func customSpacing(after view: Widget) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  override func animateSubview(_ subview: Widget, isHidden: Bool) {
    guard isMapped, visibility[ObjectIdentifier(subview)] != nil else {
      return super.animateSubview(subview, isHidden: isHidden)
    }
    animateRoom(of: subview, isHidden: isHidden)
  }

  private func setNeedsArrangement() {
    guard !needsArrangement else { return }
    needsArrangement = true
    setNeedsUpdateConstraints()
    queueResize()
  }

  /// Sets the constraints that arrange the views. Call `super`.
  open override func updateConstraints() {
    super.updateConstraints()
    arrangeIfNeeded()
  }

  open override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    arrangeIfNeeded()
    return super.measure(orientation, forSize: forSize)
  }

  private func arrangeIfNeeded() {
    let views = arrangedWidgets.filter(\.isVisible)
    let asked = distribution == .fillProportionally ? views.map { $0.measured(axis).natural } : []
    guard needsArrangement || asked != proportions else { return }
    needsArrangement = false
    proportions = asked
    let before = arrangement
    arrangement = []
    makeArrangement(of: views)
    keepEqual(before)
    LayoutConstraint.activate(arrangement)
  }

  private func makeArrangement(of views: [Widget]) {
    guides.forEach(removeLayoutGuide)
    guides = []
    guard let first = views.first, let last = views.last else { return }
    arrangement.append(start(first).constraint(to: start(edges)))
    arrangement.append(end(edges).constraint(to: end(last)))
    for (view, next) in zip(views, views.dropFirst()) { addGap(from: view, to: next) }
    distribute(views)
    for view in views { align(view, with: first) }
  }

  /// Leaves what stays as it was active, so that a view that comes or goes costs its own constraints, and ends the others.
  private func keepEqual(_ before: [LayoutConstraint]) {
    var earlier: [ConstraintKey: LayoutConstraint] = [:]
    for constraint in before where constraint.owner === self { earlier[ConstraintKey(constraint)] = constraint }
    for (place, constraint) in arrangement.enumerated() {
      constraint.isArrangement = true
      // Among constraints of equal priority the older ones count more, so that those are made again in their order.
      guard constraint.priority == .required, let known = earlier.removeValue(forKey: ConstraintKey(constraint)),
        known.multiplier == constraint.multiplier, known.priority == .required
      else { continue }
      known.constant = constraint.constant
      arrangement[place] = known
    }
    LayoutConstraint.deactivate(Array(earlier.values))
  }

  /// The part of a constraint that is the same in two constraints that differ only in numbers.
  private struct ConstraintKey: Hashable {
    let first: ObjectIdentifier?
    let firstAttribute: LayoutConstraint.Attribute
    let second: ObjectIdentifier?
    let secondAttribute: LayoutConstraint.Attribute
    let relation: LayoutConstraint.Relation

    init(_ constraint: LayoutConstraint) {
      first = constraint.firstItem.map(ObjectIdentifier.init)
      firstAttribute = constraint.firstAttribute
      second = constraint.secondItem.map(ObjectIdentifier.init)
      secondAttribute = constraint.secondAttribute
      relation = constraint.relation
    }
  }

  /// The container of the views.
  private var edges: any LayoutItem { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  private func spacing(after view: Widget) -> Double { customSpacings[ObjectIdentifier(view)] ?? spacing }

  private func addGap(from view: Widget, to next: Widget) {
    let space = spacing(after: view)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      arrangement.append(start(next).constraint(to: end(view), constant: space))
    case .equalSpacing:
      arrangement.append(start(next).constraint(to: end(view), .greaterThanOrEqual, constant: space))
      addGuide(from: end(view), to: start(next))
    case .equalCentering:
      arrangement.append(start(next).constraint(to: end(view), .greaterThanOrEqual, constant: space))
      addGuide(from: middle(view), to: middle(next))
    }
  }

  private func addGuide(from start: Anchor, to end: Anchor) {
    let guide = LayoutGuide()
    addLayoutGuide(guide)
    arrangement.append(self.start(guide).constraint(to: start))
    arrangement.append(end.constraint(to: self.end(guide)))
    if let first = guides.first {
      let equal = length(guide).constraint(to: length(first))
      if distribution == .equalCentering { equal.priority = LayoutPriority(149) }
      arrangement.append(equal)
    }
    guides.append(guide)
  }

  private func distribute(_ views: [Widget]) {
    guard let first = views.first else { return }
    for (index, view) in views.enumerated().dropFirst() {
      switch distribution {
      case .fillEqually: arrangement.append(length(view).constraint(to: length(first)))
      case .fillProportionally:
        guard proportions[0] > 0 else { continue }
        let constraint = length(view).constraint(
          to: length(first), multiplier: Double(proportions[index]) / Double(proportions[0]))
        constraint.priority = LayoutPriority(749)
        arrangement.append(constraint)
      default: break
      }
    }
  }

  private func align(_ view: Widget, with first: Widget) {
    let across = axis == .horizontal ? Orientation.vertical : .horizontal
    let (top, bottom) = (Anchor(view, start: across), Anchor(view, end: across))
    let (upper, lower) = (Anchor(edges, start: across), Anchor(edges, end: across))
    let (center, sharedCenter) = (Anchor(view, middle: across), Anchor(edges, middle: across))
    let isBaseline = alignment == .firstBaseline && axis == .horizontal
    let (touchesStart, touchesEnd) =
      switch alignment {
      case .fill: (true, true)
      case .leading: (true, false)
      case .trailing: (false, true)
      case .center: (false, false)
      case .firstBaseline: (!isBaseline, false)
      }
    arrangement.append(top.constraint(to: upper, touchesStart ? .equal : .greaterThanOrEqual))
    arrangement.append(lower.constraint(to: bottom, touchesEnd ? .equal : .greaterThanOrEqual))
    if alignment == .center {
      arrangement.append(center.constraint(to: sharedCenter))
    }
    if isBaseline, view !== first {
      arrangement.append(view.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor))
    }
  }

  // MARK: Anchors along either axis

  private struct Anchor {
    let item: any LayoutItem
    let attribute: LayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }

    init(_ item: any LayoutItem, start axis: Orientation) { self.init(item, axis == .horizontal ? .leading : .top) }
    init(_ item: any LayoutItem, end axis: Orientation) { self.init(item, axis == .horizontal ? .trailing : .bottom) }
    init(_ item: any LayoutItem, middle axis: Orientation) {
      self.init(item, axis == .horizontal ? .centerX : .centerY)
    }

    func constraint(
      to other: Anchor, _ relation: LayoutConstraint.Relation = .equal, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
        multiplier: multiplier, constant: constant)
    }
  }

  private func start(_ item: any LayoutItem) -> Anchor { Anchor(item, start: axis) }
  private func end(_ item: any LayoutItem) -> Anchor { Anchor(item, end: axis) }
  private func middle(_ item: any LayoutItem) -> Anchor { Anchor(item, middle: axis) }
  private func length(_ item: any LayoutItem) -> Anchor { Anchor(item, axis == .horizontal ? .width : .height) }
}

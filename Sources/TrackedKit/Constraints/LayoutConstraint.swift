import Gtk

/// A relation between two edges or sizes that layout keeps: `first = second · multiplier + constant`.
///
/// Make one from anchors and activate it. An active constraint is owned by the nearest view that is, or is above, both
/// items; layout follows in the same frame. Set it up once and change `constant` or `isActive` in `updateConstraints()`
/// or `updateViewConstraints()`, which follow the model (C-046); setting an equal value requests nothing.
///
/// Items may be at any depth below their owner, with only `View`s between: a plain widget, such as a `Box`, places
/// its children itself, and activation across one ends with a message. A view that constraints of an owner above reach
/// into is solved together with that owner, as one system, and requests no size of its own.
///
/// Constraints are met where `layoutSubviews()` and `measure(_:forSize:)` of these views are the default ones or call them.
/// A subview with at least one active constraint gets its whole rectangle from constraints: where they leave it open, it has its
/// natural size (see `LayoutPriority` for how much that counts), and is as near as possible to the leading top corner. Edges are
/// rounded to whole pixels, so that adjacent views have no gap. Subviews without any constraint fill the view as before. A hidden
/// subview keeps its constraints and requests no size. A constraint ends when an item leaves the owner.
///
/// Each owner keeps a solver: after a change of a constant, size or text it continues from the previous solution.
@MainActor open class LayoutConstraint {
  /// The attribute of an item.
  public nonisolated enum Attribute: Sendable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the first line of text.
    case firstBaseline
    /// For the second attribute of a constraint to a constant.
    case notAnAttribute
  }

  /// How the items compare.
  public nonisolated enum Relation: Sendable {
    /// At most.
    case lessThanOrEqual
    /// Exactly.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// The item on the left side; nil once it is gone.
  @exclusivity(unchecked) open private(set) weak var firstItem: (any LayoutItem)?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// The item on the right side; nil for a constant, or once it is gone.
  @exclusivity(unchecked) open private(set) weak var secondItem: (any LayoutItem)?
  /// The attribute of the second item; `notAnAttribute` for a constant.
  public let secondAttribute: Attribute

  /// The factor of the second attribute.
  @AlwaysObserved open var multiplier: Double {
    didSet {
      guard multiplier != oldValue else { return }
      owner?.constraintsDidChange()
      standIn?.multiplier = multiplier
    }
  }

  /// The offset, in logical pixels; for leading and trailing edges in the direction of reading.
  @AlwaysObserved open var constant: Double {
    didSet {
      guard constant != oldValue else { return }
      owner?.constantDidChange(of: self)
      standIn?.constant = constant
    }
  }

  /// How much the constraint counts against others; may be changed while it is active.
  @AlwaysObserved open var priority = LayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      owner?.constraintsDidChange()
      standIn?.priority = priority
    }
  }

  /// A name for messages.
  open var identifier: String?

  /// The view that keeps the constraint while it is active.
  private(set) weak var owner: View?
  /// The constraints kept in its place while it is active across the edge of a scrolled content.
  private var standIn: LayoutConstraint?
  /// Whether a stack view made it, to arrange its views.
  var isArrangement = false
  /// Whether it was reported that this constraint cannot be met.
  var hasWarned = false
  /// The constraint's number among those of its owner: earlier ones count a little more among equals.
  private(set) var rank = 0
  /// The constraint's place in the plan that it was last made part of.
  var placeInPlan = 0
  /// The views between the items and the owner, while active.
  private(set) var reachedViews: [Weak<View>] = []
  /// The items that are subviews, and where.
  private var uses: [(superview: Weak<View>, subview: RawWidget)] = []

  /// A constraint between attributes of two items, or of one item and a constant. Inactive until `isActive` is set.
  ///
  /// - Precondition: the first attribute is not `notAnAttribute`; the second one is exactly if there is no second item.
  public init(
    item first: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem second: (any LayoutItem)?, attribute secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0
  ) {
    precondition(firstAttribute != .notAnAttribute, "a constraint needs an attribute of its first item")
    precondition(
      (second == nil) == (secondAttribute == .notAnAttribute),
      "a constraint has a second item and an attribute of it, or neither")
    firstItem = Self.item(for: first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second.map(Self.item)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A window is represented by its content.
  private static func item(for item: any LayoutItem) -> any LayoutItem { (item as? Window)?.content ?? item }

  convenience init<Anchor: LayoutAnchor>(
    _ first: Anchor, _ relation: Relation, _ second: Anchor?, multiplier: Double = 1, constant: Double
  ) {
    self.init(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// Whether layout keeps the constraint.
  ///
  /// Activation needs the items in place: somewhere in one view, or one of them the view itself.
  open var isActive: Bool {
    get { owner != nil || standIn?.isActive == true }
    set {
      guard newValue != isActive else { return }
      if newValue {
        standIn = makeStandIn()
        if let standIn { return standIn.isActive = true }
        begin(in: findOwner())
        owner?.constraintsDidChange()
        reachedViews.forEach { $0.object?.queueResize() }
      } else if let standIn {
        standIn.isActive = false
        self.standIn = nil
      } else {
        leave()
      }
    }
  }

  /// The direction of a priority, a stack or a scrolling.
  public typealias Axis = Orientation

  /// Activates every one of `constraints`.
  public static func activate(_ constraints: [LayoutConstraint]) { constraints.forEach { $0.isActive = true } }

  /// Deactivates every one of `constraints`.
  public static func deactivate(_ constraints: [LayoutConstraint]) { constraints.forEach { $0.isActive = false } }

  private func begin(in view: View) {
    owner = view
    rank = view.makeConstraintStore().add(self)
    for item in items {
      if !Self.isDirect(item, in: view) {
        let views = Self.views(from: item, upTo: view)
        for reached in views { reached.makeConstraintStore().beginReach(of: self) }
        reachedViews += views.map(Weak.init)
      }
      guard item !== view, let widget = item as? Widget, let superview = widget.parent as? View else { continue }
      superview.makeConstraintStore().beginUse(of: widget.rawWidget, self)
      uses.append((Weak(superview), widget.rawWidget))
    }
  }

  /// Whether it says something of one view's size alone.
  func isOfSize(of view: Widget) -> Bool {
    firstItem === view && firstAttribute.isSize
      && (secondAttribute == .notAnAttribute || secondItem === view && secondAttribute.isSize)
  }

  /// The view is removed from the owner of this constraint on its size, and keeps it itself from now on.
  func goAlong(with view: View) {
    end()
    begin(in: view)
  }

  /// Leaves the view, which lays out without the constraint; views that were part of its system answer for themselves
  /// again.
  func leave() {
    let (view, reached) = (owner, reachedViews)
    end()
    view?.constraintsDidChange()
    reached.forEach { $0.object?.queueResize() }
  }

  /// Leaves the view without asking for layout.
  func end() {
    owner?.constraintStore?.remove(self)
    for view in reachedViews { view.object?.constraintStore?.endReach(of: self) }
    for use in uses { use.superview.object?.constraintStore?.endUse(of: use.subview, self) }
    owner = nil
    reachedViews = []
    uses = []
  }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// The relation in one line, for messages.
  public var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(sign) "
    if secondAttribute == .notAnAttribute {
      text += "\(constant)"
    } else {
      text += "\(Self.name(of: secondItem)).\(secondAttribute)"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    }
    if priority != .required { text += " @ \(priority.rawValue)" }
    return identifier.map { "\($0): \(text)" } ?? text
  }

  static func name(of item: (any LayoutItem)?) -> String {
    switch item {
    case let guide as LayoutGuide: guide.identifier.isEmpty ? "LayoutGuide" : "LayoutGuide '\(guide.identifier)'"
    case let item?: "\(type(of: item))"
    case nil: "nothing"
    }
  }
}

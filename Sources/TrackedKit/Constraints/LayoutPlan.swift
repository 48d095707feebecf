import ConstraintSolver
import Gtk

/// The input of one system of constraints: the items below a view, and the constraints between them with directions
/// and text lines resolved. Made again when constraints come or go, not when constants or sizes change.
struct LayoutPlan {
  nonisolated enum Axis { case horizontal, vertical }

  /// One edge, middle or size of an item, which is given by its place in `items`.
  struct Term: Equatable {
    enum Part { case start, end, size, middle }

    let item: Int
    let axis: Axis
    let part: Part
  }

  /// A rectangle. The first one is the view to whose corner all others are relative. An object, because copies of weak
  /// references are dear.
  final class Item {
    enum Kind {
      /// The view whose plan this is.
      case root
      /// Asks for its own size.
      case widget
      /// A view with items of the plan in it; it also requests a size itself.
      case container
      case guide
    }

    let identity: ObjectIdentifier
    let kind: Kind
    private(set) weak var widget: Widget?
    /// The widget as GTK knows it; to be used only where `widget` is known to exist.
    let raw: RawWidget?
    /// Whether it has no natural size where it measures nothing.
    let hasOptionalSize: Bool
    /// Whether it is one of GTK's own widgets.
    let isNative: Bool
    /// Whether it keeps constraints on its own size, which are part of the plan.
    let asksForItself: Bool
    private(set) weak var guide: LayoutGuide?
    /// The item of the view that this is directly in; itself for the root.
    let container: Int
    /// The item whose rectangle this one shares, because no constraint places it.
    let shared: Int?
    let priorities: ContentPriorities
    /// Decides between items of equal priorities.
    let rank: Int
    /// The direction of reading of a view with constraints.
    let direction: Widget.TextDirection?

    init(
      _ item: any LayoutItem, _ kind: Kind, in container: Int, sharing shared: Int? = nil, rank: Int,
      asksForItself: Bool = false
    ) {
      identity = ObjectIdentifier(item)
      self.kind = kind
      let widget = item as? Widget
      self.widget = widget
      raw = widget?.rawWidget
      // What scrolls, or shows a picture that is not there, is as large as it is made, although it is GTK's.
      hasOptionalSize = (widget as? View)?.hasOptionalSize ?? false
      isNative = (widget as? View)?.isNative ?? true
      self.asksForItself = asksForItself
      guide = item as? LayoutGuide
      self.container = container
      self.shared = shared
      priorities = widget?.contentPriorities ?? .standard
      self.rank = rank
      direction = kind == .root || kind == .container ? widget?.direction : nil
    }
  }

  /// A constraint as an equation: `first relation second · multiplier + constant`.
  struct Rule {
    let constraint: LayoutConstraint
    let first: Term
    let second: Term?
    let relation: ConstraintSolver.Relation
    let isMirrored: Bool

  }

  /// Differs from that of every other plan of the view.
  let number: Int
  private(set) var items: [Item]
  private(set) var rules: [Rule] = []
  /// The constants of the rules, as of the last `updateVolatileConstants()`.
  private(set) var constants: [Double] = []
  /// The places of the rules whose constants change without a word: those that follow text lines, or a frame, and those of one view alone that
  /// keeps them itself.
  private var volatileRules: [Int] = []
  /// The edges of what no chain of equal edges joins to the view: as near as possible to the leading top corner.
  private(set) var defaults: [(edge: Term, containerEdge: Term)] = []
  /// Widths follow from heights somewhere, so that both directions have to be solved at once.
  let isCoupled: Bool
  /// Whether items are in other views than the root.
  let isDeep: Bool

  init(of root: View, number: Int, ranks: inout ItemRanks) {
    var builder = PlanBuilder(root)
    builder.collect()
    self.number = number
    items = builder.makeItems(&ranks)
    isDeep = builder.isDeep
    // Loops, not closures, in all of this: the standard library's functions have each call of an isolated closure checked.
    var places: [ObjectIdentifier: Int] = [:]
    places.reserveCapacity(items.count)
    for (place, item) in items.enumerated() { places[item.identity] = place }
    var rules: [Rule] = []
    for (constraint, owner) in builder.constraints {
      guard let first = constraint.firstItem, let firstPlace = places[ObjectIdentifier(first)] else { continue }
      let isRightToLeft = owner.direction == .rightToLeft
      var second: Term?
      if let item = constraint.secondItem {
        guard let place = places[ObjectIdentifier(item)] else { continue }
        second = Term(constraint.secondAttribute, of: place, isRightToLeft)
      } else if let ownerPlace = places[ObjectIdentifier(owner)] {
        second = Term(constraint.firstAttribute, of: firstPlace, isRightToLeft).origin(in: ownerPlace)
      }
      let isMirrored =
        isRightToLeft && (constraint.firstAttribute.followsReading || constraint.secondAttribute.followsReading)
      rules.append(
        Rule(
          constraint: constraint, first: Term(constraint.firstAttribute, of: firstPlace, isRightToLeft), second: second,
          relation: Self.relation(constraint.relation, isMirrored), isMirrored: isMirrored))
    }
    self.rules = rules
    for (place, rule) in rules.enumerated() {
      rule.constraint.placeInPlan = place
      // This plan hears nothing of those that another view keeps.
      if rule.hasBaseline || builder.foreign.contains(ObjectIdentifier(rule.constraint)) { volatileRules.append(place) }
      constants.append(rule.constant)
    }
    var isCoupled = false
    for rule in rules where (rule.second ?? rule.first).axis != rule.first.axis { isCoupled = true }
    self.isCoupled = isCoupled
    for axis in [Axis.horizontal, .vertical] {
      for place in adrift(axis) {
        let isRightToLeft = axis == .horizontal && (items[items[place].container].widget?.direction == .rightToLeft)
        let part = isRightToLeft ? Term.Part.end : .start
        defaults.append(
          (Term(item: place, axis: axis, part: part), Term(item: items[place].container, axis: axis, part: part)))
      }
    }
  }

  /// From right to left a distance in the direction of reading counts the other way round.
  private static func relation(_ relation: LayoutConstraint.Relation, _ isMirrored: Bool) -> ConstraintSolver.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  /// The place of the item whose rectangle an item has.
  func rectangle(of item: Int) -> Int {
    var item = item
    while let shared = items[item].shared { item = shared }
    return item
  }

  /// Whether GTK still has every item in the same place, with the same reading direction. Containers come before their content.
  var isUpToDate: Bool {
    for item in items where item.kind != .guide {
      guard let widget = item.widget, let raw = item.raw else { return false }
      if let direction = item.direction, direction != widget.direction { return false }
      if item.kind != .root, raw.parent != items[item.container].raw { return false }
    }
    return true
  }

  /// The constant of a constraint was set.
  ///
  /// - Returns: false where the plan does not know it.
  mutating func updateConstant(of constraint: LayoutConstraint) -> Bool {
    let place = constraint.placeInPlan
    guard place < rules.count, rules[place].constraint === constraint else { return false }
    constants[place] = rules[place].constant
    return true
  }

  /// Measures text lines again, and looks at frames.
  mutating func updateVolatileConstants() {
    for place in volatileRules { constants[place] = rules[place].constant }
  }

  /// The items that no chain of equal edges joins to the view, in one direction.
  private func adrift(_ axis: Axis) -> [Int] {
    var leaders = Array(items.indices)
    func leader(_ item: Int) -> Int {
      var item = rectangle(of: item)
      while leaders[item] != item {
        leaders[item] = leaders[leaders[item]]
        item = leaders[item]
      }
      return item
    }
    for rule in rules where rule.relation == .equal && rule.first.axis == axis && rule.first.part != .size {
      if let second = rule.second { leaders[leader(rule.first.item)] = leader(second.item) }
    }
    var adrift: [Int] = []
    for place in items.indices where items[place].shared == nil && leader(place) != leader(0) { adrift.append(place) }
    return adrift
  }
}

/// Numbers for items, in the order in which a view's constraints met them; an item keeps its own.
struct ItemRanks {
  private var ranks: [ObjectIdentifier: Int] = [:]
  private var next = 0

  mutating func rank(of identity: ObjectIdentifier) -> Int {
    if let rank = ranks[identity] { return rank }
    defer { next += 1 }
    ranks[identity] = next
    return next
  }

  mutating func forget(allBut identities: Set<ObjectIdentifier>) {
    ranks = ranks.filter { identities.contains($0.key) }
    if ranks.isEmpty { next = 0 }
  }
}

/// Finds the items of a plan.
@MainActor private struct PlanBuilder {
  private let root: View
  private(set) var constraints: [(constraint: LayoutConstraint, owner: View)] = []
  /// Those that no view of the system keeps for others: of a frame, or of one item alone.
  private(set) var foreign: Set<ObjectIdentifier> = []
  private var askingForThemselves: Set<ObjectIdentifier> = []
  private var stores: [View]
  private var placed: Set<ObjectIdentifier> = []
  private var containers: Set<ObjectIdentifier> = []

  init(_ root: View) {
    self.root = root
    stores = [root]
  }

  var isDeep: Bool { stores.count > 1 }

  /// The constraints of the root, and of the views that those reach into.
  mutating func collect() {
    containers.insert(ObjectIdentifier(root))
    var index = 0
    while index < stores.count {
      let owner = stores[index]
      index += 1
      for constraint in owner.constraintStore?.constraints ?? [] where !foreign.contains(ObjectIdentifier(constraint)) {
        constraints.append((constraint, owner))
        for item in constraint.items {
          // Its own constraints do not place a view.
          if item !== owner {
            let isNew = placed.insert(ObjectIdentifier(item)).inserted
            if isNew, let widget = item as? Widget {
              addFrame(of: widget)
              addOwnSize(of: widget)
            }
          }
          for view in LayoutConstraint.views(from: item, upTo: owner)
          where containers.insert(ObjectIdentifier(view)).inserted {
            stores.append(view)
          }
        }
      }
    }
  }

  /// A frame that the program set places its widget among those that constraints place.
  private mutating func addFrame(of widget: Widget) {
    guard let placement = Placement.existing(of: widget), let superview = widget.parent as? View else { return }
    add(placement.constraints(of: widget, in: superview), superview)
  }

  /// A view that requested its size before it came here keeps that by itself.
  private mutating func addOwnSize(of widget: Widget) {
    guard let view = widget as? View, let store = view.constraintStore, let superview = view.parent as? View,
      !containers.contains(ObjectIdentifier(view))
    else { return }
    let own = store.constraints.filter { $0.isOfSize(of: view) }
    guard !own.isEmpty else { return }
    add(own, superview)
    askingForThemselves.insert(ObjectIdentifier(view))
  }

  private mutating func add(_ new: [LayoutConstraint], _ owner: View) {
    constraints += new.map { ($0, owner) }
    foreign.formUnion(new.map(ObjectIdentifier.init))
  }

  func makeItems(_ ranks: inout ItemRanks) -> [LayoutPlan.Item] {
    var items = [LayoutPlan.Item(root, .root, in: 0, rank: 0)]
    var places = [ObjectIdentifier(root): 0]
    func add(_ item: any LayoutItem) -> Int {
      let identity = ObjectIdentifier(item)
      if let place = places[identity] { return place }
      let guide = item as? LayoutGuide
      let superview = if let guide { guide.owningView } else { (item as? Widget)?.parent as? View }
      guard let container = superview else { return 0 }
      let containerPlace = add(container)
      let kind: LayoutPlan.Item.Kind =
        guide != nil ? .guide : containers.contains(identity) ? .container : .widget
      items.append(
        LayoutPlan.Item(
          item, kind, in: containerPlace, sharing: placed.contains(identity) || guide != nil ? nil : containerPlace,
          rank: ranks.rank(of: identity), asksForItself: askingForThemselves.contains(identity)))
      places[identity] = items.count - 1
      return items.count - 1
    }
    for (constraint, _) in constraints { for item in constraint.items { _ = add(item) } }
    for view in stores { for guide in view.constraintStore?.guides ?? [] { _ = add(guide) } }
    ranks.forget(allBut: Set(places.keys))
    return items
  }
}

extension LayoutPlan.Term {
  init(_ attribute: LayoutConstraint.Attribute, of item: Int, _ isRightToLeft: Bool) {
    let (axis, part): (LayoutPlan.Axis, Part) =
      switch attribute {
      case .left: (.horizontal, .start)
      case .right: (.horizontal, .end)
      case .leading: (.horizontal, isRightToLeft ? .end : .start)
      case .trailing: (.horizontal, isRightToLeft ? .start : .end)
      case .width: (.horizontal, .size)
      case .centerX: (.horizontal, .middle)
      case .top, .firstBaseline: (.vertical, .start)
      case .bottom: (.vertical, .end)
      case .height: (.vertical, .size)
      case .centerY: (.vertical, .middle)
      case .notAnAttribute: preconditionFailure("a constraint's item has an attribute")
      }
    self.init(item: item, axis: axis, part: part)
  }
}

extension LayoutPlan.Term {
  /// What a position without a second item is relative to: the owner's corner; nil for a size.
  fileprivate func origin(in owner: Int) -> LayoutPlan.Term? {
    part == .size ? nil : LayoutPlan.Term(item: owner, axis: axis, part: .start)
  }
}

extension LayoutConstraint.Attribute {
  fileprivate var followsReading: Bool { self == .leading || self == .trailing }
}

extension LayoutPlan.Rule {
  /// The constant of the equation: a text line is relative to the top edge.
  @MainActor var constant: Double {
    var constant = isMirrored ? -constraint.constant : constraint.constant
    if constraint.firstAttribute == .firstBaseline { constant -= Self.baseline(of: constraint.firstItem) }
    if constraint.secondAttribute == .firstBaseline {
      constant += Self.baseline(of: constraint.secondItem) * constraint.multiplier
    }
    guard constant.isFinite else {
      UpdateRecorder.warn("The constant of the constraint \(constraint) is not a finite number: it counts as 0.")
      return 0
    }
    return constant
  }

  @MainActor private static func baseline(of item: (any LayoutItem)?) -> Double {
    (item as? Widget).map { Double($0.naturalBaseline ?? $0.measured(.vertical).natural) } ?? 0
  }

  @MainActor var hasBaseline: Bool {
    constraint.firstAttribute == .firstBaseline || constraint.secondAttribute == .firstBaseline
  }
}

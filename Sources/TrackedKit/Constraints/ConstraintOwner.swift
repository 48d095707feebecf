import Gtk

// Which view keeps a constraint.
extension LayoutConstraint {
  /// The nearest view that is, or is above, both items.
  func findOwner() -> View {
    guard let first = firstItem, secondAttribute == .notAnAttribute || secondItem != nil else {
      preconditionFailure("\(self) cannot be activated: an item is gone")
    }
    let second = secondItem ?? first
    if first !== second, let owner = Self.directOwner(of: first, second) { return owner }
    let candidates = first === second ? Self.views(around: first) : Self.commonViews(of: first, second)
    guard let nearest = candidates.first else {
      let problem = first === second ? "\(Self.name(of: first)) is in no View" : "its items have no View in common"
      preconditionFailure("\(self) cannot be activated: \(problem). Add subviews and guides to their view first.")
    }
    // A constraint of a view alone belongs to the view above, where the others are that it competes with.
    var owner = nearest
    if first === second, candidates.count > 1, nearest === first, !candidates[1].placesByItself(nearest) {
      owner = candidates[1]
    }
    for item in [first, second] {
      guard let obstacle = Self.obstacle(between: item, and: owner) else { continue }
      preconditionFailure(
        "\(self) cannot be activated: \(Self.name(of: item)) is not directly in \(type(of: owner)). "
          + "A \(type(of: obstacle)) between them places its children itself: only Views may be "
          + "between the items of a constraint and the View above both.")
    }
    return owner
  }

  /// The owner in the usual case, where nothing is between it and two items.
  private static func directOwner(of first: any LayoutItem, _ second: any LayoutItem) -> View? {
    if let view = first as? View, isDirect(second, in: view) { return view }
    if let view = second as? View, isDirect(first, in: view) { return view }
    guard first is Widget, second is Widget, let view = start(of: first)?.parent as? View else { return nil }
    return isDirect(second, in: view) ? view : nil
  }

  /// Whether an item is a view, or nothing is between the two.
  static func isDirect(_ item: any LayoutItem, in view: View) -> Bool {
    if item === view { return true }
    if let guide = item as? LayoutGuide { return guide.owningView === view }
    return (item as? Widget)?.rawWidget.parent == view.rawWidget
  }

  /// The items that are left.
  var items: [any LayoutItem] {
    guard let firstItem else { return secondItem.map { [$0] } ?? [] }
    return if let secondItem { [firstItem, secondItem] } else { [firstItem] }
  }

  /// Whether the items still are where the owner can place them.
  var holdsTogether: Bool {
    guard let owner, let firstItem, secondAttribute == .notAnAttribute || secondItem != nil else { return false }
    if reachedViews.isEmpty, Self.isDirect(firstItem, in: owner), Self.isDirect(secondItem ?? owner, in: owner) {
      return true
    }
    return items.allSatisfy { Self.is($0, in: owner) && Self.obstacle(between: $0, and: owner) == nil }
      && reachedViews.elementsEqual(items.flatMap { Self.views(from: $0, upTo: owner) }) { $0.object === $1 }
  }

  /// Whether an item is the same as another one, or inside it.
  static func `is`(_ item: any LayoutItem, in container: any LayoutItem) -> Bool {
    if item === container { return true }
    var current = start(of: item)
    while let widget = current {
      if widget === container { return true }
      current = widget.parent
    }
    return false
  }

  /// The widget that an item is, or whose guide it is.
  private static func start(of item: any LayoutItem) -> Widget? {
    if let guide = item as? LayoutGuide { guide.owningView } else { item as? Widget }
  }

  /// The views between an item and one above it, from below: those that place the item and each other.
  static func views(from item: any LayoutItem, upTo owner: View) -> [View] {
    guard item !== owner else { return [] }
    var views: [View] = []
    var current = item is LayoutGuide ? start(of: item) : start(of: item)?.parent
    while let view = current as? View, view !== owner {
      views.append(view)
      current = view.parent
    }
    return views
  }

  /// The nearest widget between an item and a view above that is no `View`.
  private static func obstacle(between item: any LayoutItem, and owner: View) -> Widget? {
    guard item !== owner else { return nil }
    var current = item is LayoutGuide ? start(of: item) : start(of: item)?.parent
    while let widget = current, widget !== owner {
      guard widget is View else { return widget }
      current = widget.parent
    }
    return nil
  }

  /// The views that an item is or is in, from below; a view in a plain widget ends at that widget.
  private static func views(around item: any LayoutItem) -> [View] {
    if let guide = item as? LayoutGuide { return guide.owningView.map { [$0] } ?? [] }
    guard let widget = item as? Widget else { return [] }
    return [widget as? View, widget.parent as? View].compactMap(\.self)
  }

  private static func commonViews(of first: any LayoutItem, _ second: any LayoutItem) -> [View] {
    let others = ancestors(of: second)
    return ancestors(of: first).filter { view in others.contains { $0 === view } }
  }

  /// An item's own view and all views above it, from below.
  private static func ancestors(of item: any LayoutItem) -> [View] {
    var views: [View] = []
    var current = start(of: item)
    while let widget = current {
      if let view = widget as? View { views.append(view) }
      current = widget.parent
    }
    return views
  }
}

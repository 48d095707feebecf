import Gtk

// Which view keeps a constraint.
extension LayoutConstraint {
  /// The view that is, or is directly above, both items.
  func findOwner() -> View {
    guard let first = firstItem, secondAttribute == .notAnAttribute || secondItem != nil else {
      preconditionFailure("\(self) cannot be activated: an item is gone")
    }
    let second = secondItem ?? first
    let candidates = first === second ? Self.views(around: first) : Self.commonViews(of: first, second)
    guard let nearest = candidates.first else {
      let problem = first === second ? "\(Self.name(of: first)) is in no View" : "its items have no View in common"
      preconditionFailure("\(self) cannot be activated: \(problem). Add subviews and guides to their view before.")
    }
    // A constraint of a view alone belongs to the view above, where the others are that it competes with.
    let owner = first === second && candidates.count > 1 && nearest === first ? candidates[1] : nearest
    for item in [first, second] where !Self.is(item, within: owner) {
      preconditionFailure(
        "\(self) cannot be activated: \(Self.name(of: item)) is not directly in \(type(of: owner)). "
          + "A constraint joins a View and its own subviews; constrain what is further down in its own superview.")
    }
    return owner
  }

  /// Whether the items still are where the owner can place them.
  var holdsTogether: Bool {
    guard let owner, let first = firstItem, Self.is(first, within: owner) else { return false }
    if secondAttribute == .notAnAttribute { return true }
    return secondItem.map { Self.is($0, within: owner) } ?? false
  }

  /// Whether an item is the view itself, directly in it, or a guide of it.
  private static func `is`(_ item: any LayoutItem, within view: View) -> Bool {
    if let guide = item as? LayoutGuide { return guide.owningView === view }
    guard let widget = item as? Widget else { return false }
    return widget === view || widget.parent === view
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

  /// All views that an item is or stands below, from below.
  private static func ancestors(of item: any LayoutItem) -> [View] {
    var views: [View] = []
    var current = (item as? LayoutGuide).map { $0.owningView } ?? item as? Widget
    while let widget = current {
      if let view = widget as? View { views.append(view) }
      current = widget.parent
    }
    return views
  }
}

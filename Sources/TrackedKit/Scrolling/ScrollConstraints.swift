import Gtk

// Constraints between what is scrolled and what is around it.
extension LayoutConstraint {
  /// The replacement of a constraint that crosses the edge of a scrolled content: the same between the item inside and a guide
  /// for the one outside. Nil for all other constraints.
  func makeStandIn() -> LayoutConstraint? {
    guard ScrollContent.count > 0, let first = firstItem, let second = secondItem else { return nil }
    let standIn: LayoutConstraint
    if let content = Self.content(around: first), !Self.is(second, in: content) {
      standIn = makeStandIn(content, inside: first, outside: second, secondAttribute, isFirstInside: true)
    } else if let content = Self.content(around: second), !Self.is(first, in: content) {
      standIn = makeStandIn(content, inside: second, outside: first, firstAttribute, isFirstInside: false)
    } else {
      return nil
    }
    standIn.priority = priority
    standIn.identifier = identifier
    return standIn
  }

  private func makeStandIn(
    _ content: ScrollContent, inside: any LayoutItem, outside: any LayoutItem, _ outsideAttribute: Attribute,
    isFirstInside: Bool
  ) -> LayoutConstraint {
    let scrollView = content.scrollView
    var (inner, outer): (any LayoutItem, any LayoutItem) = (inside, outside)
    if inside === content.frameGuide {
      // The part that is shown is the scroll view itself for what is around it.
      if outside !== scrollView { inner = scrollView }
    } else if outside === scrollView {
      outer = outsideAttribute.isSize ? content.mirror(of: scrollView) : content
    } else if let guide = outside as? LayoutGuide, guide.owningView === scrollView,
      guide === scrollView.layoutMarginsGuide
    {
      content.directionalLayoutMargins = scrollView.directionalLayoutMargins
      outer = content.layoutMarginsGuide
    } else {
      outer = content.mirror(of: outside)
    }
    if inside === content.frameGuide, outside === scrollView { outer = inside }
    let (first, second) = isFirstInside ? (inner, outer) : (outer, inner)
    return LayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The scrolled content that an item is somewhere in.
  private static func content(around item: any LayoutItem) -> ScrollContent? {
    var current = (item as? LayoutGuide).map { $0.owningView } ?? (item as? Widget)?.parent
    while let widget = current {
      if let content = widget as? ScrollContent { return content }
      current = widget.parent
    }
    return nil
  }
}

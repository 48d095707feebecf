import Foundation
import Gtk

/// What assistive technology makes of the views inside of an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind: Hashable { case ignore, contain, combine }
  fileprivate let kind: Kind

  /// They are not read: what is said of the element stands for them.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are read one by one, inside of the element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Their texts are read as one; what one can act on is still found by itself.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What a view is to assistive technology, besides what its widget is.
@RawRepresented(by: UInt.self)
public nonisolated struct AccessibilityTraits: OptionSet, Sendable {
  /// It does something when it is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is the title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It leads somewhere.
  public static let isLink = AccessibilityTraits(rawValue: 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// It is a field to search with.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// It is chosen among others.
  public static let isSelected = AccessibilityTraits(rawValue: 32)

  /// The role that stands for the traits; nil for those that the widget's own one leaves as it is.
  fileprivate var role: AccessibleRole? {
    if contains(.isButton) { return .button }
    if contains(.isHeader) { return .heading }
    if contains(.isLink) { return .link }
    if contains(.isImage) { return .image }
    return contains(.isSearchField) ? .searchBox : nil
  }
}

/// Makes one element of a view.
private struct ElementModifier: NodeModifier, Animatable, Equatable {
  let children: AccessibilityChildBehavior
  let traits: AccessibilityTraits

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ElementOfViewNode(view, inputs)
  }
}

private final class ElementOfViewNode<Content: View>: WrappingNode<Content, ElementModifier, AccessibleElement> {
  override func makeWrapper() -> AccessibleElement {
    let role: AccessibleRole = modifier.traits.role ?? .group
    let wrapper = AccessibleElement(role)
    wrapper.take(modifier)
    return wrapper
  }

  override var showing: (AccessibleElement) -> Void { { [shown] in $0.take(shown.modifier) } }

  override func update(_ view: ModifiedContent<Content, ElementModifier>) {
    let isOther = modifier != view.modifier
    // A widget's role is said when it is made.
    if modifier.traits.role != view.modifier.traits.role { dropWrappers() }
    super.update(view)
    if isOther { itemsDidChange() }
  }
}

/// A widget that is one element to assistive technology.
private final class AccessibleElement: LayoutWidget {
  private var modifier: ElementModifier?

  init(_ role: AccessibleRole) {
    super.init()
    setAccessibleRole(role)
  }

  func take(_ modifier: ElementModifier) {
    let before = self.modifier
    self.modifier = modifier
    setAccessibleSelected(modifier.traits.contains(.isSelected))
    if before?.children != modifier.children { hideChildren() }
  }

  override func show(_ new: [LayoutItem]) {
    super.show(new)
    hideChildren()
  }

  /// The texts inside, which may be others whenever something inside has another size.
  override func layOut(in bounds: CGRect) {
    super.layOut(in: bounds)
    guard modifier?.children.kind == .combine else { return }
    var texts: [String] = []
    for child in children { Self.combine(child, &texts) }
    setUsualAccessibleLabel(texts.joined(separator: ", "))
  }

  private func hideChildren() {
    guard let kind = modifier?.children.kind, kind != .combine else { return }
    for child in children { child.setAccessibleHidden(kind == .ignore) }
  }

  /// Only what one cannot act on is read as a part of the whole.
  private static func combine(_ widget: Widget, _ texts: inout [String]) {
    if widget.isFocusable { return }
    if canAct(widget) {
      for child in widget.children { combine(child, &texts) }
      return
    }
    widget.setAccessibleHidden(false)
    let text = widget.accessibleTexts?.label ?? widget.shownTexts
    if !text.isEmpty { texts.append(text) }
    widget.setAccessibleHidden(true)
  }

  private static func canAct(_ widget: Widget) -> Bool { widget.isFocusable || widget.children.contains(where: canAct) }
}

extension View {
  /// Makes one element of the view for assistive technology; `accessibilityLabel`, `accessibilityValue` and `accessibilityHint` around it
  /// say what is read.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(ElementModifier(children: children, traits: []))
  }

  /// Says what the view is to assistive technology: its texts are read as one, as those of a button, a title or a link.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(ElementModifier(children: .combine, traits: traits))
  }
}

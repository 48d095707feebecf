import Gtk
import GtkTracking

/// A button of a bar with a badge on its corner, for an item.
final class BarButton: View {
  private let item: BarButtonItem
  private let button = Button()
  private let content = Gtk.Box(.horizontal, spacing: 6)
  private let picture = IconView()
  private let title = Label()
  private let badge = BadgeView()
  private var popover: PopoverMenu?

  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
    item.shownIn = self
    content.halign = .center
    title.lineBreakMode = .byClipping
    content.append(picture)
    content.append(title)
    button.child = content
    button.onClicked(self) { $0.press() }
    let click = GestureClick()
    click.button = .secondary
    click.onReleased { [weak self] _, _, _ in
      if let self, item.hasAction { openMenu() }
    }
    button.add(click)
    addSubview(button)
    addSubview(badge)
  }

  /// The bar's settings for its buttons.
  var look: BarButtonLook? { didSet { if look !== oldValue || look != nil { setNeedsUpdateProperties() } } }

  private func showTitleLook() {
    let own = item.titleAttributes
    guard look != nil || !own.isEmpty || hasTitleLook else { return }
    hasTitleLook = true
    let state: Control.State = item.canBePressed ? .normal : .disabled
    let ofBar = item.style == .prominent ? look?.done : look?.plain
    title.show(
      own[state] ?? own[.normal] ?? (item.canBePressed ? nil : ofBar?.disabled.shown) ?? ofBar?.normal.shown ?? [:])
  }

  private var hasTitleLook = false

  private func press() {
    if item.hasAction { item.perform(from: firstToAsk) } else { openMenu() }
  }

  /// Where an action without a target begins: the view with the keyboard in the controller on top, otherwise that controller.
  private var firstToAsk: (any Responder)? {
    guard let window = hostWindow else { return nil }
    var next = parent
    while let widget = next {
      if let top = (WidgetNode.existing(of: widget)?.viewController as? NavigationController)?.topViewController {
        let isFocusInside = window.focus.map { $0.isDescendant(of: top.view) } ?? false
        return isFocusInside ? ResponderChain.firstResponder(in: window) : top
      }
      next = widget.parent
    }
    return ResponderChain.firstResponder(in: window)
  }

  private func openMenu() {
    guard let menu = item.menu else { return }
    let popover = PopoverMenu(menu)
    popover.sender = item
    popover.present(from: button)
    self.popover = popover
  }

  override func updateProperties() {
    super.updateProperties()
    let image = item.shownImage
    picture.isVisible = image != nil
    picture.image = image
    // A picture replaces the title.
    title.isVisible = image == nil
    title.text = item.shownTitle ?? ""
    showTitleLook()
    button.isSensitive = item.canBePressed
    button.setCSSClass("suggested-action", .when(item.style == .prominent))
    button.setCSSClass("image-button", .when(image != nil))
    button.setCSSClass("active", .when(item.isSelected || item.primaryAction?.state == .on))
    let label = item.shownLabel
    button.tooltip = image == nil && item.accessibilityLabel == nil ? item.primaryAction?.discoverabilityTitle : label
    button.setAccessibleLabel(label ?? image?.spokenName ?? "")
    badge.text = item.badge.map { $0.stringValue ?? "" }
    badge.color = item.badge?.backgroundColor ?? .systemRed
    badge.textColor = item.badge?.foregroundColor ?? .white
    isVisible = !item.isHidden && item.primaryAction?.attributes.contains(.hidden) != true
    ControlColors(content: item.tintColor?.rgba(with: traitCollection)).apply(to: button)
    if let menu = item.menu, let popover, popover.isOpen { popover.menu = menu }
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    button.measured(orientation, forSize: forSize)
  }

  override func layoutSubviews() {
    place(button, in: bounds)
    let isRightToLeft = direction == .rightToLeft
    place(badge, in: Rect(x: isRightToLeft ? -4 : bounds.width - 20, y: -4, width: 24, height: 16))
  }
}

/// A bar's items, in order; the items' own views are kept while they stay.
final class BarItems: View {
  private let row = Gtk.Box(.horizontal, spacing: 6)
  private var shown: [(item: BarButtonItem, widget: Gtk.Widget, custom: Gtk.Widget?)] = []

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(row)
  }

  /// The bar's settings for its buttons.
  var look: BarButtonLook? {
    didSet { for part in shown { (part.widget as? BarButton)?.look = look } }
  }

  func show(_ items: [BarButtonItem]) {
    guard !items.elementsEqual(shown, by: { $0 === $1.item && $0.customView === $1.custom }) else { return }
    let old = shown
    shown = items.map { item in
      let same = old.first { $0.item === item && $0.custom === item.customView }
      return (item, same?.widget ?? Self.widget(for: item), item.customView)
    }
    for part in old where !shown.contains(where: { $0.widget === part.widget }) { row.remove(part.widget) }
    var previous: Gtk.Widget?
    for (_, widget, _) in shown {
      if widget.parent === row { row.reorder(widget, after: previous) } else { row.insert(widget, after: previous) }
      previous = widget
      if let look { (widget as? BarButton)?.look = look }
    }
  }

  private static func widget(for item: BarButtonItem) -> Gtk.Widget {
    if let custom = item.customView {
      custom.requestFrameSize()
      return custom
    }
    guard item.isFlexibleSpace || item.isFixedSpace else { return BarButton(item) }
    let space = BarSpace(item)
    space.hexpand = item.isFlexibleSpace
    return space
  }
}

/// A gap between items.
private final class BarSpace: View {
  private let item: BarButtonItem

  init(_ item: BarButtonItem) {
    self.item = item
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    setSizeRequest(width: Int(pixels: item.width))
  }
}

import Gtk
import GtkTracking

/// One page of an open menu: its entries, those of its inline menus set off by lines.
final class MenuPage: View {
  let menu: Menu
  private let column = Gtk.Box(.vertical)
  private unowned let owner: PopoverMenu
  /// The rows in the column, first to last.
  private var items: [Item] = []

  private enum Item {
    case row(MenuRow)
    /// Begins a group separated by a line from those before; the text is above it.
    case section(line: Gtk.Separator, heading: Gtk.Label?)
    /// Stands for elements that are still to come.
    case waiting(Gtk.Box, DeferredMenuElement)
  }

  init(_ menu: Menu, of owner: PopoverMenu) {
    self.menu = menu
    self.owner = owner
    super.init()
    addSubview(column)
    var items: [Item] = []
    add(menu.children, of: menu, to: &items)
    show(items)
    resolveDeferred()
  }

  // MARK: Content

  private func add(_ elements: [MenuElement], of menu: Menu, to items: inout [Item]) {
    let hasRoom = elements.contains { MenuRow.state(of: $0) != .off } || menu.options.contains(.singleSelection)
    for element in elements {
      switch element {
      case let section as Menu where section.options.contains(.displayInline):
        items.append(.section(line: Gtk.Separator(.horizontal), heading: heading(section.title)))
        add(section.children, of: section, to: &items)
        items.append(.section(line: Gtk.Separator(.horizontal), heading: nil))
      case let deferred as DeferredMenuElement: items.append(.waiting(makeWaitingSign(), deferred))
      default:
        let row = MenuRow(element, of: menu, hasRoomForTick: hasRoom) { [unowned owner] in owner.canPerform($0) }
        row.onClicked(self) { [weak menu] page in
          if let menu { page.owner.choose(element, of: menu) }
        }
        items.append(.row(row))
      }
    }
  }

  private func heading(_ title: String) -> Gtk.Label? {
    guard !title.isEmpty else { return nil }
    let label = Gtk.Label(title)
    label.xalign = 0
    label.addCSSClass("title")
    label.addCSSClass("dim-label")
    label.margins = Insets(top: 3, leading: 12, bottom: 3, trailing: 12)
    return label
  }

  private func makeWaitingSign() -> Gtk.Box {
    let sign = Gtk.Box(.horizontal, spacing: 9)
    let spinner = Gtk.Spinner()
    spinner.isSpinning = true
    sign.append(spinner)
    sign.append(Gtk.Label(String(kit: "Loading…")))
    sign.margins = Insets(top: 6, leading: 12, bottom: 6, trailing: 12)
    sign.setAccessibleBusy(true)
    return sign
  }

  private func show(_ items: [Item]) {
    self.items = items
    var previous: Gtk.Widget?
    func place(_ widget: Gtk.Widget) {
      column.insert(widget, after: previous)
      previous = widget
    }
    for item in items {
      switch item {
      case .row(let row): place(row)
      case .section(let line, let heading):
        place(line)
        if let heading { place(heading) }
      case .waiting(let sign, _): place(sign)
      }
    }
    setNeedsUpdateProperties()
  }

  private func resolveDeferred() {
    for case .waiting(let sign, let deferred) in items {
      deferred.resolve { [weak self, weak sign] elements in
        if let self, let sign { put(elements, inPlaceOf: sign) }
      }
    }
  }

  private func put(_ elements: [MenuElement], inPlaceOf sign: Gtk.Box) {
    var new: [Item] = []
    var index: Int?
    for (position, item) in items.enumerated() {
      if case .waiting(let other, _) = item, other === sign { index = position }
    }
    guard let index else { return }
    add(elements, of: menu, to: &new)
    let hadFocus = hasFocus
    sign.detachFromParent()
    var items = items
    items.replaceSubrange(index...index, with: new)
    show(items)
    for case .waiting(let sign, let deferred) in new {
      deferred.resolve { [weak self, weak sign] elements in
        if let self, let sign { put(elements, inPlaceOf: sign) }
      }
    }
    if !hadFocus { focusFirstRow() }
  }

  /// Shows the lines that have something to set off: hidden entries count for nothing.
  override func updateProperties() {
    super.updateProperties()
    var hasRowBefore = false
    var pending: (line: Gtk.Separator, heading: Gtk.Label?)?
    for item in items {
      switch item {
      case .section(let line, let heading):
        line.isVisible = false
        heading?.isVisible = false
        // Two lines in a row are one, with the heading of the section that begins.
        pending = (line, heading)
      case .row(let row):
        guard !MenuRow.attributes(of: row.element).contains(.hidden) else { continue }
        pending?.line.isVisible = hasRowBefore
        pending?.heading?.isVisible = true
        pending = nil
        hasRowBefore = true
      case .waiting:
        pending?.line.isVisible = hasRowBefore
        pending = nil
        hasRowBefore = true
      }
    }
  }

  // MARK: Keyboard

  private var focusableRows: [MenuRow] {
    items.compactMap {
      if case .row(let row) = $0, row.isVisible, row.isSensitive { row } else { nil }
    }
  }

  /// Where the keyboard is among the entries that take it.
  var focusedIndex: Int? { focusableRows.firstIndex(where: \.hasFocus) }

  func focusFirstRow() { focusRow(at: 0) }

  /// Gives the keyboard to an entry; to the last one if there are fewer.
  func focusRow(at index: Int) {
    let rows = focusableRows
    guard !rows.isEmpty else { return }
    rows[min(max(index, 0), rows.count - 1)].grabFocus()
  }

  /// Moves the keyboard along the entries, from the last one to the first.
  func moveFocus(by step: Int) {
    let rows = focusableRows
    guard !rows.isEmpty else { return }
    guard let index = focusedIndex else { return focusRow(at: step > 0 ? 0 : rows.count - 1) }
    rows[(index + step + rows.count) % rows.count].grabFocus()
  }

  /// The submenu that the entry with the keyboard leads to.
  var focusedMenu: Menu? {
    guard let index = focusedIndex else { return nil }
    return focusableRows[index].element as? Menu
  }

  /// Gives the keyboard to the entry of an element.
  func focusRow(of element: MenuElement) {
    focusableRows.first { $0.element === element }?.grabFocus()
  }
}

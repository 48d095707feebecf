import TrackedKit

/// A list in GTK's own list view: an item for each row, and widgets for those in sight and around.
class RowList: View {
  let rows: ListModel
  private static let height = 132

  init(_ rows: ListModel, _ factory: ListItemFactory) {
    self.rows = rows
    super.init(frame: .zero)
    let list = ListView(NoSelection(rows), factory: factory)
    list.setAccessibleLabel(String(localized: "Rows"))
    list.addCSSClass("mail-list")
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.minContentHeight = Self.height
    scroller.child = list
    addSubview(scroller)
    addTabKeys(to: list)
  }

  /// Lets Tab leave the list: GTK goes through all of its rows.
  private func addTabKeys(to list: ListView) {
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self] key, modifiers in
      let isBackwards = modifiers.contains(.shift)
      guard let self, key == Key(name: "Tab") || key == Key(name: "ISO_Left_Tab") else { return .proceed }
      return leave(backwards: isBackwards) ? .stop : .proceed
    }
    list.add(keys)
  }

  /// - Returns: whether something beside the list has taken the keyboard.
  private func leave(backwards: Bool) -> Bool {
    var inner: Widget = self
    while let parent = inner.parent {
      let children = backwards ? parent.children.reversed() : parent.children
      if let place = children.firstIndex(where: { $0 === inner }),
        children[(place + 1)...].contains(where: Self.focusFirst)
      {
        return true
      }
      inner = parent
    }
    return false
  }

  private static func focusFirst(in widget: Widget) -> Bool {
    guard widget.isMapped else { return false }
    return widget.isFocusable && widget.grabFocus() || widget.children.contains(where: focusFirst)
  }

  static func makeLabel() -> Gtk.Label {
    let label = Gtk.Label()
    label.xalign = 0
    label.addCSSClass("numeric")
    return label
  }

  static func text(_ number: Int, _ value: Int) -> String {
    "Row \((number + 1).formatted(.number.locale(Locale(identifier: "en")))): \(value)"
  }
}

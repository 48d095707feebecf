public import Gtk

/// A row of bar buttons, to be put anywhere. A navigation controller has one of its own: see `isToolbarHidden`.
@MainActor open class Toolbar: View {
  private let row = BarItems()

  /// Without buttons.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addCSSClass("toolbar-bar")
    row.hexpand = true
    row.margins = .all(6)
    addSubview(row)
  }

  /// The buttons, with `.flexibleSpace()` and `.fixedSpace(_:)` between them; nil for none.
  public final var items: [BarButtonItem]? { didSet { setNeedsUpdateProperties() } }

  /// Sets `items`, at once in every case.
  public final func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  /// Shows the buttons as they are now. Tracked.
  open override func updateProperties() {
    super.updateProperties()
    row.show(items ?? [])
  }
}

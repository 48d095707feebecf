public import Gtk
import GtkTracking

/// A row of bar buttons, for any place. A navigation controller has one of its own: see `isToolbarHidden`.
@MainActor open class Toolbar: View {
  private let row = BarItems()
  /// Its navigation controller; nil for a custom bar.
  final var stack: NavigationStack?

  /// Without buttons.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addCSSClass("toolbar-bar")
    backgroundColor = .barGround
    row.hexpand = true
    row.margins = .all(6)
    addSubview(row)
    standardAppearance.didChange = { [weak self] in self?.lookDidChange() }
  }

  /// An empty bar, as a custom class is made.
  @_disfavoredOverload public required convenience init() { self.init(frame: .zero) }

  /// The buttons, with `.flexibleSpace()` and `.fixedSpace(_:)` between them; nil for none.
  @AlwaysObserved open var items: [BarButtonItem]? { didSet { setNeedsUpdateProperties() } }

  /// Sets `items`, at once in every case.
  open func setItems(_ items: [BarButtonItem]?, animated: Bool) { self.items = items }

  /// The look; the theme's unless it is set or changed.
  @AlwaysObserved public final var standardAppearance = ToolbarAppearance() { didSet { follow(standardAppearance) } }
  /// How the toolbar looks in UIKit where no content lies behind it, which is always so here: as `standardAppearance` unless it is set.
  @AlwaysObserved public final var scrollEdgeAppearance: ToolbarAppearance? { didSet { follow(scrollEdgeAppearance) } }
  /// Whether a partly transparent background shows what is behind the bar. False puts the system's background below it. True unless set.
  @AlwaysObserved open var isTranslucent = true { didSet { if isTranslucent != oldValue { lookDidChange() } } }
  private var hasLook = false

  /// The background of `standardAppearance`.
  open var barTintColor: Color? {
    get { standardAppearance.backgroundColor }
    set { standardAppearance.backgroundColor = newValue }
  }

  private func follow(_ appearance: ToolbarAppearance?) {
    appearance?.didChange = { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }

  private func lookDidChange() {
    hasLook = true
    setNeedsUpdateProperties()
  }

  /// The buttons in a navigation controller's bar act on the content above it.
  open override var next: (any Responder)? { stack?.top.map(ResponderChain.innermost) ?? super.next }

  /// Shows the buttons as they are now. Tracked.
  open override func updateProperties() {
    super.updateProperties()
    if hasLook {
      let shown = scrollEdgeAppearance ?? standardAppearance
      show(shown, isOpaque: !isTranslucent)
      row.look = BarButtonLook(plain: shown.buttonAppearance, done: shown.doneButtonAppearance)
    }
    row.show(stack.map { $0.top?.toolbarItems ?? [] } ?? items ?? [])
  }
}

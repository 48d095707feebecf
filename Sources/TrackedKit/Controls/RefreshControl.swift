public import Gtk

/// Refreshes a scroll view's content when the user asks for it: set it as the scroll view's `refreshControl`.
///
/// It sends `.valueChanged` when the content is pulled beyond its top, with fingers or a touchpad, or when Control and R or F5 are
/// pressed. From then on it shows a spinner, until the program calls `endRefreshing()`.
@MainActor open class RefreshControl: Control {
  private let spinner = ActivityIndicatorView(style: .medium)
  private let label = Label()

  /// A control at rest.
  public init() {
    super.init(frame: .zero)
    let column = Gtk.Box(.vertical, spacing: 6)
    column.halign = .center
    column.margins = .symmetric(horizontal: 12, vertical: 9)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.isVisible = false
    column.append(spinner)
    column.append(label)
    addSubview(column)
    isVisible = false
    followLanguage { [unowned self] in setUsualAccessibleName(String(kit: "Refreshing")) }
  }

  /// A control at rest. The scroll view places it.
  public convenience override init(frame: Rect) { self.init() }

  /// Whether something is going on.
  open private(set) var isRefreshing = false

  /// A text below the sign; nil for none.
  @AlwaysObserved open var attributedTitle: AttributedText? {
    didSet {
      label.attributedText = attributedTitle
      label.isVisible = attributedTitle != nil
    }
  }

  /// Shows that something is going on, without an action.
  open func beginRefreshing() {
    isRefreshing = true
    isVisible = true
    spinner.startAnimating()
    setAccessibleBusy(true)
  }

  /// Ends refreshing: call it when the content is up to date.
  open func endRefreshing() {
    isRefreshing = false
    spinner.stopAnimating()
    isVisible = false
    setAccessibleBusy(false)
  }

  /// The user asks for it.
  final func refreshByUser() {
    guard isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

/// Recognises that the user wants a scroll view refreshed.
final class RefreshTrigger {
  private let shortcuts = ShortcutController()
  private var overshoot: SignalConnection?
  private unowned let view: ScrollView

  init(_ view: ScrollView, scroller: Widget, control: RefreshControl) {
    self.view = view
    shortcuts.scope = .global
    for trigger in ["F5", "<Control>r"] {
      shortcuts.add(trigger) { [weak view, weak control] in
        guard let view, let control, view.isMapped, view.canFocus else { return .proceed }
        control.refreshByUser()
        return .stop
      }
    }
    view.add(shortcuts)
    overshoot = Signal<PositionType>(scroller, "edge-overshot").callAsFunction { [weak control] edge in
      if edge == .top { control?.refreshByUser() }
    }
  }

  func end() {
    overshoot?.disconnect()
    view.remove(shortcuts)
  }
}

public import Gtk

/// Shows that something is going on.
@MainActor open class ActivityIndicatorView: View, SpinnerProtocol {
  override var standardPriorities: ContentPriorities { .hugging }

  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .spinner }

  /// How large it is.
  public nonisolated enum Style: Sendable {
    /// Beside a text.
    case medium
    /// By itself.
    case large
  }

  /// At rest, and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setSize()
    isVisible = false
  }

  /// At rest, and hidden, at a place.
  public override init(frame: Rect = .zero) {
    style = .medium
    super.init(frame: frame)
    setSize()
    isVisible = false
  }

  /// How large it is.
  @AlwaysObserved open var style: Style {
    didSet { setSize() }
  }

  /// Whether it is hidden while it is at rest; true unless it is set.
  @AlwaysObserved open var hidesWhenStopped = true {
    didSet { if hidesWhenStopped != oldValue { isVisible = isAnimating || !hidesWhenStopped } }
  }

  /// The colour of the wheel; nil for that of texts.
  @AlwaysObserved open var color: Color! {
    didSet {
      guard color != oldValue else { return }
      followControlColors { [unowned self] in ControlColors(content: color?.rgba(with: $0)) }
    }
  }

  /// Whether it moves.
  open var isAnimating: Bool { isSpinning }

  /// Shows the indicator and starts it.
  open func startAnimating() {
    isSpinning = true
    if hidesWhenStopped { isVisible = true }
  }

  /// Brings it to rest, and hides it with `hidesWhenStopped`.
  open func stopAnimating() {
    isSpinning = false
    if hidesWhenStopped { isVisible = false }
  }

  private func setSize() {
    let side = style == .large ? 37 : 20
    setSizeRequest(width: side, height: side)
    halign = .center
    valign = .center
  }
}

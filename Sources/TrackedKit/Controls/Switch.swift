public import Gtk

/// Turns one thing on or off: `Switch(isOn: $settings.notifications)`.
///
/// Sends `.valueChanged` when the user turns it.
@MainActor open class Switch: Control, SwitchProtocol {
  override var standardPriorities: ContentPriorities { .hugging }

  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .switch }

  /// A switch that is off.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// A switch that shows a property of a model and changes it.
  public convenience init(isOn: Binding<Bool>) {
    self.init()
    bind(isOn: isOn)
  }

  private func prepare() {
    // It has one size: in a larger place GTK would stretch it.
    (halign, valign) = (.start, .center)
    onNotifyActive { [unowned self] in
      sendActions(for: .valueChanged)
      sendActions(for: .primaryActionTriggered)
    }
  }

  /// Whether it is on. Setting it calls no action; when the user turns the switch, `.valueChanged` is sent and this is not set.
  open var isOn: Bool {
    get { (self as any SwitchProtocol).isOn }
    set { (self as any SwitchProtocol).isOn = newValue }
  }

  /// The colour of the ground while it is on; nil for the theme's.
  @AlwaysObserved open var onTintColor: Color? {
    didSet { if onTintColor != oldValue { showColors() } }
  }
  /// The colour of the knob; nil for the theme's.
  @AlwaysObserved open var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { showColors() } }
  }

  private func showColors() {
    followControlColors { [unowned self] in
      ControlColors(fill: onTintColor?.rgba(with: $0), knob: thumbTintColor?.rgba(with: $0))
    }
  }

  /// Turns the switch without calling an action. GTK moves its knob in every case.
  open func setOn(_ isOn: Bool, animated: Bool) { self.isOn = isOn }

  /// Binds `isOn` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(isOn binding: Binding<Bool>) -> ControlBinding {
    bind("isOn", binding, read: { $0.isOn }, show: { $0.isOn = $1 })
  }
}

public import Gtk

/// A number to choose by moving a knob: `Slider(value: $player.volume)`.
///
/// Sends `.valueChanged` while the user moves it, `.touchDown` and `.touchUpInside` around that. Arrow keys move it by a hundredth,
/// Page Up and Page Down by a tenth.
@MainActor open class Slider: Control {
  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .scale }

  /// Whether `.valueChanged` is sent during the drag, or only when the knob is released.
  open var isContinuous = true
  private var isPressed = false
  private var hasMoved = false

  /// A slider from 0 to 1, at 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// A slider that shows a property of a model and changes it. A value outside of the bounds is shown at their end and stays in the
  /// model until the user moves the knob.
  ///
  /// - Parameter step: between the values that can be chosen; nil for any value.
  public convenience init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...1, step: Number? = nil
  ) {
    self.init()
    adjustment.lower = Double(bounds.lowerBound)
    adjustment.upper = Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    updateIncrements()
    bind(value: value)
  }

  override func isSizeless(_ orientation: Orientation) -> Bool { orientation == .horizontal }

  private func prepare() {
    leavesWheelToPage()
    showColors()
    setProperty("adjustment", to: Optional(adjustment))
    let moved: Signal<> = Signal(self, "value-changed", delivery: .userChanges)
    moved { [unowned self] in didMove() }
    add(
      PressWatch { [unowned self] press in
        switch press {
        case .down: didPress()
        case .up: didRelease()
        }
      })
  }

  // MARK: Colours

  /// The colour of the track up to the knob; nil for the tint.
  @AlwaysObserved open var minimumTrackTintColor: Color? {
    didSet { if minimumTrackTintColor != oldValue { showColors() } }
  }
  /// The colour of the track after the knob; nil for the theme's.
  @AlwaysObserved open var maximumTrackTintColor: Color? {
    didSet { if maximumTrackTintColor != oldValue { showColors() } }
  }
  /// The colour of the knob; nil for the theme's.
  @AlwaysObserved open var thumbTintColor: Color? {
    didSet { if thumbTintColor != oldValue { showColors() } }
  }

  private func showColors() {
    followControlColors { [unowned self] traits in
      ControlColors(
        fill: (minimumTrackTintColor ?? traits.ownTint)?.rgba(with: traits),
        track: maximumTrackTintColor?.rgba(with: traits), knob: thumbTintColor?.rgba(with: traits))
    }
  }

  // MARK: The track

  /// The rectangle of the track within the slider. An override can make it thicker, or let it begin and end elsewhere; called when the slider
  /// enters a window.
  open func trackRect(forBounds bounds: Rect) -> Rect {
    let height = SliderTrack.usualHeight
    return Rect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard hostWindow != nil, type(of: self) != Slider.self else { return }
    SliderTrack(trackRect(forBounds: SliderTrack.trial), within: SliderTrack.trial).apply(to: self)
  }

  /// Marks below the track, and whether the knob stays at them; nil for none.
  @AlwaysObserved open var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { showTicks() } }
  }

  private func showTicks() {
    let (lower, length) = (adjustment.lower, adjustment.upper - adjustment.lower)
    let ticks = trackConfiguration?.ticks ?? []
    Scale.setMarks(ticks.map { (lower + Double($0.position) * length, $0.title) }, of: self)
  }

  /// Whether the knob is seen.
  @AlwaysObserved open var sliderStyle = SliderStyle.default {
    didSet {
      guard sliderStyle != oldValue else { return }
      ThumblessLook.sheet.load()
      setCSSClass("thumbless", .when(sliderStyle == .thumbless))
    }
  }

  // MARK: Value

  private let adjustment = Adjustment(value: 0, lower: 0, upper: 1, step: 0.01, page: 0.1)

  /// The number, within the limits. Setting it calls no action.
  open var value: Float {
    get { Float(number) }
    set { number = Double(newValue) }
  }

  /// The number as the widget has it.
  private var number: Double {
    get { adjustment.value }
    set { withoutEcho { adjustment.value = min(max(newValue, adjustment.lower), adjustment.upper) } }
  }

  /// Sets the number without calling an action. Inside or outside of an animation the knob is there at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The least number; 0 unless it is set. One above the largest number moves that along.
  open var minimumValue: Float {
    get { Float(adjustment.lower) }
    set {
      withoutEcho {
        adjustment.lower = Double(newValue)
        if adjustment.upper < adjustment.lower { adjustment.upper = adjustment.lower }
        number = adjustment.value
      }
      updateIncrements()
    }
  }

  /// The largest number; 1 unless it is set. One below the least number moves that along.
  open var maximumValue: Float {
    get { Float(adjustment.upper) }
    set {
      withoutEcho {
        adjustment.upper = Double(newValue)
        if adjustment.lower > adjustment.upper { adjustment.lower = adjustment.upper }
        number = adjustment.value
      }
      updateIncrements()
    }
  }

  /// Between the numbers that can be chosen; nil for any.
  private var step: Double?

  private func updateIncrements() {
    let length = adjustment.upper - adjustment.lower
    adjustment.stepIncrement = step ?? length / 100
    adjustment.pageIncrement = max(step ?? 0, length / 10)
    if trackConfiguration != nil { showTicks() }
  }

  /// Binds `value` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", Binding<Double>(converting: binding), read: { $0.number }, show: { $0.number = $1 })
  }

  // MARK: The user

  private func didMove() {
    if let step {
      let lower = adjustment.lower
      number = lower + ((adjustment.value - lower) / step).rounded() * step
    }
    stayAtTick()
    hasMoved = true
    if isContinuous || !isPressed { tell() }
  }

  private func stayAtTick() {
    guard let trackConfiguration, trackConfiguration.allowsTickValuesOnly else { return }
    let (lower, length) = (adjustment.lower, adjustment.upper - adjustment.lower)
    guard length > 0, let nearest = trackConfiguration.nearest(to: (adjustment.value - lower) / length) else { return }
    number = lower + nearest * length
  }

  private func tell() {
    hasMoved = false
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func didPress() {
    isPressed = true
    hasMoved = false
    sendActions(for: .touchDown)
  }

  private func didRelease() {
    guard isPressed else { return }
    isPressed = false
    if !isContinuous, hasMoved { tell() }
    sendActions(for: .touchUpInside)
  }
}

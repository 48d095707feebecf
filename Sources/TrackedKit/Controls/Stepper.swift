public import Gtk

/// Makes a number smaller or larger, step by step: `Stepper(value: $order.count, in: 1...9)`. The number itself is shown elsewhere.
///
/// Sends `.valueChanged` at every step. A button that is held down keeps stepping.
@MainActor open class Stepper: Control {
  override var standardPriorities: ContentPriorities { .hugging }

  private let decrementButton = Gtk.Button(iconName: "list-remove-symbolic")
  private let incrementButton = Gtk.Button(iconName: "list-add-symbolic")

  /// A stepper from 0 to 100, at 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let row = Gtk.Box(.horizontal)
    row.addCSSClass("linked")
    row.halign = .start
    row.valign = .center
    followLanguage { [unowned self] in
      decrementButton.setAccessibleLabel(String(kit: "Decrement"))
      incrementButton.setAccessibleLabel(String(kit: "Increment"))
    }
    for (button, direction) in [(decrementButton, -1.0), (incrementButton, 1.0)] {
      button.onClicked { [unowned self] in didClick(direction) }
      button.onStateFlagsChanged { [unowned self, unowned button] _ in
        holdDidChange(button, direction)
      }
      row.append(button)
    }
    addSubview(row)
    updateButtons()
  }

  /// A stepper that shows a property of a model and changes it.
  public convenience init<Number: BinaryFloatingPoint>(
    value: Binding<Number>, in bounds: ClosedRange<Number> = 0...100, step: Number = 1
  ) {
    self.init()
    (minimumValue, maximumValue) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    stepValue = Double(step)
    bind(value: value)
  }

  /// A stepper that shows a whole number of a model and changes it.
  public convenience init(value: Binding<Int>, in bounds: ClosedRange<Int> = 0...100, step: Int = 1) {
    self.init()
    (minimumValue, maximumValue) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    stepValue = Double(step)
    bind(value: value)
  }

  // MARK: Value

  /// The number, within the limits. Setting it calls no action.
  @AlwaysObserved open var value = 0.0 {
    didSet {
      _value.wrappedValue = min(max(value, minimumValue), maximumValue)
      if value != oldValue { updateButtons() }
    }
  }
  /// The least number; 0 unless it is set. One above the largest number moves that along.
  @AlwaysObserved open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      limitsDidChange()
    }
  }
  /// The largest number; 100 unless it is set. One below the least number moves that along.
  @AlwaysObserved open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      limitsDidChange()
    }
  }
  /// How much a step is; above 0.
  ///
  /// - Precondition: the step is above 0.
  @AlwaysObserved open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "a stepper's step is above 0, not \(stepValue)") }
  }
  /// Whether a step beyond one limit leads to the other.
  @AlwaysObserved open var wraps = false {
    didSet { updateButtons() }
  }
  /// Whether a button that is held down keeps stepping.
  open var autorepeat = true
  /// Whether `.valueChanged` is sent at every step, or only when the button is released.
  open var isContinuous = true

  private func limitsDidChange() {
    value = min(max(value, minimumValue), maximumValue)
    updateButtons()
  }

  private func updateButtons() {
    decrementButton.isSensitive = wraps || value > minimumValue
    incrementButton.isSensitive = wraps || value < maximumValue
  }

  /// Binds `value` to a model's property, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind<Number: BinaryFloatingPoint>(value binding: Binding<Number>) -> ControlBinding {
    bind("value", Binding<Double>(converting: binding), read: { $0.value }, show: { $0.value = $1 })
  }

  /// Binds `value` to a whole number of a model, in both directions, replacing a previous binding.
  @discardableResult
  public final func bind(value binding: Binding<Int>) -> ControlBinding {
    bind("value", binding, read: { Int(clamping: $0.value.rounded()) }, show: { $0.value = Double($1) })
  }

  // MARK: The user

  private var held: Gtk.Button?
  private var repetition: MainLoopSource?
  /// Whether holding the button has stepped already; letting it go then makes no step more.
  private var hasRepeated = false
  private var isUntold = false

  private func didClick(_ direction: Double) {
    if hasRepeated {
      hasRepeated = false
    } else {
      step(direction)
    }
    tellIfDone()
  }

  private func step(_ direction: Double) {
    let next = value + direction * stepValue
    let limits = minimumValue...maximumValue
    let old = value
    value = limits.contains(next) || !wraps ? next : direction > 0 ? minimumValue : maximumValue
    guard value != old else { return }
    if isContinuous || held == nil { tell() } else { isUntold = true }
  }

  private func tell() {
    isUntold = false
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func tellIfDone() { if isUntold { tell() } }

  private func holdDidChange(_ button: Gtk.Button, _ direction: Double) {
    let isDown = button.stateFlags.contains(.active)
    guard isDown != (held === button) else { return }
    repetition?.cancel()
    repetition = nil
    held = isDown ? button : nil
    guard isDown else {
      // The click comes first, where there is one.
      MainLoop.afterCurrentTurn { [weak self] in
        guard let self, held == nil else { return }
        hasRepeated = false
        tellIfDone()
      }
      return
    }
    hasRepeated = false
    guard autorepeat else { return }
    repetition = MainLoop.after(milliseconds: 500) { [weak self] in self?.repeatStep(direction) }
  }

  private func repeatStep(_ direction: Double) {
    guard held != nil else { return }
    hasRepeated = true
    step(direction)
    repetition = MainLoop.after(milliseconds: 100) { [weak self] in self?.repeatStep(direction) }
  }
}

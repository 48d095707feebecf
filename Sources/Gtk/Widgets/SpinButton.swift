import CGtk

/// A number to type or step.
@MainActor open class SpinButton: Widget {
  /// A number within a range.
  ///
  /// - Precondition: `step` is not 0.
  public init(range: ClosedRange<Double>, step: Double) {
    precondition(step != 0, "a number is stepped by some length, not by 0")
    super.init(
      owning: UnsafeMutableRawPointer(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
    leavesWheelToPage()
  }

  /// Adopts a GtkSpinButton.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    leavesWheelToPage()
  }

  /// The number and its limits.
  public var adjustment: Adjustment {
    get { Object.wrap(gtk_spin_button_get_adjustment(native()), as: Adjustment.self)! }
    set { if newValue !== adjustment { withoutEcho { gtk_spin_button_set_adjustment(native(), newValue.native()) } } }
  }

  /// The limits of the number.
  public var range: ClosedRange<Double> {
    get { adjustment.range }
    set {
      guard newValue != range else { return }
      withoutEcho { gtk_spin_button_set_range(native(), newValue.lowerBound, newValue.upperBound) }
    }
  }

  /// Reads the number from what the user has typed; nil for a text that is no number, in whose place the last number is shown again. Without
  /// it GTK reads digits. For texts such as "08:30", show them with `onOutput` of `GtkComplete` and clear `takesNumbersAlone`.
  @discardableResult
  public func onInput(_ number: @escaping (_ text: String) -> Double?) -> SignalConnection {
    SignalConnection(self, "input", .everyChange) { [unowned self] arguments, result in
      let number = number(text)
      // GTK shows what is there, also after an error.
      g_value_get_pointer(arguments)?.storeBytes(of: number ?? value, as: Double.self)
      g_value_set_int(result, number == nil ? GTK_INPUT_ERROR : 1)
    }
  }

  /// How far the arrow keys and Page Up and Page Down move it.
  public func setIncrements(step: Double, page: Double) {
    withoutEcho { gtk_spin_button_set_increments(native(), step, page) }
  }
}

extension SpinButton: nonisolated Editable, nonisolated Orientable {}

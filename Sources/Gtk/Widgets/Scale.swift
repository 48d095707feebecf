import CGtk

/// A slider to choose a number.
@MainActor open class Scale: Widget {
  /// A slider over a range.
  public init(_ orientation: Orientation = .horizontal, range: ClosedRange<Double>, step: Double) {
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_scale_new_with_range(orientation.native, range.lowerBound, range.upperBound, step)))
  }

  /// Adopts a GtkScale.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every object of `GtkScale` and of classes made over it: what it has stands in an extension, see `WidgetProtocol`.
@MainActor public protocol ScaleProtocol: Widget {}

extension Scale: nonisolated ScaleProtocol {}

extension ScaleProtocol {
  /// The number. Setting it reaches no handler of `valueChanged`.
  public var value: Double {
    get { gtk_range_get_value(native()) }
    set { if newValue != value { withoutEcho { gtk_range_set_value(native(), newValue) } } }
  }

  /// The limits of the number.
  public func setRange(_ range: ClosedRange<Double>) {
    withoutEcho { gtk_range_set_range(native(), range.lowerBound, range.upperBound) }
  }

  /// How far the arrow keys and Page Up and Page Down move it.
  public func setIncrements(step: Double, page: Double) { gtk_range_set_increments(native(), step, page) }

  /// How many decimals are kept and shown.
  public var digits: Int {
    get { Int(gtk_scale_get_digits(native())) }
    set { gtk_scale_set_digits(native(), Int32(newValue)) }
  }

  /// Whether the number is shown beside the slider.
  public var drawsValue: Bool {
    get { gtk_scale_get_draw_value(native()) != 0 }
    set { if newValue != drawsValue { gtk_scale_set_draw_value(native(), newValue ? 1 : 0) } }
  }

  /// Adds a mark below the slider, with a text.
  public func addMark(at value: Double, text: String? = nil) {
    gtk_scale_add_mark(native(), value, GTK_POS_BOTTOM, text.map { Markup(escaping: $0).source })
  }

  /// Removes the marks.
  public func clearMarks() { gtk_scale_clear_marks(native()) }

  /// The user moved it; read `value`.
  public var valueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }
}

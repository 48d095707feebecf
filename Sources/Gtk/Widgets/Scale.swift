import CGtk

/// A slider to choose a number.
@MainActor open class Scale: Widget {
  /// A slider over a range, which may have no length yet.
  ///
  /// - Precondition: `step` is not 0.
  public init(_ orientation: Orientation = .horizontal, range: ClosedRange<Double>, step: Double) {
    precondition(step != 0, "a slider moves by steps of some length, not by 0")
    // GTK makes none over a range without a length, and sets one.
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_scale_new_with_range(
          orientation.native, range.lowerBound, max(range.upperBound, range.lowerBound.nextUp), step)))
    if range.lowerBound == range.upperBound { self.range = range }
    leavesWheelToPage()
  }

  /// Adopts a GtkScale.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    leavesWheelToPage()
  }
}

/// Every `GtkScale`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ScaleProtocol: Orientable {}

extension Scale: nonisolated ScaleProtocol {}

extension ScaleProtocol {
  /// The number. Setting it does not call handlers of `onValueChanged`.
  @NativeProperty(gtk_range_get_value, gtk_range_set_value) public var value: Double

  /// The number and its limits.
  public var adjustment: Adjustment {
    get { Object.wrap(gtk_range_get_adjustment(native()), as: Adjustment.self)! }
    set { if newValue !== adjustment { withoutEcho { gtk_range_set_adjustment(native(), newValue.native()) } } }
  }

  /// The limits of the number.
  public var range: ClosedRange<Double> {
    get { adjustment.range }
    set {
      if newValue != range { withoutEcho { gtk_range_set_range(native(), newValue.lowerBound, newValue.upperBound) } }
    }
  }

  /// How far the arrow keys and Page Up and Page Down move it.
  public func setIncrements(step: Double, page: Double) {
    withoutEcho { gtk_range_set_increments(native(), step, page) }
  }

  /// Adds a mark below the slider, with a text.
  public func addMark(at value: Double, text: String? = nil) {
    gtk_scale_add_mark(native(), value, GTK_POS_BOTTOM, text.map { Markup(escaping: $0).source })
  }

  /// Replaces the marks of a widget over GtkScale.
  package static func setMarks(_ marks: [(value: Double, text: String?)], of widget: Widget) {
    gtk_scale_clear_marks(widget.native())
    for mark in marks {
      gtk_scale_add_mark(
        widget.native(), mark.value, GTK_POS_BOTTOM, mark.text.map { Markup(escaping: $0).source })
    }
  }

  /// Removes the marks.
  public func clearMarks() { gtk_scale_clear_marks(native()) }
}

import CGtk

/// Values that a handler sets while GTK reports another one.
///
/// An adjustment does not report a value inside of another report: it starts again when the handler has returned, and with it the widget
/// that shows it. By then the setter has returned, and no longer silences it (C-201). So the report after such a set is expected here.
@MainActor enum RestartedEmission {
  /// How many handlers are running, one inside the other.
  static var runningHandlers = 0
  private static var expected: [ObjectIdentifier: Expectation] = [:]

  private struct Expectation {
    /// The report during which the value was set.
    let during: UInt32
    let value: Double
  }

  /// The adjustment whose value an object shows, if it is reporting one to a handler.
  static func tellingAdjustment(of object: Object) -> UnsafeMutablePointer<GtkAdjustment>? {
    runningHandlers > 0 ? adjustment(of: object) : nil
  }

  private static func adjustment(of object: Object) -> UnsafeMutablePointer<GtkAdjustment>? {
    let adjustment: UnsafeMutablePointer<GtkAdjustment>? =
      if cgtk_is_a(object.raw, gtk_range_get_type()) != 0 {
        gtk_range_get_adjustment(object.native())
      } else if cgtk_is_a(object.raw, gtk_spin_button_get_type()) != 0 {
        gtk_spin_button_get_adjustment(object.native())
      } else if cgtk_is_a(object.raw, gtk_adjustment_get_type()) != 0 {
        object.native()
      } else {
        nil
      }
    guard let adjustment, let hint = g_signal_get_invocation_hint(adjustment) else { return nil }
    return hint.pointee.signal_id == g_signal_lookup("value-changed", gtk_adjustment_get_type()) ? adjustment : nil
  }

  /// The adjustment got another value, which `object` is going to report.
  static func expect(_ value: Double, of object: Object) {
    expected[ObjectIdentifier(object)] = Expectation(during: object.tellings, value: value)
  }

  /// Whether a report to a handler of the user's changes is about a value that the program has set.
  ///
  /// - Parameter lastHeard: the report that the handler received last.
  static func isEcho(_ object: Object, lastHeard: inout UInt32) -> Bool {
    // A handler is called once for each emission.
    if lastHeard == object.tellings { object.tellings &+= 1 }
    lastHeard = object.tellings
    guard !expected.isEmpty, let expectation = expected[ObjectIdentifier(object)],
      object.tellings != expectation.during
    else { return false }
    if object.tellings == expectation.during &+ 1, let adjustment = adjustment(of: object),
      gtk_adjustment_get_value(adjustment) == expectation.value
    {
      return true
    }
    expected[ObjectIdentifier(object)] = nil
    return false
  }
}

/// Counts how often GTK has called code whose work this module does not know: handlers of signals, and virtual functions
/// of widgets that are not `isTransparent`.
///
/// Where the count is as before, nothing but GTK's own code has run: nobody has asked for another size or place meanwhile.
/// Main actor.
package enum OutsideCode {
  /// Wraps around; only to be compared with an earlier value.
  package private(set) static var callCount = 0

  /// Such code is about to run.
  package static func noteCall() { callCount &+= 1 }
}

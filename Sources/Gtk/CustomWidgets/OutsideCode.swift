/// Counts how often GTK has called code whose work this module does not know: handlers of signals, and virtual functions
/// of widgets that are not `isTransparent`.
///
/// If the count is unchanged, only GTK's own code has run: nothing has requested another size or place meanwhile.
/// Main actor.
package enum OutsideCode {
  /// Wraps around; only to be compared with an earlier value.
  package private(set) static var callCount = 0

  /// Such code is about to run.
  package static func noteCall() { callCount &+= 1 }
}

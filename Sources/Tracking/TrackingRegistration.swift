/// The properties that a run read, armed until cancelled.
@MainActor
protocol TrackingRegistration: AnyObject {
  /// Ends the registration. Main actor only: Observation's own cancellation races with a change on another thread.
  func cancel()
}

/// Runs `body` and arms what it read, by the best means that Observation offers.
///
/// - Parameter onChange: called on the thread that changes a property.
/// - Returns: the registration; nil if it is known that nothing was read.
@MainActor
func withRegistration(
  _ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void
) -> (any TrackingRegistration)? {
  #if !TRACKING_PUBLIC_API
    if ListRegistration.isAvailable { return ListRegistration.collect(body, onChange: onChange) }
  #endif
  return BeaconRegistration.collect(body, onChange: onChange)
}

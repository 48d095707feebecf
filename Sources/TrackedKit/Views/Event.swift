/// Stands where UIKit hands an event along: overrides of `point(inside:with:)` mention it. GTK asks before there is an event,
/// so that it is always nil; gestures and controllers tell of events.
public final class Event {
  private init() {}
}

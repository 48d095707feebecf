import Gtk

/// Two gestures of which the first that tells something counts.
@MainActor public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two it is.
  public nonisolated enum Value {
    /// The first one.
    case first(First.Value)
    /// The second one.
    case second(Second.Value)
  }

  let first: First
  let second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Hears of both; what the second tells after the first has begun does not count.
  public func _connect(
    to widget: Widget, current: @escaping () -> ExclusiveGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    var isFirst = false
    let ofFirst = first._connect(
      to: widget, current: { current().first },
      changed: {
        isFirst = true
        changed(.first($0))
      },
      ended: {
        isFirst = false
        ended(.first($0))
      })
    let ofSecond = second._connect(
      to: widget, current: { current().second }, changed: { if !isFirst { changed(.second($0)) } },
      ended: { if !isFirst { ended(.second($0)) } })
    return ofFirst + ofSecond
  }
}

extension Gesture {
  /// This gesture, or another one while this one tells nothing.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

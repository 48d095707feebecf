import Gtk

/// Two gestures, of which the first one to begin counts.
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

  /// Listens for both; once the first has begun, the second is ignored.
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
  /// This gesture, or another one as long as this one has not begun.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

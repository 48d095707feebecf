import Gtk

/// A gesture that counts once another one has ended.
@MainActor public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two it is at.
  public nonisolated enum Value {
    /// The first one is going on.
    case first(First.Value)
    /// The first one has ended; the value of the second, or nil until there is one.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// One gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Listens for both.
  public func _connect(
    to widget: Widget, current: @escaping () -> SequenceGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    // The final value of the first; nil until then, and again once the second has ended or the pointer is released.
    var before: First.Value?
    var isSecondHeard = false
    let ofFirst = first._connect(
      to: widget, current: { current().first }, changed: { if before == nil { changed(.first($0)) } },
      ended: {
        before = $0
        changed(.second($0, nil))
      })
    let ofSecond = second._connect(
      to: widget, current: { current().second },
      changed: { value in
        guard let before else { return }
        isSecondHeard = true
        changed(.second(before, value))
      },
      ended: { value in
        guard let first = before else { return }
        (before, isSecondHeard) = (nil, false)
        ended(.second(first, value))
      })
    // The pointer is released before the second one has reported anything.
    let release = GestureDrag()
    release.onDragEnd { _, _ in
      guard let first = before, !isSecondHeard else { return }
      before = nil
      ended(.second(first, nil))
    }
    return ofFirst + ofSecond + [release]
  }
}

extension Gesture {
  /// This gesture, and another one once it has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

import Gtk

/// Two gestures that act beside each other.
@MainActor public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The latest value of each; nil until there is one.
  public nonisolated struct Value {
    /// The value of the first.
    public var first: First.Value?
    /// The value of the second.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Listens for both.
  public func _connect(
    to widget: Widget, current: @escaping () -> SimultaneousGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    var value = Value()
    let ofFirst = first._connect(
      to: widget, current: { current().first },
      changed: {
        value.first = $0
        changed(value)
      },
      ended: {
        value.first = $0
        ended(value)
        value.first = nil
      })
    let ofSecond = ClickFamily.apart {
      second._connect(
        to: widget, current: { current().second },
        changed: {
          value.second = $0
          changed(value)
        },
        ended: {
          value.second = $0
          ended(value)
          value.second = nil
        })
    }
    return ofFirst + ofSecond
  }
}

extension Gesture {
  /// Both gestures, beside each other. It ends whenever one of them does.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

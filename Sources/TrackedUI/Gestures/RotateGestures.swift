public import Foundation
import Gtk

/// Two fingers that turn, on a screen or a touchpad.
@MainActor public struct RotateGesture: Gesture {
  /// How far they have turned.
  public nonisolated struct Value: Equatable, Sendable {
    /// How far the fingers have turned since they came, clockwise.
    public var rotation: Angle
    /// The middle of the fingers when they came, in the view's coordinates.
    public var startLocation: CGPoint
  }

  let minimumAngleDelta: Angle

  /// Two fingers that turn.
  ///
  /// - Parameter minimumAngleDelta: how far before it counts.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  /// Hears of two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> RotateGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    let turn = GestureRotate()
    var value = Value(rotation: .zero, startLocation: .zero)
    var isCounted = false
    turn.onBegin { [unowned turn] _ in
      value = Value(rotation: .zero, startLocation: turn.center.map { CGPoint($0) } ?? .zero)
      isCounted = false
    }
    turn.onAngleChanged { _, delta in
      value.rotation = .radians(delta)
      if abs(delta) >= current().minimumAngleDelta.radians { isCounted = true }
      if isCounted { changed(value) }
    }
    turn.onEnd { _ in
      if isCounted { ended(value) }
    }
    return [turn]
  }
}

/// Two fingers that turn, as older sources write it.
@MainActor public struct RotationGesture: Gesture {
  private let gesture: RotateGesture

  /// Two fingers that turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) { gesture = RotateGesture(minimumAngleDelta: minimumAngleDelta) }

  /// Hears of two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> RotationGesture, changed: @escaping (Angle) -> Void,
    ended: @escaping (Angle) -> Void
  ) -> [EventController] {
    gesture._connect(
      to: widget, current: { current().gesture }, changed: { changed($0.rotation) }, ended: { ended($0.rotation) })
  }
}

/// Two fingers that move apart or together, as older sources write it.
@MainActor public struct MagnificationGesture: Gesture {
  private let gesture: MagnifyGesture

  /// Two fingers that move.
  public init(minimumScaleDelta: Double = 0.01) { gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  /// Hears of two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> MagnificationGesture, changed: @escaping (Double) -> Void,
    ended: @escaping (Double) -> Void
  ) -> [EventController] {
    gesture._connect(
      to: widget, current: { current().gesture }, changed: { changed($0.magnification) },
      ended: { ended($0.magnification) })
  }
}

/// A gesture that counts once another one has ended.
@MainActor public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two it is at.
  public nonisolated enum Value {
    /// The first one, which goes on.
    case first(First.Value)
    /// The first one has ended; the second has told so much, or nothing yet.
    case second(First.Value, Second.Value?)
  }

  let first: First
  let second: Second

  /// One gesture after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Hears of both.
  public func _connect(
    to widget: Widget, current: @escaping () -> SequenceGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    // What the first one ended with; nil until then, and again when the second has ended or the pointer is let go.
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
    // The pointer is let go before the second one has told anything.
    let release = GestureDrag()
    release.onDragEnd { _, _ in
      guard let first = before, !isSecondHeard else { return }
      before = nil
      ended(.second(first, nil))
    }
    return ofFirst + ofSecond + [release]
  }
}

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
  /// This gesture, and another one once it has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one while this one tells nothing.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

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

  /// Listens for two fingers.
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

  /// Listens for two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> RotationGesture, changed: @escaping (Angle) -> Void,
    ended: @escaping (Angle) -> Void
  ) -> [EventController] {
    gesture._connect(
      to: widget, current: { current().gesture }, changed: { changed($0.rotation) }, ended: { ended($0.rotation) })
  }
}

public import Foundation
import Gtk

/// Two fingers that move apart or together, on a screen or a touchpad.
@MainActor public struct MagnifyGesture: Gesture {
  /// How far they have moved.
  public nonisolated struct Value: Equatable, Sendable {
    /// By what the distance of the fingers has been multiplied since they came.
    public var magnification: CGFloat
    /// The middle of the fingers when they came, in the view's coordinates.
    public var startLocation: CGPoint
  }

  let minimumScaleDelta: Double

  /// Two fingers that move.
  ///
  /// - Parameter minimumScaleDelta: by how much before it counts.
  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Listens for two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> MagnifyGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    let zoom = GestureZoom()
    var value = Value(magnification: 1, startLocation: .zero)
    var isCounted = false
    zoom.onBegin { [unowned zoom] _ in
      value = Value(magnification: 1, startLocation: zoom.center.map { CGPoint($0) } ?? .zero)
      isCounted = false
    }
    zoom.onScaleChanged { scale in
      value.magnification = scale
      if abs(scale - 1) >= current().minimumScaleDelta { isCounted = true }
      if isCounted { changed(value) }
    }
    zoom.onEnd { _ in
      if isCounted { ended(value) }
    }
    return [zoom]
  }
}

/// Two fingers that move apart or together, as older sources write it.
@MainActor public struct MagnificationGesture: Gesture {
  private let gesture: MagnifyGesture

  /// Two fingers that move.
  public init(minimumScaleDelta: Double = 0.01) { gesture = MagnifyGesture(minimumScaleDelta: minimumScaleDelta) }

  /// Listens for two fingers.
  public func _connect(
    to widget: Widget, current: @escaping () -> MagnificationGesture, changed: @escaping (Double) -> Void,
    ended: @escaping (Double) -> Void
  ) -> [EventController] {
    gesture._connect(
      to: widget, current: { current().gesture }, changed: { changed($0.magnification) },
      ended: { ended($0.magnification) })
  }
}

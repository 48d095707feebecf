public import Foundation
import Gtk

/// A click, or some in a row, and where. It ends with each of them, as a `TapGesture` does.
@MainActor public struct SpatialTapGesture: Gesture {
  /// Where the click was.
  public nonisolated struct Value: Equatable, Sendable {
    /// The place, in the view's coordinates.
    public var location: CGPoint
  }

  let count: Int
  let space: CoordinateSpace

  /// A click, or some in a row, and where, counted from the view or from another place.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    space = coordinateSpace.coordinateSpace
  }

  /// A click, or some in a row, and where.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    space = coordinateSpace
  }

  /// Hears of clicks.
  public func _connect(
    to widget: Widget, current: @escaping () -> SpatialTapGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    [widget.clicks({ current().count }, in: { current().space }) { ended(Value(location: $0)) }]
  }
}

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

  /// Hears of two fingers.
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

/// Two gestures that act beside each other.
@MainActor public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What each of them told last; nil for one that has told nothing yet.
  public nonisolated struct Value {
    /// What the first one told.
    public var first: First.Value?
    /// What the second one told.
    public var second: Second.Value?
  }

  let first: First
  let second: Second

  /// Two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Hears of both.
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

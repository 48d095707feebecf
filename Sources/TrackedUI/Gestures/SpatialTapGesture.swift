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

  /// Listens for clicks.
  public func _connect(
    to widget: Widget, current: @escaping () -> SpatialTapGesture, changed: @escaping (Value) -> Void,
    ended: @escaping (Value) -> Void
  ) -> [EventController] {
    [widget.clicks({ current().count }, in: { current().space }) { ended(Value(location: $0)) }]
  }
}

/// A gesture of one finger, or of the pointer.
@MainActor public protocol SingleGesture: EventController {}

extension GestureClick: nonisolated SingleGesture {}
extension GestureLongPress: nonisolated SingleGesture {}
extension GestureDrag: nonisolated SingleGesture {}
extension DragSource: nonisolated SingleGesture {}

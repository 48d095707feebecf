// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGesture`.
@MainActor open class Gesture: EventController, nonisolated GestureProtocol {}

/// The members of `Gesture`, also of its subclasses in `Gtk`.
@MainActor public protocol GestureProtocol: EventController {}

extension GestureProtocol {
  /// `gtk_gesture_get_bounding_box`.
  public var boundingBox: Rect? {
    var rectOut = GdkRectangle()
    guard gtk_gesture_get_bounding_box(native(), &rectOut) != 0 else { return nil }
    return rectOut.value
  }
  /// `gtk_gesture_get_bounding_box_center`.
  public var boundingBoxCenter: Point? {
    var xOut = Double()
    var yOut = Double()
    guard gtk_gesture_get_bounding_box_center(native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
  /// `gtk_gesture_get_device`.
  public var device: Device? { wrapped(gtk_gesture_get_device(native()), as: Device.self) }
  /// `gtk_gesture_get_group`.
  public var group: [any GestureProtocol] { nativeObjects(of: gtk_gesture_get_group(native()), as: (any GestureProtocol).self, freeing: .list) }
  /// `gtk_gesture_get_last_event`.
  public func lastEvent(_ sequence: EventSequence?) -> GdkEvent? { GdkEvent.copy(gtk_gesture_get_last_event(native(), borrowed(sequence))) }
  /// `gtk_gesture_get_last_updated_sequence`.
  public var lastUpdatedSequence: EventSequence? { EventSequence.copy(gtk_gesture_get_last_updated_sequence(native())) }
  /// `gtk_gesture_get_point`.
  public func point(_ sequence: EventSequence?) -> Point? {
    var xOut = Double()
    var yOut = Double()
    guard gtk_gesture_get_point(native(), borrowed(sequence), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
  /// `gtk_gesture_get_sequence_state`.
  public func sequenceState(_ sequence: EventSequence) -> EventSequenceState { EventSequenceState(rawValue: gtk_gesture_get_sequence_state(native(), sequence.native()).rawValue) }
  /// `gtk_gesture_get_sequences`.
  public var sequences: [EventSequence] { nativeRecords(of: gtk_gesture_get_sequences(native()), as: EventSequence.self, freeing: .list) }
  /// `gtk_gesture_group`.
  public func group(_ gesture: any GestureProtocol) { gtk_gesture_group(native(), gesture.native()) }
  /// `gtk_gesture_handles_sequence`.
  @discardableResult public func handlesSequence(_ sequence: EventSequence?) -> Bool { gtk_gesture_handles_sequence(native(), borrowed(sequence)) != 0 }
  /// `gtk_gesture_is_active`.
  public var isActive: Bool { gtk_gesture_is_active(native()) != 0 }
  /// `gtk_gesture_is_grouped_with`.
  @discardableResult public func isGrouped(with other: any GestureProtocol) -> Bool { gtk_gesture_is_grouped_with(native(), other.native()) != 0 }
  /// `gtk_gesture_is_recognized`.
  public var isRecognized: Bool { gtk_gesture_is_recognized(native()) != 0 }
  /// `gtk_gesture_set_sequence_state`.
  @discardableResult public func setSequenceState(_ sequence: EventSequence, state: EventSequenceState) -> Bool { gtk_gesture_set_sequence_state(native(), sequence.native(), GtkEventSequenceState(state.rawValue)) != 0 }
  /// `gtk_gesture_set_state`.
  @discardableResult public func setState(_ state: EventSequenceState) -> Bool { gtk_gesture_set_state(native(), GtkEventSequenceState(state.rawValue)) != 0 }
  /// `gtk_gesture_ungroup`.
  public func ungroup() { gtk_gesture_ungroup(native()) }
  /// `GtkGesture::begin`.
  public var onBegin: Signal<EventSequence?> { Signal(inside: self, "begin") }
  /// `GtkGesture::sequence-state-changed`.
  public var onSequenceStateChanged: Signal<EventSequence?, EventSequenceState> { Signal(inside: self, "sequence-state-changed", delivery: .userChanges) }
}

// What the classes of `Gtk` below it have themselves.
extension Gesture {
  /// `GtkGesture:n-points`.
  public var nPoints: Int { property("n-points") }
  /// `nPoints` changed.
  public var onNotifyNPoints: Signal<> { notify("n-points") }
  /// `GtkGesture::cancel`.
  public var onCancel: Signal<EventSequence?> { Signal(inside: self, "cancel") }
  /// `GtkGesture::end`.
  public var onEnd: Signal<EventSequence?> { Signal(inside: self, "end") }
  /// `GtkGesture::update`.
  public var onUpdate: Signal<EventSequence?> { Signal(inside: self, "update") }
}

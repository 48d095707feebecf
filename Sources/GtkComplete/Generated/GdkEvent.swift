// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkEvent`.
@MainActor open class GdkEvent: Counted {
  /// Adds a reference.
  public override class func retain(_ pointer: UnsafeMutableRawPointer) { _ = gdk_event_ref(OpaquePointer(pointer)) }
  /// Takes a reference away.
  public override class func release(_ pointer: UnsafeMutableRawPointer) { gdk_event_unref(OpaquePointer(pointer)) }
  /// `gdk_events_get_angle`.
  public final func getAngle(_ event2: GdkEvent) -> Double? {
    var angleOut = Double()
    guard gdk_events_get_angle(native(), event2.native(), &angleOut) != 0 else { return nil }
    return angleOut
  }
  /// `gdk_events_get_center`.
  public final func getCenter(_ event2: GdkEvent) -> Point? {
    var xOut = Double()
    var yOut = Double()
    guard gdk_events_get_center(native(), event2.native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
  /// `gdk_events_get_distance`.
  public final func getDistance(_ event2: GdkEvent) -> Double? {
    var distanceOut = Double()
    guard gdk_events_get_distance(native(), event2.native(), &distanceOut) != 0 else { return nil }
    return distanceOut
  }
  /// `gdk_event_get_axis`.
  public final func axis(_ axisUse: AxisUse) -> Double? {
    var valueOut = Double()
    guard gdk_event_get_axis(native(), GdkAxisUse(axisUse.rawValue), &valueOut) != 0 else { return nil }
    return valueOut
  }
  /// `gdk_event_get_device`.
  public final var device: Device? { wrapped(gdk_event_get_device(native()), as: Device.self) }
  /// `gdk_event_get_device_tool`.
  public final var deviceTool: DeviceTool? { wrapped(gdk_event_get_device_tool(native()), as: DeviceTool.self) }
  /// `gdk_event_get_display`.
  public final var display: Display? { wrapped(gdk_event_get_display(native()), as: Display.self) }
  /// `gdk_event_get_event_sequence`.
  public final var eventSequence: EventSequence? { EventSequence.copy(gdk_event_get_event_sequence(native())) }
  /// `gdk_event_get_event_type`.
  public final var eventType: EventType { EventType(rawValue: gdk_event_get_event_type(native()).rawValue) }
  /// `gdk_event_get_modifier_state`.
  public final var modifierState: Modifiers { Modifiers(rawValue: gdk_event_get_modifier_state(native()).rawValue) }
  /// `gdk_event_get_pointer_emulated`.
  public final var isPointerEmulated: Bool { gdk_event_get_pointer_emulated(native()) != 0 }
  /// `gdk_event_get_position`.
  public final var position: Point? {
    var xOut = Double()
    var yOut = Double()
    guard gdk_event_get_position(native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
  /// `gdk_event_get_seat`.
  public final var seat: Seat? { wrapped(gdk_event_get_seat(native()), as: Seat.self) }
  /// `gdk_event_get_surface`.
  public final var surface: Surface? { wrapped(gdk_event_get_surface(native()), as: Surface.self) }
  /// `gdk_event_get_time`.
  public final var time: Int { Int(gdk_event_get_time(native())) }
  /// `gdk_event_triggers_context_menu`.
  @discardableResult public final func triggersContextMenu() -> Bool { gdk_event_triggers_context_menu(native()) != 0 }
}

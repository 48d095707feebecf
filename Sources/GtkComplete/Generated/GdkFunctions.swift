// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `gdk_cairo_rectangle`.
public func cairoRectangle(_ cr: CairoContext, rectangle: Rect) { lend(rectangle, as: GdkRectangle.self) { p0 in gdk_cairo_rectangle(cr.pointer, p0) } }
/// `gdk_cairo_region`.
public func cairoRegion(_ cr: CairoContext, region: [Rect]) { lendRegion(region) { p0 in gdk_cairo_region(cr.pointer, p0) } }
/// `gdk_cairo_set_source_pixbuf`.
public func cairoSetSourcePixbuf(_ cr: CairoContext, pixbuf: Object, pixbufX: Double, pixbufY: Double) { gdk_cairo_set_source_pixbuf(cr.pointer, pixbuf.native(), pixbufX, pixbufY) }
/// `gdk_cairo_set_source_rgba`.
public func cairoSetSourceRgba(_ cr: CairoContext, rgba: RGBA) { lend(rgba, as: GdkRGBA.self) { p0 in gdk_cairo_set_source_rgba(cr.pointer, p0) } }
/// `gdk_content_formats_parse`.
public func contentFormatsParse(_ string: String) -> ContentFormats? { ContentFormats.take(gdk_content_formats_parse(string.withoutNUL)) }
/// `gdk_content_serialize_async`.
public func contentSerialize(_ stream: Object, mimeType: String, value: any ValueRepresentable, ioPriority: Int) async throws(GLibError) { try await AsyncCall.run { cancellable, done, data in lendValue(value) { p0 in gdk_content_serialize_async(stream.native(), mimeType.withoutNUL, p0, Int32(clamping: ioPriority), cancellable, done, data) } } finish: { asynchronous, error in _ = gdk_content_serialize_finish(asynchronous, &error) } }
/// `gdk_content_serialize_finish`.
public func contentSerializeFinish(_ result: Object) throws(GLibError) { _ = try attempt { error in gdk_content_serialize_finish(result.native(), error) } }
/// `gdk_drag_action_is_unique`.
@discardableResult public func dragActionIsUnique(_ action: DragActions) -> Bool { gdk_drag_action_is_unique(GdkDragAction(action.rawValue)) != 0 }
/// `gdk_events_get_angle`.
public func eventsGetAngle(_ event1: GdkEvent, event2: GdkEvent) -> Double? {
    var angleOut = Double()
    guard gdk_events_get_angle(event1.native(), event2.native(), &angleOut) != 0 else { return nil }
    return angleOut
  }
/// `gdk_events_get_center`.
public func eventsGetCenter(_ event1: GdkEvent, event2: GdkEvent) -> Point? {
    var xOut = Double()
    var yOut = Double()
    guard gdk_events_get_center(event1.native(), event2.native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
/// `gdk_events_get_distance`.
public func eventsGetDistance(_ event1: GdkEvent, event2: GdkEvent) -> Double? {
    var distanceOut = Double()
    guard gdk_events_get_distance(event1.native(), event2.native(), &distanceOut) != 0 else { return nil }
    return distanceOut
  }
/// `gdk_intern_mime_type`.
public func internMimeType(_ string: String) -> String? { nativeOptionalText(copying: gdk_intern_mime_type(string.withoutNUL)) }
/// `gdk_keyval_convert_case`.
public func keyvalConvertCase(_ symbol: Int) -> (lower: Int, upper: Int) {
    var lowerOut = UInt32()
    var upperOut = UInt32()
    gdk_keyval_convert_case(UInt32(clamping: symbol), &lowerOut, &upperOut)
    return (Int(lowerOut), Int(upperOut))
  }
/// `gdk_keyval_is_lower`.
@discardableResult public func keyvalIsLower(_ keyval: Int) -> Bool { gdk_keyval_is_lower(UInt32(clamping: keyval)) != 0 }
/// `gdk_keyval_is_upper`.
@discardableResult public func keyvalIsUpper(_ keyval: Int) -> Bool { gdk_keyval_is_upper(UInt32(clamping: keyval)) != 0 }
/// `gdk_keyval_name`.
public func keyvalName(_ keyval: Int) -> String? { nativeOptionalText(copying: gdk_keyval_name(UInt32(clamping: keyval))) }
/// `gdk_paintable_new_empty`.
public func paintableNewEmpty(intrinsicWidth: Int, intrinsicHeight: Int) -> any Paintable { taken(gdk_paintable_new_empty(Int32(clamping: intrinsicWidth), Int32(clamping: intrinsicHeight)), as: (any Paintable).self)! }
/// `gdk_pixbuf_get_from_texture`.
public func pixbufGet(fromTexture texture: Texture) -> Object? { taken(gdk_pixbuf_get_from_texture(texture.native()), as: Object.self) }
/// `gdk_set_allowed_backends`.
public func setAllowedBackends(_ backends: String) { gdk_set_allowed_backends(backends.withoutNUL) }
/// `gdk_toplevel_size_get_type`.
public func toplevelSizeGetType() -> GType { gdk_toplevel_size_get_type() }

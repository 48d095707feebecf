import CGtk

/// A picture cannot be read or written.
public nonisolated struct TextureError: Error, CustomStringConvertible {
  /// What went wrong, with the file's name.
  public let description: String
}

/// A picture in memory; it never changes.
@MainActor public final class Texture: Object {
  /// Reads a picture file.
  ///
  /// - Throws: `TextureError` if the file is missing or no picture.
  public static func load(path: String) throws(TextureError) -> Texture {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(path, &error) else {
      throw TextureError(description: "cannot read the picture '\(path)': \(GError.takeMessage(error))")
    }
    return Texture(owning: UnsafeMutableRawPointer(texture))
  }

  /// Reads a picture from a registered resource bundle. (GTK would end the process for a missing one.)
  ///
  /// - Throws: `TextureError` if no bundle has it or it is no picture.
  public static func load(resource path: String) throws(TextureError) -> Texture {
    do {
      return try load(bytes: Resources.data(at: path))
    } catch {
      throw TextureError(description: "cannot read the picture '\(path)': \(error)")
    }
  }

  /// Reads a picture from bytes of a PNG, JPEG or TIFF file.
  ///
  /// - Throws: `TextureError` if the bytes are no picture.
  public static func load(bytes: [UInt8]) throws(TextureError) -> Texture {
    var error: UnsafeMutablePointer<GError>?
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    guard let texture = gdk_texture_new_from_bytes(data, &error) else {
      throw TextureError(description: "the bytes are no picture: \(GError.takeMessage(error))")
    }
    return Texture(owning: UnsafeMutableRawPointer(texture))
  }

  /// A picture from its pixels: four bytes each, red, green, blue and opacity, not premultiplied.
  ///
  /// - Precondition: `rgba` has four bytes for each pixel.
  public static func make(width: Int, height: Int, rgba: [UInt8]) -> Texture {
    precondition(rgba.count == width * height * 4, "a picture of \(width)x\(height) needs \(width * height * 4) bytes")
    let data = g_bytes_new(rgba, gsize(rgba.count))
    defer { g_bytes_unref(data) }
    return Texture(
      owning: UnsafeMutableRawPointer(
        gdk_memory_texture_new(
          Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_R8G8B8A8, data, gsize(width * 4))))
  }

  /// A picture from its pixels: four bytes each, blue, green, red and opacity, premultiplied.
  ///
  /// - Precondition: `premultipliedBGRA` has four bytes for each pixel.
  public static func make(width: Int, height: Int, premultipliedBGRA: [UInt8]) -> Texture {
    let size = width * height * 4
    precondition(premultipliedBGRA.count == size, "a picture of \(width)x\(height) needs \(size) bytes")
    let data = g_bytes_new(premultipliedBGRA, gsize(size))
    defer { g_bytes_unref(data) }
    return Texture(
      owning: UnsafeMutableRawPointer(
        gdk_memory_texture_new(
          Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, data, gsize(width * 4))))
  }

  /// Reads a picture as `load(bytes:)` does, on another thread.
  ///
  /// - Throws: `TextureError` if the bytes are no picture.
  public static func decode(bytes: [UInt8]) async throws -> Texture {
    // Textures never change, so any thread may make one; only its wrapper belongs to the main actor.
    let address = try await Task.detached { () throws(TextureError) -> UInt in
      var error: UnsafeMutablePointer<GError>?
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      guard let texture = gdk_texture_new_from_bytes(data, &error) else {
        throw TextureError(description: "the bytes are no picture: \(GError.takeMessage(error))")
      }
      return UInt(bitPattern: texture)
    }.value
    return Texture(owning: UnsafeMutableRawPointer(bitPattern: address)!)
  }

  /// The size in pixels.
  public var width: Int { Int(gdk_texture_get_width(native())) }

  /// The size in pixels.
  public var height: Int { Int(gdk_texture_get_height(native())) }

  /// The pixels: four bytes each, blue, green, red and opacity, premultiplied.
  public func premultipliedBGRA() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(native(), &bytes, gsize(width * 4))
    return bytes
  }

  /// Writes a PNG file.
  ///
  /// - Throws: `TextureError` if it cannot be written.
  public func savePNG(to path: String) throws(TextureError) {
    guard gdk_texture_save_to_png(native(), path) != 0 else {
      throw TextureError(
        description: "cannot write the picture '\(path)'; check that the folder exists and is writable")
    }
  }
}

extension WidgetProtocol {
  /// What the widget shows now, as a picture, without a screen grab; nil while it is not shown.
  ///
  /// Layout and drawing that are due are done first (C-089). A window gives what it painted last, and nil while something in it
  /// is still to be painted: take its picture after the frame. A popover gives its bubble with the arrow, without its shadow.
  public func renderTexture() -> Texture? {
    guard isMapped, let native = gtk_widget_get_native(native()), let renderer = gtk_native_get_renderer(native)
    else { return nil }
    frameClock?.emitLayout()
    let isSurface = UnsafeMutableRawPointer(native) == raw
    guard let (node, bounds) = rawWidget.isPopover ? currentBubble() : isSurface ? lastPaintedNode() : currentNode()
    else { return nil }
    defer { gsk_render_node_unref(node) }
    var viewport = bounds
    return gsk_renderer_render_texture(renderer, node, &viewport).map { Texture(owning: UnsafeMutableRawPointer($0)) }
  }

  /// Draws the widget in its parent's coordinates; a paintable would give what was painted last.
  private func currentNode() -> (OpaquePointer, graphene_rect_t)? {
    guard let parent = gtk_widget_get_parent(native()) else { return nil }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(native(), parent, &bounds) != 0 else { return nil }
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(parent, native(), snapshot)
    return gtk_snapshot_free_to_node(snapshot).map { ($0, bounds) }
  }

  /// Draws a popover; its parent does not.
  private func currentBubble() -> (OpaquePointer, graphene_rect_t)? {
    let widgetClass = cgtk_class_of(widgetPointer)!.assumingMemoryBound(to: GtkWidgetClass.self)
    let snapshot = gtk_snapshot_new()
    widgetClass.pointee.snapshot(widgetPointer, snapshot)
    let bounds = Rect(x: 0, y: 0, width: Double(width), height: Double(height)).graphene
    return gtk_snapshot_free_to_node(snapshot).map { ($0, bounds) }
  }

  private func lastPaintedNode() -> (OpaquePointer, graphene_rect_t)? {
    guard let paintable = gtk_widget_paintable_new(native()) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    // With the frame that GTK draws around a window; painting it into the size of the content would shrink everything.
    let width = Double(gdk_paintable_get_intrinsic_width(paintable))
    let height = Double(gdk_paintable_get_intrinsic_height(paintable))
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    let bounds = Rect(x: 0, y: 0, width: width, height: height).graphene
    return gtk_snapshot_free_to_node(snapshot).map { ($0, bounds) }
  }
}

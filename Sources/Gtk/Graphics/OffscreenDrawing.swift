import CGtk

extension RenderNode {
  /// The recording as a picture.
  ///
  /// - Parameters:
  ///   - rect: the part of it, in logical pixels.
  ///   - scale: how many pixels of the picture make a logical one.
  package func picture(of rect: Rect, scale: Double, isOpaque: Bool) -> Texture? {
    let (width, height) = (
      Int(clamping: (rect.width * scale).rounded(.up)), Int(clamping: (rect.height * scale).rounded(.up))
    )
    guard width > 0, height > 0,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: height))
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { return nil }
    if isOpaque {
      cairo_set_source_rgb(context, 0, 0, 0)
      cairo_paint(context)
    }
    cairo_scale(context, scale, scale)
    cairo_translate(context, -rect.x, -rect.y)
    gsk_render_node_draw(pointer, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let bytes = g_bytes_new(data, gsize(stride * height))
    defer { g_bytes_unref(bytes) }
    return Texture(
      owning: UnsafeMutableRawPointer(
        gdk_memory_texture_new(
          Int32(clamping: width), Int32(clamping: height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))))
  }
}

extension Texture {
  /// The bytes of a PNG file.
  package func pngBytes() -> [UInt8] {
    guard let bytes = gdk_texture_save_to_png_bytes(native()) else { return [] }
    defer { g_bytes_unref(bytes) }
    var size = gsize(0)
    guard let data = g_bytes_get_data(bytes, &size) else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: Int(size)))
  }

  /// The bytes of a JPEG file, with white behind transparent parts; nil if the system cannot write one.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1.
  package func jpegBytes(quality: Double) -> [UInt8]? {
    let pixels = premultipliedBGRA()
    var colors = [UInt8]()
    colors.reserveCapacity(width * height * 3)
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let white = 255 - pixels[start + 3]
      for part in [2, 1, 0] { colors.append(UInt8(clamping: min(255, Int(pixels[start + part]) + Int(white)))) }
    }
    let bytes = g_bytes_new(colors, gsize(colors.count))
    defer { g_bytes_unref(bytes) }
    guard
      let picture = gdk_pixbuf_new_from_bytes(
        bytes, GDK_COLORSPACE_RGB, 0, 8, Int32(clamping: width), Int32(clamping: height), Int32(clamping: width * 3))
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
    var (buffer, size): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
    let percent = String(Int(clamping: (min(max(quality, 0), 1) * 100).rounded()))
    let isWritten = "quality".withCString { key in
      percent.withCString { value in
        var keys: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: key), nil]
        var values: [UnsafeMutablePointer<gchar>?] = [UnsafeMutablePointer(mutating: value), nil]
        return gdk_pixbuf_save_to_bufferv(picture, &buffer, &size, "jpeg", &keys, &values, nil) != 0
      }
    }
    guard isWritten, let buffer else { return nil }
    defer { g_free(buffer) }
    return Array(UnsafeRawBufferPointer(start: buffer, count: Int(size)))
  }
}

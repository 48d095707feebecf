import CGtk

/// Information from the first bytes of a picture file. Callable from any thread.
public nonisolated enum PictureHeader {
  /// The size in pixels of a picture in a file's bytes; nil if they are no picture that can be shown.
  public static func size(of bytes: some Collection<UInt8>) -> Size? {
    let loader = gdk_pixbuf_loader_new()!
    let size = UnsafeMutablePointer<Size?>.allocate(capacity: 1)
    size.initialize(to: nil)
    let prepared: @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
      loader, width, height, data in
      // No more is decoded than it takes to see that it can be.
      gdk_pixbuf_loader_set_size(loader?.assumingMemoryBound(to: GdkPixbufLoader.self), 1, 1)
      data?.assumingMemoryBound(to: Size?.self).pointee = Size(width: Int(width), height: Int(height))
    }
    g_signal_connect_data(
      loader, "size-prepared", gCallback(prepared), size, nil, GConnectFlags(0))
    defer {
      gdk_pixbuf_loader_close(loader, nil)
      g_object_unref(loader)
      size.deallocate()
    }
    var rest = bytes[...]
    while size.pointee == nil, !rest.isEmpty {
      let part = Array(rest.prefix(4096))
      rest = rest.dropFirst(4096)
      if gdk_pixbuf_loader_write(loader, part, gsize(part.count), nil) == 0 { break }
    }
    // A drawing of lines tells its size at its end.
    if size.pointee == nil, rest.isEmpty { gdk_pixbuf_loader_close(loader, nil) }
    return size.pointee
  }

  /// The size in pixels of a picture file; nil if there is none that can be shown.
  public static func size(ofFile path: String) -> Size? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else { return nil }
    return Size(width: Int(width), height: Int(height))
  }
}

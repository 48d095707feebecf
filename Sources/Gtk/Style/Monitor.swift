import CGtk

/// A monitor of the desktop, as GTK reports it.
package struct Monitor {
  /// Its position among the monitors and its size, in logical pixels.
  package let geometry: Rect
  /// How many of its pixels make a logical one.
  package let scale: Int

  /// The monitor that a window is on, or, for nil, the first one; nil before GTK runs.
  @MainActor package static func showing(_ window: Window?) -> Monitor? {
    guard let display = gdk_display_get_default() else { return nil }
    if let window, let surface = gtk_native_get_surface(window.native()),
      let monitor = gdk_display_get_monitor_at_surface(display, surface)
    {
      return Monitor(monitor)
    }
    guard let monitors = gdk_display_get_monitors(display), let first = g_list_model_get_item(monitors, 0) else {
      return nil
    }
    defer { g_object_unref(first) }
    return Monitor(OpaquePointer(first))
  }

  private init(_ monitor: OpaquePointer) {
    var place = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &place)
    geometry = Rect(x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
    scale = Int(gdk_monitor_get_scale_factor(monitor))
  }
}

extension Window {
  /// The window that has the keyboard, otherwise the newest of the windows that are shown, otherwise the newest of all.
  package static var foremost: Window? {
    guard let list = gtk_window_get_toplevels() else { return nil }
    let windows = (0..<g_list_model_get_n_items(list)).compactMap { index -> Window? in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return Object.existingWrapper(of: item) as? Window
    }
    // One that is hidden may still count as active.
    return windows.first { $0.isActive && $0.isMapped } ?? windows.last(where: \.isMapped) ?? windows.last
  }
}

import CGtk

/// Reports changed properties of widgets, no matter what changes them, and what the program asks of widgets: for a recorder of runs.
package enum PropertyWatch {
  /// What a widget can be asked for.
  package enum Request: String { case size, layout, drawing }

  /// A property that has changed, or a request. Its names are made when they are asked for.
  package struct Change: Equatable {
    private enum What: Equatable {
      case property(UnsafeMutablePointer<GParamSpec>)
      case request(Request)
    }

    private let type: GType
    private let swiftType: ObjectIdentifier?
    private let what: What

    fileprivate init(_ widget: RawWidget, _ specification: UnsafeMutablePointer<GParamSpec>) {
      self.init(widget, .property(specification))
    }

    package init(_ request: Request, of widget: RawWidget) { self.init(widget, .request(request)) }

    private init(_ widget: RawWidget, _ what: What) {
      type = cgtk_type_of(widget.pointer)
      // No `map`: the runtime would ask its closure for the actor at each change.
      if let wrapper = widget.wrapper { swiftType = ObjectIdentifier(Swift.type(of: wrapper)) } else { swiftType = nil }
      self.what = what
    }

    /// The class of the widget: Swift's where a program or a layer above wrote one, else GTK's without its prefix.
    package var widget: String {
      let native = String(cString: g_type_name(type))
      if let swiftType, swiftType != ObjectIdentifier(Widget.self) {
        return String(describing: unsafeBitCast(swiftType, to: Any.Type.self))
      }
      return native.hasPrefix("Gtk") ? String(native.dropFirst(3)) : native
    }

    /// The property, as GTK calls it, or what was asked for. What describes a property lives as long as its class, and no class of a widget
    /// ends.
    package var property: String {
      switch what {
      case .property(let specification): String(cString: specification.pointee.name)
      case .request(let request): request.rawValue
      }
    }

    /// Whether something was asked for; else a property has changed.
    package var isRequest: Bool { if case .request = what { true } else { false } }
  }

  /// Reports that a widget is asked for something.
  static func note(_ request: Request, of widget: UnsafeMutablePointer<GtkWidget>) {
    if let report { report(Change(request, of: RawWidget(widget))) }
  }

  @exclusivity(unchecked) private static var report: ((Change) -> Void)?
  private static var realizeHook: gulong = 0

  /// Calls `report` for each property of a widget in a window that changes, and for each request, until `end()`.
  package static func begin(_ report: @escaping (Change) -> Void) {
    self.report = report
    forEachWindow { forEach(below: $0, connect) }
    let signal = g_signal_lookup("realize", gtk_widget_get_type())
    realizeHook = g_signal_add_emission_hook(signal, 0, realized, nil, nil)
  }

  /// Stops watching.
  package static func end() {
    guard report != nil else { return }
    report = nil
    g_signal_remove_emission_hook(g_signal_lookup("realize", gtk_widget_get_type()), realizeHook)
    forEachWindow { forEach(below: $0, disconnect) }
  }

  private static let notified:
    @convention(c) (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GParamSpec>, UnsafeMutableRawPointer?) -> Void =
      {
        widget, property, _ in
        // A widget that was in no window at the end has kept its connection.
        guard let report else { return disconnect(RawWidget(widget)) }
        report(Change(RawWidget(widget), property))
      }

  private static let realized: GSignalEmissionHook = { _, _, values, _ in
    if let widget = values.flatMap({ g_value_get_object($0) }) {
      connect(RawWidget(widget.assumingMemoryBound(to: GtkWidget.self)))
    }
    return 1
  }

  private static var handler: UnsafeMutableRawPointer { unsafeBitCast(notified, to: UnsafeMutableRawPointer.self) }

  private static func connect(_ widget: RawWidget) {
    guard find(widget) == 0 else { return }
    g_signal_connect_data(
      widget.pointer, "notify", gCallback(notified), nil, nil, GConnectFlags(0))
  }

  private static func find(_ widget: RawWidget) -> gulong {
    g_signal_handler_find(widget.pointer, G_SIGNAL_MATCH_FUNC, 0, 0, nil, handler, nil)
  }

  private static func disconnect(_ widget: RawWidget) {
    let id = find(widget)
    if id != 0 { g_signal_handler_disconnect(widget.pointer, id) }
  }

  private static func forEach(below widget: RawWidget, _ body: (RawWidget) -> Void) {
    body(widget)
    var next = widget.firstChild
    while let child = next {
      next = child.nextSibling
      forEach(below: child, body)
    }
  }

  private static func forEachWindow(_ body: (RawWidget) -> Void) {
    guard let windows = gtk_window_get_toplevels() else { return }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      body(RawWidget(window.assumingMemoryBound(to: GtkWidget.self)))
      g_object_unref(window)
    }
  }
}

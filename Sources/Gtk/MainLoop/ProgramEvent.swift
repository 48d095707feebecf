import CGtk

/// Something that GTK or the main loop calls the program for: where a recorder of runs begins its answer to "why?".
///
/// Valid during the call.
package struct ProgramEvent {
  /// What calls.
  package enum Kind { case signal, key, timer, idle, frame }

  package let kind: Kind
  private var emitter: UnsafeMutableRawPointer?
  private var signal: guint = 0
  private var detail: GQuark = 0

  /// Receives each event and its end; events nest. Nil, at no cost, while nothing records.
  @exclusivity(unchecked) package static var listener: (any Listener)?

  @MainActor package protocol Listener: AnyObject {
    func begin(_ event: ProgramEvent)
    func end()
    /// Called where the program's code is kept until later.
    ///
    /// - Returns: what happens now, as a number that the listener gave.
    func current() -> Int
    /// What happened when the program's code was kept goes on.
    func resume(_ event: Int)
  }

  /// An event without a signal.
  /// - Parameter widget: where it happens, if anywhere.
  init(_ kind: Kind, at widget: UnsafeMutableRawPointer? = nil) {
    self.kind = kind
    emitter = widget
  }

  /// The signal that a closure is called for.
  init(emittedBy emitter: UnsafeMutableRawPointer, _ hint: UnsafeMutableRawPointer?) {
    kind = .signal
    self.emitter = emitter
    guard let hint = hint?.assumingMemoryBound(to: GSignalInvocationHint.self).pointee else { return }
    (signal, detail) = (hint.signal_id, hint.detail)
  }

  /// Runs `body`, which calls the program.
  static func during<Result>(_ kind: Kind, at widget: UnsafeMutableRawPointer? = nil, _ body: () -> Result) -> Result {
    guard let listener else { return body() }
    // The listener may ask for it after the program has ended it. What emits a signal is held by GTK.
    if let widget { g_object_ref(widget) }
    listener.begin(ProgramEvent(kind, at: widget))
    defer {
      listener.end()
      if let widget { g_object_unref(widget) }
    }
    return body()
  }

  /// Gives `body` back as a part of what happens now, for a call that comes later.
  static func keeping(_ body: @escaping () -> Void) -> () -> Void {
    guard let keeping = listener else { return body }
    let event = keeping.current()
    return { [weak keeping] in
      // Another listener has other numbers.
      guard let listener, listener === keeping else { return body() }
      listener.resume(event)
      body()
      listener.end()
    }
  }

  /// The signal with its detail, as `notify::text`; empty where there is none.
  package var signalName: String {
    guard signal != 0 else { return "" }
    let name = String(cString: g_signal_name(signal))
    return detail == 0 ? name : "\(name)::\(String(cString: g_quark_to_string(detail)))"
  }

  /// The class of the emitter, as GTK calls it; empty where there is none.
  package var emitterType: String { emitter.map { String(cString: cgtk_type_name_of($0)) } ?? "" }

  /// The widget that it happens at: the emitter, or that of the emitting event controller.
  package var widget: RawWidget? {
    emitter.flatMap(RawWidget.ofEmitter)
  }
}

extension RawWidget {
  /// The widget that the emitter of a signal is, or is the event controller of; nil for other objects.
  @MainActor static func ofEmitter(_ emitter: UnsafeMutableRawPointer) -> RawWidget? {
    let instance = emitter.assumingMemoryBound(to: GTypeInstance.self)
    if g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0 {
      return RawWidget(emitter.assumingMemoryBound(to: GtkWidget.self))
    }
    guard g_type_check_instance_is_a(instance, gtk_event_controller_get_type()) != 0 else { return nil }
    return gtk_event_controller_get_widget(OpaquePointer(emitter)).map { RawWidget($0) }
  }

  /// The Swift class if a program or a layer above wrote one, else GTK's class without its prefix.
  @MainActor package var className: String {
    let native = String(cString: cgtk_type_name_of(pointer))
    if let wrapper = wrapper, type(of: wrapper) != Widget.self { return String(describing: type(of: wrapper)) }
    return native.hasPrefix("Gtk") ? String(native.dropFirst(3)) : native
  }

  /// The first text that it shows, itself or within; nil for none.
  @MainActor package var shownText: String? {
    if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
      let text = String(cString: gtk_label_get_text(OpaquePointer(pointer)))
      return text.isEmpty ? nil : text
    }
    var next = firstChild
    while let child = next {
      if let text = child.shownText { return text }
      next = child.nextSibling
    }
    return nil
  }

  @MainActor private var instance: UnsafeMutablePointer<GTypeInstance> {
    UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GTypeInstance.self)
  }
}

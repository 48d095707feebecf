import CGtk

/// A handler connected to a signal. The connection lasts until `disconnect()` or the emitter's end, whether or not this
/// token is kept. A handler may disconnect itself or remove its own widget.
@MainActor public final class SignalConnection {
  /// The function that a connection calls: with the first argument after the emitter, and the place for the result.
  typealias Invocation = (_ arguments: UnsafePointer<GValue>, _ result: UnsafeMutablePointer<GValue>?) -> Void

  private weak var emitter: Object?
  private let id: gulong
  #if DEBUG
    /// Called for every new connection: for advice from a layer above.
    package static var willConnect: (_ emitter: Object, _ signal: String) -> Void = { _, _ in }
  #endif

  /// What GTK tells a widget in the middle of work on it and what is around it, and goes on without looking whether it is still there.
  private static let inTree: [String: TreeWork.Step] = [
    "realize": .signal, "unrealize": .signal, "map": .signal, "unmap": .signal, "notify::root": .root,
    "state-flags-changed": .signal, "enter": .signal, "leave": .signal, "query-tooltip": .signal, "render": .signal,
    "switch-page": .signal, "accept": .drop, "drag-enter": .drop, "drag-motion": .drop,
    "drag-leave": .drop, "drop": .drop,
  ]

  /// - Parameters:
  ///   - isInside: whether GTK goes on with the emitter, and what is around it, whatever the signal is.
  ///   - after: whether the emitter's own handler comes first, even if it runs last by default.
  ///   - needsWrapper: whether the handler is useless once the emitter's Swift side has ended.
  init(
    _ emitter: Object, _ name: String, _ delivery: SignalDelivery, isInside: Bool = false, after: Bool = false,
    needsWrapper: Bool = true, _ invocation: @escaping Invocation
  ) {
    #if DEBUG
      Self.willConnect(emitter, name)
    #endif
    if name == "changed" { TypingWatch.begin(for: emitter) }
    self.emitter = emitter
    let step = Self.inTree[name] ?? (isInside ? .signal : nil)
    let handler = Handler(delivery, needsWrapper, step: step, isInside: isInside, invocation)
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), Unmanaged.passRetained(handler).toOpaque())!
    g_closure_add_finalize_notifier(closure, closure.pointee.data) { data, _ in
      Unmanaged<Handler>.fromOpaque(data!).release()
    }
    g_closure_set_marshal(closure, Handler.marshal)
    id = g_signal_connect_closure(emitter.native() as UnsafeMutablePointer<GObject>, name, closure, after ? 1 : 0)
    if id == 0 { KnownNames.fail(noSignal: name, of: emitter) }
  }

  /// Whether emissions still reach the handler.
  public var isConnected: Bool {
    guard let emitter else { return false }
    return g_signal_handler_is_connected(emitter.native() as UnsafeMutablePointer<GObject>, id) != 0
  }

  /// Ends the connection and releases the handler; a second call does nothing.
  public func disconnect() {
    guard let emitter, isConnected else { return }
    g_signal_handler_disconnect(emitter.native() as UnsafeMutablePointer<GObject>, id)
  }

  /// Runs `body` while emissions do not reach this handler.
  public func whileBlocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let emitter, isConnected else { return try body() }
    let instance: UnsafeMutablePointer<GObject> = emitter.native()
    g_signal_handler_block(instance, id)
    defer { if isConnected { g_signal_handler_unblock(instance, id) } }
    return try body()
  }
}

/// What GObject's closure owns: the Swift function, and which emissions it wants.
private final class Handler {
  private let delivery: SignalDelivery
  private let needsWrapper: Bool
  /// What keeps the emitter where it is until the handler has returned; nil for nothing.
  private let step: TreeWork.Step?
  /// Whether everything stays where it is, where the emitter is in no place.
  private let isInside: Bool
  private let invocation: SignalConnection.Invocation
  /// The emitter's report that was received last; see `RestartedEmission`.
  private var lastHeard: UInt32 = 0

  init(
    _ delivery: SignalDelivery, _ needsWrapper: Bool, step: TreeWork.Step?, isInside: Bool,
    _ invocation: @escaping SignalConnection.Invocation
  ) {
    self.delivery = delivery
    self.needsWrapper = needsWrapper
    self.step = step
    self.isInside = isInside
    self.invocation = invocation
  }

  static let marshal: GClosureMarshal = { closure, result, count, values, hint, _ in
    if !isMainThread { wrongThread(values, hint) }
    guard let closure, let values, let instance = g_value_get_object(values) else { return }
    // Taken before the call: a handler that removes its widget may free the closure while it runs.
    let handler = Unmanaged<Handler>.fromOpaque(closure.pointee.data).takeUnretainedValue()
    let emitter = Object.existingWrapper(of: instance)
    // No wrapper any more: both sides are being freed, and hardly anything is left to be notified.
    if emitter == nil, handler.needsWrapper { return }
    if handler.delivery == .userChanges, let emitter {
      if emitter.isApplying || RestartedEmission.isEcho(emitter, lastHeard: &handler.lastHeard) { return }
    }
    OutsideCode.noteCall()
    RestartedEmission.runningHandlers += 1
    let listener = ProgramEvent.listener
    listener?.begin(ProgramEvent(emittedBy: instance, hint))
    ProgramCalls.begin()
    let places = handler.isInside ? TextPlaces(values, count) : nil
    withExtendedLifetime((handler, emitter)) {
      if let step = handler.step, let widget = RawWidget.ofEmitter(instance), widget.parent != nil {
        // One word for both.
        let step = step == .root && gtk_widget_get_root(widget.pointer) == nil ? .unroot : step
        TreeWork.during(step, of: widget.pointer) { handler.invocation(values + 1, result) }
      } else if handler.isInside, cgtk_is_a(instance, gtk_widget_get_type()) == 0 {
        // A selection, a renderer, a model: which widgets GTK goes on with is not known.
        TreeWork.duringPick { handler.invocation(values + 1, result) }
      } else {
        handler.invocation(values + 1, result)
      }
    }
    places?.restore()
    ProgramCalls.end()
    listener?.end()
    RestartedEmission.runningHandlers -= 1
  }

  /// A handler belongs to the main actor, and the emitter may wait for its answer: the program cannot go on.
  nonisolated private static func wrongThread(_ values: UnsafePointer<GValue>?, _ hint: UnsafeMutableRawPointer?)
    -> Never
  {
    let signal = hint.flatMap {
      g_signal_name($0.assumingMemoryBound(to: GSignalInvocationHint.self).pointee.signal_id)
    }
    let emitter = values.flatMap { g_value_get_object($0) }.map { String(cString: cgtk_type_name_of($0)) }
    fatalError(
      "the signal '\(signal.map { String(cString: $0) } ?? "")' of \(emitter ?? "an object") was emitted on a thread that is not the main "
        + "thread, where its handlers run: change the object on the main thread, from elsewhere by MainLoop.invokeOnMainThread(_:)"
    )
  }
}

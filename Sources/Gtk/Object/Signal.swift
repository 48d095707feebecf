import CGtk

/// Which changes a handler receives.
@MainActor public enum SignalDelivery {
  /// Changes by the user or C code; a value set through this binding stays silent, as in UIKit (C-201).
  case userChanges
  /// Every emission, also those caused by a setter of this binding.
  case everyChange
}

/// A signal of one object, typed by its arguments. Call it with a handler: `button.onClicked { … }`.
///
/// A handler that needs `self` takes it as a weak target, so that the widget never keeps its owner alive:
///
/// ```swift
/// saveButton.onClicked(self) { me in me.save() }
/// ```
@MainActor public struct Signal<each Argument: ValueRepresentable> {
  let emitter: Object
  let name: String
  let delivery: SignalDelivery
  /// Whether handlers are called when GTK has finished the work that emits the signal; see `DeferredCalls`.
  private var waits = false
  /// Whether it reports a change of a list that may reach views after the handler.
  private var isReport = false
  private var isInside = false

  /// Names a signal of `emitter`. The argument types are those GTK documents, without the emitter itself; the last ones may be left out,
  /// too.
  ///
  /// - Precondition: the class has the signal, with at least these arguments, of these types. This is checked when a handler is
  ///   connected.
  ///
  /// - Parameter delivery: `.userChanges` for a signal that a setter of the binding also causes.
  public init(_ emitter: Object, _ name: String, delivery: SignalDelivery = .everyChange) {
    self.emitter = emitter
    self.name = name
    self.delivery = delivery
  }

  /// Names a signal that GTK emits in the middle of work on the emitter: what a handler removes and closes waits for its end.
  package init(inside emitter: Object, _ name: String, delivery: SignalDelivery = .everyChange) {
    self.init(emitter, name, delivery: delivery)
    isInside = true
  }

  /// This signal with every emission delivered, also those caused by setters of this binding.
  public var includingProgrammatic: Signal { isInside ? Signal(inside: emitter, name) : Signal(emitter, name) }

  /// This signal with handlers called when GTK has finished its work: they may remove what GTK is still working on.
  var whenDone: Signal {
    var signal = self
    signal.waits = true
    return signal
  }

  /// This signal as the report of a list's change: what changes lists and their views in a handler waits for the end of the report.
  var ofReport: Signal {
    var signal = self
    signal.isReport = true
    return signal
  }

  /// This signal with handlers called inside the emission, for handlers that only look.
  package var atOnce: Signal {
    var signal = self
    signal.waits = false
    return signal
  }

  /// Calls `handler` at each emission until the token is disconnected or the emitter is gone.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Void) -> SignalConnection {
    SignalShape.check(emitter, name, repeat (each Argument).self)
    guard waits else {
      // The wrapper of what is destroyed has gone already.
      return SignalConnection(emitter, name, delivery, isInside: isInside, needsWrapper: name != "destroy") {
        [isReport] arguments, _ in
        var reader = ArgumentReader(next: arguments)
        guard isReport else { return handler(repeat reader.read((each Argument).self)) }
        RowWork.reporting { handler(repeat reader.read((each Argument).self)) }
      }
    }
    // Goes with the connection.
    let connected = Connected()
    return SignalConnection(emitter, name, delivery) { [connected] arguments, _ in
      var reader = ArgumentReader(next: arguments)
      let values = (repeat reader.read((each Argument).self))
      DeferredCalls.add { [weak connected] in if connected != nil { handler(repeat each values) } }
    }
  }

  /// Calls `handler` at each emission. After `.stop` neither other handlers nor GTK itself do anything about it: a text is not inserted, say.
  @_disfavoredOverload @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Propagation) -> SignalConnection {
    SignalShape.check(emitter, name, repeat (each Argument).self)
    return SignalConnection(emitter, name, delivery, isInside: isInside) { [name] arguments, _ in
      var reader = ArgumentReader(next: arguments)
      let instance = g_value_get_object(arguments - 1)!
      let isInsertion = name == "insert-text" && cgtk_is_a(instance, gtk_editable_get_type()) != 0
      let place = isInsertion ? g_value_get_pointer(arguments + 2)?.assumingMemoryBound(to: Int32.self) : nil
      let before = place?.pointee
      guard handler(repeat reader.read((each Argument).self)) == .stop else { return }
      g_signal_stop_emission_by_name(instance, name)
      // GTK puts the caret behind what was inserted: the handler may have inserted something else, without saying where that ends.
      if let place, place.pointee == before { place.pointee = gtk_editable_get_position(OpaquePointer(instance)) }
    }
  }

  /// Calls `handler` with `target` at each emission while `target` lives; the connection holds it weakly.
  @discardableResult
  public func callAsFunction<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target, repeat each Argument) -> Void
  ) -> SignalConnection {
    self { [weak target] (arguments: repeat each Argument) in
      guard let target else { return }
      handler(target, repeat each arguments)
    }
  }
}

/// A handler's decision whether other handlers see the event.
@MainActor public enum Propagation {
  /// The event was used; no other handler gets it.
  case stop
  /// The event goes on to other handlers and GTK's own.
  case proceed
}

/// A signal whose handler decides whether the event goes on: `window.onCloseRequest { .stop }`.
@MainActor public struct EventSignal<each Argument: ValueRepresentable> {
  let emitter: Object
  let name: String
  private var isInside = false

  /// Names a signal of `emitter` that returns a `gboolean` meaning "handled".
  public init(_ emitter: Object, _ name: String) {
    self.emitter = emitter
    self.name = name
  }

  /// The same for a signal that GTK emits in the middle of work on the emitter, see `Signal`.
  package init(inside emitter: Object, _ name: String) {
    self.init(emitter, name)
    isInside = true
  }

  /// Calls `handler` at each emission; its result decides whether the event goes on.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Propagation) -> SignalConnection {
    SignalShape.check(emitter, name, answers: true, repeat (each Argument).self)
    return SignalConnection(emitter, name, .everyChange, isInside: isInside) { arguments, result in
      var reader = ArgumentReader(next: arguments)
      let propagation = handler(repeat reader.read((each Argument).self))
      if let result { g_value_set_boolean(result, propagation == .stop ? 1 : 0) }
    }
  }

  /// Calls `handler` with `target` while `target` lives; afterwards events pass unchanged.
  @discardableResult
  public func callAsFunction<Target: AnyObject>(
    _ target: Target, _ handler: @escaping (Target, repeat each Argument) -> Propagation
  ) -> SignalConnection {
    self { [weak target] (arguments: repeat each Argument) in
      guard let target else { return .proceed }
      return handler(target, repeat each arguments)
    }
  }
}

/// A signal whose handler answers GTK's question with a value: a number, an object, or nothing.
@MainActor public struct AnswerSignal<Answer: ValueRepresentable, each Argument: ValueRepresentable> {
  let emitter: Object
  let name: String
  private var isInside = false

  /// Names a signal of `emitter` that returns what an `Answer` is stored as.
  public init(_ emitter: Object, _ name: String) {
    self.emitter = emitter
    self.name = name
  }

  /// The same for a signal that GTK emits in the middle of work on the emitter, see `Signal`.
  package init(inside emitter: Object, _ name: String) {
    self.init(emitter, name)
    isInside = true
  }

  /// Calls `handler` at each emission; GTK goes by its answer.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Answer) -> SignalConnection {
    SignalShape.check(emitter, name, repeat (each Argument).self)
    return SignalConnection(emitter, name, .everyChange, isInside: isInside) { arguments, result in
      var reader = ArgumentReader(next: arguments)
      let answer = handler(repeat reader.read((each Argument).self))
      guard let result else { return }
      var value = GValue()
      answer.store(in: &value)
      g_value_transform(&value, result)
      g_value_unset(&value)
    }
  }
}

/// Lives as long as a handler is connected.
private final class Connected {}

/// Compares GObject's description of a signal with the program's. Without this check, an extra argument would be read from foreign memory,
/// and an argument of another type would be empty.
private enum SignalShape {
  static func check<each Argument: ValueRepresentable>(
    _ emitter: Object, _ name: String, answers: Bool = false, _ types: repeat (each Argument).Type
  ) {
    var (id, detail) = (guint(0), GQuark(0))
    guard g_signal_parse_name(name, cgtk_type_of(emitter.raw), &id, &detail, 1) != 0 else {
      KnownNames.fail(noSignal: name, of: emitter)
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    if detail != 0, id == notify { checkProperty(detail, of: emitter) }
    var place = 0
    var isRight = true
    func look(_ type: (some ValueRepresentable).Type) {
      // Not in one condition: the closure that `||` makes of its right side does not compile with optimisation.
      if place >= query.n_params {
        isRight = false
      } else if !type.canRead(content(query, place)) {
        isRight = false
      }
      place += 1
    }
    repeat look(each types)
    if !isRight {
      let content = (0..<Int(query.n_params)).map { ValueKind.swiftName(of: Self.content(query, $0)) }
      fatalError(
        "the signal '\(name)' of \(emitter.typeName) has "
          + (content.isEmpty ? "no arguments" : "the arguments (\(content.joined(separator: "; ")))")
          + ", but the handler takes (\(names(repeat each types))): use at most these arguments, with these types"
      )
    }
    if answers, query.return_type & ~1 != cgtk_type_boolean() {
      fatalError("the signal '\(name)' of \(emitter.typeName) expects no answer: write Signal instead of EventSignal")
    }
  }

  private static let notify = g_signal_lookup("notify", cgtk_type_object())

  /// The lowest bit says how long a value lasts, and is not part of the type.
  private static func content(_ query: GSignalQuery, _ place: Int) -> GType { query.param_types[place] & ~1 }

  private static func names<each Argument>(_ types: repeat (each Argument).Type) -> String {
    var names: [String] = []
    repeat names.append("\(each types)")
    return names.joined(separator: ", ")
  }

  private static func checkProperty(_ name: GQuark, of emitter: Object) {
    let objectClass = cgtk_class_of(emitter.raw)!.assumingMemoryBound(to: GObjectClass.self)
    guard let name = g_quark_to_string(name), g_object_class_find_property(objectClass, name) == nil else { return }
    KnownNames.fail(noProperty: String(cString: name), of: emitter)
  }
}

/// Reads a signal's arguments one after the other.
private struct ArgumentReader {
  var next: UnsafePointer<GValue>

  mutating func read<Argument: ValueRepresentable>(_ type: Argument.Type) -> Argument {
    defer { next += 1 }
    return Argument(value: next)
  }
}

extension Object {
  /// The signal for changes of the GObject property called `property`.
  public final func notify(_ property: String, delivery: SignalDelivery = .everyChange) -> Signal<> {
    Signal(self, "notify::\(property)", delivery: delivery)
  }

  /// Calls `handler` at each change of the GObject property called `property`.
  @discardableResult
  public final func notify(
    _ property: String, delivery: SignalDelivery = .everyChange, _ handler: @escaping () -> Void
  ) -> SignalConnection { notify(property, delivery: delivery)(handler) }

  /// Calls `handler` with `target` at each change of the GObject property called `property`, while `target` lives; it is held weakly.
  @discardableResult
  public final func notify<Target: AnyObject>(
    _ property: String, delivery: SignalDelivery = .everyChange, _ target: Target, _ handler: @escaping (Target) -> Void
  ) -> SignalConnection { notify(property, delivery: delivery)(target, handler) }
}

import CGtk

/// Which changes a handler hears of.
@MainActor public enum SignalDelivery {
  /// What the user, or C code, does; a value set through this binding stays silent, as in UIKit (C-201).
  case userChanges
  /// Every emission, also those caused by a setter of this binding.
  case everyChange
}

/// A signal of one object, typed by its arguments. It is called with a handler: `button.onClicked { … }`.
///
/// A handler that reaches `self` takes it as a weak target, so that the widget never keeps its owner alive:
///
/// ```swift
/// saveButton.onClicked(self) { me in me.save() }
/// ```
@MainActor public struct Signal<each Argument: ValueRepresentable> {
  let emitter: Object
  let name: String
  let delivery: SignalDelivery

  /// Names a signal of `emitter`; the argument types must be those GTK documents, the emitter itself left out.
  ///
  /// - Parameter delivery: `.userChanges` for a signal that a setter of the binding also causes.
  public init(_ emitter: Object, _ name: String, delivery: SignalDelivery = .everyChange) {
    self.emitter = emitter
    self.name = name
    self.delivery = delivery
  }

  /// This signal with every emission delivered, also those that a setter of the binding causes.
  public var includingProgrammatic: Signal { Signal(emitter, name) }

  /// Calls `handler` at each emission until the token is disconnected or the emitter is gone.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Void) -> SignalConnection {
    SignalConnection(emitter, name, delivery) { arguments, _ in
      var reader = ArgumentReader(next: arguments)
      handler(repeat reader.read((each Argument).self))
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

/// What the handler of an event decides: whether others may still see the event.
@MainActor public enum Propagation {
  /// The event was used; nobody else gets it.
  case stop
  /// The event goes on to other handlers and GTK's own.
  case proceed
}

/// A signal whose handler decides whether the event goes on: `window.onCloseRequest { .stop }`.
@MainActor public struct EventSignal<each Argument: ValueRepresentable> {
  let emitter: Object
  let name: String

  /// Names a signal of `emitter` that returns a `gboolean` meaning "handled".
  public init(_ emitter: Object, _ name: String) {
    self.emitter = emitter
    self.name = name
  }

  /// Calls `handler` at each emission; its answer decides whether the event goes on.
  @discardableResult
  public func callAsFunction(_ handler: @escaping (repeat each Argument) -> Propagation) -> SignalConnection {
    SignalConnection(emitter, name, .everyChange) { arguments, result in
      var reader = ArgumentReader(next: arguments)
      let propagation = handler(repeat reader.read((each Argument).self))
      if let result { g_value_set_boolean(result, propagation == .stop ? 1 : 0) }
    }
  }

  /// Calls `handler` with `target` while `target` lives; afterwards events go on untouched.
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

/// Reads a signal's arguments one after the other.
private struct ArgumentReader {
  var next: UnsafePointer<GValue>

  mutating func read<Argument: ValueRepresentable>(_ type: Argument.Type) -> Argument {
    defer { next += 1 }
    return Argument(value: next)
  }
}

extension Object {
  /// The signal that tells of changes of the GObject property called `property`.
  public final func notify(_ property: String, delivery: SignalDelivery = .everyChange) -> Signal<> {
    Signal(self, "notify::\(property)", delivery: delivery)
  }
}

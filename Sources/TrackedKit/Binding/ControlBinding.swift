public import Gtk
import GtkTracking

/// A control and a property of a model that follow each other, until `cancel()`, another binding of the same property of the
/// control, or the end of the control. It keeps neither model nor owner alive (C-231).
@MainActor public final class ControlBinding {
  private let disconnect: () -> Void
  private weak var node: WidgetNode?
  private let hook: Hook

  /// - Parameters:
  ///   - connect: connects its argument, to be called when the user has changed the control, and returns the connection.
  ///   - read: the control's value.
  ///   - show: gives the control the model's value if it differs, without calling handlers of the user's changes.
  init<Control: Widget, Value>(
    _ control: Control, _ binding: Binding<Value>, connect: (_ changed: @escaping () -> Void) -> () -> Void,
    read: @escaping (Control) -> Value, show: @escaping (Control, Value) -> Void
  ) {
    let location = binding.location.unowned
    let transaction = binding.transaction
    let node = WidgetNode.of(control)
    let hook = node.addHook(.controlContent, firstRun: .byCaller) { [unowned control] in
      if let value = location.read() { show(control, value) }
    }
    // GTK may report something about the control when both are gone: what is pasted comes later.
    disconnect = connect { [weak control, weak hook] in
      guard let control, let hook else { return }
      location.write(read(control), transaction.isEmpty ? .current : transaction)
      // A model that takes another value, or none, does not report it: the control shows what there is.
      hook.invalidate(.state)
    }
    self.node = node
    self.hook = hook
    hook.run()
  }

  /// Changes neither control nor model.
  public func cancel() {
    disconnect()
    node?.removeHook(hook)
  }
}

/// The bindings of one control, by what of it is bound.
final class ControlBindings {
  private var bindings: [AnyHashable: ControlBinding] = [:]

  /// Keeps a binding, replacing the previous one.
  static func set(_ binding: ControlBinding, for property: AnyHashable, of control: Widget) {
    control.attachment(orNew: ControlBindings()).bindings.updateValue(binding, forKey: property)
  }

  static func cancel(_ property: AnyHashable, of control: Widget) {
    control.attachment(ControlBindings.self)?.bindings.removeValue(forKey: property)?.cancel()
  }
}

extension WidgetProtocol {
  /// Binds a property of this widget to a model's property, in both directions: the user's change is written once, the model's change
  /// shown in the next pass, without a call of handlers (C-230). Replaces the property's previous binding.
  ///
  /// The controls have a `bind` of their own; this is for any other widget:
  ///
  /// ```swift
  /// calendar.bind(\.date, to: $trip.date, on: calendar.onDaySelected)
  /// ```
  ///
  /// - Parameters:
  ///   - property: its setter does not call handlers of the user's changes, like those of the GTK binding.
  ///   - signal: reports that the user has changed it.
  @discardableResult
  public func bind<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Self, Value>, to binding: Binding<Value>, on signal: Signal<>
  ) -> ControlBinding {
    bind(property, binding, on: [signal]) {
      $0[keyPath: property]
    } show: {
      if $0[keyPath: property] != $1 { $0[keyPath: property] = $1 }
    }
  }

  @discardableResult
  func bind<Value>(
    _ property: AnyHashable, _ binding: Binding<Value>, on signals: [Signal<>], read: @escaping (Self) -> Value,
    show: @escaping (Self, Value) -> Void
  ) -> ControlBinding {
    ControlBindings.cancel(property, of: self)
    let connected = ControlBinding(
      self, binding,
      connect: { changed in
        let connections = signals.map { $0(changed) }
        return { connections.forEach { $0.disconnect() } }
      }, read: read, show: show)
    ControlBindings.set(connected, for: property, of: self)
    return connected
  }
}

extension ControlProtocol {
  /// Like `bind` of other widgets, for a control that reports changes by events: the model is written before anything else is called.
  @discardableResult
  func bind<Value>(
    _ property: AnyHashable, _ binding: Binding<Value>, on events: Control.Event = .valueChanged,
    read: @escaping (Self) -> Value, show: @escaping (Self, Value) -> Void
  ) -> ControlBinding {
    ControlBindings.cancel(property, of: self)
    let connected = ControlBinding(
      self, binding,
      connect: { [unowned self] changed in
        let actions = ControlActions.of(self)
        let key = actions.addBinding(for: events, changed)
        return { [weak actions] in actions?.removeBinding(key) }
      }, read: read, show: show)
    ControlBindings.set(connected, for: property, of: self)
    return connected
  }
}

import Gtk
import GtkTracking

/// The actions of a control for its events.
final class ControlActions {
  struct Entry {
    var events: Control.Event
    var action: Action?
    var hasTarget = false
    weak var target: AnyObject?
    /// Calls the target's method; false when the target is gone.
    var invoke: ((Widget) -> Void)?
  }

  var entries: [Entry] = [] { didSet { watchPresses() } }
  private weak var control: Widget?
  private var press: ButtonPress?
  private var bindings: [(key: Int, events: Control.Event, changed: () -> Void)] = []
  private var bindingCount = 0

  /// Calls a binding at events, before anything else.
  func addBinding(for events: Control.Event, _ changed: @escaping () -> Void) -> Int {
    bindingCount += 1
    bindings.append((bindingCount, events, changed))
    return bindingCount
  }

  func removeBinding(_ key: Int) { bindings.removeAll { $0.key == key } }

  /// Updates bound models, and calls nothing else.
  func tellBindings(for events: Control.Event) {
    let written = bindings.filter { !$0.events.isDisjoint(with: events) }
    PassContext.outsideHooks { for binding in written { binding.changed() } }
  }

  static func existing(of control: Widget) -> ControlActions? { control.attachment(ControlActions.self) }

  static func of(_ control: Widget) -> ControlActions {
    if let actions = existing(of: control) { return actions }
    let actions = ControlActions()
    actions.control = control
    control.attach(actions)
    return actions
  }

  private func watchPresses() {
    guard press == nil, let button = control as? Button,
      entries.contains(where: { !$0.events.isDisjoint(with: ButtonPress.events) })
    else { return }
    press = ButtonPress(button)
  }

  func add<Target>(
    _ target: AnyObject?, _ events: Control.Event, of type: Target.Type = Target.self,
    _ invoke: @escaping (Widget, Target) -> Void
  ) {
    guard let target else {
      return entries.append(
        Entry(events: events, hasTarget: true) { control in
          if let target = Self.nearest(type, to: control) { invoke(control, target) }
        })
    }
    entries.append(
      Entry(events: events, hasTarget: true, target: target) { [weak target] control in
        // Nil itself can be cast to AnyObject.
        guard let target else { return }
        if let target = target as? Target { invoke(control, target) }
      })
  }

  /// Does an action by the nearest responder that can.
  func addUntargeted(_ action: Selector, _ events: Control.Event) {
    entries.append(
      Entry(events: events, hasTarget: true) { control in
        if action.isClosure {
          action.perform(on: control, sender: control)
        } else {
          ResponderChain.send(action, withoutTargetFrom: control)
        }
      })
  }

  /// Takes events away from the entries that fit.
  func remove(_ events: Control.Event, where fits: (Entry) -> Bool) {
    for index in entries.indices where fits(entries[index]) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  func send(_ events: Control.Event, from control: Control) {
    // What is called may add and remove, or drop the control.
    let called = entries.filter { !$0.events.isDisjoint(with: events) }
    let written = bindings.filter { !$0.events.isDisjoint(with: events) }
    guard !called.isEmpty || !written.isEmpty else { return }
    PassContext.outsideHooks {
      for binding in written { binding.changed() }
      for entry in called {
        if let action = entry.action { control.sendAction(action) }
        if let invoke = entry.invoke {
          let call = Selector { [weak control] in if let control { invoke(control) } }
          control.sendAction(call, to: entry.target, for: nil)
        }
      }
    }
  }

  /// The nearest widget from the control up, or controller of one, that is of a class.
  private static func nearest<Target>(_ type: Target.Type, to control: Widget) -> Target? {
    var next: Widget? = control
    while let widget = next {
      if let target = widget as? Target { return target }
      if let target = WidgetNode.existing(of: widget)?.viewController as? Target { return target }
      next = widget.parent
    }
    return nil
  }
}

import Gtk
import GtkTracking

/// The path of keys and commands, from the view with the keyboard to the application.
enum ResponderChain {
  // MARK: Order

  /// The responder after a widget.
  static func next(of widget: Gtk.Widget) -> (any Responder)? {
    if let window = widget as? Gtk.Window {
      return window.windowScene?.delegate as? any Responder ?? application(of: window)
    }
    if let controller = WidgetNode.existing(of: widget)?.viewController { return controller }
    return outside(widget)
  }

  /// The parent of a widget; the window for the kit's own widgets around the content.
  private static func outside(_ widget: Gtk.Widget) -> (any Responder)? {
    guard let parent = widget.parent else { return nil }
    return parent is WindowRootView ? parent.window : parent
  }

  /// The responder after a controller.
  static func next(of controller: ViewController) -> (any Responder)? {
    if let presenting = controller.presentation.presenting { return presenting }
    return controller.viewIfLoaded.flatMap { outside($0) } ?? controller.parent
  }

  private static func application(of window: Gtk.Window) -> Gtk.Application? { window.application }

  /// Everybody from a responder to the end, the responder first.
  static func all(from responder: any Responder) -> [any Responder] {
    var chain: [any Responder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: (any Responder)? = responder
    // An overridden `next` may lead back.
    while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
      chain.append(responder)
      current = responder.next
    }
    return chain
  }

  // MARK: Actions

  static func hasMethod(_ responder: any Responder, _ action: Selector, sender: Any?) -> Bool {
    action.canBePerformed(by: responder, sender: sender)
  }

  /// The first from `responder` on that can do something now.
  static func target(for action: Selector, from responder: any Responder, sender: Any?) -> (any Responder)? {
    all(from: responder).first { $0.canPerformAction(action, withSender: sender) }
  }

  /// Lets the first responder that can perform something do so.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  static func send(_ action: Selector, from responder: any Responder, sender: Any?) -> Bool {
    guard let target = target(for: action, from: responder, sender: sender) else { return false }
    return action.perform(on: target, sender: sender)
  }

  /// Lets what is being edited do the action of a control without a target, if it can, otherwise the nearest responder around the control.
  static func send(_ action: Selector, withoutTargetFrom control: Gtk.Widget) {
    var first: any Responder = control
    if let edited = control.window.flatMap(responderWithKeyboard), edited.canPerformAction(action, withSender: control)
    {
      first = edited
    }
    send(action, from: first, sender: control)
  }

  static func undoManager(of responder: any Responder) -> UndoManager? {
    if let window = responder as? Gtk.Window { return WindowResponder.of(window).undoManager }
    return responder.next?.undoManager
  }

  // MARK: First responder

  /// The first responder of a window: the view with the keyboard, otherwise the visible controller.
  static func firstResponder(in window: Gtk.Window) -> (any Responder)? {
    guard let focus = window.focus else { return visibleController(of: window) ?? window }
    if let controller = WindowResponder.of(window).controller, controller.viewIfLoaded === focus { return controller }
    return owner(of: focus)
  }

  /// The responder with the keyboard; nil if none has it.
  static func responderWithKeyboard(in window: Gtk.Window) -> (any Responder)? {
    window.focus == nil ? nil : firstResponder(in: window)
  }

  /// The widget that a program knows: an entry, and not the text inside of it that GTK gives the keyboard to.
  static func owner(of focus: Gtk.Widget) -> Gtk.Widget {
    var owner = focus
    while let parent = owner.parent, type(of: owner) == Gtk.Widget.self || isMadeOf(parent, owner) { owner = parent }
    // The text of a text view is in what scrolls it.
    if let view = owner.parent?.parent as? View, view.focusedPart === owner { return view }
    return owner
  }

  /// Whether a GTK widget consists of another.
  private static func isMadeOf(_ whole: Gtk.Widget, _ part: Gtk.Widget) -> Bool {
    (whole is Gtk.MenuButton || whole is Gtk.DropDown) && part is Gtk.Button
  }

  /// The innermost controller that a window's root leads to in one way only.
  private static func visibleController(of window: Gtk.Window) -> ViewController? {
    window.rootViewController.map(innermost)
  }

  /// The innermost controller that another leads to in one way only.
  static func innermost(from controller: ViewController) -> ViewController {
    var controller = controller
    while let inner = controller.presentation.presented ?? visibleChild(of: controller) { controller = inner }
    return controller
  }

  private static func visibleChild(of controller: ViewController) -> ViewController? {
    if let shown = controller.onlyShownChild { return shown }
    let shown = controller.children.filter { $0.viewIfLoaded?.isMapped == true }
    return shown.count == 1 ? shown[0] : nil
  }

  /// Whether a widget that is no `View` can have the keyboard.
  static func takesKeyboard(_ widget: Gtk.Widget) -> Bool {
    guard widget.canFocus, widget.isSensitive else { return false }
    if widget.isFocusable { return true }
    // The part of an entry, or of a drop-down, that takes it.
    return widget.children.contains { ($0.isFocusable && type(of: $0) == Gtk.Widget.self) || isMadeOf(widget, $0) }
  }

  static func makeFirst(_ widget: Gtk.Widget) -> Bool {
    if widget.isFirstResponder { return true }
    if widget is View {
      guard widget.canBecomeFirstResponder, resignOther(than: widget) else { return widget.isFirstResponder }
      widget.isFocusable = true
    } else {
      guard takesKeyboard(widget), resignOther(than: widget) else { return widget.isFirstResponder }
    }
    return grab(for: widget) { widget.grabFocus() } && widget.isFirstResponder
  }

  /// Gives the keyboard to a text, by the part of it that takes it. As in UIKit, that selects nothing.
  static func makeFirst(_ text: View, by part: Gtk.Widget) -> Bool {
    if text.isFirstResponder { return true }
    guard text.canBecomeFirstResponder, text.mayBeginEditing(), resignOther(than: text) else { return false }
    return grab(for: text) { part.grabFocusWithoutSelecting() }
  }

  /// Runs `body`, which gives the keyboard to a responder that knows of it already.
  private static func grab(for widget: Gtk.Widget, _ body: () -> Bool) -> Bool {
    guard let window = widget.window else { return body() }
    let responder = WindowResponder.of(window)
    responder.controller = nil
    return responder.moving(to: widget, body)
  }

  /// Gives a controller the keyboard: its view has it for GTK.
  static func makeFirst(_ controller: ViewController) -> Bool {
    guard controller.canBecomeFirstResponder, let view = controller.viewIfLoaded, let window = view.hostWindow,
      resignOther(than: controller)
    else { return controller.isFirstResponder }
    view.isFocusable = true
    let responder = WindowResponder.of(window)
    responder.controller = controller
    return responder.moving(to: controller) { view.grabFocus() }
  }

  /// Asks the first responder of this moment to give up the keyboard.
  private static func resignOther(than responder: any Responder) -> Bool {
    let window = (responder as? Gtk.Widget)?.window ?? (responder as? ViewController)?.viewIfLoaded?.hostWindow
    guard let window, window.focus != nil, let first = firstResponder(in: window), first !== responder else {
      return true
    }
    guard first.canResignFirstResponder else { return false }
    return !ProgramClasses.contains(type(of: first)) || first.resignFirstResponder()
  }

  static func resign(_ responder: any Responder) -> Bool {
    guard responder.isFirstResponder else { return true }
    guard responder.canResignFirstResponder else { return false }
    let window = (responder as? Gtk.Widget)?.window ?? (responder as? ViewController)?.viewIfLoaded?.hostWindow
    if let window {
      let responder = WindowResponder.of(window)
      responder.controller = nil
      _ = responder.moving(to: nil) {
        window.focus = nil
        return true
      }
    }
    return true
  }
}

public import Gtk

/// An object that can handle keys and commands: widgets, controllers, windows and the application.
///
/// The view with the keyboard is the first responder. A key or a command that it does not handle goes on to `next`: from a view to its
/// controller or its superview; from a controller to its view's superview, its presenter or the window; from there to the
/// application. `View` and `ViewController` let a subclass override everything here.
@MainActor public protocol Responder: AnyObject {
  /// The next responder; nil at the end.
  var next: (any Responder)? { get }
  /// Whether it answers first.
  var isFirstResponder: Bool { get }
  /// Whether it may become the first responder.
  var canBecomeFirstResponder: Bool { get }
  /// Whether it may stop to be the first responder.
  var canResignFirstResponder: Bool { get }
  /// Asks for the keyboard.
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult func becomeFirstResponder() -> Bool
  /// Gives the keyboard up.
  ///
  /// - Returns: whether it is not the first responder now.
  @discardableResult func resignFirstResponder() -> Bool
  /// The undo manager; the nearest along the chain unless overridden. Each window has one.
  var undoManager: UndoManager? { get }
  /// Keys that it answers.
  var keyCommands: [KeyCommand]? { get }
  /// Whether it can do something now; whether it has the method, unless overridden.
  func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
  /// The first one from here along the chain that can do something now.
  func target(forAction action: Selector, withSender sender: Any?) -> Any?
}

extension Responder {
  /// The first one from here along the chain that can do something now.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    ResponderChain.target(for: action, from: self, sender: sender)
  }
}

// Members of every widget; a subclass of `View` overrides its own.
extension Responder where Self: Gtk.Widget {
  /// The controller whose view this is, or what holds the widget.
  public var next: (any Responder)? {
    if let view = self as? View { return view.next }
    if let window = self as? Window { return window.next }
    return ResponderChain.next(of: self)
  }

  /// Whether it, and no widget inside that is one of its own, has the keyboard.
  public var isFirstResponder: Bool {
    (self as? View)?.isFirstResponder ?? (window.flatMap { ResponderChain.firstResponder(in: $0) } === self)
  }

  /// Whether the keyboard can come to it.
  public var canBecomeFirstResponder: Bool {
    (self as? View)?.canBecomeFirstResponder ?? ResponderChain.takesKeyboard(self)
  }

  /// True.
  public var canResignFirstResponder: Bool { (self as? View)?.canResignFirstResponder ?? true }

  /// Asks for the keyboard.
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    (self as? View)?.becomeFirstResponder() ?? ResponderChain.makeFirst(self)
  }

  /// Gives up the keyboard, without giving it to another responder.
  ///
  /// - Returns: whether it is not the first responder now.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    (self as? View)?.resignFirstResponder() ?? ResponderChain.resign(self)
  }

  /// The nearest undo manager along the chain.
  public var undoManager: UndoManager? {
    if let view = self as? View { return view.undoManager }
    if let window = self as? Window { return window.undoManager }
    return ResponderChain.undoManager(of: self)
  }

  /// None.
  public var keyCommands: [KeyCommand]? { (self as? View)?.keyCommands ?? (self as? Window)?.keyCommands }

  /// Whether it has the method.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    (self as? View)?.canPerformAction(action, withSender: sender)
      ?? (self as? Window)?.canPerformAction(action, withSender: sender)
      ?? ResponderChain.hasMethod(self, action, sender: sender)
  }
}

extension Gtk.Widget: Responder {}

extension Gtk.Application: Responder {
  /// The delegate, if there is one and it is a responder.
  public var next: (any Responder)? { (self as? Application)?.delegate as? any Responder }
  /// False: it comes last.
  public var isFirstResponder: Bool { false }
  /// False.
  public var canBecomeFirstResponder: Bool { false }
  /// True.
  public var canResignFirstResponder: Bool { true }
  /// Does nothing.
  ///
  /// - Returns: false.
  public func becomeFirstResponder() -> Bool { false }
  /// Does nothing.
  ///
  /// - Returns: true.
  public func resignFirstResponder() -> Bool { true }
  /// None: each window has its own.
  public var undoManager: UndoManager? { nil }
  /// None: see `addKeyCommand(_:)` of controllers, and menu bars.
  public var keyCommands: [KeyCommand]? { nil }
  /// Whether it has the method.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }
}

extension Responder {
  /// Whether it is an object of a class, or of one made over that.
  public func isKind(of type: AnyClass) -> Bool {
    var own: AnyClass? = Swift.type(of: self)
    while let current = own {
      if current == type { return true }
      own = _getSuperclass(current)
    }
    return false
  }

  /// Whether it is an object of a class itself.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}

public import Gtk
import GtkTracking

/// A window, with the members of a view that UIKit's windows have: added views are in front of the root controller's view, and its
/// hooks run with those of its views.
///
/// Coordinates begin at the corner of the content, below a title bar. GTK's plain window is `Gtk.Window`; views in one have no
/// `window`.
@MainActor open class Window: Gtk.Window {
  /// Makes a hidden window; `present()` or `makeKeyAndVisible()` shows it.
  public override init(application: Gtk.Application? = nil, title: String = "") {
    super.init(application: application, title: title)
    begin()
  }

  /// A window of a size, in logical pixels; where it is put is the desktop's matter.
  public init(frame: Rect) {
    super.init(application: nil, title: "")
    begin()
    setDefaultSize(width: Int(pixels: frame.width), height: Int(pixels: frame.height))
  }

  /// A window of the program's scene, of the initial size of `Screen.main.bounds`; it keeps the program running until it is
  /// closed.
  public init(windowScene: WindowScene) {
    super.init(application: Application.shared, title: "")
    begin()
    // As the window of a program without scenes, which is as large as its screen.
    setDefaultSize(width: Int(Screen.usualSize.width), height: Int(Screen.usualSize.height))
    windowScene.prepare(self)
  }

  /// Adopts a GtkWindow, which GTK owns until it is destroyed.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    begin()
  }

  private func begin() {
    HitTesting.note(self)
    onRealize { [unowned self] in _ = WindowParts.of(self) }
  }

  /// There are neither archives nor storyboards: a subclass may declare this initialiser, but it is never called.
  @available(
    *, unavailable, message: "windows are made in code; end with fatalError() where a class has to declare this"
  )
  public convenience init?(coder: Coder) { fatalError("windows are made in code") }

  // MARK: Showing

  /// Shows the window and requests the keyboard. In a program that began at its application's class or delegate it keeps the program
  /// running until it is closed. Call `super`.
  open func makeKeyAndVisible() {
    if application == nil, let shared = Application.shared, shared.adoptsWindows { application = shared }
    present()
  }

  /// Asks for the keyboard, for a window that is shown. Call `super`.
  open func makeKey() { if isMapped { present() } }

  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { isActive }

  /// The window has the keyboard from now on. Not tracked. Does nothing unless overridden.
  open func becomeKey() {}

  /// Another window, or another program, has the keyboard from now on. Not tracked. Does nothing unless overridden.
  open func resignKey() {}

  // MARK: Content

  /// The controller whose view is the window's content. The window keeps it. Sheets and alerts are shown on top of it, and so are views that
  /// were added to the window, which stay when the controller changes.
  open var rootViewController: ViewController? {
    get { plainRootViewController }
    set { plainRootViewController = newValue }
  }

  /// The view that contains all of the window's content; made around existing content when it is first needed.
  final var content: WindowRootView { .of(self) }

  /// The same, where it was needed before.
  final var contentIfMade: WindowRootView? { child as? WindowRootView }

  // MARK: Subviews

  /// The root controller's view and the added views, back to front.
  open var subviews: [View] { contentIfMade?.subviews ?? [] }

  /// Adds a view in front of the content and of all others, which it stays of another root controller's, too. Where it has neither
  /// constraints nor a frame it fills the window. Call `super`.
  open func addSubview(_ view: View) { content.addSubview(view) }

  /// Adds a view behind `index` others; at most behind none. Call `super`.
  open func insertSubview(_ view: View, at index: Int) { content.insertSubview(view, at: index) }

  /// Adds a view directly behind another. Call `super`.
  open func insertSubview(_ view: View, belowSubview sibling: View) {
    content.insertSubview(view, belowSubview: sibling)
  }

  /// Adds a view directly in front of another. Call `super`.
  open func insertSubview(_ view: View, aboveSubview sibling: View) {
    content.insertSubview(view, aboveSubview: sibling)
  }

  /// Moves a subview in front of its siblings. Call `super`.
  open func bringSubviewToFront(_ view: View) { content.bringSubviewToFront(view) }

  /// Moves a subview behind its siblings. Call `super`.
  open func sendSubviewToBack(_ view: View) { content.sendSubviewToBack(view) }

  /// Swaps two subviews in the order. Call `super`.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    content.exchangeSubview(at: first, withSubviewAt: second)
  }

  /// A view has become a subview. Not tracked. Does nothing unless overridden.
  open func didAddSubview(_ subview: View) {}

  /// A subview is about to be removed. Not tracked. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Hooks

  /// Update the window's content here. Tracked; runs before the hooks of the views inside (C-036). Does nothing unless overridden.
  open func updateProperties() {}

  /// Sets constraints. Tracked; runs after those of the views inside (C-055). Does nothing unless overridden.
  open func updateConstraints() {}

  /// Places the subviews. Tracked; runs for a new size, as that of every view does (C-040, C-044). The default gives those with constraints
  /// or a frame what these say, and the others all of the content. Call `super`.
  open func layoutSubviews() { contentIfMade?.layOutContent() }

  /// A trait has another value here than before: called in the trait step of the update pass, outside of tracking. Does nothing unless
  /// overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// `tintColor` has changed here. Does nothing unless overridden.
  open func tintColorDidChange() {}

  // MARK: Events

  /// A finger, or the pointer's first button, was pressed, moved or released somewhere in the window. Not tracked. The default passes it
  /// on to its target, which gets it right after this has returned; an override that does not call `super` suppresses it.
  open func sendEvent(_ event: Event) { event.isSent = true }

  /// The view that takes the pointer at a point of the window; nil for none of them, and then nothing in the window's content takes it. The
  /// default asks the subviews, the one in front first; see `View.hitTest(_:with:)`.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func hitTest(_ point: Point, with event: Event?) -> View? {
    self.point(inside: point, with: event) ? contentIfMade?.hitTest(point, with: event) : nil
  }

  /// Whether a point is in the window. By default this is true for every point in `bounds`.
  ///
  /// - Parameter event: nil: GTK asks before there is one.
  open func point(inside point: Point, with event: Event?) -> Bool { bounds.contains(point) }

  /// A finger, or the pointer's first button, has come down where no view did anything with it. Outside of tracking. The default hands it
  /// along the responder chain.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { passOnBegan(touches, event) }

  /// The finger has moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { passOnMoved(touches, event) }

  /// The finger was lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { passOnEnded(touches, event) }

  /// The touch was cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { passOnCancelled(touches, event) }

  // MARK: Keys

  /// A key was pressed that no text, command or menu handles. Called on the first responder, outside of tracking. The default passes it along the
  /// responder chain; an override that handles it does not call `super`. A repeating key is reported once.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesBegan(presses, event) }

  /// Never called: keyboards do not report how hard a key is pressed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesChanged(presses, event) }

  /// The key was released.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) { passOnPressesEnded(presses, event) }

  /// The window has lost the keyboard while the key was held.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    passOnPressesCancelled(presses, event)
  }

  // MARK: Answering

  /// The next responder: the scene's delegate, if it is a responder, or the application.
  open var next: (any Responder)? { ResponderChain.next(of: self) }

  /// Keys that the window answers; none unless overridden.
  open var keyCommands: [KeyCommand]? { nil }

  /// The undo manager: the window's own unless overridden.
  open var undoManager: UndoManager? { ResponderChain.undoManager(of: self) }

  /// Whether the window can do something now; whether it has the method, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ResponderChain.hasMethod(self, action, sender: sender)
  }

  // MARK: Geometry

  /// The window's content from (0, 0), in logical pixels: its size or, before the first layout, its expected size. Setting it
  /// requests another size.
  open var bounds: Rect {
    get {
      if let content = contentIfMade, content.width > 0 { return content.bounds }
      return Rect(origin: .zero, size: expectedContentSize ?? .zero)
    }
    set { setDefaultSize(width: Int(pixels: newValue.width.rounded()), height: Int(pixels: newValue.height.rounded())) }
  }

  /// As `bounds`: where a window is put is the desktop's matter.
  open var frame: Rect {
    get { bounds }
    set { bounds = newValue }
  }

  /// The middle of the window.
  open var center: Point { Point(x: bounds.midX, y: bounds.midY) }
}

extension Window: TouchResponder {}

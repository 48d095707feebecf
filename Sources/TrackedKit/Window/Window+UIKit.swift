public import Gtk

extension Window {
  /// A window of a size, in logical pixels; where it is put is the desktop's matter.
  public convenience init(frame: Rect) {
    self.init(application: nil, title: "")
    setDefaultSize(width: Int(frame.width), height: Int(frame.height))
  }

  /// Shows the window and asks for the keyboard. In a program that began at its application's class or delegate it keeps the program
  /// running until it is closed.
  public func makeKeyAndVisible() {
    if application == nil, let shared = Application.shared, shared.adoptsWindows { application = shared }
    present()
  }

  /// Asks for the keyboard, for a window that is shown.
  public func makeKey() { if isMapped { present() } }

  /// Whether the window has the keyboard.
  public var isKeyWindow: Bool { isActive }
}

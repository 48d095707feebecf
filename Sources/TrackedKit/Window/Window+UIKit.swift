public import Gtk

extension Window {
  /// A window of a size, in logical pixels; where it is put is the desktop's matter.
  public convenience init(frame: Rect) {
    self.init(application: nil, title: "")
    setDefaultSize(width: Int(frame.width), height: Int(frame.height))
  }

  /// In a program that began at its application's class or delegate a window belongs to that.
  func joinApplication() {
    if application == nil, let shared = Application.shared, shared.adoptsWindows { application = shared }
  }
}

public import Gtk

extension Window {
  /// The controller whose view is the window's content. The window keeps it. Sheets and alerts are shown on top of it.
  public var rootViewController: ViewController? {
    get { attachment(WindowHost.self)?.rootViewController }
    set {
      WindowHost.of(self).rootViewController = newValue
      child = newValue.map { WindowRootView($0.view) }
    }
  }
}

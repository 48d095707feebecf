public import Gtk

extension Window {
  /// The controller whose view is the window's content. The window keeps it. Sheets and alerts are shown on top of it.
  public var rootViewController: ViewController? {
    get { attachment(WindowHost.self)?.rootViewController }
    set {
      // Kept until its view has gone, so that it and what it presents hear of that.
      let before = rootViewController
      defer { withExtendedLifetime(before) {} }
      WindowHost.of(self).rootViewController = newValue
      // Known to the window before its view is loaded, which may ask for its size.
      child = newValue.map { WindowRootView($0.view) }
    }
  }

  /// The size of the window, or, before its first layout, the size it is going to have.
  var expectedContentSize: Size? {
    if width > 0 { return Size(width: Double(width), height: Double(height)) }
    let size = defaultSize
    return size.width > 0 && size.height > 0 ? Size(width: Double(size.width), height: Double(size.height)) : nil
  }
}

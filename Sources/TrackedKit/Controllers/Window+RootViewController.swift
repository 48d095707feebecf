public import Gtk

extension WindowProtocol {
  /// The controller whose view is the window's content. The window keeps it. Sheets and alerts are shown on top of it.
  public var rootViewController: ViewController? {
    get { plainRootViewController }
    set { plainRootViewController = newValue }
  }
}

extension Gtk.Window {
  /// The controller below what a window's class makes of it.
  var plainRootViewController: ViewController? {
    get { WindowParts.existing(of: self)?.rootViewController }
    set {
      // Kept until its view has gone, so that it and what it presents are told.
      let before = plainRootViewController
      defer { withExtendedLifetime(before) {} }
      WindowParts.of(self).rootViewController = newValue
      // Known to the window before its view is loaded, which may ask for its size.
      let view = newValue?.view
      // Loading it may have been answered by another controller.
      guard plainRootViewController === newValue else { return }
      if let content = child as? WindowRootView, view != nil || content.hasAddedSubviews {
        content.show(view)
      } else {
        TreeWork.whenFree(child) {
          if self.plainRootViewController === newValue { self.child = view.map(WindowRootView.init) }
        }
      }
    }
  }

  /// The size of the window's content, or, before its first layout, the size that the window is going to have.
  var expectedContentSize: Size? {
    if let child, child.width > 0 { return Size(width: Double(child.width), height: Double(child.height)) }
    if width > 0 { return Size(width: Double(width), height: Double(height)) }
    let size = defaultSize
    return size.width > 0 && size.height > 0 ? Size(width: Double(size.width), height: Double(size.height)) : nil
  }
}

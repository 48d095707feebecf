public import Gtk

extension Window {
  /// The controller whose view is the window's content. The window keeps it. Sheets and alerts are shown on top of it.
  public var rootViewController: ViewController? {
    get { (attachments[ObjectIdentifier(ViewController.self)] as? RootViewController)?.controller }
    set {
      _ = WindowHost.of(self)
      guard let newValue else {
        attachments[ObjectIdentifier(ViewController.self)] = nil
        child = nil
        return
      }
      attachments[ObjectIdentifier(ViewController.self)] = RootViewController(newValue)
      child = WindowRootView(newValue.view)
    }
  }
}

/// Holds the controller on its window's behalf.
private final class RootViewController {
  let controller: ViewController

  init(_ controller: ViewController) { self.controller = controller }
}

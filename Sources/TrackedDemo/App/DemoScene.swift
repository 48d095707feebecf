import TrackedKit

/// Something that a page opens: a sheet, an alert, a popover, a window. `--screenshots` takes a picture of each.
nonisolated struct DemoScene: Sendable {
  /// Follows the page's name in the picture's.
  let name: String
  /// Opens it on the page's controller.
  ///
  /// - Returns: the window that it opens; nil where something is presented on the page.
  let open: @MainActor (ViewController) -> Window?

  /// Something presented on the page.
  init<Controller: ViewController>(_ name: String, presenting present: @escaping @MainActor (Controller) -> Void) {
    self.name = name
    open = {
      present($0 as! Controller)
      return nil
    }
  }

  /// A window besides the page's.
  init<Controller: ViewController>(_ name: String, opening open: @escaping @MainActor (Controller) -> Window) {
    self.name = name
    self.open = { open($0 as! Controller) }
  }
}

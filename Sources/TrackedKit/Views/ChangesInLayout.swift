import Gtk
import GtkTracking

/// Makes GTK measure again what layout hooks change outside of their own view.
///
/// GTK considers requests in the middle of its layout done with that layout. Views below the one whose hooks
/// run are allocated after them; views elsewhere may have had their turn, and are measured in the frame's next layout.
enum ChangesInLayout {
  /// The innermost view whose layout hooks run.
  private static var view: View?
  /// How many views GTK allocates just now, one inside the other.
  private static var allocations = 0

  /// Whether GTK is laying out, and ignores requests.
  static var isAllocating: Bool { allocations > 0 }

  /// Runs a view's part in GTK's own layout.
  static func allocate(_ body: () -> Void) {
    allocations += 1
    body()
    allocations -= 1
  }

  /// Runs the layout hooks of a view.
  static func runHooks(of view: View, _ body: () -> Void) {
    let outer = self.view
    self.view = view
    if outer == nil { ProgramChanges.listener = { note($0) } }
    body()
    self.view = outer
    if outer == nil { ProgramChanges.listener = nil }
  }

  private static func note(_ object: Gtk.Object) {
    guard isAllocating, let view, let widget = object as? Widget, widget !== view, !view.isAncestor(of: widget),
      let window = widget.window
    else { return }
    WindowHost.of(window).measureAgain(widget)
  }
}

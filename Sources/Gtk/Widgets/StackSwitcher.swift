import CGtk

/// A row of buttons, one for each page of a stack.
@MainActor open class StackSwitcher: Widget {
  /// A switcher without a stack.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_stack_switcher_new())) }

  /// Adopts a GtkStackSwitcher.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension StackSwitcher: nonisolated Orientable {}

extension StackSwitcher {
  /// Shows the buttons in an order of its own. GTK makes all of them again, in the order of its stack, when a page comes or goes.
  ///
  /// - Parameter places: the places of the pages in the stack, first button to last.
  package func showButtons(ofPagesAt places: [Int]) {
    let buttons = children
    for place in places where buttons.indices.contains(place) {
      buttons[place].changeWhenFree(buttons[place]) { gtk_widget_insert_before($0, self.native(), nil) }
    }
  }
}

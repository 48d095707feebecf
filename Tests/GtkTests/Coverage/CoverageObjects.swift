import CGtk
import GtkTesting

// Objects that only others make.
extension Wrappers {
  static func anyWidget() -> Widget { Label("any") }

  static func stack() -> Stack {
    let stack = Stack()
    stack.addChild(Label("one"), name: "one")
    stack.addChild(Label("two"), name: "two")
    return stack
  }

  static func stackPage() -> StackPage {
    let (stack, child) = (Stack(), Label("page"))
    stack.addChild(child)
    return stack.page(of: child)!
  }

  // A page counts on its notebook, which GTK does not keep for it.
  private static let notebook = Notebook()

  static func notebookPage() -> NotebookPage { notebook.append(Label("page"), label: "tab") }

  // A row counts on its list.
  private static let tree = TreeListModel(ListModel(count: { 1 }, item: { $0 })) { value in
    value == AnyHashable(0) ? ListModel(count: { 1 }, item: { "inner \($0)" }) : nil
  }

  static func treeListRow() -> TreeListRow { tree.row(at: 0)! }

  static func listItem() -> ListItem {
    var item: ListItem?
    let factory = ListItemFactory()
    factory.onSetup { item = $0 }
    let list = ListView(NoSelection(ListModel(count: { 1 }, item: { $0 })), factory: factory)
    let window = Window()
    window.child = list
    window.present()
    defer { window.destroyWindow() }
    return item!
  }

  /// A clipboard of its own: the display's is everybody's.
  static func clipboard() -> Clipboard {
    var display = GValue()
    g_value_init(&display, gdk_display_get_type())
    g_value_set_object(&display, UnsafeMutableRawPointer(gdk_display_get_default()))
    defer { g_value_unset(&display) }
    return "display".withCString { name in
      var names: UnsafePointer<CChar>? = name
      let object = withUnsafeMutablePointer(to: &names) {
        g_object_new_with_properties(gdk_clipboard_get_type(), 1, $0, &display)
      }
      return Clipboard(owning: UnsafeMutableRawPointer(object!))
    }
  }
}

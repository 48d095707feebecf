import CGtk
import GtkTracking

// The same list, tracked. Windows, lists and signals are GTK's as before; what the widgets show follows the model.

@Observable final class TodoTask {
  let id: Int
  var title: String
  var isDone = false

  init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
}

@Observable final class TodoModel {
  private(set) var tasks: [TodoTask] = []
  @ObservationIgnored private var lastID = 0

  var doneCount: Int { tasks.count { $0.isDone } }

  func add(_ title: String) {
    lastID += 1
    tasks.append(TodoTask(lastID, title))
  }

  func clearDone() { tasks.removeAll(where: \.isDone) }
}

let model = TodoModel()

typealias Handler = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
typealias RowHandler =
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void

func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler) {
  g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(0))
}

func connect(_ object: UnsafeMutableRawPointer, _ signal: String, row handler: RowHandler) {
  g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(0))
}

/// The task that a row of the list shows.
func task(of item: UnsafeMutableRawPointer) -> TodoTask? {
  let string = gtk_string_object_get_string(OpaquePointer(gtk_list_item_get_item(OpaquePointer(item))))!
  return model.tasks.first { $0.id == Int(String(cString: string)) }
}

/// The updates of the rows in sight, by their check button.
var rowUpdates: [UnsafeMutableRawPointer: (task: TodoTask, update: UpdateToken)] = [:]

func makeList() -> UnsafeMutablePointer<GtkWidget> {
  let rows = gtk_string_list_new(nil)!
  let factory = UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!)
  connect(
    factory, "setup",
    row: { _, item, _ in
      let check = gtk_check_button_new()!
      gtk_list_item_set_child(OpaquePointer(item), check)
      connect(check, "toggled") { check, _ in
        rowUpdates[check]?.task.isDone =
          gtk_check_button_get_active(check.assumingMemoryBound(to: GtkCheckButton.self)) != 0
      }
    })
  connect(
    factory, "bind",
    row: { _, item, _ in
      guard let task = task(of: item) else { return }
      let check = UnsafeMutableRawPointer(gtk_list_item_get_child(OpaquePointer(item))!)
      let update = Object.wrap(check, as: CheckButton.self)!.updateProperties { check in
        check.label = task.title
        check.isActive = task.isDone
      }
      rowUpdates[check] = (task, update)
    })
  connect(
    factory, "unbind",
    row: { _, item, _ in
      let check = UnsafeMutableRawPointer(gtk_list_item_get_child(OpaquePointer(item))!)
      rowUpdates.removeValue(forKey: check)?.update.end()
    })
  let list = gtk_list_view_new(gtk_no_selection_new(rows), OpaquePointer(factory))!
  var shown: [Int] = []
  Object.wrap(list, as: ListView.self)!.updateProperties { _ in
    let ids = model.tasks.map(\.id)
    for change in ids.difference(from: shown) {
      switch change {
      case .remove(let place, _, _): gtk_string_list_remove(rows, guint(place))
      case .insert(let place, let id, _):
        "\(id)".withCString { id in
          var strings: [UnsafePointer<CChar>?] = [id, nil]
          gtk_string_list_splice(rows, guint(place), 0, &strings)
        }
      }
    }
    shown = ids
  }
  let scroller = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
  gtk_widget_set_vexpand(scroller, 1)
  return scroller
}

func makeWindow(_ application: UnsafeMutablePointer<GtkApplication>) {
  let widget = gtk_application_window_new(application)!
  let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_default_size(window, 360, 420)
  Object.wrap(widget, as: Window.self)!.updateProperties { window in
    window.title = model.doneCount == model.tasks.count ? "Nothing to do" : "Tasks"
  }
  let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
  let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
  let label = gtk_label_new(nil)!
  Object.wrap(label, as: Label.self)!.updateProperties { label in
    label.text = "\(model.doneCount) of \(model.tasks.count) done"
  }
  let entry = gtk_entry_new()!
  connect(entry, "activate") { entry, _ in
    let editable = OpaquePointer(entry)
    model.add(String(cString: gtk_editable_get_text(editable)))
    gtk_editable_set_text(editable, "")
  }
  let clearButton = gtk_button_new_with_label("Clear done")!
  Object.wrap(clearButton, as: Button.self)!.updateProperties { $0.isSensitive = model.doneCount > 0 }
  connect(clearButton, "clicked") { _, _ in model.clearDone() }
  for child in [label, entry, makeList(), clearButton] { gtk_box_append(box, child) }
  gtk_window_set_child(window, column)
  gtk_window_present(window)
}

let application = gtk_application_new("org.example.Adopt", GApplicationFlags(0))!
connect(application, "activate") { application, _ in
  makeWindow(application.assumingMemoryBound(to: GtkApplication.self))
}
g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)

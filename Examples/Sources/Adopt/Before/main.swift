import CGtk

// A list of tasks in plain C calls. Each change of the model is followed by the calls that show it: refreshCount(), refreshTitle(),
// refreshRow(_:). A change that forgets one of them leaves the window wrong, and so does a second window.

final class TodoTask {
  var title: String
  var isDone = false

  init(_ title: String) { self.title = title }
}

var tasks: [TodoTask] = []

typealias Handler = @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void
typealias RowHandler =
  @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Void

func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: Handler) {
  g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(0))
}

func connect(_ object: UnsafeMutableRawPointer, _ signal: String, row handler: RowHandler) {
  g_signal_connect_data(object, signal, unsafeBitCast(handler, to: GCallback.self), nil, nil, GConnectFlags(0))
}

// The widgets that a refresh needs.
var window: UnsafeMutablePointer<GtkWindow>!
var countLabel: OpaquePointer!
var clearButton: UnsafeMutablePointer<GtkWidget>!
var rows: OpaquePointer!

func refreshCount() {
  gtk_label_set_text(countLabel, "\(tasks.count { $0.isDone }) of \(tasks.count) done")
  gtk_widget_set_sensitive(clearButton, tasks.contains { $0.isDone } ? 1 : 0)
}

func refreshTitle() {
  gtk_window_set_title(window, tasks.allSatisfy(\.isDone) ? "Nothing to do" : "Tasks")
}

/// Has the list fill a row again: all that a string list can say about a change.
func refreshRow(_ index: Int) {
  gtk_string_list_splice(rows, guint(index), 1, nil)
  insert(tasks[index], at: index)
}

func insert(_ task: TodoTask, at index: Int) {
  task.title.withCString { title in
    var strings: [UnsafePointer<CChar>?] = [title, nil]
    gtk_string_list_splice(rows, guint(index), 0, &strings)
  }
}

func add(_ title: String) {
  let task = TodoTask(title)
  tasks.append(task)
  insert(task, at: tasks.count - 1)
  refreshCount()
  refreshTitle()
}

func makeList() -> UnsafeMutablePointer<GtkWidget> {
  rows = gtk_string_list_new(nil)
  let factory = UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()!)
  connect(
    factory, "setup",
    row: { _, item, _ in
      let check = gtk_check_button_new()!
      gtk_list_item_set_child(OpaquePointer(item), check)
      connect(check, "toggled") { check, _ in
        guard let place = g_object_get_data(check.assumingMemoryBound(to: GObject.self), "place") else { return }
        let index = Int(bitPattern: place) - 1
        let isDone = gtk_check_button_get_active(check.assumingMemoryBound(to: GtkCheckButton.self)) != 0
        guard tasks[index].isDone != isDone else { return }
        tasks[index].isDone = isDone
        refreshCount()
        refreshTitle()
      }
    })
  connect(
    factory, "bind",
    row: { _, item, _ in
      let (item, check) = (OpaquePointer(item), gtk_list_item_get_child(OpaquePointer(item))!)
      let index = Int(gtk_list_item_get_position(item))
      let raw = UnsafeMutableRawPointer(check)
      g_object_set_data(
        raw.assumingMemoryBound(to: GObject.self), "place", UnsafeMutableRawPointer(bitPattern: index + 1))
      let button = raw.assumingMemoryBound(to: GtkCheckButton.self)
      gtk_check_button_set_label(button, tasks[index].title)
      gtk_check_button_set_active(button, tasks[index].isDone ? 1 : 0)
    })
  connect(
    factory, "unbind",
    row: { _, item, _ in
      let check = UnsafeMutableRawPointer(gtk_list_item_get_child(OpaquePointer(item))!)
      g_object_set_data(check.assumingMemoryBound(to: GObject.self), "place", nil)
    })
  let selection = gtk_no_selection_new(rows)
  let list = gtk_list_view_new(selection, OpaquePointer(factory))!
  let scroller = gtk_scrolled_window_new()!
  gtk_scrolled_window_set_child(OpaquePointer(scroller), list)
  gtk_widget_set_vexpand(scroller, 1)
  return scroller
}

func makeWindow(_ application: UnsafeMutablePointer<GtkApplication>) {
  let widget = gtk_application_window_new(application)!
  window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  gtk_window_set_default_size(window, 360, 420)
  let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
  let box = UnsafeMutableRawPointer(column).assumingMemoryBound(to: GtkBox.self)
  let label = gtk_label_new(nil)!
  countLabel = OpaquePointer(label)
  let entry = gtk_entry_new()!
  connect(entry, "activate") { entry, _ in
    let editable = OpaquePointer(entry)
    add(String(cString: gtk_editable_get_text(editable)))
    gtk_editable_set_text(editable, "")
  }
  clearButton = gtk_button_new_with_label("Clear done")
  connect(clearButton, "clicked") { _, _ in
    for index in tasks.indices.reversed() where tasks[index].isDone {
      tasks.remove(at: index)
      gtk_string_list_remove(rows, guint(index))
    }
    refreshCount()
    refreshTitle()
  }
  for child in [label, entry, makeList(), clearButton!] { gtk_box_append(box, child) }
  gtk_window_set_child(window, column)
  refreshCount()
  refreshTitle()
  gtk_window_present(window)
}

let application = gtk_application_new("org.example.Adopt", GApplicationFlags(0))!
connect(application, "activate") { application, _ in
  makeWindow(application.assumingMemoryBound(to: GtkApplication.self))
}
g_application_run(UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self), 0, nil)

import CGtk
import GtkComplete
import WidgetTesting

/// What a handler ends.
enum Ending: String, CaseIterable {
  /// Nothing: whether GTK can take such an emission at all.
  case none
  /// The window, by its close button or for good.
  case close, destroy
  /// The object: it is taken out of its place, or the last reference to it is dropped.
  case remove
  /// What is around it.
  case dropAll
}

/// An object in a shown window, at the place that one of its class has, and what a handler may end there. Only GTK holds them.
@MainActor final class Stage {
  private(set) var object: GtkComplete.Object?
  private weak var window: Window?
  private weak var widget: Widget?
  private weak var kept: GtkComplete.Object?
  private(set) var calls = 0
  private var isDone = false

  init(_ object: GtkComplete.Object) {
    self.object = object
    kept = object
    let window = object as? Window ?? Window(title: "Stage")
    if !(object is Window) {
      let (outer, inner) = (Box(.vertical), Box(.vertical))
      for child in [Label("before"), place(of: object), Button("after")] { inner.append(child) }
      outer.append(inner)
      outer.append(Label("below"))
      window.child = outer
    }
    self.window = window
    widget = object as? Widget
    window.present()
    Stage.settle()
    // What was made for it may need its size.
    for _ in 0..<3 { _ = MainLoop.iterate() }
  }

  /// The child of the window that has the object.
  private func place(of object: GtkComplete.Object) -> Widget {
    switch object {
    case let popover as Popover:
      let button = MenuButton()
      button.popover = popover
      return button
    case let controller as EventController:
      let button = Button("with a controller")
      button.add(controller)
      return button
    case let buffer as TextBuffer:
      let view = TextView()
      view.buffer = buffer
      return view
    case let row as ListBoxRow:
      let list = ListBox()
      list.append(row)
      return list
    case let child as FlowBoxChild:
      let box = FlowBox()
      box.append(child)
      return box
    case let widget as Widget: return widget
    default: return Label("without a place")
    }
  }

  func perform(_ ending: Ending) {
    calls += 1
    guard !isDone else { return }
    isDone = true
    switch ending {
    case .none: break
    case .close: window?.close()
    case .destroy: window?.destroyWindow()
    case .remove:
      if let controller = object as? EventController { controller.widget?.remove(controller) }
      if let widget, !(widget is Window) { widget.detachFromParent() }
    case .dropAll: window?.child = nil
    }
    if ending != .none { object = nil }
  }

  /// Emits a signal of the object with arguments that say nothing, and clears the stage; returns what is wrong.
  func emit(_ name: String) -> [String] {
    guard let raw = object?.raw else { return [] }
    g_object_ref(raw)
    // Only GTK holds it, as it does where it emits by itself.
    if widget != nil || object is EventController { object = nil }
    Emission(name, of: raw).emit()
    g_object_unref(raw)
    for _ in 0..<3 { Stage.settle() }
    window?.destroyWindow()
    object = nil
    // What a timer or another thread still holds goes when they are done.
    for _ in 0..<200 where kept != nil { Stage.settle() }
    var faults: [String] = []
    if calls == 0 { faults.append("is not heard") }
    if kept != nil { faults.append("is kept") }
    return faults
  }

  /// Lets what waits for the main loop happen, frames too.
  static func settle() {
    let end = MainLoop.monotonicMicroseconds + 10_000
    while MainLoop.monotonicMicroseconds < end { if !MainLoop.iterate() { g_usleep(500) } }
  }
}

/// A signal with neutral arguments: 1, the first of an enumeration, a letter, the emitter itself or one of its children, else nothing.
@MainActor private struct Emission {
  private static let none = g_type_from_name("void")
  private static let boxed = g_type_from_name("GBoxed")
  private let raw: UnsafeMutableRawPointer
  private let property: String?
  private var id: guint = 0
  private var query = GSignalQuery()

  init(_ name: String, of raw: UnsafeMutableRawPointer) {
    self.raw = raw
    property = name.hasPrefix("notify::") ? String(name.dropFirst(8)) : nil
    if property == nil {
      id = g_signal_lookup(name, cgtk_type_of(raw))
      g_signal_query(id, &query)
    }
  }

  func emit() {
    if let property { return g_object_notify(raw.assumingMemoryBound(to: GObject.self), property) }
    var values = [GValue](repeating: GValue(), count: Int(query.n_params) + 1)
    g_value_init(&values[0], cgtk_type_of(raw))
    g_value_set_object(&values[0], raw)
    var place: gint = 0
    withUnsafeMutablePointer(to: &place) { place in
      for index in 0..<Int(query.n_params) { store(in: &values[index + 1], query.param_types[index] & ~1, place) }
      let answer = query.return_type & ~1
      if answer == Self.none { return g_signal_emitv(values, id, 0, nil) }
      var result = GValue()
      g_value_init(&result, answer)
      g_signal_emitv(values, id, 0, &result)
      g_value_unset(&result)
    }
    for index in values.indices { g_value_unset(&values[index]) }
  }

  private func store(in value: inout GValue, _ type: GType, _ place: UnsafeMutablePointer<gint>) {
    g_value_init(&value, type)
    switch g_type_fundamental(type) {
    case cgtk_type_string(): g_value_set_string(&value, "a")
    case cgtk_type_pointer(): g_value_set_pointer(&value, place)
    case cgtk_type_object(), cgtk_type_interface():
      if cgtk_is_a(raw, type) != 0 {
        g_value_set_object(&value, raw)
      } else if cgtk_is_a(raw, gtk_widget_get_type()) != 0 {
        var child = gtk_widget_get_first_child(raw.assumingMemoryBound(to: GtkWidget.self))
        while let found = child, cgtk_is_a(found, type) == 0 { child = gtk_widget_get_next_sibling(found) }
        g_value_set_object(&value, child)
      }
    case Self.boxed where type == gtk_tree_path_get_type():
      g_value_take_boxed(&value, UnsafeRawPointer(gtk_tree_path_new_first()))
    case Self.boxed where type == gtk_text_iter_get_type() && cgtk_is_a(raw, gtk_text_buffer_get_type()) != 0:
      var iter = GtkTextIter()
      gtk_text_buffer_get_start_iter(raw.assumingMemoryBound(to: GtkTextBuffer.self), &iter)
      g_value_set_boxed(&value, &iter)
    default:
      var one = GValue()
      1.store(in: &one)
      g_value_transform(&one, &value)
      g_value_unset(&one)
    }
  }
}

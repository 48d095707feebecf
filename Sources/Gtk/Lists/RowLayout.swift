import CGtk

/// Keeps lists whose rows are being filled from being measured, placed and drawn.
///
/// A program that is asked for a row may run a loop of its own, and a frame comes in it. GTK takes for granted then that all rows of the list are
/// there. Such a list keeps its size and place, shows nothing, and is laid out when its rows are filled. Main actor.
enum RowLayout {
  private typealias Pointer = UnsafeMutablePointer<GtkWidget>

  /// What GTK does itself, by the class.
  private struct Own {
    let measure:
      @convention(c) (
        Pointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
        UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
      ) -> Void
    let allocate: @convention(c) (Pointer?, Int32, Int32, Int32) -> Void
    let snapshot: @convention(c) (Pointer?, OpaquePointer?) -> Void
  }

  private static var list: Own!
  private static var grid: Own!
  /// The lists that are to be laid out when their rows are filled.
  private static var waiting: Set<UnsafeMutableRawPointer> = []
  /// The lists that GTK is measuring, placing or drawing, the innermost last: it walks over their rows, which are to stay.
  @exclusivity(unchecked) private static var walked: [Pointer] = []

  /// Begins to do so; done once, before there is a list.
  static let follow: Void = {
    list = replace(in: gtk_list_view_get_type())
    grid = replace(in: gtk_grid_view_get_type())
  }()

  private static func own(_ widget: Pointer?) -> Own {
    cgtk_is_a(widget, gtk_list_view_get_type()) != 0 ? list : grid
  }

  /// Classes that are made of this one later do as it does.
  private static func replace(in type: GType) -> Own {
    let widgetClass = g_type_class_ref(type)!.assumingMemoryBound(to: GtkWidgetClass.self)
    let own = Own(
      measure: widgetClass.pointee.measure, allocate: widgetClass.pointee.size_allocate,
      snapshot: widgetClass.pointee.snapshot)
    widgetClass.pointee.measure = { widget, orientation, size, least, natural, leastBaseline, naturalBaseline in
      guard RowLayout.waits(widget) else {
        return RowLayout.walking(widget) {
          $0.measure(widget, orientation, size, least, natural, leastBaseline, naturalBaseline)
        }
      }
      let length =
        orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
      least?.pointee = length
      natural?.pointee = length
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      if !RowLayout.waits(widget) { RowLayout.walking(widget) { $0.allocate(widget, width, height, baseline) } }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      if !RowLayout.waits(widget) { RowLayout.walking(widget) { $0.snapshot(widget, snapshot) } }
    }
    return own
  }

  private static func walking(_ widget: Pointer?, _ body: (Own) -> Void) {
    guard let widget else { return }
    TreeWork.beginLayout(widget)
    walked.append(widget)
    body(own(widget))
    walked.removeLast()
    TreeWork.endLayout()
  }

  /// Whether GTK is walking over the rows of any list.
  static var isWalking: Bool { !walked.isEmpty }

  /// Whether GTK is walking over the rows of a list, or of that in a table.
  static func isWalking(over list: Widget) -> Bool {
    walked.contains { $0 == list.widgetPointer || gtk_widget_get_parent($0) == list.widgetPointer }
  }

  /// Whether GTK is walking over rows that are made from a list of items. A tree has lists of which it is not known here.
  static func isWalking(overRowsOf items: ListModel) -> Bool {
    walked.contains { widget in
      let pointer = OpaquePointer(widget)
      var next = UnsafeMutableRawPointer(
        cgtk_is_a(widget, gtk_list_view_get_type()) != 0
          ? gtk_list_view_get_model(pointer) : gtk_grid_view_get_model(pointer))
      while let model = next {
        if model == items.raw || cgtk_is_a(model, gtk_tree_list_model_get_type()) != 0 { return true }
        next = source(of: model)
      }
      return false
    }
  }

  /// What a selection, filter or sorter of items has its items from.
  private static func source(of model: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let objectClass = cgtk_class_of(model)!.assumingMemoryBound(to: GObjectClass.self)
    guard g_object_class_find_property(objectClass, "model") != nil else { return nil }
    var value = GValue()
    g_object_get_property(model.assumingMemoryBound(to: GObject.self), "model", &value)
    defer { g_value_unset(&value) }
    return g_value_get_object(&value)
  }

  /// Whether the rows of a list are being filled; it is laid out later then.
  private static func waits(_ widget: Pointer?) -> Bool {
    guard let widget, RowWork.isFilling(listOrPart: widget) else { return false }
    let raw = UnsafeMutableRawPointer(widget)
    if waiting.insert(raw).inserted {
      g_object_ref(raw)
      TreeWork.later {
        waiting.remove(raw)
        gtk_widget_queue_resize(raw.assumingMemoryBound(to: GtkWidget.self))
        g_object_unref(raw)
      }
    }
    return true
  }
}

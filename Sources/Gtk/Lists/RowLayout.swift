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
        return RowLayout.own(widget).measure(
          widget, orientation, size, least, natural, leastBaseline, naturalBaseline)
      }
      let length =
        orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width(widget) : gtk_widget_get_height(widget)
      least?.pointee = length
      natural?.pointee = length
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      if !RowLayout.waits(widget) { RowLayout.own(widget).allocate(widget, width, height, baseline) }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      if !RowLayout.waits(widget) { RowLayout.own(widget).snapshot(widget, snapshot) }
    }
    return own
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

import CGtk

/// Draws around GTK's own drawing of a widget: behind it, in front of it, clipped, transformed.
package final class WidgetPainter {
  fileprivate let paint: (_ canvas: Snapshot, _ bounds: Rect, _ content: () -> Void) -> Void

  /// - Parameter paint: gets the widget's rectangle, including its border, from the corner of its content, and a function that draws the widget.
  package init(_ paint: @escaping (_ canvas: Snapshot, _ bounds: Rect, _ content: () -> Void) -> Void) {
    self.paint = paint
  }
}

extension Widget {
  /// Lets a painter draw the widget from now on.
  package final func attachPainter(_ painter: WidgetPainter) {
    attach(painter)
    PaintedWidgetClass.adopt(self)
    queueDraw()
  }
}

/// For each class with a painted widget, a subclass that calls the painter. A widget becomes an instance of it when it gets
/// its painter: the class adds nothing to the instance, so that only the pointer to the class changes.
enum PaintedWidgetClass {
  private static var derivedTypes: [GType: GType] = [:]

  static func adopt(_ widget: Widget) {
    let instance = widget.raw.assumingMemoryBound(to: GTypeInstance.self)
    let type = instance.pointee.g_class.pointee.g_type
    guard !derivedTypes.values.contains(type) else { return }
    guard let derived = derivedTypes[type] ?? register(type) else { return }
    derivedTypes[type] = derived
    instance.pointee.g_class = g_type_class_ref(derived).assumingMemoryBound(to: GTypeClass.self)
  }

  private static func register(_ type: GType) -> GType? {
    var query = GTypeQuery()
    g_type_query(type, &query)
    guard let name = query.type_name else { return nil }
    let derived = g_type_register_static_simple(
      type, "SwiftPainted" + String(cString: name), query.class_size,
      { klass, _ in
        let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
        widgetClass.pointee.snapshot = { PaintedWidgetClass.snapshot($0, $1) }
      }, query.instance_size, nil, GTypeFlags(0))
    return derived == 0 ? nil : derived
  }

  private static func snapshot(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
    guard let widget, let snapshot else { return }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    let parentClass = g_type_class_peek_parent(instance.pointee.g_class).assumingMemoryBound(to: GtkWidgetClass.self)
    func content() { parentClass.pointee.snapshot?(widget, snapshot) }
    let wrapper = Object.existingWrapper(of: UnsafeMutableRawPointer(widget)) as? Widget
    guard let painter = wrapper?.attachment(WidgetPainter.self) else { return content() }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, widget, &bounds) != 0 else { return content() }
    painter.paint(Snapshot(pointer: snapshot), Rect(bounds), content)
  }
}

extension Rect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

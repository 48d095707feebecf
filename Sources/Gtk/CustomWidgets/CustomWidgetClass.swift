import CGtk

/// The GObject class behind `CustomWidget`: each virtual function finds the Swift object and calls its method. Without
/// one (while either side is being made or freed) it does what GtkWidget does.
enum CustomWidgetClass {
  private static var types: [GType: GType] = [:]

  /// A new object of the class over a GTK class, with a floating reference.
  static func makeObject(of parent: GType) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(g_object_new_with_properties(type(over: parent), 0, nil, nil))
  }

  private static func type(over parent: GType) -> GType {
    if let type = types[parent] { return type }
    var query = GTypeQuery()
    g_type_query(parent, &query)
    let name = parent == gtk_widget_get_type() ? "SwiftCustomWidget" : "Swift" + String(cString: query.type_name)
    let type = g_type_register_static_simple(
      parent, g_quark_to_string(g_quark_from_string(name)), query.class_size,
      { klass, _ in CustomWidgetClass.setUp(klass!) }, query.instance_size, nil, GTypeFlags(0))
    types[parent] = type
    return type
  }

  /// The GTK class over which an object's class is made.
  static func parentClass(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidgetClass> {
    g_type_class_peek_parent(widget.pointee.parent_instance.g_type_instance.g_class)
      .assumingMemoryBound(to: GtkWidgetClass.self)
  }

  /// Whether a `snapshot(_:)` is running: GTK continues with the frame afterwards, in the same window.
  static var isDrawing: Bool { drawingDepth > 0 }
  private static var drawingDepth = 0

  /// Whether a `measure(_:forSize:)` is running that calls other code: GTK needs its answer before it lays out.
  static var isMeasuring: Bool { measuringDepth > 0 }
  private static var measuringDepth = 0

  private static func setUp(_ klass: UnsafeMutableRawPointer) {
    let widgetClass = klass.assumingMemoryBound(to: GtkWidgetClass.self)
    // Of what says nothing of itself, assistive technology would be told the name of the class.
    if gtk_widget_class_get_accessible_role(widgetClass) == GTK_ACCESSIBLE_ROLE_WIDGET {
      gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
    }
    widgetClass.pointee.measure = { widget, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
      let object = CustomWidgetClass.object(widget)
      object?.nativeBaselines = nil
      if object?.isTransparent != true { OutsideCode.noteCall() }
      CustomWidgetClass.measuringDepth += 1
      TreeWork.beginLayout(widget)
      defer {
        TreeWork.endLayout()
        CustomWidgetClass.measuringDepth -= 1
      }
      let size = object?.measure(
        orientation == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal, forSize: forSize < 0 ? nil : Int(forSize))
      minimum?.pointee = Int32(clamping: size?.minimum ?? 0)
      natural?.pointee = Int32(clamping: size?.natural ?? 0)
      // A width has none, though an override of `measure` may have asked for the height, too.
      let baselines = orientation == GTK_ORIENTATION_VERTICAL ? object?.nativeBaselines : nil
      minimumBaseline?.pointee = baselines?.minimum ?? -1
      naturalBaseline?.pointee = baselines?.natural ?? -1
    }
    widgetClass.pointee.get_request_mode = { widget in
      let object = CustomWidgetClass.object(widget)
      if let object, object.isNative { return object.nativeRequestMode }
      TreeWork.beginLayout(widget)
      defer { TreeWork.endLayout() }
      let isHeightForWidth = object?.requestsHeightForWidth ?? true
      return isHeightForWidth ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH : GTK_SIZE_REQUEST_CONSTANT_SIZE
    }
    widgetClass.pointee.size_allocate = { widget, width, height, baseline in
      CustomWidgetClass.keeping(widget) {
        if !$0.isTransparent { OutsideCode.noteCall() }
        $0.allocate(width: Int(width), height: Int(height), baseline: Int(baseline))
        if $0.holdsPopovers { $0.placePopovers() }
      }
    }
    widgetClass.pointee.snapshot = { widget, snapshot in
      guard let snapshot else { return }
      CustomWidgetClass.drawingDepth += 1
      defer { CustomWidgetClass.drawingDepth -= 1 }
      CustomWidgetClass.keeping(widget) { $0.snapshot(Snapshot(pointer: snapshot)) }
    }
    widgetClass.pointee.contains = { widget, x, y in
      guard let object = CustomWidgetClass.object(widget) else {
        return CustomWidgetClass.parentClass(of: widget!).pointee.contains(widget, x, y)
      }
      return TreeWork.duringPick { object.contains(x: x, y: y) } ? 1 : 0
    }
    widgetClass.pointee.css_changed = { widget, change in
      CustomWidgetClass.parentClass(of: widget!).pointee.css_changed(widget, change)
      if let object = CustomWidgetClass.object(widget) { ProgramCalls.during { object.styleDidChange() } }
    }
    widgetClass.pointee.map = { widget in
      CustomWidgetClass.tell(widget, .map) { $0.willMap() }
      // What it has called may have taken away what it is in.
      guard gtk_widget_get_realized(widget) != 0 else { return }
      CustomWidgetClass.goOn(widget, .map) { $0.pointee.map(widget) }
    }
    widgetClass.pointee.unmap = { widget in
      CustomWidgetClass.tell(widget, .unmap) { $0.willUnmap() }
      CustomWidgetClass.goOn(widget, .unmap) { $0.pointee.unmap(widget) }
      CustomWidgetClass.tell(widget, .unmap) { $0.didUnmap() }
    }
    widgetClass.pointee.root = { widget in
      CustomWidgetClass.goOn(widget, .root) { $0.pointee.root(widget) }
      CustomWidgetClass.tell(widget, .root) { $0.didEnterWindow() }
    }
    widgetClass.pointee.unroot = { widget in
      CustomWidgetClass.goOn(widget, .unroot) { $0.pointee.unroot(widget) }
      CustomWidgetClass.tell(widget, .unroot) { $0.willLeaveWindow() }
    }
    let objectClass = klass.assumingMemoryBound(to: GObjectClass.self)
    objectClass.pointee.dispose = { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      let parentClass = CustomWidgetClass.parentClass(of: widget)
      CustomWidget.unparentAddedChildren(
        of: widget, isNative: cgtk_class_type(parentClass) != gtk_widget_get_type())
      let parent = UnsafeMutableRawPointer(parentClass).assumingMemoryBound(to: GObjectClass.self)
      parent.pointee.dispose(object)
    }
  }

  /// Calls a method that may end its own widget, which GTK still uses after the call.
  private static func keeping(_ widget: UnsafeMutablePointer<GtkWidget>?, _ body: (CustomWidget) -> Void) {
    guard let object = object(widget) else { return }
    TreeWork.beginLayout(widget)
    body(object)
    TreeWork.endLayout()
  }

  /// The same for a method about what GTK does to the tree.
  private static func tell(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ step: TreeWork.Step, _ body: (CustomWidget) -> Void
  ) {
    guard let widget, let object = object(widget) else { return }
    TreeWork.during(step, of: widget) { body(object) }
  }

  /// GTK's own part, which walks over the children.
  private static func goOn(
    _ widget: UnsafeMutablePointer<GtkWidget>?, _ step: TreeWork.Step,
    _ body: (UnsafeMutablePointer<GtkWidgetClass>) -> Void
  ) {
    TreeWork.during(step, of: widget!, isInside: true) { body(parentClass(of: widget!)) }
  }

  /// Also nil for an object that is wrapped again while it ends: its class is lost by then.
  private static func object(_ widget: UnsafeMutablePointer<GtkWidget>?) -> CustomWidget? {
    guard let widget else { return nil }
    return Object.existingWrapper(of: UnsafeMutableRawPointer(widget))?.asCustomWidget
  }
}

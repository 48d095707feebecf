import CGtk

/// For each class of widgets that needs one, a subclass that overrides some of GTK's functions. A widget becomes an instance of it when it
/// needs to: the class adds nothing to the instance, so that only the pointer to the class changes.
final class DerivedClasses {
  private let prefix: String
  private let setUp: GClassInitFunc
  private var types: [GType: GType] = [:]
  /// What was found for a class: GTK asks for each widget in each frame, and a class is never unloaded.
  private var parents: [UnsafeMutablePointer<GTypeClass>: UnsafeMutablePointer<GtkWidgetClass>] = [:]

  init(_ prefix: String, setUp: @escaping GClassInitFunc) {
    self.prefix = prefix
    self.setUp = setUp
  }

  /// The subclass of a class.
  func type(over parent: GType) -> GType? {
    if let type = types[parent] { return type }
    var query = GTypeQuery()
    g_type_query(parent, &query)
    guard let name = query.type_name else { return nil }
    let type = g_type_register_static_simple(
      parent, prefix + String(cString: name), query.class_size, setUp, query.instance_size, nil, GTypeFlags(0))
    guard type != 0 else { return nil }
    types[parent] = type
    return type
  }

  /// Makes a widget an instance, if it is none.
  func adopt(_ widget: Widget) {
    let instance = widget.raw.assumingMemoryBound(to: GTypeInstance.self)
    guard parentClass(of: widget.widgetPointer) == nil,
      let derived = type(over: instance.pointee.g_class.pointee.g_type)
    else { return }
    instance.pointee.g_class = g_type_class_ref(derived).assumingMemoryBound(to: GTypeClass.self)
  }

  /// The class that an override continues with: what is below the subclass, of which a widget's class may be derived in turn; nil for a
  /// widget that is no instance.
  func parentClass(of widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidgetClass>? {
    let klass = widget.pointee.parent_instance.g_type_instance.g_class!
    if let known = parents[klass] { return known }
    var next: gpointer? = UnsafeMutableRawPointer(klass)
    while let current = next, let parent = g_type_class_peek_parent(current) {
      let type = current.assumingMemoryBound(to: GTypeClass.self).pointee.g_type
      if types[parent.assumingMemoryBound(to: GTypeClass.self).pointee.g_type] == type {
        let found = parent.assumingMemoryBound(to: GtkWidgetClass.self)
        parents[klass] = found
        return found
      }
      next = parent
    }
    return nil
  }
}

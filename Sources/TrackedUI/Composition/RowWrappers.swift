import Gtk

/// The widgets in rows of a list or of a lazy stack that a modifier around the rows changes. They belong to the rows.
final class RowWrappers<Wrapper: Widget> {
  private struct Weak { weak var widget: Widget? }
  private var wrappers: [ObjectIdentifier: Weak] = [:]
  private var widgets: [ObjectIdentifier: Weak] = [:]

  /// Those that are there.
  var shown: [Widget] { widgets.values.compactMap(\.widget) }

  /// Those that were made here.
  var made: [Wrapper] { wrappers.values.compactMap { $0.widget as? Wrapper } }

  /// A row's widget shows the change.
  func note(_ widget: Widget) {
    widgets[ObjectIdentifier(widget)] = Weak(widget: widget)
    guard widgets.count > 2 * limit else { return }
    widgets = widgets.filter { $0.value.widget != nil }
    wrappers = wrappers.filter { $0.value.widget != nil }
    limit = max(100, widgets.count)
  }

  private var limit = 100

  /// The widget around a row's item.
  func wrapper(of item: LayoutItem, make: () -> Wrapper) -> Wrapper {
    let wrapper = wrappers[item.key]?.widget as? Wrapper ?? make()
    wrappers[item.key] = Weak(widget: wrapper)
    note(wrapper)
    return wrapper
  }
}

extension LayoutItem {
  /// Finds the item again when it is made once more.
  var key: ObjectIdentifier { node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }
}

import Gtk

// A label is an object of GTK's class or of the kit's, which is none of its subclasses: who looks for GTK's finds both.
extension WidgetSearchable {
  /// Every label, GTK's or the kit's, that matches the query, from the root down, parents first.
  public func findAll(
    _ type: Gtk.Label.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown
  ) -> [any LabelProtocol] { findAll(Widget.self, query, in: scope).compactMap { $0 as? any LabelProtocol } }

  /// The first label that `findAll` finds.
  public func find(
    _ type: Gtk.Label.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown
  ) -> (any LabelProtocol)? { findAll(type, query, in: scope).first }

  /// The first label that `findAll` finds.
  ///
  /// - Throws: `WidgetNotFound` with the tree that was searched.
  public func require(
    _ type: Gtk.Label.Type, _ query: WidgetQuery = .any, in scope: SearchScope = .shown,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(WidgetNotFound) -> any LabelProtocol {
    if let found = find(type, query, in: scope) { return found }
    throw notFound("Label", query, file, line)
  }
}

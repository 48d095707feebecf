import CGtk
import Gtk

/// The widgets at and below `root`, one per line, parents first: class, `#name`, text or its substitute (accessible
/// label, tooltip, name of an icon), `.style-class`es, and anything unusual. The same tree gives the same text in every run; a text of more than 80 characters is cut.
///
/// ```text
/// Window "Test" .background .csd
///   Box .vertical
///     Button #add "Add" .text-button [insensitive]
///       Label "Add"
///     Button label "Remove" tooltip "Remove the last" icon "list-remove" .image-button
/// ```
@MainActor public func treeDescription(of root: Widget) -> String {
  var lines: [String] = []
  func visit(_ widget: Widget, depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + describe(widget))
    widget.children.forEach { visit($0, depth: depth + 1) }
  }
  visit(root, depth: 0)
  return lines.joined(separator: "\n")
}

/// One widget in a line, as in a tree description.
@MainActor func describe(_ widget: Widget) -> String {
  var parts = [widget.className]
  // GTK answers the class for a widget without a name.
  if widget.name != widget.typeName { parts.append("#\(widget.name)") }
  func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    return "\"\(line.count > 80 ? line.prefix(79) + "…" : line)\""
  }
  let text = widget.ownText ?? ""
  if !text.isEmpty { parts.append(quoted(text)) }
  if let label = widget.givenLabel, label != text { parts.append("label \(quoted(label))") }
  if let tooltip = widget.tooltip, !tooltip.isEmpty, tooltip != text { parts.append("tooltip \(quoted(tooltip))") }
  if let icon = widget.shownIconName { parts.append("icon \(quoted(icon))") }
  parts += widget.cssClasses.sorted().map { ".\($0)" }
  if !widget.isVisible { parts.append("[hidden]") }
  if gtk_widget_get_child_visible(widget.native()) == 0 { parts.append("[not on this page]") }
  if !widget.isSensitive { parts.append("[insensitive]") }
  return parts.joined(separator: " ")
}

extension Widget {
  /// The Swift class if one was written for it, otherwise GTK's class without its prefix.
  var className: String {
    let native = typeName.hasPrefix("Gtk") ? String(typeName.dropFirst(3)) : typeName
    let swift = String(describing: type(of: self))
    return swift == "Widget" ? native : swift
  }

  /// The text this widget itself shows, set as text, label or title; nil for a widget without text.
  var ownText: String? {
    if isA(gtk_label_get_type()) { return String(cString: gtk_label_get_text(native())) }
    if isA(gtk_editable_get_type()) { return String(cString: gtk_editable_get_text(native())) }
    if let view = self as? Gtk.TextView { return view.text }
    for property in ["label", "title"] where hasStringProperty(property) { return self.property(property) }
    return nil
  }

  /// The text a user reads in this widget: its own, or that of its visible parts.
  var shownText: String {
    if let ownText, !ownText.isEmpty { return ownText }
    return children.filter(\.takesPart).map(\.shownText).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The accessible name it was given; nil for none.
  var givenLabel: String? {
    guard let label = cgtk_accessible_copy_label(raw) else { return nil }
    defer { g_free(label) }
    var name = String(cString: label)
    if name.count >= 2, name.first == "\"", name.last == "\"" { name = String(name.dropFirst().dropLast()) }
    return name.isEmpty ? nil : name
  }

  /// The name of the icon it shows; nil for none.
  var shownIconName: String? {
    guard hasStringProperty("icon-name"), let name: String = property("icon-name"), !name.isEmpty else { return nil }
    return name
  }

  /// Whether its parent shows it: it is visible, and no stack or scroller leaves it out.
  var takesPart: Bool { isVisible && gtk_widget_get_child_visible(native()) != 0 }

  func isA(_ type: GType) -> Bool { cgtk_is_a(raw, type) != 0 }

  private func hasStringProperty(_ name: String) -> Bool {
    let objectClass = cgtk_class_of(raw)!.assumingMemoryBound(to: GObjectClass.self)
    guard let property = g_object_class_find_property(objectClass, name) else { return false }
    return property.pointee.value_type == cgtk_type_string()
  }
}

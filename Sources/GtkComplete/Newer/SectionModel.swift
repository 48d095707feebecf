// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkSectionModel`, since GTK 4.12: its members are those of `since4_12`.
@MainActor public protocol SectionModel: Object {}
extension FilterListModel: nonisolated SectionModel {}
extension FlattenListModel: nonisolated SectionModel {}
extension MapListModel: nonisolated SectionModel {}
extension MultiSelection: nonisolated SectionModel {}
extension NoSelection: nonisolated SectionModel {}
extension SingleSelection: nonisolated SectionModel {}
extension SliceListModel: nonisolated SectionModel {}
extension SortListModel: nonisolated SectionModel {}

extension Since4_12 where Owner: SectionModel {
  /// `gtk_section_model_get_section`.
  public func section(at position: Int) -> (start: Int, end: Int) {
    var startOut = UInt32()
    var endOut = UInt32()
    weak_gtk_section_model_get_section(native(), UInt32(clamping: position), &startOut, &endOut)
    return (Int(startOut), Int(endOut))
  }
  /// `gtk_section_model_sections_changed`.
  public func sectionsChanged(position: Int, nItems: Int) { weak_gtk_section_model_sections_changed(native(), UInt32(clamping: position), UInt32(clamping: nItems)) }
  /// `GtkSectionModel::sections-changed`.
  public var onSectionsChanged: Signal<Int, Int> { Signal(inside: owner, "sections-changed", delivery: .userChanges) }
}

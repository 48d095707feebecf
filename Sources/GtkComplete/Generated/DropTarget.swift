// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DropTarget {
  /// `gtk_drop_target_new`.
  public convenience init(type: GType, actions: DragActions) { self.init(owning: UnsafeMutableRawPointer(gtk_drop_target_new(type, GdkDragAction(actions.rawValue)))) }
}
extension DropTarget {
  /// `GtkDropTarget:formats`.
  public var formats: ContentFormats? { ContentFormats.copy(gtk_drop_target_get_formats(native())) }
  /// `formats` changed.
  public var onNotifyFormats: Signal<> { notify("formats") }
  /// `gtk_drop_target_get_gtypes`.
  public var gtypes: [GType] {
    var resultCount = UInt()
    let result = gtk_drop_target_get_gtypes(native(), &resultCount)
    return nativeArray(result, freeing: .nothing, count: Int(resultCount))
  }
  /// `gtk_drop_target_reject`.
  public func reject() { gtk_drop_target_reject(native()) }
  /// `gtk_drop_target_set_gtypes`.
  public func setGtypes(_ types: [GType]?) { lendArray(types) { p0 in gtk_drop_target_set_gtypes(native(), p0, UInt(clamping: types?.count ?? 0)) } }
  /// `GtkDropTarget::accept`.
  public var onAccept: EventSignal<Drop?> { EventSignal(inside: self, "accept") }
  /// `GtkDropTarget::enter`.
  public var onEnter: AnswerSignal<DragActions, Double, Double> { AnswerSignal(inside: self, "enter") }
  /// `GtkDropTarget::leave`.
  public var onLeave: Signal<> { Signal(inside: self, "leave") }
  /// `GtkDropTarget::motion`.
  public var onMotion: AnswerSignal<DragActions, Double, Double> { AnswerSignal(inside: self, "motion") }
}

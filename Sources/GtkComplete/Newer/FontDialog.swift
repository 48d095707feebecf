// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFontDialog`, since GTK 4.10.
@MainActor public final class FontDialog: Object {
  init(adopting pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// A new one; nil where a GTK before 4.10 runs.
  public static var ifAvailable: FontDialog? { cgtk_has_4_10() != 0 ? FontDialog(adopting: UnsafeMutableRawPointer(weak_gtk_font_dialog_new())) : nil }
  /// `GtkFontDialog:filter`.
  public var filter: Filter? { get { wrapped(weak_gtk_font_dialog_get_filter(native()), as: Filter.self) } set { if newValue !== filter { withoutEcho { weak_gtk_font_dialog_set_filter(native(), newValue?.native()) } } } }
  /// `filter` changed.
  public var onNotifyFilter: Signal<> { notify("filter", delivery: .userChanges) }
  /// `GtkFontDialog:font-map`.
  public var fontMap: FontMap? { get { wrapped(weak_gtk_font_dialog_get_font_map(native()), as: FontMap.self) } set { if newValue !== fontMap { withoutEcho { weak_gtk_font_dialog_set_font_map(native(), newValue?.native()) } } } }
  /// `fontMap` changed.
  public var onNotifyFontMap: Signal<> { notify("font-map", delivery: .userChanges) }
  /// `GtkFontDialog:language`.
  public var language: Language? { get { Language.take(weak_gtk_font_dialog_get_language(native())) } set { withoutEcho { weak_gtk_font_dialog_set_language(native(), borrowed(newValue)) } } }
  /// `language` changed.
  public var onNotifyLanguage: Signal<> { notify("language", delivery: .userChanges) }
  /// `GtkFontDialog:modal`.
  public var isModal: Bool { get { weak_gtk_font_dialog_get_modal(native()) != 0 } set { if newValue != isModal { withoutEcho { weak_gtk_font_dialog_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GtkFontDialog:title`.
  public var title: String { get { nativeText(copying: weak_gtk_font_dialog_get_title(native())) } set { if newValue != title { withoutEcho { weak_gtk_font_dialog_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `gtk_font_dialog_choose_face`.
  public func chooseFace(_ parent: Window?, initialValue: FontFace?) async throws(GLibError) -> FontFace? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_font_dialog_choose_face(native(), parent?.native(), initialValue?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in taken(weak_gtk_font_dialog_choose_face_finish(native(), asynchronous, &error), as: FontFace.self) } }
  /// `gtk_font_dialog_choose_family`.
  public func chooseFamily(_ parent: Window?, initialValue: FontFamily?) async throws(GLibError) -> FontFamily? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_font_dialog_choose_family(native(), parent?.native(), initialValue?.native(), cancellable, done, data) } finish: { [self] asynchronous, error in taken(weak_gtk_font_dialog_choose_family_finish(native(), asynchronous, &error), as: FontFamily.self) } }
  /// `gtk_font_dialog_choose_font`.
  public func chooseFont(_ parent: Window?, initialValue: FontDescription?) async throws(GLibError) -> FontDescription? { try await AsyncCall.choice(over: parent) { cancellable, done, data in weak_gtk_font_dialog_choose_font(native(), parent?.native(), borrowed(initialValue), cancellable, done, data) } finish: { [self] asynchronous, error in FontDescription.take(weak_gtk_font_dialog_choose_font_finish(native(), asynchronous, &error)) } }
}

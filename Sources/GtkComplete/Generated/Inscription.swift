// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkInscription`.
@MainActor open class Inscription: Widget {
  /// Adopts a GtkInscription.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_inscription_new`.
  public init(text: String? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_inscription_new(text.withoutNUL))) }
}

/// Every `Inscription`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol InscriptionProtocol: Inscription {}
extension Inscription: nonisolated InscriptionProtocol {}

extension InscriptionProtocol {
  /// `GtkInscription:attributes`.
  public var attributes: AttrList? { get { AttrList.copy(gtk_inscription_get_attributes(native())) } set { withoutEcho { gtk_inscription_set_attributes(native(), borrowed(newValue)) } } }
  /// `attributes` changed.
  public var onNotifyAttributes: Signal<> { notify("attributes", delivery: .userChanges) }
  /// `GtkInscription:markup`.
  public func setMarkup(_ newValue: String?) { setProperty("markup", to: newValue) }
  /// `GtkInscription:min-chars`.
  public var minChars: Int { get { Int(gtk_inscription_get_min_chars(native())) } set { if newValue != minChars { setProperty("min-chars", to: newValue) } } }
  /// `minChars` changed.
  public var onNotifyMinChars: Signal<> { notify("min-chars", delivery: .userChanges) }
  /// `GtkInscription:min-lines`.
  public var minLines: Int { get { Int(gtk_inscription_get_min_lines(native())) } set { if newValue != minLines { setProperty("min-lines", to: newValue) } } }
  /// `minLines` changed.
  public var onNotifyMinLines: Signal<> { notify("min-lines", delivery: .userChanges) }
  /// `GtkInscription:nat-chars`.
  public var natChars: Int { get { Int(gtk_inscription_get_nat_chars(native())) } set { if newValue != natChars { setProperty("nat-chars", to: newValue) } } }
  /// `natChars` changed.
  public var onNotifyNatChars: Signal<> { notify("nat-chars", delivery: .userChanges) }
  /// `GtkInscription:nat-lines`.
  public var natLines: Int { get { Int(gtk_inscription_get_nat_lines(native())) } set { if newValue != natLines { setProperty("nat-lines", to: newValue) } } }
  /// `natLines` changed.
  public var onNotifyNatLines: Signal<> { notify("nat-lines", delivery: .userChanges) }
  /// `GtkInscription:text`.
  public var text: String? { get { nativeOptionalText(copying: gtk_inscription_get_text(native())) } set { if newValue != text { withoutEcho { gtk_inscription_set_text(native(), newValue.withoutNUL) } } } }
  /// `text` changed.
  public var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }
  /// `GtkInscription:text-overflow`.
  public var textOverflow: InscriptionOverflow { get { InscriptionOverflow(rawValue: gtk_inscription_get_text_overflow(native()).rawValue) } set { if newValue != textOverflow { withoutEcho { gtk_inscription_set_text_overflow(native(), GtkInscriptionOverflow(newValue.rawValue)) } } } }
  /// `textOverflow` changed.
  public var onNotifyTextOverflow: Signal<> { notify("text-overflow", delivery: .userChanges) }
  /// `GtkInscription:wrap-mode`.
  public var wrapMode: Label.WrapMode { get { Label.WrapMode(rawValue: gtk_inscription_get_wrap_mode(native()).rawValue) } set { if newValue != wrapMode { withoutEcho { gtk_inscription_set_wrap_mode(native(), PangoWrapMode(newValue.rawValue)) } } } }
  /// `wrapMode` changed.
  public var onNotifyWrapMode: Signal<> { notify("wrap-mode", delivery: .userChanges) }
  /// `GtkInscription:xalign`.
  public var xalign: Double { get { Double(gtk_inscription_get_xalign(native())) } set { if newValue != xalign { setProperty("xalign", to: newValue) } } }
  /// `xalign` changed.
  public var onNotifyXalign: Signal<> { notify("xalign", delivery: .userChanges) }
  /// `GtkInscription:yalign`.
  public var yalign: Double { get { Double(gtk_inscription_get_yalign(native())) } set { if newValue != yalign { setProperty("yalign", to: newValue) } } }
  /// `yalign` changed.
  public var onNotifyYalign: Signal<> { notify("yalign", delivery: .userChanges) }
}

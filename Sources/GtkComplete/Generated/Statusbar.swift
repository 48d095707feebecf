// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStatusbar`.
@MainActor open class Statusbar: Widget {
  /// Adopts a GtkStatusbar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_statusbar_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_statusbar_new())) }
}

/// Every `Statusbar`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol StatusbarProtocol: Statusbar {}
extension Statusbar: nonisolated StatusbarProtocol {}

extension StatusbarProtocol {
  /// `gtk_statusbar_get_context_id`.
  public func contextId(_ contextDescription: String) -> Int { Int(gtk_statusbar_get_context_id(native(), contextDescription.withoutNUL)) }
  /// `gtk_statusbar_pop`.
  public func pop(_ contextId: Int) { gtk_statusbar_pop(native(), UInt32(clamping: contextId)) }
  /// `gtk_statusbar_push`.
  @discardableResult public func push(_ contextId: Int, text: String) -> Int { Int(gtk_statusbar_push(native(), UInt32(clamping: contextId), text.withoutNUL)) }
  /// `gtk_statusbar_remove`.
  public func remove(contextId: Int, messageId: Int) { gtk_statusbar_remove(native(), UInt32(clamping: contextId), UInt32(clamping: messageId)) }
  /// `gtk_statusbar_remove_all`.
  public func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(native(), UInt32(clamping: contextId)) }
  /// `GtkStatusbar::text-popped`.
  public var onTextPopped: Signal<Int, String> { Signal(inside: self, "text-popped") }
  /// `GtkStatusbar::text-pushed`.
  public var onTextPushed: Signal<Int, String> { Signal(inside: self, "text-pushed") }
}

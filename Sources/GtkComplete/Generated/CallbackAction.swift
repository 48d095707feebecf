// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCallbackAction`.
@MainActor open class CallbackAction: ShortcutAction {
  /// Adopts a GtkCallbackAction.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_callback_action_new`.
  public init(callback: @escaping (Widget, Variant?) -> Bool) { super.init(owning: UnsafeMutableRawPointer(gtk_callback_action_new({ a0, a1, data in let answer = ProgramCalls.during { callee(data, as: ((Widget, Variant?) -> Bool).self)(wrapped(a0, as: Widget.self)!, Variant.copy(a1)) }; return answer ? 1 : 0 }, keptCallee(callback), releaseCallee))) }
}

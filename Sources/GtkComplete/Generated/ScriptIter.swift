// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoScriptIter`.
@MainActor public final class ScriptIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_script_iter_get_type() }
  /// `pango_script_iter_new`.
  public convenience init(text: String) { self.init(taking: UnsafeMutableRawPointer(pango_script_iter_new(text.withoutNUL, -1))) }
}

extension ScriptIter {
  /// `pango_script_iter_get_range`.
  public var range: (start: String, end: String, script: Script) {
    var startOut = UnsafePointer<CChar>?.none
    var endOut = UnsafePointer<CChar>?.none
    var scriptOut = PangoScript(rawValue: 0)
    pango_script_iter_get_range(native(), &startOut, &endOut, &scriptOut)
    return (nativeText(copying: startOut), nativeText(copying: endOut), Script(rawValue: UInt32(bitPattern: scriptOut.rawValue)))
  }
  /// `pango_script_iter_next`.
  @discardableResult public func next() -> Bool { pango_script_iter_next(native()) != 0 }
}

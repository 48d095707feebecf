// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension CustomFilter {
  /// `gtk_custom_filter_set_filter_func`.
  public func setFilterFunc(_ matchFunc: @escaping (Object) -> Bool) { changeItems { [self] in gtk_custom_filter_set_filter_func(native(), { a0, data in let answer = duringItems { callee(data, as: ((Object) -> Bool).self)(wrapped(a0, as: Object.self)!) }; return answer ? 1 : 0 }, keptCallee(matchFunc), releaseCallee) } }
}

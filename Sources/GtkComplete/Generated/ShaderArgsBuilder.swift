// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskShaderArgsBuilder`.
@MainActor public final class ShaderArgsBuilder: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gsk_shader_args_builder_get_type() }
  /// `gsk_shader_args_builder_new`.
  public convenience init(shader: GLShader, initialValues: [UInt8]? = nil) { self.init(taking: UnsafeMutableRawPointer(lendBytes(initialValues) { p0 in gsk_shader_args_builder_new(shader.native(), p0) })) }
  /// `gsk_shader_args_builder_set_bool`.
  public func setBool(_ idx: Int, value: Bool) { gsk_shader_args_builder_set_bool(native(), Int32(clamping: idx), value ? 1 : 0) }
  /// `gsk_shader_args_builder_set_float`.
  public func setFloat(_ idx: Int, value: Double) { gsk_shader_args_builder_set_float(native(), Int32(clamping: idx), Float(value)) }
  /// `gsk_shader_args_builder_set_int`.
  public func setInt(idx: Int, value: Int) { gsk_shader_args_builder_set_int(native(), Int32(clamping: idx), Int32(clamping: value)) }
  /// `gsk_shader_args_builder_set_uint`.
  public func setUint(idx: Int, value: Int) { gsk_shader_args_builder_set_uint(native(), Int32(clamping: idx), UInt32(clamping: value)) }
  /// `gsk_shader_args_builder_to_args`.
  public func toArgs() -> [UInt8] { nativeBytes(taking: gsk_shader_args_builder_to_args(native())) ?? [] }
}

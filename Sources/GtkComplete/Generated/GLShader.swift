// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskGLShader`.
@MainActor open class GLShader: Object {
  /// Adopts a GskGLShader.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gsk_gl_shader_new_from_bytes`.
  public init(bytes sourcecode: [UInt8]) { super.init(owning: UnsafeMutableRawPointer(lendBytes(sourcecode) { p0 in gsk_gl_shader_new_from_bytes(p0) })) }
  /// `gsk_gl_shader_new_from_resource`.
  public init(resource resourcePath: String) { super.init(owning: UnsafeMutableRawPointer(gsk_gl_shader_new_from_resource(resourcePath.withoutNUL))) }
  /// `GskGLShader:resource`.
  public final var resource: String? { nativeOptionalText(copying: gsk_gl_shader_get_resource(native())) }
  /// `resource` changed.
  public final var onNotifyResource: Signal<> { notify("resource") }
  /// `GskGLShader:source`.
  public final var source: [UInt8] { nativeBytes(copying: gsk_gl_shader_get_source(native())) ?? [] }
  /// `source` changed.
  public final var onNotifySource: Signal<> { notify("source") }
  /// `gsk_gl_shader_compile`.
  public final func compile(_ renderer: Renderer) throws(GLibError) { _ = try attempt { error in gsk_gl_shader_compile(native(), renderer.native(), error) } }
  /// `gsk_gl_shader_find_uniform_by_name`.
  public final func findUniform(byName name: String) -> Int { Int(gsk_gl_shader_find_uniform_by_name(native(), name.withoutNUL)) }
  /// `gsk_gl_shader_get_arg_bool`.
  @discardableResult public final func argBool(_ args: [UInt8], idx: Int) -> Bool { lendBytes(args) { p0 in gsk_gl_shader_get_arg_bool(native(), p0, Int32(clamping: idx)) } != 0 }
  /// `gsk_gl_shader_get_arg_float`.
  public final func argFloat(_ args: [UInt8], idx: Int) -> Double { Double(lendBytes(args) { p0 in gsk_gl_shader_get_arg_float(native(), p0, Int32(clamping: idx)) }) }
  /// `gsk_gl_shader_get_arg_int`.
  public final func argInt(_ args: [UInt8], idx: Int) -> Int { Int(lendBytes(args) { p0 in gsk_gl_shader_get_arg_int(native(), p0, Int32(clamping: idx)) }) }
  /// `gsk_gl_shader_get_arg_uint`.
  public final func argUint(_ args: [UInt8], idx: Int) -> Int { Int(lendBytes(args) { p0 in gsk_gl_shader_get_arg_uint(native(), p0, Int32(clamping: idx)) }) }
  /// `gsk_gl_shader_get_args_size`.
  public final var argsSize: Int { Int(clamping: gsk_gl_shader_get_args_size(native())) }
  /// `gsk_gl_shader_get_n_textures`.
  public final var nTextures: Int { Int(gsk_gl_shader_get_n_textures(native())) }
  /// `gsk_gl_shader_get_n_uniforms`.
  public final var nUniforms: Int { Int(gsk_gl_shader_get_n_uniforms(native())) }
  /// `gsk_gl_shader_get_uniform_name`.
  public final func uniformName(_ idx: Int) -> String { nativeText(copying: gsk_gl_shader_get_uniform_name(native(), Int32(clamping: idx))) }
  /// `gsk_gl_shader_get_uniform_offset`.
  public final func uniformOffset(_ idx: Int) -> Int { Int(gsk_gl_shader_get_uniform_offset(native(), Int32(clamping: idx))) }
  /// `gsk_gl_shader_get_uniform_type`.
  public final func uniformType(_ idx: Int) -> GLUniformType { GLUniformType(rawValue: gsk_gl_shader_get_uniform_type(native(), Int32(clamping: idx)).rawValue) }
}

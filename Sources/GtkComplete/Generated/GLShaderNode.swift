// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GskGLShaderNode`.
@MainActor open class GLShaderNode: GskRenderNode {
  /// `gsk_gl_shader_node_get_args`.
  public final var args: [UInt8] { nativeBytes(copying: gsk_gl_shader_node_get_args(native())) ?? [] }
  /// `gsk_gl_shader_node_get_child`.
  public final func child(_ idx: Int) -> GskRenderNode { GskRenderNode.copy(gsk_gl_shader_node_get_child(native(), UInt32(clamping: idx)))! }
  /// `gsk_gl_shader_node_get_n_children`.
  public final var nChildren: Int { Int(gsk_gl_shader_node_get_n_children(native())) }
  /// `gsk_gl_shader_node_get_shader`.
  public final var shader: GLShader { wrapped(gsk_gl_shader_node_get_shader(native()), as: GLShader.self)! }
}

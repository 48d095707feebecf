// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `gsk_transform_parse`.
public func transformParse(_ string: String) -> Transform? {
    var outTransformOut = OpaquePointer?.none
    guard gsk_transform_parse(string.withoutNUL, &outTransformOut) != 0 else { return nil }
    return Transform.take(outTransformOut)
  }
/// `gsk_value_dup_render_node`.
public func valueDupRenderNode(_ value: any ValueRepresentable) -> GskRenderNode? {
    let result = lendValue(value) { p0 in gsk_value_dup_render_node(p0) }
    return GskRenderNode.take(result)
  }
/// `gsk_value_get_render_node`.
public func valueGetRenderNode(_ value: any ValueRepresentable) -> GskRenderNode? {
    let result = lendValue(value) { p0 in gsk_value_get_render_node(p0) }
    return GskRenderNode.copy(result)
  }
/// `gsk_value_set_render_node`.
public func valueSetRenderNode(_ value: any ValueRepresentable, node: GskRenderNode) { lendValue(value) { p0 in gsk_value_set_render_node(p0, node.native()) } }
/// `gsk_value_take_render_node`.
public func valueTakeRenderNode(_ value: any ValueRepresentable, node: GskRenderNode?) { lendValue(value) { p0 in gsk_value_take_render_node(p0, copied(node)) } }

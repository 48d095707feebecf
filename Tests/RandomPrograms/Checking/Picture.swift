import CGtk
import TrackedKit

/// What a window shows: the colours that views drew, found among the render nodes that GTK would paint.
enum Picture {
  /// The colour by which a view shows its number.
  static func color(_ index: Int, _ value: Int) -> Color {
    Color(
      red: Double(index + 1) / 64, green: Double(value & 63) / 64, blue: Double(value >> 6 & 63) / 64)
  }

  /// What of a number its colour shows.
  static func shown(_ value: Int) -> Int { value & 4095 }

  /// Draws the content of a window as its next frame would, keeping what is already drawn.
  ///
  /// - Returns: by view, the number that is seen.
  static func draw(_ window: Window) -> [Int: Int] {
    guard let child = window.child else { return [:] }
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(window.widgetPointer, child.widgetPointer, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return [:] }
    var numbers: [Int: Int] = [:]
    collect(node, &numbers)
    gsk_render_node_unref(node)
    return numbers
  }

  private static func collect(_ node: OpaquePointer, _ numbers: inout [Int: Int]) {
    switch gsk_render_node_get_node_type(node) {
    case GSK_COLOR_NODE:
      let color = gsk_color_node_get_color(node).pointee
      let (red, green, blue) = (color.red * 64, color.green * 64, color.blue * 64)
      // GTK's own colours are not made of 64ths, but for white and black.
      guard color.alpha == 1, [red, green, blue].allSatisfy({ $0 == $0.rounded() }), red > 0, red < 64 else { return }
      numbers[Int(red) - 1] = Int(green) | Int(blue) << 6
    case GSK_CONTAINER_NODE:
      for place in 0..<gsk_container_node_get_n_children(node) {
        collect(gsk_container_node_get_child(node, place), &numbers)
      }
    case GSK_TRANSFORM_NODE: collect(gsk_transform_node_get_child(node), &numbers)
    case GSK_CLIP_NODE: collect(gsk_clip_node_get_child(node), &numbers)
    case GSK_ROUNDED_CLIP_NODE: collect(gsk_rounded_clip_node_get_child(node), &numbers)
    case GSK_OPACITY_NODE: collect(gsk_opacity_node_get_child(node), &numbers)
    case GSK_DEBUG_NODE: collect(gsk_debug_node_get_child(node), &numbers)
    default: break
    }
  }
}

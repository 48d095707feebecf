// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// What `Owner` has since GTK 4.16. See `since4_16`.
@MainActor public struct Since4_16<Owner: Object>: NewerMembers {
  package let owner: Owner
}

extension MayHaveNewer {
  /// What the class has since GTK 4.16; nil where an older GTK runs.
  public var since4_16: Since4_16<Self>? { cgtk_has_4_16() != 0 ? Since4_16(owner: self) : nil }
}

extension Since4_16 where Owner: GraphicsOffload {
  /// `GtkGraphicsOffload:black-background`.
  public var hasBlackBackground: Bool { get { weak_gtk_graphics_offload_get_black_background(native()) != 0 } nonmutating set { if newValue != hasBlackBackground { withoutEcho { weak_gtk_graphics_offload_set_black_background(native(), newValue ? 1 : 0) } } } }
  /// `hasBlackBackground` changed.
  public var onNotifyBlackBackground: Signal<> { notify("black-background", delivery: .userChanges) }
}

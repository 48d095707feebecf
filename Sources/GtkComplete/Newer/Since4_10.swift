// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// Every object: the members that its class has got since GTK 4.8 are asked for by the version that they came with.
@MainActor public protocol MayHaveNewer: Object {}
extension Object: nonisolated MayHaveNewer {}

/// What `Owner` has since GTK 4.10. See `since4_10`.
@MainActor public struct Since4_10<Owner: Object>: NewerMembers {
  package let owner: Owner
}

extension MayHaveNewer {
  /// What the class has since GTK 4.10; nil where an older GTK runs.
  public var since4_10: Since4_10<Self>? { cgtk_has_4_10() != 0 ? Since4_10(owner: self) : nil }
}

extension Since4_10 where Owner: MenuButton {
  /// `GtkMenuButton:active`.
  public var isActive: Bool { get { weak_gtk_menu_button_get_active(native()) != 0 } nonmutating set { if newValue != isActive { withoutEcho { weak_gtk_menu_button_set_active(native(), newValue ? 1 : 0) } } } }
  /// `isActive` changed.
  public var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }
}

extension Since4_10 where Owner: Widget {
  /// `gtk_widget_get_color`.
  public var color: RGBA {
    var colorOut = GdkRGBA()
    weak_gtk_widget_get_color(native(), &colorOut)
    return colorOut.value
  }
}

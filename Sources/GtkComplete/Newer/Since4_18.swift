// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// What `Owner` has since GTK 4.18. See `since4_18`.
@MainActor public struct Since4_18<Owner: Object>: NewerMembers {
  package let owner: Owner
}

extension MayHaveNewer {
  /// What the class has since GTK 4.18; nil where an older GTK runs.
  public var since4_18: Since4_18<Self>? { cgtk_has_4_18() != 0 ? Since4_18(owner: self) : nil }
}

extension Since4_18 where Owner: ListBox {
  /// `GtkListBox:tab-behavior`.
  public var tabBehavior: ListTabBehavior { get { ListTabBehavior(rawValue: weak_gtk_list_box_get_tab_behavior(native()).rawValue) } nonmutating set { if newValue != tabBehavior { withoutEcho { weak_gtk_list_box_set_tab_behavior(native(), GtkListTabBehavior(newValue.rawValue)) } } } }
  /// `tabBehavior` changed.
  public var onNotifyTabBehavior: Signal<> { notify("tab-behavior", delivery: .userChanges) }
}

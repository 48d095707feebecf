// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// What `Owner` has since GTK 4.14. See `since4_14`.
@MainActor public struct Since4_14<Owner: Object>: NewerMembers {
  package let owner: Owner
}

extension MayHaveNewer {
  /// What the class has since GTK 4.14; nil where an older GTK runs.
  public var since4_14: Since4_14<Self>? { cgtk_has_4_14() != 0 ? Since4_14(owner: self) : nil }
}

extension Since4_14 where Owner: ColorDialogButton {
  /// `GtkColorDialogButton::activate`.
  public var onActivate: Signal<> { Signal(inside: owner, "activate") }
}

extension Since4_14 where Owner: FileLauncher {
  /// `GtkFileLauncher:writable`.
  public var isWritable: Bool { get { weak_gtk_file_launcher_get_writable(native()) != 0 } nonmutating set { if newValue != isWritable { withoutEcho { weak_gtk_file_launcher_set_writable(native(), newValue ? 1 : 0) } } } }
  /// `isWritable` changed.
  public var onNotifyWritable: Signal<> { notify("writable", delivery: .userChanges) }
}

extension Since4_14 where Owner: FontDialogButton {
  /// `GtkFontDialogButton::activate`.
  public var onActivate: Signal<> { Signal(inside: owner, "activate") }
}

extension Since4_14 where Owner: Accessible {
  /// `gtk_accessible_announce`.
  public func announce(_ message: String, priority: AccessibleAnnouncementPriority) { weak_gtk_accessible_announce(native(), message.withoutNUL, GtkAccessibleAnnouncementPriority(priority.rawValue)) }
}

extension Since4_14 where Owner: SpinButton {
  /// `GtkSpinButton:activates-default`.
  public var activatesDefault: Bool { get { weak_gtk_spin_button_get_activates_default(native()) != 0 } nonmutating set { if newValue != activatesDefault { withoutEcho { weak_gtk_spin_button_set_activates_default(native(), newValue ? 1 : 0) } } } }
  /// `activatesDefault` changed.
  public var onNotifyActivatesDefault: Signal<> { notify("activates-default", delivery: .userChanges) }
  /// `GtkSpinButton::activate`.
  public var onActivate: Signal<> { Signal(inside: owner, "activate") }
}

extension Since4_14 where Owner: Video {
  /// `GtkVideo:graphics-offload`.
  public var graphicsOffload: GraphicsOffloadEnabled { get { GraphicsOffloadEnabled(rawValue: weak_gtk_video_get_graphics_offload(native()).rawValue) } nonmutating set { if newValue != graphicsOffload { withoutEcho { weak_gtk_video_set_graphics_offload(native(), GtkGraphicsOffloadEnabled(newValue.rawValue)) } } } }
  /// `graphicsOffload` changed.
  public var onNotifyGraphicsOffload: Signal<> { notify("graphics-offload", delivery: .userChanges) }
}

// Made by scripts/generate-wrappers of scripts/support/wrappers/SizeGroup.txt: edit that, not this.
import CGtk

extension SizeGroup {
  /// Which sizes the widgets of the group have in common.
  @NativeProperty(gtk_size_group_get_mode, gtk_size_group_set_mode) public var mode: SizeGroupMode
}

// Signals.
extension SizeGroup {
  /// The user, or C code, changed `mode`.
  public var onNotifyMode: Signal<> { notify("mode", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SizeGroup {
  @available(*, unavailable, renamed: "add(_:)")
  @NeverCalled public var addWidget: RenamedFunction
  @available(*, unavailable, renamed: "remove(_:)")
  @NeverCalled public var removeWidget: RenamedFunction
}

/// Which sizes widgets have in common.
@Counterpart(of: GtkSizeGroupMode.self)
public nonisolated struct SizeGroupMode: NativeEnumeration {
  /// None.
  public static let none = SizeGroupMode(GTK_SIZE_GROUP_NONE)

  /// The width.
  public static let horizontal = SizeGroupMode(GTK_SIZE_GROUP_HORIZONTAL)

  /// The height.
  public static let vertical = SizeGroupMode(GTK_SIZE_GROUP_VERTICAL)

  /// Width and height.
  public static let both = SizeGroupMode(GTK_SIZE_GROUP_BOTH)
}

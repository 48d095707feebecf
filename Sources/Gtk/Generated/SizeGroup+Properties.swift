// Made by scripts/generate-wrappers of scripts/support/wrappers/SizeGroup.txt: edit that, not this.
import CGtk

extension SizeGroup {
  /// Which sizes the widgets of the group have in common.
  public var mode: SizeGroupMode {
    get { SizeGroupMode(gtk_size_group_get_mode(native())) }
    set { if newValue != mode { withoutEcho { gtk_size_group_set_mode(native(), newValue.native) } } }
  }
}

// Signals.
extension SizeGroup {
  /// The user, or C code, changed `mode`.
  public var onNotifyMode: Signal<> { notify("mode", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here.
extension SizeGroup {
  /// GTK's name of `add(_:)`.
  @available(*, unavailable, renamed: "add(_:)")
  public var addWidget: RenamedFunction { neverCalled() }

  /// GTK's name of `remove(_:)`.
  @available(*, unavailable, renamed: "remove(_:)")
  public var removeWidget: RenamedFunction { neverCalled() }
}

/// Which sizes widgets have in common.
public nonisolated struct SizeGroupMode: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkSizeGroupMode) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkSizeGroupMode { GtkSizeGroupMode(rawValue: UInt32(rawValue)) }

  /// None.
  public static let none = SizeGroupMode(GTK_SIZE_GROUP_NONE)

  /// The width.
  public static let horizontal = SizeGroupMode(GTK_SIZE_GROUP_HORIZONTAL)

  /// The height.
  public static let vertical = SizeGroupMode(GTK_SIZE_GROUP_VERTICAL)

  /// Width and height.
  public static let both = SizeGroupMode(GTK_SIZE_GROUP_BOTH)
}

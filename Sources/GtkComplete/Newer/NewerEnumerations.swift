// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAccessibleAnnouncementPriority`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleAnnouncementPriority: NativeEnumeration {
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_LOW`.
  public static var low: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM`.
  public static var medium: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH`.
  public static var high: Self { Self(rawValue: 2) }
}

/// `GtkFontLevel`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FontLevel: NativeEnumeration {
  /// `GTK_FONT_LEVEL_FAMILY`.
  public static var family: Self { Self(rawValue: 0) }
  /// `GTK_FONT_LEVEL_FACE`.
  public static var face: Self { Self(rawValue: 1) }
  /// `GTK_FONT_LEVEL_FONT`.
  public static var font: Self { Self(rawValue: 2) }
  /// `GTK_FONT_LEVEL_FEATURES`.
  public static var features: Self { Self(rawValue: 3) }
}

/// `GtkGraphicsOffloadEnabled`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GraphicsOffloadEnabled: NativeEnumeration {
  /// `GTK_GRAPHICS_OFFLOAD_ENABLED`.
  public static var enabled: Self { Self(rawValue: 0) }
  /// `GTK_GRAPHICS_OFFLOAD_DISABLED`.
  public static var disabled: Self { Self(rawValue: 1) }
}

/// `GtkListTabBehavior`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ListTabBehavior: NativeEnumeration {
  /// `GTK_LIST_TAB_ALL`.
  public static var all: Self { Self(rawValue: 0) }
  /// `GTK_LIST_TAB_ITEM`.
  public static var item: Self { Self(rawValue: 1) }
  /// `GTK_LIST_TAB_CELL`.
  public static var cell: Self { Self(rawValue: 2) }
}

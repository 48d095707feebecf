// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDevicePadFeature`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DevicePadFeature: NativeEnumeration {
  /// `GDK_DEVICE_PAD_FEATURE_BUTTON`.
  public static var button: Self { Self(rawValue: 0) }
  /// `GDK_DEVICE_PAD_FEATURE_RING`.
  public static var ring: Self { Self(rawValue: 1) }
  /// `GDK_DEVICE_PAD_FEATURE_STRIP`.
  public static var strip: Self { Self(rawValue: 2) }
}

/// `GdkPaintableFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PaintableFlags: OptionSet, NativeFlags {
  /// `GDK_PAINTABLE_STATIC_SIZE`.
  public static var size: Self { Self(rawValue: 1) }
  /// `GDK_PAINTABLE_STATIC_CONTENTS`.
  public static var contents: Self { Self(rawValue: 2) }
}

/// `GdkGravity`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Gravity: NativeEnumeration {
  /// `GDK_GRAVITY_NORTH_WEST`.
  public static var northWest: Self { Self(rawValue: 1) }
  /// `GDK_GRAVITY_NORTH`.
  public static var north: Self { Self(rawValue: 2) }
  /// `GDK_GRAVITY_NORTH_EAST`.
  public static var northEast: Self { Self(rawValue: 3) }
  /// `GDK_GRAVITY_WEST`.
  public static var west: Self { Self(rawValue: 4) }
  /// `GDK_GRAVITY_CENTER`.
  public static var center: Self { Self(rawValue: 5) }
  /// `GDK_GRAVITY_EAST`.
  public static var east: Self { Self(rawValue: 6) }
  /// `GDK_GRAVITY_SOUTH_WEST`.
  public static var southWest: Self { Self(rawValue: 7) }
  /// `GDK_GRAVITY_SOUTH`.
  public static var south: Self { Self(rawValue: 8) }
  /// `GDK_GRAVITY_SOUTH_EAST`.
  public static var southEast: Self { Self(rawValue: 9) }
  /// `GDK_GRAVITY_STATIC`.
  public static var `static`: Self { Self(rawValue: 10) }
}

/// `GdkFullscreenMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FullscreenMode: NativeEnumeration {
  /// `GDK_FULLSCREEN_ON_CURRENT_MONITOR`.
  public static var currentMonitor: Self { Self(rawValue: 0) }
  /// `GDK_FULLSCREEN_ON_ALL_MONITORS`.
  public static var allMonitors: Self { Self(rawValue: 1) }
}

/// `GdkToplevelState`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ToplevelState: OptionSet, NativeFlags {
  /// `GDK_TOPLEVEL_STATE_MINIMIZED`.
  public static var minimized: Self { Self(rawValue: 1) }
  /// `GDK_TOPLEVEL_STATE_MAXIMIZED`.
  public static var maximized: Self { Self(rawValue: 2) }
  /// `GDK_TOPLEVEL_STATE_STICKY`.
  public static var sticky: Self { Self(rawValue: 4) }
  /// `GDK_TOPLEVEL_STATE_FULLSCREEN`.
  public static var fullscreen: Self { Self(rawValue: 8) }
  /// `GDK_TOPLEVEL_STATE_ABOVE`.
  public static var above: Self { Self(rawValue: 16) }
  /// `GDK_TOPLEVEL_STATE_BELOW`.
  public static var below: Self { Self(rawValue: 32) }
  /// `GDK_TOPLEVEL_STATE_FOCUSED`.
  public static var focused: Self { Self(rawValue: 64) }
  /// `GDK_TOPLEVEL_STATE_TILED`.
  public static var tiled: Self { Self(rawValue: 128) }
  /// `GDK_TOPLEVEL_STATE_TOP_TILED`.
  public static var topTiled: Self { Self(rawValue: 256) }
  /// `GDK_TOPLEVEL_STATE_TOP_RESIZABLE`.
  public static var topResizable: Self { Self(rawValue: 512) }
  /// `GDK_TOPLEVEL_STATE_RIGHT_TILED`.
  public static var rightTiled: Self { Self(rawValue: 1024) }
  /// `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE`.
  public static var rightResizable: Self { Self(rawValue: 2048) }
  /// `GDK_TOPLEVEL_STATE_BOTTOM_TILED`.
  public static var bottomTiled: Self { Self(rawValue: 4096) }
  /// `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE`.
  public static var bottomResizable: Self { Self(rawValue: 8192) }
  /// `GDK_TOPLEVEL_STATE_LEFT_TILED`.
  public static var leftTiled: Self { Self(rawValue: 16384) }
  /// `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE`.
  public static var leftResizable: Self { Self(rawValue: 32768) }
}

/// `GdkSurfaceEdge`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SurfaceEdge: NativeEnumeration {
  /// `GDK_SURFACE_EDGE_NORTH_WEST`.
  public static var northWest: Self { Self(rawValue: 0) }
  /// `GDK_SURFACE_EDGE_NORTH`.
  public static var north: Self { Self(rawValue: 1) }
  /// `GDK_SURFACE_EDGE_NORTH_EAST`.
  public static var northEast: Self { Self(rawValue: 2) }
  /// `GDK_SURFACE_EDGE_WEST`.
  public static var west: Self { Self(rawValue: 3) }
  /// `GDK_SURFACE_EDGE_EAST`.
  public static var east: Self { Self(rawValue: 4) }
  /// `GDK_SURFACE_EDGE_SOUTH_WEST`.
  public static var southWest: Self { Self(rawValue: 5) }
  /// `GDK_SURFACE_EDGE_SOUTH`.
  public static var south: Self { Self(rawValue: 6) }
  /// `GDK_SURFACE_EDGE_SOUTH_EAST`.
  public static var southEast: Self { Self(rawValue: 7) }
}

/// `GdkTitlebarGesture`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TitlebarGesture: NativeEnumeration {
  /// `GDK_TITLEBAR_GESTURE_DOUBLE_CLICK`.
  public static var doubleClick: Self { Self(rawValue: 1) }
  /// `GDK_TITLEBAR_GESTURE_RIGHT_CLICK`.
  public static var rightClick: Self { Self(rawValue: 2) }
  /// `GDK_TITLEBAR_GESTURE_MIDDLE_CLICK`.
  public static var middleClick: Self { Self(rawValue: 3) }
}

/// `GtkAccessibleRole`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleRole: NativeEnumeration {
  /// `GTK_ACCESSIBLE_ROLE_ALERT`.
  public static var alert: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_ROLE_ALERT_DIALOG`.
  public static var alertDialog: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_ROLE_BANNER`.
  public static var banner: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_ROLE_BUTTON`.
  public static var button: Self { Self(rawValue: 3) }
  /// `GTK_ACCESSIBLE_ROLE_CAPTION`.
  public static var caption: Self { Self(rawValue: 4) }
  /// `GTK_ACCESSIBLE_ROLE_CELL`.
  public static var cell: Self { Self(rawValue: 5) }
  /// `GTK_ACCESSIBLE_ROLE_CHECKBOX`.
  public static var checkbox: Self { Self(rawValue: 6) }
  /// `GTK_ACCESSIBLE_ROLE_COLUMN_HEADER`.
  public static var columnHeader: Self { Self(rawValue: 7) }
  /// `GTK_ACCESSIBLE_ROLE_COMBO_BOX`.
  public static var comboBox: Self { Self(rawValue: 8) }
  /// `GTK_ACCESSIBLE_ROLE_COMMAND`.
  public static var command: Self { Self(rawValue: 9) }
  /// `GTK_ACCESSIBLE_ROLE_COMPOSITE`.
  public static var composite: Self { Self(rawValue: 10) }
  /// `GTK_ACCESSIBLE_ROLE_DIALOG`.
  public static var dialog: Self { Self(rawValue: 11) }
  /// `GTK_ACCESSIBLE_ROLE_DOCUMENT`.
  public static var document: Self { Self(rawValue: 12) }
  /// `GTK_ACCESSIBLE_ROLE_FEED`.
  public static var feed: Self { Self(rawValue: 13) }
  /// `GTK_ACCESSIBLE_ROLE_FORM`.
  public static var form: Self { Self(rawValue: 14) }
  /// `GTK_ACCESSIBLE_ROLE_GENERIC`.
  public static var generic: Self { Self(rawValue: 15) }
  /// `GTK_ACCESSIBLE_ROLE_GRID`.
  public static var grid: Self { Self(rawValue: 16) }
  /// `GTK_ACCESSIBLE_ROLE_GRID_CELL`.
  public static var gridCell: Self { Self(rawValue: 17) }
  /// `GTK_ACCESSIBLE_ROLE_GROUP`.
  public static var group: Self { Self(rawValue: 18) }
  /// `GTK_ACCESSIBLE_ROLE_HEADING`.
  public static var heading: Self { Self(rawValue: 19) }
  /// `GTK_ACCESSIBLE_ROLE_IMG`.
  public static var img: Self { Self(rawValue: 20) }
  /// `GTK_ACCESSIBLE_ROLE_INPUT`.
  public static var input: Self { Self(rawValue: 21) }
  /// `GTK_ACCESSIBLE_ROLE_LABEL`.
  public static var label: Self { Self(rawValue: 22) }
  /// `GTK_ACCESSIBLE_ROLE_LANDMARK`.
  public static var landmark: Self { Self(rawValue: 23) }
  /// `GTK_ACCESSIBLE_ROLE_LEGEND`.
  public static var legend: Self { Self(rawValue: 24) }
  /// `GTK_ACCESSIBLE_ROLE_LINK`.
  public static var link: Self { Self(rawValue: 25) }
  /// `GTK_ACCESSIBLE_ROLE_LIST`.
  public static var list: Self { Self(rawValue: 26) }
  /// `GTK_ACCESSIBLE_ROLE_LIST_BOX`.
  public static var listBox: Self { Self(rawValue: 27) }
  /// `GTK_ACCESSIBLE_ROLE_LIST_ITEM`.
  public static var listItem: Self { Self(rawValue: 28) }
  /// `GTK_ACCESSIBLE_ROLE_LOG`.
  public static var log: Self { Self(rawValue: 29) }
  /// `GTK_ACCESSIBLE_ROLE_MAIN`.
  public static var main: Self { Self(rawValue: 30) }
  /// `GTK_ACCESSIBLE_ROLE_MARQUEE`.
  public static var marquee: Self { Self(rawValue: 31) }
  /// `GTK_ACCESSIBLE_ROLE_MATH`.
  public static var math: Self { Self(rawValue: 32) }
  /// `GTK_ACCESSIBLE_ROLE_METER`.
  public static var meter: Self { Self(rawValue: 33) }
  /// `GTK_ACCESSIBLE_ROLE_MENU`.
  public static var menu: Self { Self(rawValue: 34) }
  /// `GTK_ACCESSIBLE_ROLE_MENU_BAR`.
  public static var menuBar: Self { Self(rawValue: 35) }
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM`.
  public static var menuItem: Self { Self(rawValue: 36) }
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX`.
  public static var menuItemCheckbox: Self { Self(rawValue: 37) }
  /// `GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO`.
  public static var menuItemRadio: Self { Self(rawValue: 38) }
  /// `GTK_ACCESSIBLE_ROLE_NAVIGATION`.
  public static var navigation: Self { Self(rawValue: 39) }
  /// `GTK_ACCESSIBLE_ROLE_NONE`.
  public static var none: Self { Self(rawValue: 40) }
  /// `GTK_ACCESSIBLE_ROLE_NOTE`.
  public static var note: Self { Self(rawValue: 41) }
  /// `GTK_ACCESSIBLE_ROLE_OPTION`.
  public static var option: Self { Self(rawValue: 42) }
  /// `GTK_ACCESSIBLE_ROLE_PRESENTATION`.
  public static var presentation: Self { Self(rawValue: 43) }
  /// `GTK_ACCESSIBLE_ROLE_PROGRESS_BAR`.
  public static var progressBar: Self { Self(rawValue: 44) }
  /// `GTK_ACCESSIBLE_ROLE_RADIO`.
  public static var radio: Self { Self(rawValue: 45) }
  /// `GTK_ACCESSIBLE_ROLE_RADIO_GROUP`.
  public static var radioGroup: Self { Self(rawValue: 46) }
  /// `GTK_ACCESSIBLE_ROLE_RANGE`.
  public static var range: Self { Self(rawValue: 47) }
  /// `GTK_ACCESSIBLE_ROLE_REGION`.
  public static var region: Self { Self(rawValue: 48) }
  /// `GTK_ACCESSIBLE_ROLE_ROW`.
  public static var row: Self { Self(rawValue: 49) }
  /// `GTK_ACCESSIBLE_ROLE_ROW_GROUP`.
  public static var rowGroup: Self { Self(rawValue: 50) }
  /// `GTK_ACCESSIBLE_ROLE_ROW_HEADER`.
  public static var rowHeader: Self { Self(rawValue: 51) }
  /// `GTK_ACCESSIBLE_ROLE_SCROLLBAR`.
  public static var scrollbar: Self { Self(rawValue: 52) }
  /// `GTK_ACCESSIBLE_ROLE_SEARCH`.
  public static var search: Self { Self(rawValue: 53) }
  /// `GTK_ACCESSIBLE_ROLE_SEARCH_BOX`.
  public static var searchBox: Self { Self(rawValue: 54) }
  /// `GTK_ACCESSIBLE_ROLE_SECTION`.
  public static var section: Self { Self(rawValue: 55) }
  /// `GTK_ACCESSIBLE_ROLE_SECTION_HEAD`.
  public static var sectionHead: Self { Self(rawValue: 56) }
  /// `GTK_ACCESSIBLE_ROLE_SELECT`.
  public static var select: Self { Self(rawValue: 57) }
  /// `GTK_ACCESSIBLE_ROLE_SEPARATOR`.
  public static var separator: Self { Self(rawValue: 58) }
  /// `GTK_ACCESSIBLE_ROLE_SLIDER`.
  public static var slider: Self { Self(rawValue: 59) }
  /// `GTK_ACCESSIBLE_ROLE_SPIN_BUTTON`.
  public static var spinButton: Self { Self(rawValue: 60) }
  /// `GTK_ACCESSIBLE_ROLE_STATUS`.
  public static var status: Self { Self(rawValue: 61) }
  /// `GTK_ACCESSIBLE_ROLE_STRUCTURE`.
  public static var structure: Self { Self(rawValue: 62) }
  /// `GTK_ACCESSIBLE_ROLE_SWITCH`.
  public static var `switch`: Self { Self(rawValue: 63) }
  /// `GTK_ACCESSIBLE_ROLE_TAB`.
  public static var tab: Self { Self(rawValue: 64) }
  /// `GTK_ACCESSIBLE_ROLE_TABLE`.
  public static var table: Self { Self(rawValue: 65) }
  /// `GTK_ACCESSIBLE_ROLE_TAB_LIST`.
  public static var tabList: Self { Self(rawValue: 66) }
  /// `GTK_ACCESSIBLE_ROLE_TAB_PANEL`.
  public static var tabPanel: Self { Self(rawValue: 67) }
  /// `GTK_ACCESSIBLE_ROLE_TEXT_BOX`.
  public static var textBox: Self { Self(rawValue: 68) }
  /// `GTK_ACCESSIBLE_ROLE_TIME`.
  public static var time: Self { Self(rawValue: 69) }
  /// `GTK_ACCESSIBLE_ROLE_TIMER`.
  public static var timer: Self { Self(rawValue: 70) }
  /// `GTK_ACCESSIBLE_ROLE_TOOLBAR`.
  public static var toolbar: Self { Self(rawValue: 71) }
  /// `GTK_ACCESSIBLE_ROLE_TOOLTIP`.
  public static var tooltip: Self { Self(rawValue: 72) }
  /// `GTK_ACCESSIBLE_ROLE_TREE`.
  public static var tree: Self { Self(rawValue: 73) }
  /// `GTK_ACCESSIBLE_ROLE_TREE_GRID`.
  public static var treeGrid: Self { Self(rawValue: 74) }
  /// `GTK_ACCESSIBLE_ROLE_TREE_ITEM`.
  public static var treeItem: Self { Self(rawValue: 75) }
  /// `GTK_ACCESSIBLE_ROLE_WIDGET`.
  public static var widget: Self { Self(rawValue: 76) }
  /// `GTK_ACCESSIBLE_ROLE_WINDOW`.
  public static var window: Self { Self(rawValue: 77) }
}

/// `GtkAccessibleProperty`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleProperty: NativeEnumeration {
  /// `GTK_ACCESSIBLE_PROPERTY_AUTOCOMPLETE`.
  public static var autocomplete: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_PROPERTY_DESCRIPTION`.
  public static var description: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_PROPERTY_HAS_POPUP`.
  public static var hasPopup: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS`.
  public static var keyShortcuts: Self { Self(rawValue: 3) }
  /// `GTK_ACCESSIBLE_PROPERTY_LABEL`.
  public static var label: Self { Self(rawValue: 4) }
  /// `GTK_ACCESSIBLE_PROPERTY_LEVEL`.
  public static var level: Self { Self(rawValue: 5) }
  /// `GTK_ACCESSIBLE_PROPERTY_MODAL`.
  public static var modal: Self { Self(rawValue: 6) }
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_LINE`.
  public static var multiLine: Self { Self(rawValue: 7) }
  /// `GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE`.
  public static var multiSelectable: Self { Self(rawValue: 8) }
  /// `GTK_ACCESSIBLE_PROPERTY_ORIENTATION`.
  public static var orientation: Self { Self(rawValue: 9) }
  /// `GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER`.
  public static var placeholder: Self { Self(rawValue: 10) }
  /// `GTK_ACCESSIBLE_PROPERTY_READ_ONLY`.
  public static var readOnly: Self { Self(rawValue: 11) }
  /// `GTK_ACCESSIBLE_PROPERTY_REQUIRED`.
  public static var required: Self { Self(rawValue: 12) }
  /// `GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION`.
  public static var roleDescription: Self { Self(rawValue: 13) }
  /// `GTK_ACCESSIBLE_PROPERTY_SORT`.
  public static var sort: Self { Self(rawValue: 14) }
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MAX`.
  public static var valueMax: Self { Self(rawValue: 15) }
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_MIN`.
  public static var valueMin: Self { Self(rawValue: 16) }
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_NOW`.
  public static var valueNow: Self { Self(rawValue: 17) }
  /// `GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT`.
  public static var valueText: Self { Self(rawValue: 18) }
}

/// `GtkAccessibleRelation`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleRelation: NativeEnumeration {
  /// `GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT`.
  public static var activeDescendant: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_RELATION_COL_COUNT`.
  public static var colCount: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX`.
  public static var colIndex: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_RELATION_COL_INDEX_TEXT`.
  public static var colIndexText: Self { Self(rawValue: 3) }
  /// `GTK_ACCESSIBLE_RELATION_COL_SPAN`.
  public static var colSpan: Self { Self(rawValue: 4) }
  /// `GTK_ACCESSIBLE_RELATION_CONTROLS`.
  public static var controls: Self { Self(rawValue: 5) }
  /// `GTK_ACCESSIBLE_RELATION_DESCRIBED_BY`.
  public static var describedBy: Self { Self(rawValue: 6) }
  /// `GTK_ACCESSIBLE_RELATION_DETAILS`.
  public static var details: Self { Self(rawValue: 7) }
  /// `GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE`.
  public static var errorMessage: Self { Self(rawValue: 8) }
  /// `GTK_ACCESSIBLE_RELATION_FLOW_TO`.
  public static var flowTo: Self { Self(rawValue: 9) }
  /// `GTK_ACCESSIBLE_RELATION_LABELLED_BY`.
  public static var labelledBy: Self { Self(rawValue: 10) }
  /// `GTK_ACCESSIBLE_RELATION_OWNS`.
  public static var owns: Self { Self(rawValue: 11) }
  /// `GTK_ACCESSIBLE_RELATION_POS_IN_SET`.
  public static var posInSet: Self { Self(rawValue: 12) }
  /// `GTK_ACCESSIBLE_RELATION_ROW_COUNT`.
  public static var rowCount: Self { Self(rawValue: 13) }
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX`.
  public static var rowIndex: Self { Self(rawValue: 14) }
  /// `GTK_ACCESSIBLE_RELATION_ROW_INDEX_TEXT`.
  public static var rowIndexText: Self { Self(rawValue: 15) }
  /// `GTK_ACCESSIBLE_RELATION_ROW_SPAN`.
  public static var rowSpan: Self { Self(rawValue: 16) }
  /// `GTK_ACCESSIBLE_RELATION_SET_SIZE`.
  public static var setSize: Self { Self(rawValue: 17) }
}

/// `GtkAccessibleState`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleState: NativeEnumeration {
  /// `GTK_ACCESSIBLE_STATE_BUSY`.
  public static var busy: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_STATE_CHECKED`.
  public static var checked: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_STATE_DISABLED`.
  public static var disabled: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_STATE_EXPANDED`.
  public static var expanded: Self { Self(rawValue: 3) }
  /// `GTK_ACCESSIBLE_STATE_HIDDEN`.
  public static var hidden: Self { Self(rawValue: 4) }
  /// `GTK_ACCESSIBLE_STATE_INVALID`.
  public static var invalid: Self { Self(rawValue: 5) }
  /// `GTK_ACCESSIBLE_STATE_PRESSED`.
  public static var pressed: Self { Self(rawValue: 6) }
  /// `GTK_ACCESSIBLE_STATE_SELECTED`.
  public static var selected: Self { Self(rawValue: 7) }
}

/// `GtkTreeModelFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TreeModelFlags: OptionSet, NativeFlags {
  /// `GTK_TREE_MODEL_ITERS_PERSIST`.
  public static var itersPersist: Self { Self(rawValue: 1) }
  /// `GTK_TREE_MODEL_LIST_ONLY`.
  public static var listOnly: Self { Self(rawValue: 2) }
}

/// `GtkSortType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SortType: NativeEnumeration {
  /// `GTK_SORT_ASCENDING`.
  public static var ascending: Self { Self(rawValue: 0) }
  /// `GTK_SORT_DESCENDING`.
  public static var descending: Self { Self(rawValue: 1) }
}

/// `GTimeType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TimeType: NativeEnumeration {
  /// `G_TIME_TYPE_STANDARD`.
  public static var standard: Self { Self(rawValue: 0) }
  /// `G_TIME_TYPE_DAYLIGHT`.
  public static var daylight: Self { Self(rawValue: 1) }
  /// `G_TIME_TYPE_UNIVERSAL`.
  public static var universal: Self { Self(rawValue: 2) }
}

/// `GVariantClass`.
@RawRepresented(by: UInt32.self)
public nonisolated struct VariantClass: NativeEnumeration {
  /// `G_VARIANT_CLASS_BOOLEAN`.
  public static var boolean: Self { Self(rawValue: 98) }
  /// `G_VARIANT_CLASS_BYTE`.
  public static var byte: Self { Self(rawValue: 121) }
  /// `G_VARIANT_CLASS_INT16`.
  public static var int16: Self { Self(rawValue: 110) }
  /// `G_VARIANT_CLASS_UINT16`.
  public static var uint16: Self { Self(rawValue: 113) }
  /// `G_VARIANT_CLASS_INT32`.
  public static var int32: Self { Self(rawValue: 105) }
  /// `G_VARIANT_CLASS_UINT32`.
  public static var uint32: Self { Self(rawValue: 117) }
  /// `G_VARIANT_CLASS_INT64`.
  public static var int64: Self { Self(rawValue: 120) }
  /// `G_VARIANT_CLASS_UINT64`.
  public static var uint64: Self { Self(rawValue: 116) }
  /// `G_VARIANT_CLASS_HANDLE`.
  public static var handle: Self { Self(rawValue: 104) }
  /// `G_VARIANT_CLASS_DOUBLE`.
  public static var double: Self { Self(rawValue: 100) }
  /// `G_VARIANT_CLASS_STRING`.
  public static var string: Self { Self(rawValue: 115) }
  /// `G_VARIANT_CLASS_OBJECT_PATH`.
  public static var objectPath: Self { Self(rawValue: 111) }
  /// `G_VARIANT_CLASS_SIGNATURE`.
  public static var signature: Self { Self(rawValue: 103) }
  /// `G_VARIANT_CLASS_VARIANT`.
  public static var variant: Self { Self(rawValue: 118) }
  /// `G_VARIANT_CLASS_MAYBE`.
  public static var maybe: Self { Self(rawValue: 109) }
  /// `G_VARIANT_CLASS_ARRAY`.
  public static var array: Self { Self(rawValue: 97) }
  /// `G_VARIANT_CLASS_TUPLE`.
  public static var tuple: Self { Self(rawValue: 40) }
  /// `G_VARIANT_CLASS_DICT_ENTRY`.
  public static var dictEntry: Self { Self(rawValue: 123) }
}

/// `GdkAxisUse`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AxisUse: NativeEnumeration {
  /// `GDK_AXIS_IGNORE`.
  public static var ignore: Self { Self(rawValue: 0) }
  /// `GDK_AXIS_X`.
  public static var x: Self { Self(rawValue: 1) }
  /// `GDK_AXIS_Y`.
  public static var y: Self { Self(rawValue: 2) }
  /// `GDK_AXIS_DELTA_X`.
  public static var deltaX: Self { Self(rawValue: 3) }
  /// `GDK_AXIS_DELTA_Y`.
  public static var deltaY: Self { Self(rawValue: 4) }
  /// `GDK_AXIS_PRESSURE`.
  public static var pressure: Self { Self(rawValue: 5) }
  /// `GDK_AXIS_XTILT`.
  public static var xtilt: Self { Self(rawValue: 6) }
  /// `GDK_AXIS_YTILT`.
  public static var ytilt: Self { Self(rawValue: 7) }
  /// `GDK_AXIS_WHEEL`.
  public static var wheel: Self { Self(rawValue: 8) }
  /// `GDK_AXIS_DISTANCE`.
  public static var distance: Self { Self(rawValue: 9) }
  /// `GDK_AXIS_ROTATION`.
  public static var rotation: Self { Self(rawValue: 10) }
  /// `GDK_AXIS_SLIDER`.
  public static var slider: Self { Self(rawValue: 11) }
  /// `GDK_AXIS_LAST`.
  public static var last: Self { Self(rawValue: 12) }
}

/// `GdkEventType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct EventType: NativeEnumeration {
  /// `GDK_DELETE`.
  public static var delete: Self { Self(rawValue: 0) }
  /// `GDK_MOTION_NOTIFY`.
  public static var motionNotify: Self { Self(rawValue: 1) }
  /// `GDK_BUTTON_PRESS`.
  public static var buttonPress: Self { Self(rawValue: 2) }
  /// `GDK_BUTTON_RELEASE`.
  public static var buttonRelease: Self { Self(rawValue: 3) }
  /// `GDK_KEY_PRESS`.
  public static var keyPress: Self { Self(rawValue: 4) }
  /// `GDK_KEY_RELEASE`.
  public static var keyRelease: Self { Self(rawValue: 5) }
  /// `GDK_ENTER_NOTIFY`.
  public static var enterNotify: Self { Self(rawValue: 6) }
  /// `GDK_LEAVE_NOTIFY`.
  public static var leaveNotify: Self { Self(rawValue: 7) }
  /// `GDK_FOCUS_CHANGE`.
  public static var focusChange: Self { Self(rawValue: 8) }
  /// `GDK_PROXIMITY_IN`.
  public static var proximityIn: Self { Self(rawValue: 9) }
  /// `GDK_PROXIMITY_OUT`.
  public static var proximityOut: Self { Self(rawValue: 10) }
  /// `GDK_DRAG_ENTER`.
  public static var dragEnter: Self { Self(rawValue: 11) }
  /// `GDK_DRAG_LEAVE`.
  public static var dragLeave: Self { Self(rawValue: 12) }
  /// `GDK_DRAG_MOTION`.
  public static var dragMotion: Self { Self(rawValue: 13) }
  /// `GDK_DROP_START`.
  public static var dropStart: Self { Self(rawValue: 14) }
  /// `GDK_SCROLL`.
  public static var scroll: Self { Self(rawValue: 15) }
  /// `GDK_GRAB_BROKEN`.
  public static var grabBroken: Self { Self(rawValue: 16) }
  /// `GDK_TOUCH_BEGIN`.
  public static var touchBegin: Self { Self(rawValue: 17) }
  /// `GDK_TOUCH_UPDATE`.
  public static var touchUpdate: Self { Self(rawValue: 18) }
  /// `GDK_TOUCH_END`.
  public static var touchEnd: Self { Self(rawValue: 19) }
  /// `GDK_TOUCH_CANCEL`.
  public static var touchCancel: Self { Self(rawValue: 20) }
  /// `GDK_TOUCHPAD_SWIPE`.
  public static var touchpadSwipe: Self { Self(rawValue: 21) }
  /// `GDK_TOUCHPAD_PINCH`.
  public static var touchpadPinch: Self { Self(rawValue: 22) }
  /// `GDK_PAD_BUTTON_PRESS`.
  public static var padButtonPress: Self { Self(rawValue: 23) }
  /// `GDK_PAD_BUTTON_RELEASE`.
  public static var padButtonRelease: Self { Self(rawValue: 24) }
  /// `GDK_PAD_RING`.
  public static var padRing: Self { Self(rawValue: 25) }
  /// `GDK_PAD_STRIP`.
  public static var padStrip: Self { Self(rawValue: 26) }
  /// `GDK_PAD_GROUP_MODE`.
  public static var padGroupMode: Self { Self(rawValue: 27) }
  /// `GDK_TOUCHPAD_HOLD`.
  public static var touchpadHold: Self { Self(rawValue: 28) }
  /// `GDK_EVENT_LAST`.
  public static var eventLast: Self { Self(rawValue: 29) }
}

/// `GdkAnchorHints`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AnchorHints: OptionSet, NativeFlags {
  /// `GDK_ANCHOR_FLIP_X`.
  public static var flipX: Self { Self(rawValue: 1) }
  /// `GDK_ANCHOR_FLIP_Y`.
  public static var flipY: Self { Self(rawValue: 2) }
  /// `GDK_ANCHOR_SLIDE_X`.
  public static var slideX: Self { Self(rawValue: 4) }
  /// `GDK_ANCHOR_SLIDE_Y`.
  public static var slideY: Self { Self(rawValue: 8) }
  /// `GDK_ANCHOR_RESIZE_X`.
  public static var resizeX: Self { Self(rawValue: 16) }
  /// `GDK_ANCHOR_RESIZE_Y`.
  public static var resizeY: Self { Self(rawValue: 32) }
  /// `GDK_ANCHOR_FLIP`.
  public static var flip: Self { Self(rawValue: 3) }
  /// `GDK_ANCHOR_SLIDE`.
  public static var slide: Self { Self(rawValue: 12) }
  /// `GDK_ANCHOR_RESIZE`.
  public static var resize: Self { Self(rawValue: 48) }
}

/// `GskRenderNodeType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct RenderNodeType: NativeEnumeration {
  /// `GSK_NOT_A_RENDER_NODE`.
  public static var notARenderNode: Self { Self(rawValue: 0) }
  /// `GSK_CONTAINER_NODE`.
  public static var containerNode: Self { Self(rawValue: 1) }
  /// `GSK_CAIRO_NODE`.
  public static var cairoNode: Self { Self(rawValue: 2) }
  /// `GSK_COLOR_NODE`.
  public static var colorNode: Self { Self(rawValue: 3) }
  /// `GSK_LINEAR_GRADIENT_NODE`.
  public static var linearGradientNode: Self { Self(rawValue: 4) }
  /// `GSK_REPEATING_LINEAR_GRADIENT_NODE`.
  public static var repeatingLinearGradientNode: Self { Self(rawValue: 5) }
  /// `GSK_RADIAL_GRADIENT_NODE`.
  public static var radialGradientNode: Self { Self(rawValue: 6) }
  /// `GSK_REPEATING_RADIAL_GRADIENT_NODE`.
  public static var repeatingRadialGradientNode: Self { Self(rawValue: 7) }
  /// `GSK_CONIC_GRADIENT_NODE`.
  public static var conicGradientNode: Self { Self(rawValue: 8) }
  /// `GSK_BORDER_NODE`.
  public static var borderNode: Self { Self(rawValue: 9) }
  /// `GSK_TEXTURE_NODE`.
  public static var textureNode: Self { Self(rawValue: 10) }
  /// `GSK_INSET_SHADOW_NODE`.
  public static var insetShadowNode: Self { Self(rawValue: 11) }
  /// `GSK_OUTSET_SHADOW_NODE`.
  public static var outsetShadowNode: Self { Self(rawValue: 12) }
  /// `GSK_TRANSFORM_NODE`.
  public static var transformNode: Self { Self(rawValue: 13) }
  /// `GSK_OPACITY_NODE`.
  public static var opacityNode: Self { Self(rawValue: 14) }
  /// `GSK_COLOR_MATRIX_NODE`.
  public static var colorMatrixNode: Self { Self(rawValue: 15) }
  /// `GSK_REPEAT_NODE`.
  public static var repeatNode: Self { Self(rawValue: 16) }
  /// `GSK_CLIP_NODE`.
  public static var clipNode: Self { Self(rawValue: 17) }
  /// `GSK_ROUNDED_CLIP_NODE`.
  public static var roundedClipNode: Self { Self(rawValue: 18) }
  /// `GSK_SHADOW_NODE`.
  public static var shadowNode: Self { Self(rawValue: 19) }
  /// `GSK_BLEND_NODE`.
  public static var blendNode: Self { Self(rawValue: 20) }
  /// `GSK_CROSS_FADE_NODE`.
  public static var crossFadeNode: Self { Self(rawValue: 21) }
  /// `GSK_TEXT_NODE`.
  public static var textNode: Self { Self(rawValue: 22) }
  /// `GSK_BLUR_NODE`.
  public static var blurNode: Self { Self(rawValue: 23) }
  /// `GSK_DEBUG_NODE`.
  public static var debugNode: Self { Self(rawValue: 24) }
  /// `GSK_GL_SHADER_NODE`.
  public static var glShaderNode: Self { Self(rawValue: 25) }
}

/// `GskTransformCategory`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TransformCategory: NativeEnumeration {
  /// `GSK_TRANSFORM_CATEGORY_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 0) }
  /// `GSK_TRANSFORM_CATEGORY_ANY`.
  public static var any: Self { Self(rawValue: 1) }
  /// `GSK_TRANSFORM_CATEGORY_3D`.
  public static var _3d: Self { Self(rawValue: 2) }
  /// `GSK_TRANSFORM_CATEGORY_2D`.
  public static var _2d: Self { Self(rawValue: 3) }
  /// `GSK_TRANSFORM_CATEGORY_2D_AFFINE`.
  public static var _2dAffine: Self { Self(rawValue: 4) }
  /// `GSK_TRANSFORM_CATEGORY_2D_TRANSLATE`.
  public static var _2dTranslate: Self { Self(rawValue: 5) }
  /// `GSK_TRANSFORM_CATEGORY_IDENTITY`.
  public static var identity: Self { Self(rawValue: 6) }
}

/// `GtkUnit`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Unit: NativeEnumeration {
  /// `GTK_UNIT_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_UNIT_POINTS`.
  public static var points: Self { Self(rawValue: 1) }
  /// `GTK_UNIT_INCH`.
  public static var inch: Self { Self(rawValue: 2) }
  /// `GTK_UNIT_MM`.
  public static var mm: Self { Self(rawValue: 3) }
}

/// `GtkTextSearchFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TextSearchFlags: OptionSet, NativeFlags {
  /// `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
  public static var visibleOnly: Self { Self(rawValue: 1) }
  /// `GTK_TEXT_SEARCH_TEXT_ONLY`.
  public static var textOnly: Self { Self(rawValue: 2) }
  /// `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
  public static var caseInsensitive: Self { Self(rawValue: 4) }
}

/// `PangoAttrType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AttrType: NativeEnumeration {
  /// `PANGO_ATTR_INVALID`.
  public static var invalid: Self { Self(rawValue: 0) }
  /// `PANGO_ATTR_LANGUAGE`.
  public static var language: Self { Self(rawValue: 1) }
  /// `PANGO_ATTR_FAMILY`.
  public static var family: Self { Self(rawValue: 2) }
  /// `PANGO_ATTR_STYLE`.
  public static var style: Self { Self(rawValue: 3) }
  /// `PANGO_ATTR_WEIGHT`.
  public static var weight: Self { Self(rawValue: 4) }
  /// `PANGO_ATTR_VARIANT`.
  public static var variant: Self { Self(rawValue: 5) }
  /// `PANGO_ATTR_STRETCH`.
  public static var stretch: Self { Self(rawValue: 6) }
  /// `PANGO_ATTR_SIZE`.
  public static var size: Self { Self(rawValue: 7) }
  /// `PANGO_ATTR_FONT_DESC`.
  public static var fontDesc: Self { Self(rawValue: 8) }
  /// `PANGO_ATTR_FOREGROUND`.
  public static var foreground: Self { Self(rawValue: 9) }
  /// `PANGO_ATTR_BACKGROUND`.
  public static var background: Self { Self(rawValue: 10) }
  /// `PANGO_ATTR_UNDERLINE`.
  public static var underline: Self { Self(rawValue: 11) }
  /// `PANGO_ATTR_STRIKETHROUGH`.
  public static var strikethrough: Self { Self(rawValue: 12) }
  /// `PANGO_ATTR_RISE`.
  public static var rise: Self { Self(rawValue: 13) }
  /// `PANGO_ATTR_SHAPE`.
  public static var shape: Self { Self(rawValue: 14) }
  /// `PANGO_ATTR_SCALE`.
  public static var scale: Self { Self(rawValue: 15) }
  /// `PANGO_ATTR_FALLBACK`.
  public static var fallback: Self { Self(rawValue: 16) }
  /// `PANGO_ATTR_LETTER_SPACING`.
  public static var letterSpacing: Self { Self(rawValue: 17) }
  /// `PANGO_ATTR_UNDERLINE_COLOR`.
  public static var underlineColor: Self { Self(rawValue: 18) }
  /// `PANGO_ATTR_STRIKETHROUGH_COLOR`.
  public static var strikethroughColor: Self { Self(rawValue: 19) }
  /// `PANGO_ATTR_ABSOLUTE_SIZE`.
  public static var absoluteSize: Self { Self(rawValue: 20) }
  /// `PANGO_ATTR_GRAVITY`.
  public static var gravity: Self { Self(rawValue: 21) }
  /// `PANGO_ATTR_GRAVITY_HINT`.
  public static var gravityHint: Self { Self(rawValue: 22) }
  /// `PANGO_ATTR_FONT_FEATURES`.
  public static var fontFeatures: Self { Self(rawValue: 23) }
  /// `PANGO_ATTR_FOREGROUND_ALPHA`.
  public static var foregroundAlpha: Self { Self(rawValue: 24) }
  /// `PANGO_ATTR_BACKGROUND_ALPHA`.
  public static var backgroundAlpha: Self { Self(rawValue: 25) }
  /// `PANGO_ATTR_ALLOW_BREAKS`.
  public static var allowBreaks: Self { Self(rawValue: 26) }
  /// `PANGO_ATTR_SHOW`.
  public static var show: Self { Self(rawValue: 27) }
  /// `PANGO_ATTR_INSERT_HYPHENS`.
  public static var insertHyphens: Self { Self(rawValue: 28) }
  /// `PANGO_ATTR_OVERLINE`.
  public static var overline: Self { Self(rawValue: 29) }
  /// `PANGO_ATTR_OVERLINE_COLOR`.
  public static var overlineColor: Self { Self(rawValue: 30) }
  /// `PANGO_ATTR_LINE_HEIGHT`.
  public static var lineHeight: Self { Self(rawValue: 31) }
  /// `PANGO_ATTR_ABSOLUTE_LINE_HEIGHT`.
  public static var absoluteLineHeight: Self { Self(rawValue: 32) }
  /// `PANGO_ATTR_TEXT_TRANSFORM`.
  public static var textTransform: Self { Self(rawValue: 33) }
  /// `PANGO_ATTR_WORD`.
  public static var word: Self { Self(rawValue: 34) }
  /// `PANGO_ATTR_SENTENCE`.
  public static var sentence: Self { Self(rawValue: 35) }
  /// `PANGO_ATTR_BASELINE_SHIFT`.
  public static var baselineShift: Self { Self(rawValue: 36) }
  /// `PANGO_ATTR_FONT_SCALE`.
  public static var fontScale: Self { Self(rawValue: 37) }
}

/// `PangoGravity`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PangoGravity: NativeEnumeration {
  /// `PANGO_GRAVITY_SOUTH`.
  public static var south: Self { Self(rawValue: 0) }
  /// `PANGO_GRAVITY_EAST`.
  public static var east: Self { Self(rawValue: 1) }
  /// `PANGO_GRAVITY_NORTH`.
  public static var north: Self { Self(rawValue: 2) }
  /// `PANGO_GRAVITY_WEST`.
  public static var west: Self { Self(rawValue: 3) }
  /// `PANGO_GRAVITY_AUTO`.
  public static var auto: Self { Self(rawValue: 4) }
}

/// `PangoFontMask`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FontMask: OptionSet, NativeFlags {
  /// `PANGO_FONT_MASK_FAMILY`.
  public static var family: Self { Self(rawValue: 1) }
  /// `PANGO_FONT_MASK_STYLE`.
  public static var style: Self { Self(rawValue: 2) }
  /// `PANGO_FONT_MASK_VARIANT`.
  public static var variant: Self { Self(rawValue: 4) }
  /// `PANGO_FONT_MASK_WEIGHT`.
  public static var weight: Self { Self(rawValue: 8) }
  /// `PANGO_FONT_MASK_STRETCH`.
  public static var stretch: Self { Self(rawValue: 16) }
  /// `PANGO_FONT_MASK_SIZE`.
  public static var size: Self { Self(rawValue: 32) }
  /// `PANGO_FONT_MASK_GRAVITY`.
  public static var gravity: Self { Self(rawValue: 64) }
  /// `PANGO_FONT_MASK_VARIATIONS`.
  public static var variations: Self { Self(rawValue: 128) }
}

/// `PangoWeight`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PangoWeight: NativeEnumeration {
  /// `PANGO_WEIGHT_THIN`.
  public static var thin: Self { Self(rawValue: 100) }
  /// `PANGO_WEIGHT_ULTRALIGHT`.
  public static var ultralight: Self { Self(rawValue: 200) }
  /// `PANGO_WEIGHT_LIGHT`.
  public static var light: Self { Self(rawValue: 300) }
  /// `PANGO_WEIGHT_SEMILIGHT`.
  public static var semilight: Self { Self(rawValue: 350) }
  /// `PANGO_WEIGHT_BOOK`.
  public static var book: Self { Self(rawValue: 380) }
  /// `PANGO_WEIGHT_NORMAL`.
  public static var normal: Self { Self(rawValue: 400) }
  /// `PANGO_WEIGHT_MEDIUM`.
  public static var medium: Self { Self(rawValue: 500) }
  /// `PANGO_WEIGHT_SEMIBOLD`.
  public static var semibold: Self { Self(rawValue: 600) }
  /// `PANGO_WEIGHT_BOLD`.
  public static var bold: Self { Self(rawValue: 700) }
  /// `PANGO_WEIGHT_ULTRABOLD`.
  public static var ultrabold: Self { Self(rawValue: 800) }
  /// `PANGO_WEIGHT_HEAVY`.
  public static var heavy: Self { Self(rawValue: 900) }
  /// `PANGO_WEIGHT_ULTRAHEAVY`.
  public static var ultraheavy: Self { Self(rawValue: 1000) }
}

/// `PangoScript`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Script: NativeEnumeration {
  /// `PANGO_SCRIPT_INVALID_CODE`.
  public static var invalidCode: Self { Self(rawValue: 4294967295) }
  /// `PANGO_SCRIPT_COMMON`.
  public static var common: Self { Self(rawValue: 0) }
  /// `PANGO_SCRIPT_INHERITED`.
  public static var inherited: Self { Self(rawValue: 1) }
  /// `PANGO_SCRIPT_ARABIC`.
  public static var arabic: Self { Self(rawValue: 2) }
  /// `PANGO_SCRIPT_ARMENIAN`.
  public static var armenian: Self { Self(rawValue: 3) }
  /// `PANGO_SCRIPT_BENGALI`.
  public static var bengali: Self { Self(rawValue: 4) }
  /// `PANGO_SCRIPT_BOPOMOFO`.
  public static var bopomofo: Self { Self(rawValue: 5) }
  /// `PANGO_SCRIPT_CHEROKEE`.
  public static var cherokee: Self { Self(rawValue: 6) }
  /// `PANGO_SCRIPT_COPTIC`.
  public static var coptic: Self { Self(rawValue: 7) }
  /// `PANGO_SCRIPT_CYRILLIC`.
  public static var cyrillic: Self { Self(rawValue: 8) }
  /// `PANGO_SCRIPT_DESERET`.
  public static var deseret: Self { Self(rawValue: 9) }
  /// `PANGO_SCRIPT_DEVANAGARI`.
  public static var devanagari: Self { Self(rawValue: 10) }
  /// `PANGO_SCRIPT_ETHIOPIC`.
  public static var ethiopic: Self { Self(rawValue: 11) }
  /// `PANGO_SCRIPT_GEORGIAN`.
  public static var georgian: Self { Self(rawValue: 12) }
  /// `PANGO_SCRIPT_GOTHIC`.
  public static var gothic: Self { Self(rawValue: 13) }
  /// `PANGO_SCRIPT_GREEK`.
  public static var greek: Self { Self(rawValue: 14) }
  /// `PANGO_SCRIPT_GUJARATI`.
  public static var gujarati: Self { Self(rawValue: 15) }
  /// `PANGO_SCRIPT_GURMUKHI`.
  public static var gurmukhi: Self { Self(rawValue: 16) }
  /// `PANGO_SCRIPT_HAN`.
  public static var han: Self { Self(rawValue: 17) }
  /// `PANGO_SCRIPT_HANGUL`.
  public static var hangul: Self { Self(rawValue: 18) }
  /// `PANGO_SCRIPT_HEBREW`.
  public static var hebrew: Self { Self(rawValue: 19) }
  /// `PANGO_SCRIPT_HIRAGANA`.
  public static var hiragana: Self { Self(rawValue: 20) }
  /// `PANGO_SCRIPT_KANNADA`.
  public static var kannada: Self { Self(rawValue: 21) }
  /// `PANGO_SCRIPT_KATAKANA`.
  public static var katakana: Self { Self(rawValue: 22) }
  /// `PANGO_SCRIPT_KHMER`.
  public static var khmer: Self { Self(rawValue: 23) }
  /// `PANGO_SCRIPT_LAO`.
  public static var lao: Self { Self(rawValue: 24) }
  /// `PANGO_SCRIPT_LATIN`.
  public static var latin: Self { Self(rawValue: 25) }
  /// `PANGO_SCRIPT_MALAYALAM`.
  public static var malayalam: Self { Self(rawValue: 26) }
  /// `PANGO_SCRIPT_MONGOLIAN`.
  public static var mongolian: Self { Self(rawValue: 27) }
  /// `PANGO_SCRIPT_MYANMAR`.
  public static var myanmar: Self { Self(rawValue: 28) }
  /// `PANGO_SCRIPT_OGHAM`.
  public static var ogham: Self { Self(rawValue: 29) }
  /// `PANGO_SCRIPT_OLD_ITALIC`.
  public static var oldItalic: Self { Self(rawValue: 30) }
  /// `PANGO_SCRIPT_ORIYA`.
  public static var oriya: Self { Self(rawValue: 31) }
  /// `PANGO_SCRIPT_RUNIC`.
  public static var runic: Self { Self(rawValue: 32) }
  /// `PANGO_SCRIPT_SINHALA`.
  public static var sinhala: Self { Self(rawValue: 33) }
  /// `PANGO_SCRIPT_SYRIAC`.
  public static var syriac: Self { Self(rawValue: 34) }
  /// `PANGO_SCRIPT_TAMIL`.
  public static var tamil: Self { Self(rawValue: 35) }
  /// `PANGO_SCRIPT_TELUGU`.
  public static var telugu: Self { Self(rawValue: 36) }
  /// `PANGO_SCRIPT_THAANA`.
  public static var thaana: Self { Self(rawValue: 37) }
  /// `PANGO_SCRIPT_THAI`.
  public static var thai: Self { Self(rawValue: 38) }
  /// `PANGO_SCRIPT_TIBETAN`.
  public static var tibetan: Self { Self(rawValue: 39) }
  /// `PANGO_SCRIPT_CANADIAN_ABORIGINAL`.
  public static var canadianAboriginal: Self { Self(rawValue: 40) }
  /// `PANGO_SCRIPT_YI`.
  public static var yi: Self { Self(rawValue: 41) }
  /// `PANGO_SCRIPT_TAGALOG`.
  public static var tagalog: Self { Self(rawValue: 42) }
  /// `PANGO_SCRIPT_HANUNOO`.
  public static var hanunoo: Self { Self(rawValue: 43) }
  /// `PANGO_SCRIPT_BUHID`.
  public static var buhid: Self { Self(rawValue: 44) }
  /// `PANGO_SCRIPT_TAGBANWA`.
  public static var tagbanwa: Self { Self(rawValue: 45) }
  /// `PANGO_SCRIPT_BRAILLE`.
  public static var braille: Self { Self(rawValue: 46) }
  /// `PANGO_SCRIPT_CYPRIOT`.
  public static var cypriot: Self { Self(rawValue: 47) }
  /// `PANGO_SCRIPT_LIMBU`.
  public static var limbu: Self { Self(rawValue: 48) }
  /// `PANGO_SCRIPT_OSMANYA`.
  public static var osmanya: Self { Self(rawValue: 49) }
  /// `PANGO_SCRIPT_SHAVIAN`.
  public static var shavian: Self { Self(rawValue: 50) }
  /// `PANGO_SCRIPT_LINEAR_B`.
  public static var linearB: Self { Self(rawValue: 51) }
  /// `PANGO_SCRIPT_TAI_LE`.
  public static var taiLe: Self { Self(rawValue: 52) }
  /// `PANGO_SCRIPT_UGARITIC`.
  public static var ugaritic: Self { Self(rawValue: 53) }
  /// `PANGO_SCRIPT_NEW_TAI_LUE`.
  public static var newTaiLue: Self { Self(rawValue: 54) }
  /// `PANGO_SCRIPT_BUGINESE`.
  public static var buginese: Self { Self(rawValue: 55) }
  /// `PANGO_SCRIPT_GLAGOLITIC`.
  public static var glagolitic: Self { Self(rawValue: 56) }
  /// `PANGO_SCRIPT_TIFINAGH`.
  public static var tifinagh: Self { Self(rawValue: 57) }
  /// `PANGO_SCRIPT_SYLOTI_NAGRI`.
  public static var sylotiNagri: Self { Self(rawValue: 58) }
  /// `PANGO_SCRIPT_OLD_PERSIAN`.
  public static var oldPersian: Self { Self(rawValue: 59) }
  /// `PANGO_SCRIPT_KHAROSHTHI`.
  public static var kharoshthi: Self { Self(rawValue: 60) }
  /// `PANGO_SCRIPT_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 61) }
  /// `PANGO_SCRIPT_BALINESE`.
  public static var balinese: Self { Self(rawValue: 62) }
  /// `PANGO_SCRIPT_CUNEIFORM`.
  public static var cuneiform: Self { Self(rawValue: 63) }
  /// `PANGO_SCRIPT_PHOENICIAN`.
  public static var phoenician: Self { Self(rawValue: 64) }
  /// `PANGO_SCRIPT_PHAGS_PA`.
  public static var phagsPa: Self { Self(rawValue: 65) }
  /// `PANGO_SCRIPT_NKO`.
  public static var nko: Self { Self(rawValue: 66) }
  /// `PANGO_SCRIPT_KAYAH_LI`.
  public static var kayahLi: Self { Self(rawValue: 67) }
  /// `PANGO_SCRIPT_LEPCHA`.
  public static var lepcha: Self { Self(rawValue: 68) }
  /// `PANGO_SCRIPT_REJANG`.
  public static var rejang: Self { Self(rawValue: 69) }
  /// `PANGO_SCRIPT_SUNDANESE`.
  public static var sundanese: Self { Self(rawValue: 70) }
  /// `PANGO_SCRIPT_SAURASHTRA`.
  public static var saurashtra: Self { Self(rawValue: 71) }
  /// `PANGO_SCRIPT_CHAM`.
  public static var cham: Self { Self(rawValue: 72) }
  /// `PANGO_SCRIPT_OL_CHIKI`.
  public static var olChiki: Self { Self(rawValue: 73) }
  /// `PANGO_SCRIPT_VAI`.
  public static var vai: Self { Self(rawValue: 74) }
  /// `PANGO_SCRIPT_CARIAN`.
  public static var carian: Self { Self(rawValue: 75) }
  /// `PANGO_SCRIPT_LYCIAN`.
  public static var lycian: Self { Self(rawValue: 76) }
  /// `PANGO_SCRIPT_LYDIAN`.
  public static var lydian: Self { Self(rawValue: 77) }
  /// `PANGO_SCRIPT_BATAK`.
  public static var batak: Self { Self(rawValue: 78) }
  /// `PANGO_SCRIPT_BRAHMI`.
  public static var brahmi: Self { Self(rawValue: 79) }
  /// `PANGO_SCRIPT_MANDAIC`.
  public static var mandaic: Self { Self(rawValue: 80) }
  /// `PANGO_SCRIPT_CHAKMA`.
  public static var chakma: Self { Self(rawValue: 81) }
  /// `PANGO_SCRIPT_MEROITIC_CURSIVE`.
  public static var meroiticCursive: Self { Self(rawValue: 82) }
  /// `PANGO_SCRIPT_MEROITIC_HIEROGLYPHS`.
  public static var meroiticHieroglyphs: Self { Self(rawValue: 83) }
  /// `PANGO_SCRIPT_MIAO`.
  public static var miao: Self { Self(rawValue: 84) }
  /// `PANGO_SCRIPT_SHARADA`.
  public static var sharada: Self { Self(rawValue: 85) }
  /// `PANGO_SCRIPT_SORA_SOMPENG`.
  public static var soraSompeng: Self { Self(rawValue: 86) }
  /// `PANGO_SCRIPT_TAKRI`.
  public static var takri: Self { Self(rawValue: 87) }
  /// `PANGO_SCRIPT_BASSA_VAH`.
  public static var bassaVah: Self { Self(rawValue: 88) }
  /// `PANGO_SCRIPT_CAUCASIAN_ALBANIAN`.
  public static var caucasianAlbanian: Self { Self(rawValue: 89) }
  /// `PANGO_SCRIPT_DUPLOYAN`.
  public static var duployan: Self { Self(rawValue: 90) }
  /// `PANGO_SCRIPT_ELBASAN`.
  public static var elbasan: Self { Self(rawValue: 91) }
  /// `PANGO_SCRIPT_GRANTHA`.
  public static var grantha: Self { Self(rawValue: 92) }
  /// `PANGO_SCRIPT_KHOJKI`.
  public static var khojki: Self { Self(rawValue: 93) }
  /// `PANGO_SCRIPT_KHUDAWADI`.
  public static var khudawadi: Self { Self(rawValue: 94) }
  /// `PANGO_SCRIPT_LINEAR_A`.
  public static var linearA: Self { Self(rawValue: 95) }
  /// `PANGO_SCRIPT_MAHAJANI`.
  public static var mahajani: Self { Self(rawValue: 96) }
  /// `PANGO_SCRIPT_MANICHAEAN`.
  public static var manichaean: Self { Self(rawValue: 97) }
  /// `PANGO_SCRIPT_MENDE_KIKAKUI`.
  public static var mendeKikakui: Self { Self(rawValue: 98) }
  /// `PANGO_SCRIPT_MODI`.
  public static var modi: Self { Self(rawValue: 99) }
  /// `PANGO_SCRIPT_MRO`.
  public static var mro: Self { Self(rawValue: 100) }
  /// `PANGO_SCRIPT_NABATAEAN`.
  public static var nabataean: Self { Self(rawValue: 101) }
  /// `PANGO_SCRIPT_OLD_NORTH_ARABIAN`.
  public static var oldNorthArabian: Self { Self(rawValue: 102) }
  /// `PANGO_SCRIPT_OLD_PERMIC`.
  public static var oldPermic: Self { Self(rawValue: 103) }
  /// `PANGO_SCRIPT_PAHAWH_HMONG`.
  public static var pahawhHmong: Self { Self(rawValue: 104) }
  /// `PANGO_SCRIPT_PALMYRENE`.
  public static var palmyrene: Self { Self(rawValue: 105) }
  /// `PANGO_SCRIPT_PAU_CIN_HAU`.
  public static var pauCinHau: Self { Self(rawValue: 106) }
  /// `PANGO_SCRIPT_PSALTER_PAHLAVI`.
  public static var psalterPahlavi: Self { Self(rawValue: 107) }
  /// `PANGO_SCRIPT_SIDDHAM`.
  public static var siddham: Self { Self(rawValue: 108) }
  /// `PANGO_SCRIPT_TIRHUTA`.
  public static var tirhuta: Self { Self(rawValue: 109) }
  /// `PANGO_SCRIPT_WARANG_CITI`.
  public static var warangCiti: Self { Self(rawValue: 110) }
  /// `PANGO_SCRIPT_AHOM`.
  public static var ahom: Self { Self(rawValue: 111) }
  /// `PANGO_SCRIPT_ANATOLIAN_HIEROGLYPHS`.
  public static var anatolianHieroglyphs: Self { Self(rawValue: 112) }
  /// `PANGO_SCRIPT_HATRAN`.
  public static var hatran: Self { Self(rawValue: 113) }
  /// `PANGO_SCRIPT_MULTANI`.
  public static var multani: Self { Self(rawValue: 114) }
  /// `PANGO_SCRIPT_OLD_HUNGARIAN`.
  public static var oldHungarian: Self { Self(rawValue: 115) }
  /// `PANGO_SCRIPT_SIGNWRITING`.
  public static var signwriting: Self { Self(rawValue: 116) }
}

/// `PangoDirection`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Direction: NativeEnumeration {
  /// `PANGO_DIRECTION_LTR`.
  public static var ltr: Self { Self(rawValue: 0) }
  /// `PANGO_DIRECTION_RTL`.
  public static var rtl: Self { Self(rawValue: 1) }
  /// `PANGO_DIRECTION_TTB_LTR`.
  public static var ttbLtr: Self { Self(rawValue: 2) }
  /// `PANGO_DIRECTION_TTB_RTL`.
  public static var ttbRtl: Self { Self(rawValue: 3) }
  /// `PANGO_DIRECTION_WEAK_LTR`.
  public static var weakLtr: Self { Self(rawValue: 4) }
  /// `PANGO_DIRECTION_WEAK_RTL`.
  public static var weakRtl: Self { Self(rawValue: 5) }
  /// `PANGO_DIRECTION_NEUTRAL`.
  public static var neutral: Self { Self(rawValue: 6) }
}

/// `PangoTabAlign`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TabAlign: NativeEnumeration {
  /// `PANGO_TAB_LEFT`.
  public static var left: Self { Self(rawValue: 0) }
  /// `PANGO_TAB_RIGHT`.
  public static var right: Self { Self(rawValue: 1) }
  /// `PANGO_TAB_CENTER`.
  public static var center: Self { Self(rawValue: 2) }
  /// `PANGO_TAB_DECIMAL`.
  public static var decimal: Self { Self(rawValue: 3) }
}

/// `GdkNotifyType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct NotifyType: NativeEnumeration {
  /// `GDK_NOTIFY_ANCESTOR`.
  public static var ancestor: Self { Self(rawValue: 0) }
  /// `GDK_NOTIFY_VIRTUAL`.
  public static var virtual: Self { Self(rawValue: 1) }
  /// `GDK_NOTIFY_INFERIOR`.
  public static var inferior: Self { Self(rawValue: 2) }
  /// `GDK_NOTIFY_NONLINEAR`.
  public static var nonlinear: Self { Self(rawValue: 3) }
  /// `GDK_NOTIFY_NONLINEAR_VIRTUAL`.
  public static var nonlinearVirtual: Self { Self(rawValue: 4) }
  /// `GDK_NOTIFY_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 5) }
}

/// `GdkCrossingMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CrossingMode: NativeEnumeration {
  /// `GDK_CROSSING_NORMAL`.
  public static var normal: Self { Self(rawValue: 0) }
  /// `GDK_CROSSING_GRAB`.
  public static var grab: Self { Self(rawValue: 1) }
  /// `GDK_CROSSING_UNGRAB`.
  public static var ungrab: Self { Self(rawValue: 2) }
  /// `GDK_CROSSING_GTK_GRAB`.
  public static var gtkGrab: Self { Self(rawValue: 3) }
  /// `GDK_CROSSING_GTK_UNGRAB`.
  public static var gtkUngrab: Self { Self(rawValue: 4) }
  /// `GDK_CROSSING_STATE_CHANGED`.
  public static var stateChanged: Self { Self(rawValue: 5) }
  /// `GDK_CROSSING_TOUCH_BEGIN`.
  public static var touchBegin: Self { Self(rawValue: 6) }
  /// `GDK_CROSSING_TOUCH_END`.
  public static var touchEnd: Self { Self(rawValue: 7) }
  /// `GDK_CROSSING_DEVICE_SWITCH`.
  public static var deviceSwitch: Self { Self(rawValue: 8) }
}

/// `GdkInputSource`.
@RawRepresented(by: UInt32.self)
public nonisolated struct InputSource: NativeEnumeration {
  /// `GDK_SOURCE_MOUSE`.
  public static var mouse: Self { Self(rawValue: 0) }
  /// `GDK_SOURCE_PEN`.
  public static var pen: Self { Self(rawValue: 1) }
  /// `GDK_SOURCE_KEYBOARD`.
  public static var keyboard: Self { Self(rawValue: 2) }
  /// `GDK_SOURCE_TOUCHSCREEN`.
  public static var touchscreen: Self { Self(rawValue: 3) }
  /// `GDK_SOURCE_TOUCHPAD`.
  public static var touchpad: Self { Self(rawValue: 4) }
  /// `GDK_SOURCE_TRACKPOINT`.
  public static var trackpoint: Self { Self(rawValue: 5) }
  /// `GDK_SOURCE_TABLET_PAD`.
  public static var tabletPad: Self { Self(rawValue: 6) }
}

/// `GdkAxisFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AxisFlags: OptionSet, NativeFlags {
  /// `GDK_AXIS_FLAG_X`.
  public static var x: Self { Self(rawValue: 2) }
  /// `GDK_AXIS_FLAG_Y`.
  public static var y: Self { Self(rawValue: 4) }
  /// `GDK_AXIS_FLAG_DELTA_X`.
  public static var deltaX: Self { Self(rawValue: 8) }
  /// `GDK_AXIS_FLAG_DELTA_Y`.
  public static var deltaY: Self { Self(rawValue: 16) }
  /// `GDK_AXIS_FLAG_PRESSURE`.
  public static var pressure: Self { Self(rawValue: 32) }
  /// `GDK_AXIS_FLAG_XTILT`.
  public static var xtilt: Self { Self(rawValue: 64) }
  /// `GDK_AXIS_FLAG_YTILT`.
  public static var ytilt: Self { Self(rawValue: 128) }
  /// `GDK_AXIS_FLAG_WHEEL`.
  public static var wheel: Self { Self(rawValue: 256) }
  /// `GDK_AXIS_FLAG_DISTANCE`.
  public static var distance: Self { Self(rawValue: 512) }
  /// `GDK_AXIS_FLAG_ROTATION`.
  public static var rotation: Self { Self(rawValue: 1024) }
  /// `GDK_AXIS_FLAG_SLIDER`.
  public static var slider: Self { Self(rawValue: 2048) }
}

/// `GdkDeviceToolType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DeviceToolType: NativeEnumeration {
  /// `GDK_DEVICE_TOOL_TYPE_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 0) }
  /// `GDK_DEVICE_TOOL_TYPE_PEN`.
  public static var pen: Self { Self(rawValue: 1) }
  /// `GDK_DEVICE_TOOL_TYPE_ERASER`.
  public static var eraser: Self { Self(rawValue: 2) }
  /// `GDK_DEVICE_TOOL_TYPE_BRUSH`.
  public static var brush: Self { Self(rawValue: 3) }
  /// `GDK_DEVICE_TOOL_TYPE_PENCIL`.
  public static var pencil: Self { Self(rawValue: 4) }
  /// `GDK_DEVICE_TOOL_TYPE_AIRBRUSH`.
  public static var airbrush: Self { Self(rawValue: 5) }
  /// `GDK_DEVICE_TOOL_TYPE_MOUSE`.
  public static var mouse: Self { Self(rawValue: 6) }
  /// `GDK_DEVICE_TOOL_TYPE_LENS`.
  public static var lens: Self { Self(rawValue: 7) }
}

/// `GdkDragCancelReason`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DragCancelReason: NativeEnumeration {
  /// `GDK_DRAG_CANCEL_NO_TARGET`.
  public static var noTarget: Self { Self(rawValue: 0) }
  /// `GDK_DRAG_CANCEL_USER_CANCELLED`.
  public static var userCancelled: Self { Self(rawValue: 1) }
  /// `GDK_DRAG_CANCEL_ERROR`.
  public static var error: Self { Self(rawValue: 2) }
}

/// `GdkKeyMatch`.
@RawRepresented(by: UInt32.self)
public nonisolated struct KeyMatch: NativeEnumeration {
  /// `GDK_KEY_MATCH_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GDK_KEY_MATCH_PARTIAL`.
  public static var partial: Self { Self(rawValue: 1) }
  /// `GDK_KEY_MATCH_EXACT`.
  public static var exact: Self { Self(rawValue: 2) }
}

/// `GdkSubpixelLayout`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SubpixelLayout: NativeEnumeration {
  /// `GDK_SUBPIXEL_LAYOUT_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 0) }
  /// `GDK_SUBPIXEL_LAYOUT_NONE`.
  public static var none: Self { Self(rawValue: 1) }
  /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`.
  public static var horizontalRgb: Self { Self(rawValue: 2) }
  /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`.
  public static var horizontalBgr: Self { Self(rawValue: 3) }
  /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`.
  public static var verticalRgb: Self { Self(rawValue: 4) }
  /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`.
  public static var verticalBgr: Self { Self(rawValue: 5) }
}

/// `GdkScrollDirection`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ScrollDirection: NativeEnumeration {
  /// `GDK_SCROLL_UP`.
  public static var up: Self { Self(rawValue: 0) }
  /// `GDK_SCROLL_DOWN`.
  public static var down: Self { Self(rawValue: 1) }
  /// `GDK_SCROLL_LEFT`.
  public static var left: Self { Self(rawValue: 2) }
  /// `GDK_SCROLL_RIGHT`.
  public static var right: Self { Self(rawValue: 3) }
  /// `GDK_SCROLL_SMOOTH`.
  public static var smooth: Self { Self(rawValue: 4) }
}

/// `GdkScrollUnit`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ScrollUnit: NativeEnumeration {
  /// `GDK_SCROLL_UNIT_WHEEL`.
  public static var wheel: Self { Self(rawValue: 0) }
  /// `GDK_SCROLL_UNIT_SURFACE`.
  public static var surface: Self { Self(rawValue: 1) }
}

/// `GdkSeatCapabilities`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SeatCapabilities: OptionSet, NativeFlags {
  /// `GDK_SEAT_CAPABILITY_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GDK_SEAT_CAPABILITY_POINTER`.
  public static var pointer: Self { Self(rawValue: 1) }
  /// `GDK_SEAT_CAPABILITY_TOUCH`.
  public static var touch: Self { Self(rawValue: 2) }
  /// `GDK_SEAT_CAPABILITY_TABLET_STYLUS`.
  public static var tabletStylus: Self { Self(rawValue: 4) }
  /// `GDK_SEAT_CAPABILITY_KEYBOARD`.
  public static var keyboard: Self { Self(rawValue: 8) }
  /// `GDK_SEAT_CAPABILITY_TABLET_PAD`.
  public static var tabletPad: Self { Self(rawValue: 16) }
  /// `GDK_SEAT_CAPABILITY_ALL_POINTING`.
  public static var allPointing: Self { Self(rawValue: 7) }
  /// `GDK_SEAT_CAPABILITY_ALL`.
  public static var all: Self { Self(rawValue: 15) }
}

/// `cairo_content_t`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Content: NativeEnumeration {
  /// `CAIRO_CONTENT_COLOR`.
  public static var color: Self { Self(rawValue: 4096) }
  /// `CAIRO_CONTENT_ALPHA`.
  public static var alpha: Self { Self(rawValue: 8192) }
  /// `CAIRO_CONTENT_COLOR_ALPHA`.
  public static var colorAlpha: Self { Self(rawValue: 12288) }
}

/// `GdkTouchpadGesturePhase`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TouchpadGesturePhase: NativeEnumeration {
  /// `GDK_TOUCHPAD_GESTURE_PHASE_BEGIN`.
  public static var begin: Self { Self(rawValue: 0) }
  /// `GDK_TOUCHPAD_GESTURE_PHASE_UPDATE`.
  public static var update: Self { Self(rawValue: 1) }
  /// `GDK_TOUCHPAD_GESTURE_PHASE_END`.
  public static var end: Self { Self(rawValue: 2) }
  /// `GDK_TOUCHPAD_GESTURE_PHASE_CANCEL`.
  public static var cancel: Self { Self(rawValue: 3) }
}

/// `GskBlendMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct BlendMode: NativeEnumeration {
  /// `GSK_BLEND_MODE_DEFAULT`.
  public static var `default`: Self { Self(rawValue: 0) }
  /// `GSK_BLEND_MODE_MULTIPLY`.
  public static var multiply: Self { Self(rawValue: 1) }
  /// `GSK_BLEND_MODE_SCREEN`.
  public static var screen: Self { Self(rawValue: 2) }
  /// `GSK_BLEND_MODE_OVERLAY`.
  public static var overlay: Self { Self(rawValue: 3) }
  /// `GSK_BLEND_MODE_DARKEN`.
  public static var darken: Self { Self(rawValue: 4) }
  /// `GSK_BLEND_MODE_LIGHTEN`.
  public static var lighten: Self { Self(rawValue: 5) }
  /// `GSK_BLEND_MODE_COLOR_DODGE`.
  public static var colorDodge: Self { Self(rawValue: 6) }
  /// `GSK_BLEND_MODE_COLOR_BURN`.
  public static var colorBurn: Self { Self(rawValue: 7) }
  /// `GSK_BLEND_MODE_HARD_LIGHT`.
  public static var hardLight: Self { Self(rawValue: 8) }
  /// `GSK_BLEND_MODE_SOFT_LIGHT`.
  public static var softLight: Self { Self(rawValue: 9) }
  /// `GSK_BLEND_MODE_DIFFERENCE`.
  public static var difference: Self { Self(rawValue: 10) }
  /// `GSK_BLEND_MODE_EXCLUSION`.
  public static var exclusion: Self { Self(rawValue: 11) }
  /// `GSK_BLEND_MODE_COLOR`.
  public static var color: Self { Self(rawValue: 12) }
  /// `GSK_BLEND_MODE_HUE`.
  public static var hue: Self { Self(rawValue: 13) }
  /// `GSK_BLEND_MODE_SATURATION`.
  public static var saturation: Self { Self(rawValue: 14) }
  /// `GSK_BLEND_MODE_LUMINOSITY`.
  public static var luminosity: Self { Self(rawValue: 15) }
}

/// `GskGLUniformType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GLUniformType: NativeEnumeration {
  /// `GSK_GL_UNIFORM_TYPE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GSK_GL_UNIFORM_TYPE_FLOAT`.
  public static var float: Self { Self(rawValue: 1) }
  /// `GSK_GL_UNIFORM_TYPE_INT`.
  public static var int: Self { Self(rawValue: 2) }
  /// `GSK_GL_UNIFORM_TYPE_UINT`.
  public static var uint: Self { Self(rawValue: 3) }
  /// `GSK_GL_UNIFORM_TYPE_BOOL`.
  public static var bool: Self { Self(rawValue: 4) }
  /// `GSK_GL_UNIFORM_TYPE_VEC2`.
  public static var vec2: Self { Self(rawValue: 5) }
  /// `GSK_GL_UNIFORM_TYPE_VEC3`.
  public static var vec3: Self { Self(rawValue: 6) }
  /// `GSK_GL_UNIFORM_TYPE_VEC4`.
  public static var vec4: Self { Self(rawValue: 7) }
}

/// `GtkAssistantPageType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AssistantPageType: NativeEnumeration {
  /// `GTK_ASSISTANT_PAGE_CONTENT`.
  public static var content: Self { Self(rawValue: 0) }
  /// `GTK_ASSISTANT_PAGE_INTRO`.
  public static var intro: Self { Self(rawValue: 1) }
  /// `GTK_ASSISTANT_PAGE_CONFIRM`.
  public static var confirm: Self { Self(rawValue: 2) }
  /// `GTK_ASSISTANT_PAGE_SUMMARY`.
  public static var summary: Self { Self(rawValue: 3) }
  /// `GTK_ASSISTANT_PAGE_PROGRESS`.
  public static var progress: Self { Self(rawValue: 4) }
  /// `GTK_ASSISTANT_PAGE_CUSTOM`.
  public static var custom: Self { Self(rawValue: 5) }
}

/// `GtkBuilderClosureFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct BuilderClosureFlags: OptionSet, NativeFlags {
  /// `GTK_BUILDER_CLOSURE_SWAPPED`.
  public static var swapped: Self { Self(rawValue: 1) }
}

/// `GtkConstraintAttribute`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ConstraintAttribute: NativeEnumeration {
  /// `GTK_CONSTRAINT_ATTRIBUTE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_LEFT`.
  public static var left: Self { Self(rawValue: 1) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_RIGHT`.
  public static var right: Self { Self(rawValue: 2) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_TOP`.
  public static var top: Self { Self(rawValue: 3) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_BOTTOM`.
  public static var bottom: Self { Self(rawValue: 4) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_START`.
  public static var start: Self { Self(rawValue: 5) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_END`.
  public static var end: Self { Self(rawValue: 6) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_WIDTH`.
  public static var width: Self { Self(rawValue: 7) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_HEIGHT`.
  public static var height: Self { Self(rawValue: 8) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_X`.
  public static var centerX: Self { Self(rawValue: 9) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_CENTER_Y`.
  public static var centerY: Self { Self(rawValue: 10) }
  /// `GTK_CONSTRAINT_ATTRIBUTE_BASELINE`.
  public static var baseline: Self { Self(rawValue: 11) }
}

/// `GtkConstraintRelation`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ConstraintRelation: NativeEnumeration {
  /// `GTK_CONSTRAINT_RELATION_LE`.
  public static var le: Self { Self(rawValue: 4294967295) }
  /// `GTK_CONSTRAINT_RELATION_EQ`.
  public static var eq: Self { Self(rawValue: 0) }
  /// `GTK_CONSTRAINT_RELATION_GE`.
  public static var ge: Self { Self(rawValue: 1) }
}

/// `GtkConstraintStrength`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ConstraintStrength: NativeEnumeration {
  /// `GTK_CONSTRAINT_STRENGTH_REQUIRED`.
  public static var required: Self { Self(rawValue: 1001001000) }
  /// `GTK_CONSTRAINT_STRENGTH_STRONG`.
  public static var strong: Self { Self(rawValue: 1000000000) }
  /// `GTK_CONSTRAINT_STRENGTH_MEDIUM`.
  public static var medium: Self { Self(rawValue: 1000) }
  /// `GTK_CONSTRAINT_STRENGTH_WEAK`.
  public static var weak: Self { Self(rawValue: 1) }
}

/// `GtkFilterMatch`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FilterMatch: NativeEnumeration {
  /// `GTK_FILTER_MATCH_SOME`.
  public static var some: Self { Self(rawValue: 0) }
  /// `GTK_FILTER_MATCH_NONE`.
  public static var none: Self { Self(rawValue: 1) }
  /// `GTK_FILTER_MATCH_ALL`.
  public static var all: Self { Self(rawValue: 2) }
}

/// `GtkTextDirection`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GtkTextDirection: NativeEnumeration {
  /// `GTK_TEXT_DIR_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_TEXT_DIR_LTR`.
  public static var ltr: Self { Self(rawValue: 1) }
  /// `GTK_TEXT_DIR_RTL`.
  public static var rtl: Self { Self(rawValue: 2) }
}

/// `GtkIconLookupFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct IconLookupFlags: OptionSet, NativeFlags {
  /// `GTK_ICON_LOOKUP_FORCE_REGULAR`.
  public static var forceRegular: Self { Self(rawValue: 1) }
  /// `GTK_ICON_LOOKUP_FORCE_SYMBOLIC`.
  public static var forceSymbolic: Self { Self(rawValue: 2) }
  /// `GTK_ICON_LOOKUP_PRELOAD`.
  public static var preload: Self { Self(rawValue: 4) }
}

/// `GtkSizeRequestMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SizeRequestMode: NativeEnumeration {
  /// `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`.
  public static var heightForWidth: Self { Self(rawValue: 0) }
  /// `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`.
  public static var widthForHeight: Self { Self(rawValue: 1) }
  /// `GTK_SIZE_REQUEST_CONSTANT_SIZE`.
  public static var constantSize: Self { Self(rawValue: 2) }
}

/// `GtkPageOrientation`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PageOrientation: NativeEnumeration {
  /// `GTK_PAGE_ORIENTATION_PORTRAIT`.
  public static var portrait: Self { Self(rawValue: 0) }
  /// `GTK_PAGE_ORIENTATION_LANDSCAPE`.
  public static var landscape: Self { Self(rawValue: 1) }
  /// `GTK_PAGE_ORIENTATION_REVERSE_PORTRAIT`.
  public static var reversePortrait: Self { Self(rawValue: 2) }
  /// `GTK_PAGE_ORIENTATION_REVERSE_LANDSCAPE`.
  public static var reverseLandscape: Self { Self(rawValue: 3) }
}

/// `GtkPrintStatus`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintStatus: NativeEnumeration {
  /// `GTK_PRINT_STATUS_INITIAL`.
  public static var initial: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_STATUS_PREPARING`.
  public static var preparing: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_STATUS_GENERATING_DATA`.
  public static var generatingData: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_STATUS_SENDING_DATA`.
  public static var sendingData: Self { Self(rawValue: 3) }
  /// `GTK_PRINT_STATUS_PENDING`.
  public static var pending: Self { Self(rawValue: 4) }
  /// `GTK_PRINT_STATUS_PENDING_ISSUE`.
  public static var pendingIssue: Self { Self(rawValue: 5) }
  /// `GTK_PRINT_STATUS_PRINTING`.
  public static var printing: Self { Self(rawValue: 6) }
  /// `GTK_PRINT_STATUS_FINISHED`.
  public static var finished: Self { Self(rawValue: 7) }
  /// `GTK_PRINT_STATUS_FINISHED_ABORTED`.
  public static var finishedAborted: Self { Self(rawValue: 8) }
}

/// `GtkPrintOperationAction`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintOperationAction: NativeEnumeration {
  /// `GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG`.
  public static var printDialog: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_OPERATION_ACTION_PRINT`.
  public static var print: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_OPERATION_ACTION_PREVIEW`.
  public static var preview: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_OPERATION_ACTION_EXPORT`.
  public static var export: Self { Self(rawValue: 3) }
}

/// `GtkPrintOperationResult`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintOperationResult: NativeEnumeration {
  /// `GTK_PRINT_OPERATION_RESULT_ERROR`.
  public static var error: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_OPERATION_RESULT_APPLY`.
  public static var apply: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_OPERATION_RESULT_CANCEL`.
  public static var cancel: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_OPERATION_RESULT_IN_PROGRESS`.
  public static var inProgress: Self { Self(rawValue: 3) }
}

/// `GtkPrintDuplex`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintDuplex: NativeEnumeration {
  /// `GTK_PRINT_DUPLEX_SIMPLEX`.
  public static var simplex: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_DUPLEX_HORIZONTAL`.
  public static var horizontal: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_DUPLEX_VERTICAL`.
  public static var vertical: Self { Self(rawValue: 2) }
}

/// `GtkNumberUpLayout`.
@RawRepresented(by: UInt32.self)
public nonisolated struct NumberUpLayout: NativeEnumeration {
  /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_TOP_TO_BOTTOM`.
  public static var lrtb: Self { Self(rawValue: 0) }
  /// `GTK_NUMBER_UP_LAYOUT_LEFT_TO_RIGHT_BOTTOM_TO_TOP`.
  public static var lrbt: Self { Self(rawValue: 1) }
  /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_TOP_TO_BOTTOM`.
  public static var rltb: Self { Self(rawValue: 2) }
  /// `GTK_NUMBER_UP_LAYOUT_RIGHT_TO_LEFT_BOTTOM_TO_TOP`.
  public static var rlbt: Self { Self(rawValue: 3) }
  /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_LEFT_TO_RIGHT`.
  public static var tblr: Self { Self(rawValue: 4) }
  /// `GTK_NUMBER_UP_LAYOUT_TOP_TO_BOTTOM_RIGHT_TO_LEFT`.
  public static var tbrl: Self { Self(rawValue: 5) }
  /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_LEFT_TO_RIGHT`.
  public static var btlr: Self { Self(rawValue: 6) }
  /// `GTK_NUMBER_UP_LAYOUT_BOTTOM_TO_TOP_RIGHT_TO_LEFT`.
  public static var btrl: Self { Self(rawValue: 7) }
}

/// `GtkPageSet`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PageSet: NativeEnumeration {
  /// `GTK_PAGE_SET_ALL`.
  public static var all: Self { Self(rawValue: 0) }
  /// `GTK_PAGE_SET_EVEN`.
  public static var even: Self { Self(rawValue: 1) }
  /// `GTK_PAGE_SET_ODD`.
  public static var odd: Self { Self(rawValue: 2) }
}

/// `GtkPrintPages`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintPages: NativeEnumeration {
  /// `GTK_PRINT_PAGES_ALL`.
  public static var all: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_PAGES_CURRENT`.
  public static var current: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_PAGES_RANGES`.
  public static var ranges: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_PAGES_SELECTION`.
  public static var selection: Self { Self(rawValue: 3) }
}

/// `GtkPrintQuality`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintQuality: NativeEnumeration {
  /// `GTK_PRINT_QUALITY_LOW`.
  public static var low: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_QUALITY_NORMAL`.
  public static var normal: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_QUALITY_HIGH`.
  public static var high: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_QUALITY_DRAFT`.
  public static var draft: Self { Self(rawValue: 3) }
}

/// `GtkShortcutActionFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ShortcutActionFlags: OptionSet, NativeFlags {
  /// `GTK_SHORTCUT_ACTION_EXCLUSIVE`.
  public static var exclusive: Self { Self(rawValue: 1) }
}

/// `GtkSorterOrder`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SorterOrder: NativeEnumeration {
  /// `GTK_SORTER_ORDER_PARTIAL`.
  public static var partial: Self { Self(rawValue: 0) }
  /// `GTK_SORTER_ORDER_NONE`.
  public static var none: Self { Self(rawValue: 1) }
  /// `GTK_SORTER_ORDER_TOTAL`.
  public static var total: Self { Self(rawValue: 2) }
}

/// `GtkStyleContextPrintFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct StyleContextPrintFlags: OptionSet, NativeFlags {
  /// `GTK_STYLE_CONTEXT_PRINT_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_STYLE_CONTEXT_PRINT_RECURSE`.
  public static var recurse: Self { Self(rawValue: 1) }
  /// `GTK_STYLE_CONTEXT_PRINT_SHOW_STYLE`.
  public static var showStyle: Self { Self(rawValue: 2) }
  /// `GTK_STYLE_CONTEXT_PRINT_SHOW_CHANGE`.
  public static var showChange: Self { Self(rawValue: 4) }
}

/// `PangoGravityHint`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GravityHint: NativeEnumeration {
  /// `PANGO_GRAVITY_HINT_NATURAL`.
  public static var natural: Self { Self(rawValue: 0) }
  /// `PANGO_GRAVITY_HINT_STRONG`.
  public static var strong: Self { Self(rawValue: 1) }
  /// `PANGO_GRAVITY_HINT_LINE`.
  public static var line: Self { Self(rawValue: 2) }
}

/// `PangoCoverageLevel`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CoverageLevel: NativeEnumeration {
  /// `PANGO_COVERAGE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `PANGO_COVERAGE_FALLBACK`.
  public static var fallback: Self { Self(rawValue: 1) }
  /// `PANGO_COVERAGE_APPROXIMATE`.
  public static var approximate: Self { Self(rawValue: 2) }
  /// `PANGO_COVERAGE_EXACT`.
  public static var exact: Self { Self(rawValue: 3) }
}

/// `PangoAlignment`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Alignment: NativeEnumeration {
  /// `PANGO_ALIGN_LEFT`.
  public static var left: Self { Self(rawValue: 0) }
  /// `PANGO_ALIGN_CENTER`.
  public static var center: Self { Self(rawValue: 1) }
  /// `PANGO_ALIGN_RIGHT`.
  public static var right: Self { Self(rawValue: 2) }
}

/// `PangoLayoutSerializeFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct LayoutSerializeFlags: OptionSet, NativeFlags {
  /// `PANGO_LAYOUT_SERIALIZE_DEFAULT`.
  public static var `default`: Self { Self(rawValue: 0) }
  /// `PANGO_LAYOUT_SERIALIZE_CONTEXT`.
  public static var context: Self { Self(rawValue: 1) }
  /// `PANGO_LAYOUT_SERIALIZE_OUTPUT`.
  public static var output: Self { Self(rawValue: 2) }
}

/// `PangoLayoutDeserializeFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct LayoutDeserializeFlags: OptionSet, NativeFlags {
  /// `PANGO_LAYOUT_DESERIALIZE_DEFAULT`.
  public static var `default`: Self { Self(rawValue: 0) }
  /// `PANGO_LAYOUT_DESERIALIZE_CONTEXT`.
  public static var context: Self { Self(rawValue: 1) }
}

/// `PangoRenderPart`.
@RawRepresented(by: UInt32.self)
public nonisolated struct RenderPart: NativeEnumeration {
  /// `PANGO_RENDER_PART_FOREGROUND`.
  public static var foreground: Self { Self(rawValue: 0) }
  /// `PANGO_RENDER_PART_BACKGROUND`.
  public static var background: Self { Self(rawValue: 1) }
  /// `PANGO_RENDER_PART_UNDERLINE`.
  public static var underline: Self { Self(rawValue: 2) }
  /// `PANGO_RENDER_PART_STRIKETHROUGH`.
  public static var strikethrough: Self { Self(rawValue: 3) }
  /// `PANGO_RENDER_PART_OVERLINE`.
  public static var overline: Self { Self(rawValue: 4) }
}

/// `GdkGLAPI`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GLAPI: OptionSet, NativeFlags {
  /// `GDK_GL_API_GL`.
  public static var gl: Self { Self(rawValue: 1) }
  /// `GDK_GL_API_GLES`.
  public static var gles: Self { Self(rawValue: 2) }
}

/// `GdkMemoryFormat`.
@RawRepresented(by: UInt32.self)
public nonisolated struct MemoryFormat: NativeEnumeration {
  /// `GDK_MEMORY_B8G8R8A8_PREMULTIPLIED`.
  public static var b8g8r8a8Premultiplied: Self { Self(rawValue: 0) }
  /// `GDK_MEMORY_A8R8G8B8_PREMULTIPLIED`.
  public static var a8r8g8b8Premultiplied: Self { Self(rawValue: 1) }
  /// `GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`.
  public static var r8g8b8a8Premultiplied: Self { Self(rawValue: 2) }
  /// `GDK_MEMORY_B8G8R8A8`.
  public static var b8g8r8a8: Self { Self(rawValue: 3) }
  /// `GDK_MEMORY_A8R8G8B8`.
  public static var a8r8g8b8: Self { Self(rawValue: 4) }
  /// `GDK_MEMORY_R8G8B8A8`.
  public static var r8g8b8a8: Self { Self(rawValue: 5) }
  /// `GDK_MEMORY_A8B8G8R8`.
  public static var a8b8g8r8: Self { Self(rawValue: 6) }
  /// `GDK_MEMORY_R8G8B8`.
  public static var r8g8b8: Self { Self(rawValue: 7) }
  /// `GDK_MEMORY_B8G8R8`.
  public static var b8g8r8: Self { Self(rawValue: 8) }
  /// `GDK_MEMORY_R16G16B16`.
  public static var r16g16b16: Self { Self(rawValue: 9) }
  /// `GDK_MEMORY_R16G16B16A16_PREMULTIPLIED`.
  public static var r16g16b16a16Premultiplied: Self { Self(rawValue: 10) }
  /// `GDK_MEMORY_R16G16B16A16`.
  public static var r16g16b16a16: Self { Self(rawValue: 11) }
  /// `GDK_MEMORY_R16G16B16_FLOAT`.
  public static var r16g16b16Float: Self { Self(rawValue: 12) }
  /// `GDK_MEMORY_R16G16B16A16_FLOAT_PREMULTIPLIED`.
  public static var r16g16b16a16FloatPremultiplied: Self { Self(rawValue: 13) }
  /// `GDK_MEMORY_R16G16B16A16_FLOAT`.
  public static var r16g16b16a16Float: Self { Self(rawValue: 14) }
  /// `GDK_MEMORY_R32G32B32_FLOAT`.
  public static var r32g32b32Float: Self { Self(rawValue: 15) }
  /// `GDK_MEMORY_R32G32B32A32_FLOAT_PREMULTIPLIED`.
  public static var r32g32b32a32FloatPremultiplied: Self { Self(rawValue: 16) }
  /// `GDK_MEMORY_R32G32B32A32_FLOAT`.
  public static var r32g32b32a32Float: Self { Self(rawValue: 17) }
  /// `GDK_MEMORY_N_FORMATS`.
  public static var nFormats: Self { Self(rawValue: 18) }
}

/// `GtkCellRendererState`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CellRendererState: OptionSet, NativeFlags {
  /// `GTK_CELL_RENDERER_SELECTED`.
  public static var selected: Self { Self(rawValue: 1) }
  /// `GTK_CELL_RENDERER_PRELIT`.
  public static var prelit: Self { Self(rawValue: 2) }
  /// `GTK_CELL_RENDERER_INSENSITIVE`.
  public static var insensitive: Self { Self(rawValue: 4) }
  /// `GTK_CELL_RENDERER_SORTED`.
  public static var sorted: Self { Self(rawValue: 8) }
  /// `GTK_CELL_RENDERER_FOCUSED`.
  public static var focused: Self { Self(rawValue: 16) }
  /// `GTK_CELL_RENDERER_EXPANDABLE`.
  public static var expandable: Self { Self(rawValue: 32) }
  /// `GTK_CELL_RENDERER_EXPANDED`.
  public static var expanded: Self { Self(rawValue: 64) }
}

/// `GtkDirectionType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DirectionType: NativeEnumeration {
  /// `GTK_DIR_TAB_FORWARD`.
  public static var tabForward: Self { Self(rawValue: 0) }
  /// `GTK_DIR_TAB_BACKWARD`.
  public static var tabBackward: Self { Self(rawValue: 1) }
  /// `GTK_DIR_UP`.
  public static var up: Self { Self(rawValue: 2) }
  /// `GTK_DIR_DOWN`.
  public static var down: Self { Self(rawValue: 3) }
  /// `GTK_DIR_LEFT`.
  public static var left: Self { Self(rawValue: 4) }
  /// `GTK_DIR_RIGHT`.
  public static var right: Self { Self(rawValue: 5) }
}

/// `GtkCellRendererMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CellRendererMode: NativeEnumeration {
  /// `GTK_CELL_RENDERER_MODE_INERT`.
  public static var inert: Self { Self(rawValue: 0) }
  /// `GTK_CELL_RENDERER_MODE_ACTIVATABLE`.
  public static var activatable: Self { Self(rawValue: 1) }
  /// `GTK_CELL_RENDERER_MODE_EDITABLE`.
  public static var editable: Self { Self(rawValue: 2) }
}

/// `GtkEventSequenceState`.
@RawRepresented(by: UInt32.self)
public nonisolated struct EventSequenceState: NativeEnumeration {
  /// `GTK_EVENT_SEQUENCE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_EVENT_SEQUENCE_CLAIMED`.
  public static var claimed: Self { Self(rawValue: 1) }
  /// `GTK_EVENT_SEQUENCE_DENIED`.
  public static var denied: Self { Self(rawValue: 2) }
}

/// `GtkPadActionType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PadActionType: NativeEnumeration {
  /// `GTK_PAD_ACTION_BUTTON`.
  public static var button: Self { Self(rawValue: 0) }
  /// `GTK_PAD_ACTION_RING`.
  public static var ring: Self { Self(rawValue: 1) }
  /// `GTK_PAD_ACTION_STRIP`.
  public static var strip: Self { Self(rawValue: 2) }
}

/// `GtkTreeViewColumnSizing`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TreeViewColumnSizing: NativeEnumeration {
  /// `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
  public static var growOnly: Self { Self(rawValue: 0) }
  /// `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
  public static var autosize: Self { Self(rawValue: 1) }
  /// `GTK_TREE_VIEW_COLUMN_FIXED`.
  public static var fixed: Self { Self(rawValue: 2) }
}

/// `GtkSensitivityType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SensitivityType: NativeEnumeration {
  /// `GTK_SENSITIVITY_AUTO`.
  public static var auto: Self { Self(rawValue: 0) }
  /// `GTK_SENSITIVITY_ON`.
  public static var on: Self { Self(rawValue: 1) }
  /// `GTK_SENSITIVITY_OFF`.
  public static var off: Self { Self(rawValue: 2) }
}

/// `GtkScrollType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ScrollType: NativeEnumeration {
  /// `GTK_SCROLL_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_SCROLL_JUMP`.
  public static var jump: Self { Self(rawValue: 1) }
  /// `GTK_SCROLL_STEP_BACKWARD`.
  public static var stepBackward: Self { Self(rawValue: 2) }
  /// `GTK_SCROLL_STEP_FORWARD`.
  public static var stepForward: Self { Self(rawValue: 3) }
  /// `GTK_SCROLL_PAGE_BACKWARD`.
  public static var pageBackward: Self { Self(rawValue: 4) }
  /// `GTK_SCROLL_PAGE_FORWARD`.
  public static var pageForward: Self { Self(rawValue: 5) }
  /// `GTK_SCROLL_STEP_UP`.
  public static var stepUp: Self { Self(rawValue: 6) }
  /// `GTK_SCROLL_STEP_DOWN`.
  public static var stepDown: Self { Self(rawValue: 7) }
  /// `GTK_SCROLL_PAGE_UP`.
  public static var pageUp: Self { Self(rawValue: 8) }
  /// `GTK_SCROLL_PAGE_DOWN`.
  public static var pageDown: Self { Self(rawValue: 9) }
  /// `GTK_SCROLL_STEP_LEFT`.
  public static var stepLeft: Self { Self(rawValue: 10) }
  /// `GTK_SCROLL_STEP_RIGHT`.
  public static var stepRight: Self { Self(rawValue: 11) }
  /// `GTK_SCROLL_PAGE_LEFT`.
  public static var pageLeft: Self { Self(rawValue: 12) }
  /// `GTK_SCROLL_PAGE_RIGHT`.
  public static var pageRight: Self { Self(rawValue: 13) }
  /// `GTK_SCROLL_START`.
  public static var start: Self { Self(rawValue: 14) }
  /// `GTK_SCROLL_END`.
  public static var end: Self { Self(rawValue: 15) }
}

/// `GtkImageType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ImageType: NativeEnumeration {
  /// `GTK_IMAGE_EMPTY`.
  public static var empty: Self { Self(rawValue: 0) }
  /// `GTK_IMAGE_ICON_NAME`.
  public static var iconName: Self { Self(rawValue: 1) }
  /// `GTK_IMAGE_GICON`.
  public static var gicon: Self { Self(rawValue: 2) }
  /// `GTK_IMAGE_PAINTABLE`.
  public static var paintable: Self { Self(rawValue: 3) }
}

/// `GtkMovementStep`.
@RawRepresented(by: UInt32.self)
public nonisolated struct MovementStep: NativeEnumeration {
  /// `GTK_MOVEMENT_LOGICAL_POSITIONS`.
  public static var logicalPositions: Self { Self(rawValue: 0) }
  /// `GTK_MOVEMENT_VISUAL_POSITIONS`.
  public static var visualPositions: Self { Self(rawValue: 1) }
  /// `GTK_MOVEMENT_WORDS`.
  public static var words: Self { Self(rawValue: 2) }
  /// `GTK_MOVEMENT_DISPLAY_LINES`.
  public static var displayLines: Self { Self(rawValue: 3) }
  /// `GTK_MOVEMENT_DISPLAY_LINE_ENDS`.
  public static var displayLineEnds: Self { Self(rawValue: 4) }
  /// `GTK_MOVEMENT_PARAGRAPHS`.
  public static var paragraphs: Self { Self(rawValue: 5) }
  /// `GTK_MOVEMENT_PARAGRAPH_ENDS`.
  public static var paragraphEnds: Self { Self(rawValue: 6) }
  /// `GTK_MOVEMENT_PAGES`.
  public static var pages: Self { Self(rawValue: 7) }
  /// `GTK_MOVEMENT_BUFFER_ENDS`.
  public static var bufferEnds: Self { Self(rawValue: 8) }
  /// `GTK_MOVEMENT_HORIZONTAL_PAGES`.
  public static var horizontalPages: Self { Self(rawValue: 9) }
}

/// `GtkIconViewDropPosition`.
@RawRepresented(by: UInt32.self)
public nonisolated struct IconViewDropPosition: NativeEnumeration {
  /// `GTK_ICON_VIEW_NO_DROP`.
  public static var noDrop: Self { Self(rawValue: 0) }
  /// `GTK_ICON_VIEW_DROP_INTO`.
  public static var dropInto: Self { Self(rawValue: 1) }
  /// `GTK_ICON_VIEW_DROP_LEFT`.
  public static var dropLeft: Self { Self(rawValue: 2) }
  /// `GTK_ICON_VIEW_DROP_RIGHT`.
  public static var dropRight: Self { Self(rawValue: 3) }
  /// `GTK_ICON_VIEW_DROP_ABOVE`.
  public static var dropAbove: Self { Self(rawValue: 4) }
  /// `GTK_ICON_VIEW_DROP_BELOW`.
  public static var dropBelow: Self { Self(rawValue: 5) }
}

/// `GtkInscriptionOverflow`.
@RawRepresented(by: UInt32.self)
public nonisolated struct InscriptionOverflow: NativeEnumeration {
  /// `GTK_INSCRIPTION_OVERFLOW_CLIP`.
  public static var clip: Self { Self(rawValue: 0) }
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_START`.
  public static var ellipsizeStart: Self { Self(rawValue: 1) }
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_MIDDLE`.
  public static var ellipsizeMiddle: Self { Self(rawValue: 2) }
  /// `GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END`.
  public static var ellipsizeEnd: Self { Self(rawValue: 3) }
}

/// `GtkPackType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PackType: NativeEnumeration {
  /// `GTK_PACK_START`.
  public static var start: Self { Self(rawValue: 0) }
  /// `GTK_PACK_END`.
  public static var end: Self { Self(rawValue: 1) }
}

/// `GtkNotebookTab`.
@RawRepresented(by: UInt32.self)
public nonisolated struct NotebookTab: NativeEnumeration {
  /// `GTK_NOTEBOOK_TAB_FIRST`.
  public static var first: Self { Self(rawValue: 0) }
  /// `GTK_NOTEBOOK_TAB_LAST`.
  public static var last: Self { Self(rawValue: 1) }
}

/// `GtkShortcutType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ShortcutType: NativeEnumeration {
  /// `GTK_SHORTCUT_ACCELERATOR`.
  public static var accelerator: Self { Self(rawValue: 0) }
  /// `GTK_SHORTCUT_GESTURE_PINCH`.
  public static var gesturePinch: Self { Self(rawValue: 1) }
  /// `GTK_SHORTCUT_GESTURE_STRETCH`.
  public static var gestureStretch: Self { Self(rawValue: 2) }
  /// `GTK_SHORTCUT_GESTURE_ROTATE_CLOCKWISE`.
  public static var gestureRotateClockwise: Self { Self(rawValue: 3) }
  /// `GTK_SHORTCUT_GESTURE_ROTATE_COUNTERCLOCKWISE`.
  public static var gestureRotateCounterclockwise: Self { Self(rawValue: 4) }
  /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_LEFT`.
  public static var gestureTwoFingerSwipeLeft: Self { Self(rawValue: 5) }
  /// `GTK_SHORTCUT_GESTURE_TWO_FINGER_SWIPE_RIGHT`.
  public static var gestureTwoFingerSwipeRight: Self { Self(rawValue: 6) }
  /// `GTK_SHORTCUT_GESTURE`.
  public static var gesture: Self { Self(rawValue: 7) }
  /// `GTK_SHORTCUT_GESTURE_SWIPE_LEFT`.
  public static var gestureSwipeLeft: Self { Self(rawValue: 8) }
  /// `GTK_SHORTCUT_GESTURE_SWIPE_RIGHT`.
  public static var gestureSwipeRight: Self { Self(rawValue: 9) }
}

/// `GtkSpinType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SpinType: NativeEnumeration {
  /// `GTK_SPIN_STEP_FORWARD`.
  public static var stepForward: Self { Self(rawValue: 0) }
  /// `GTK_SPIN_STEP_BACKWARD`.
  public static var stepBackward: Self { Self(rawValue: 1) }
  /// `GTK_SPIN_PAGE_FORWARD`.
  public static var pageForward: Self { Self(rawValue: 2) }
  /// `GTK_SPIN_PAGE_BACKWARD`.
  public static var pageBackward: Self { Self(rawValue: 3) }
  /// `GTK_SPIN_HOME`.
  public static var home: Self { Self(rawValue: 4) }
  /// `GTK_SPIN_END`.
  public static var end: Self { Self(rawValue: 5) }
  /// `GTK_SPIN_USER_DEFINED`.
  public static var userDefined: Self { Self(rawValue: 6) }
}

/// `GtkDeleteType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DeleteType: NativeEnumeration {
  /// `GTK_DELETE_CHARS`.
  public static var chars: Self { Self(rawValue: 0) }
  /// `GTK_DELETE_WORD_ENDS`.
  public static var wordEnds: Self { Self(rawValue: 1) }
  /// `GTK_DELETE_WORDS`.
  public static var words: Self { Self(rawValue: 2) }
  /// `GTK_DELETE_DISPLAY_LINES`.
  public static var displayLines: Self { Self(rawValue: 3) }
  /// `GTK_DELETE_DISPLAY_LINE_ENDS`.
  public static var displayLineEnds: Self { Self(rawValue: 4) }
  /// `GTK_DELETE_PARAGRAPH_ENDS`.
  public static var paragraphEnds: Self { Self(rawValue: 5) }
  /// `GTK_DELETE_PARAGRAPHS`.
  public static var paragraphs: Self { Self(rawValue: 6) }
  /// `GTK_DELETE_WHITESPACE`.
  public static var whitespace: Self { Self(rawValue: 7) }
}

/// `GtkTextWindowType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TextWindowType: NativeEnumeration {
  /// `GTK_TEXT_WINDOW_WIDGET`.
  public static var widget: Self { Self(rawValue: 1) }
  /// `GTK_TEXT_WINDOW_TEXT`.
  public static var text: Self { Self(rawValue: 2) }
  /// `GTK_TEXT_WINDOW_LEFT`.
  public static var left: Self { Self(rawValue: 3) }
  /// `GTK_TEXT_WINDOW_RIGHT`.
  public static var right: Self { Self(rawValue: 4) }
  /// `GTK_TEXT_WINDOW_TOP`.
  public static var top: Self { Self(rawValue: 5) }
  /// `GTK_TEXT_WINDOW_BOTTOM`.
  public static var bottom: Self { Self(rawValue: 6) }
}

/// `GtkTextExtendSelection`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TextExtendSelection: NativeEnumeration {
  /// `GTK_TEXT_EXTEND_SELECTION_WORD`.
  public static var word: Self { Self(rawValue: 0) }
  /// `GTK_TEXT_EXTEND_SELECTION_LINE`.
  public static var line: Self { Self(rawValue: 1) }
}

/// `GtkScrollStep`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ScrollStep: NativeEnumeration {
  /// `GTK_SCROLL_STEPS`.
  public static var steps: Self { Self(rawValue: 0) }
  /// `GTK_SCROLL_PAGES`.
  public static var pages: Self { Self(rawValue: 1) }
  /// `GTK_SCROLL_ENDS`.
  public static var ends: Self { Self(rawValue: 2) }
  /// `GTK_SCROLL_HORIZONTAL_STEPS`.
  public static var horizontalSteps: Self { Self(rawValue: 3) }
  /// `GTK_SCROLL_HORIZONTAL_PAGES`.
  public static var horizontalPages: Self { Self(rawValue: 4) }
  /// `GTK_SCROLL_HORIZONTAL_ENDS`.
  public static var horizontalEnds: Self { Self(rawValue: 5) }
}

/// `GtkTreeViewGridLines`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TreeViewGridLines: NativeEnumeration {
  /// `GTK_TREE_VIEW_GRID_LINES_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_TREE_VIEW_GRID_LINES_HORIZONTAL`.
  public static var horizontal: Self { Self(rawValue: 1) }
  /// `GTK_TREE_VIEW_GRID_LINES_VERTICAL`.
  public static var vertical: Self { Self(rawValue: 2) }
  /// `GTK_TREE_VIEW_GRID_LINES_BOTH`.
  public static var both: Self { Self(rawValue: 3) }
}

/// `GtkTreeViewDropPosition`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TreeViewDropPosition: NativeEnumeration {
  /// `GTK_TREE_VIEW_DROP_BEFORE`.
  public static var before: Self { Self(rawValue: 0) }
  /// `GTK_TREE_VIEW_DROP_AFTER`.
  public static var after: Self { Self(rawValue: 1) }
  /// `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
  public static var intoOrBefore: Self { Self(rawValue: 2) }
  /// `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
  public static var intoOrAfter: Self { Self(rawValue: 3) }
}

/// `GtkCellRendererAccelMode`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CellRendererAccelMode: NativeEnumeration {
  /// `GTK_CELL_RENDERER_ACCEL_MODE_GTK`.
  public static var gtk: Self { Self(rawValue: 0) }
  /// `GTK_CELL_RENDERER_ACCEL_MODE_OTHER`.
  public static var other: Self { Self(rawValue: 1) }
}

/// `GtkPopoverMenuFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PopoverMenuFlags: OptionSet, NativeFlags {
  /// `GTK_POPOVER_MENU_NESTED`.
  public static var nested: Self { Self(rawValue: 1) }
}

/// `GtkDialogFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DialogFlags: OptionSet, NativeFlags {
  /// `GTK_DIALOG_MODAL`.
  public static var modal: Self { Self(rawValue: 1) }
  /// `GTK_DIALOG_DESTROY_WITH_PARENT`.
  public static var destroyWithParent: Self { Self(rawValue: 2) }
  /// `GTK_DIALOG_USE_HEADER_BAR`.
  public static var useHeaderBar: Self { Self(rawValue: 4) }
}

/// `GtkPanDirection`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PanDirection: NativeEnumeration {
  /// `GTK_PAN_DIRECTION_LEFT`.
  public static var left: Self { Self(rawValue: 0) }
  /// `GTK_PAN_DIRECTION_RIGHT`.
  public static var right: Self { Self(rawValue: 1) }
  /// `GTK_PAN_DIRECTION_UP`.
  public static var up: Self { Self(rawValue: 2) }
  /// `GTK_PAN_DIRECTION_DOWN`.
  public static var down: Self { Self(rawValue: 3) }
}

/// `GtkButtonsType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ButtonsType: NativeEnumeration {
  /// `GTK_BUTTONS_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_BUTTONS_OK`.
  public static var ok: Self { Self(rawValue: 1) }
  /// `GTK_BUTTONS_CLOSE`.
  public static var close: Self { Self(rawValue: 2) }
  /// `GTK_BUTTONS_CANCEL`.
  public static var cancel: Self { Self(rawValue: 3) }
  /// `GTK_BUTTONS_YES_NO`.
  public static var yesNo: Self { Self(rawValue: 4) }
  /// `GTK_BUTTONS_OK_CANCEL`.
  public static var okCancel: Self { Self(rawValue: 5) }
}

/// `GtkDebugFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct DebugFlags: OptionSet, NativeFlags {
  /// `GTK_DEBUG_TEXT`.
  public static var text: Self { Self(rawValue: 1) }
  /// `GTK_DEBUG_TREE`.
  public static var tree: Self { Self(rawValue: 2) }
  /// `GTK_DEBUG_KEYBINDINGS`.
  public static var keybindings: Self { Self(rawValue: 4) }
  /// `GTK_DEBUG_MODULES`.
  public static var modules: Self { Self(rawValue: 8) }
  /// `GTK_DEBUG_GEOMETRY`.
  public static var geometry: Self { Self(rawValue: 16) }
  /// `GTK_DEBUG_ICONTHEME`.
  public static var icontheme: Self { Self(rawValue: 32) }
  /// `GTK_DEBUG_PRINTING`.
  public static var printing: Self { Self(rawValue: 64) }
  /// `GTK_DEBUG_BUILDER`.
  public static var builder: Self { Self(rawValue: 128) }
  /// `GTK_DEBUG_SIZE_REQUEST`.
  public static var sizeRequest: Self { Self(rawValue: 256) }
  /// `GTK_DEBUG_NO_CSS_CACHE`.
  public static var noCssCache: Self { Self(rawValue: 512) }
  /// `GTK_DEBUG_INTERACTIVE`.
  public static var interactive: Self { Self(rawValue: 1024) }
  /// `GTK_DEBUG_TOUCHSCREEN`.
  public static var touchscreen: Self { Self(rawValue: 2048) }
  /// `GTK_DEBUG_ACTIONS`.
  public static var actions: Self { Self(rawValue: 4096) }
  /// `GTK_DEBUG_LAYOUT`.
  public static var layout: Self { Self(rawValue: 8192) }
  /// `GTK_DEBUG_SNAPSHOT`.
  public static var snapshot: Self { Self(rawValue: 16384) }
  /// `GTK_DEBUG_CONSTRAINTS`.
  public static var constraints: Self { Self(rawValue: 32768) }
  /// `GTK_DEBUG_BUILDER_OBJECTS`.
  public static var builderObjects: Self { Self(rawValue: 65536) }
  /// `GTK_DEBUG_A11Y`.
  public static var a11y: Self { Self(rawValue: 131072) }
  /// `GTK_DEBUG_ICONFALLBACK`.
  public static var iconfallback: Self { Self(rawValue: 262144) }
  /// `GTK_DEBUG_INVERT_TEXT_DIR`.
  public static var invertTextDir: Self { Self(rawValue: 524288) }
}

/// `GtkOrdering`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GtkOrdering: NativeEnumeration {
  /// `GTK_ORDERING_SMALLER`.
  public static var smaller: Self { Self(rawValue: 4294967295) }
  /// `GTK_ORDERING_EQUAL`.
  public static var equal: Self { Self(rawValue: 0) }
  /// `GTK_ORDERING_LARGER`.
  public static var larger: Self { Self(rawValue: 1) }
}

/// `GParamFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ParamFlags: OptionSet, NativeFlags {
  /// `G_PARAM_READABLE`.
  public static var readable: Self { Self(rawValue: 1) }
  /// `G_PARAM_WRITABLE`.
  public static var writable: Self { Self(rawValue: 2) }
  /// `G_PARAM_READWRITE`.
  public static var readwrite: Self { Self(rawValue: 3) }
  /// `G_PARAM_CONSTRUCT`.
  public static var construct: Self { Self(rawValue: 4) }
  /// `G_PARAM_CONSTRUCT_ONLY`.
  public static var constructOnly: Self { Self(rawValue: 8) }
  /// `G_PARAM_LAX_VALIDATION`.
  public static var laxValidation: Self { Self(rawValue: 16) }
  /// `G_PARAM_STATIC_NAME`.
  public static var staticName: Self { Self(rawValue: 32) }
  /// `G_PARAM_PRIVATE`.
  public static var `private`: Self { Self(rawValue: 32) }
  /// `G_PARAM_STATIC_NICK`.
  public static var staticNick: Self { Self(rawValue: 64) }
  /// `G_PARAM_STATIC_BLURB`.
  public static var staticBlurb: Self { Self(rawValue: 128) }
  /// `G_PARAM_EXPLICIT_NOTIFY`.
  public static var explicitNotify: Self { Self(rawValue: 1073741824) }
  /// `G_PARAM_DEPRECATED`.
  public static var deprecated: Self { Self(rawValue: 2147483648) }
}

/// `PangoFontScale`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FontScale: NativeEnumeration {
  /// `PANGO_FONT_SCALE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `PANGO_FONT_SCALE_SUPERSCRIPT`.
  public static var superscript: Self { Self(rawValue: 1) }
  /// `PANGO_FONT_SCALE_SUBSCRIPT`.
  public static var `subscript`: Self { Self(rawValue: 2) }
  /// `PANGO_FONT_SCALE_SMALL_CAPS`.
  public static var smallCaps: Self { Self(rawValue: 3) }
}

/// `GtkAccessibleAutocomplete`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleAutocomplete: NativeEnumeration {
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
  public static var inline: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
  public static var list: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
  public static var both: Self { Self(rawValue: 3) }
}

/// `GtkAccessibleInvalidState`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleInvalidState: NativeEnumeration {
  /// `GTK_ACCESSIBLE_INVALID_FALSE`.
  public static var `false`: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_INVALID_TRUE`.
  public static var `true`: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_INVALID_GRAMMAR`.
  public static var grammar: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_INVALID_SPELLING`.
  public static var spelling: Self { Self(rawValue: 3) }
}

/// `GtkAccessibleSort`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleSort: NativeEnumeration {
  /// `GTK_ACCESSIBLE_SORT_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_SORT_ASCENDING`.
  public static var ascending: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_SORT_DESCENDING`.
  public static var descending: Self { Self(rawValue: 2) }
  /// `GTK_ACCESSIBLE_SORT_OTHER`.
  public static var other: Self { Self(rawValue: 3) }
}

/// `GtkAccessibleTristate`.
@RawRepresented(by: UInt32.self)
public nonisolated struct AccessibleTristate: NativeEnumeration {
  /// `GTK_ACCESSIBLE_TRISTATE_FALSE`.
  public static var `false`: Self { Self(rawValue: 0) }
  /// `GTK_ACCESSIBLE_TRISTATE_TRUE`.
  public static var `true`: Self { Self(rawValue: 1) }
  /// `GTK_ACCESSIBLE_TRISTATE_MIXED`.
  public static var mixed: Self { Self(rawValue: 2) }
}

/// `GtkApplicationInhibitFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ApplicationInhibitFlags: OptionSet, NativeFlags {
  /// `GTK_APPLICATION_INHIBIT_LOGOUT`.
  public static var logout: Self { Self(rawValue: 1) }
  /// `GTK_APPLICATION_INHIBIT_SWITCH`.
  public static var `switch`: Self { Self(rawValue: 2) }
  /// `GTK_APPLICATION_INHIBIT_SUSPEND`.
  public static var suspend: Self { Self(rawValue: 4) }
  /// `GTK_APPLICATION_INHIBIT_IDLE`.
  public static var idle: Self { Self(rawValue: 8) }
}

/// `GtkBorderStyle`.
@RawRepresented(by: UInt32.self)
public nonisolated struct BorderStyle: NativeEnumeration {
  /// `GTK_BORDER_STYLE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GTK_BORDER_STYLE_HIDDEN`.
  public static var hidden: Self { Self(rawValue: 1) }
  /// `GTK_BORDER_STYLE_SOLID`.
  public static var solid: Self { Self(rawValue: 2) }
  /// `GTK_BORDER_STYLE_INSET`.
  public static var inset: Self { Self(rawValue: 3) }
  /// `GTK_BORDER_STYLE_OUTSET`.
  public static var outset: Self { Self(rawValue: 4) }
  /// `GTK_BORDER_STYLE_DOTTED`.
  public static var dotted: Self { Self(rawValue: 5) }
  /// `GTK_BORDER_STYLE_DASHED`.
  public static var dashed: Self { Self(rawValue: 6) }
  /// `GTK_BORDER_STYLE_DOUBLE`.
  public static var double: Self { Self(rawValue: 7) }
  /// `GTK_BORDER_STYLE_GROOVE`.
  public static var groove: Self { Self(rawValue: 8) }
  /// `GTK_BORDER_STYLE_RIDGE`.
  public static var ridge: Self { Self(rawValue: 9) }
}

/// `GtkBuilderError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct BuilderError: NativeEnumeration {
  /// `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
  public static var invalidTypeFunction: Self { Self(rawValue: 0) }
  /// `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
  public static var unhandledTag: Self { Self(rawValue: 1) }
  /// `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
  public static var missingAttribute: Self { Self(rawValue: 2) }
  /// `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
  public static var invalidAttribute: Self { Self(rawValue: 3) }
  /// `GTK_BUILDER_ERROR_INVALID_TAG`.
  public static var invalidTag: Self { Self(rawValue: 4) }
  /// `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
  public static var missingPropertyValue: Self { Self(rawValue: 5) }
  /// `GTK_BUILDER_ERROR_INVALID_VALUE`.
  public static var invalidValue: Self { Self(rawValue: 6) }
  /// `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
  public static var versionMismatch: Self { Self(rawValue: 7) }
  /// `GTK_BUILDER_ERROR_DUPLICATE_ID`.
  public static var duplicateId: Self { Self(rawValue: 8) }
  /// `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
  public static var objectTypeRefused: Self { Self(rawValue: 9) }
  /// `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
  public static var templateMismatch: Self { Self(rawValue: 10) }
  /// `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
  public static var invalidProperty: Self { Self(rawValue: 11) }
  /// `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
  public static var invalidSignal: Self { Self(rawValue: 12) }
  /// `GTK_BUILDER_ERROR_INVALID_ID`.
  public static var invalidId: Self { Self(rawValue: 13) }
  /// `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
  public static var invalidFunction: Self { Self(rawValue: 14) }
}

/// `GtkConstraintVflParserError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ConstraintVflParserError: NativeEnumeration {
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_SYMBOL`.
  public static var symbol: Self { Self(rawValue: 0) }
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_ATTRIBUTE`.
  public static var attribute: Self { Self(rawValue: 1) }
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_VIEW`.
  public static var view: Self { Self(rawValue: 2) }
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_METRIC`.
  public static var metric: Self { Self(rawValue: 3) }
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_PRIORITY`.
  public static var priority: Self { Self(rawValue: 4) }
  /// `GTK_CONSTRAINT_VFL_PARSER_ERROR_INVALID_RELATION`.
  public static var relation: Self { Self(rawValue: 5) }
}

/// `GtkCssParserError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CssParserError: NativeEnumeration {
  /// `GTK_CSS_PARSER_ERROR_FAILED`.
  public static var failed: Self { Self(rawValue: 0) }
  /// `GTK_CSS_PARSER_ERROR_SYNTAX`.
  public static var syntax: Self { Self(rawValue: 1) }
  /// `GTK_CSS_PARSER_ERROR_IMPORT`.
  public static var `import`: Self { Self(rawValue: 2) }
  /// `GTK_CSS_PARSER_ERROR_NAME`.
  public static var name: Self { Self(rawValue: 3) }
  /// `GTK_CSS_PARSER_ERROR_UNKNOWN_VALUE`.
  public static var unknownValue: Self { Self(rawValue: 4) }
}

/// `GtkCssParserWarning`.
@RawRepresented(by: UInt32.self)
public nonisolated struct CssParserWarning: NativeEnumeration {
  /// `GTK_CSS_PARSER_WARNING_DEPRECATED`.
  public static var deprecated: Self { Self(rawValue: 0) }
  /// `GTK_CSS_PARSER_WARNING_SYNTAX`.
  public static var syntax: Self { Self(rawValue: 1) }
  /// `GTK_CSS_PARSER_WARNING_UNIMPLEMENTED`.
  public static var unimplemented: Self { Self(rawValue: 2) }
}

/// `GtkEditableProperties`.
@RawRepresented(by: UInt32.self)
public nonisolated struct EditableProperties: NativeEnumeration {
  /// `GTK_EDITABLE_PROP_TEXT`.
  public static var propText: Self { Self(rawValue: 0) }
  /// `GTK_EDITABLE_PROP_CURSOR_POSITION`.
  public static var propCursorPosition: Self { Self(rawValue: 1) }
  /// `GTK_EDITABLE_PROP_SELECTION_BOUND`.
  public static var propSelectionBound: Self { Self(rawValue: 2) }
  /// `GTK_EDITABLE_PROP_EDITABLE`.
  public static var propEditable: Self { Self(rawValue: 3) }
  /// `GTK_EDITABLE_PROP_WIDTH_CHARS`.
  public static var propWidthChars: Self { Self(rawValue: 4) }
  /// `GTK_EDITABLE_PROP_MAX_WIDTH_CHARS`.
  public static var propMaxWidthChars: Self { Self(rawValue: 5) }
  /// `GTK_EDITABLE_PROP_XALIGN`.
  public static var propXalign: Self { Self(rawValue: 6) }
  /// `GTK_EDITABLE_PROP_ENABLE_UNDO`.
  public static var propEnableUndo: Self { Self(rawValue: 7) }
  /// `GTK_EDITABLE_NUM_PROPERTIES`.
  public static var numProperties: Self { Self(rawValue: 8) }
}

/// `GtkFileChooserError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GtkFileChooserError: NativeEnumeration {
  /// `GTK_FILE_CHOOSER_ERROR_NONEXISTENT`.
  public static var nonexistent: Self { Self(rawValue: 0) }
  /// `GTK_FILE_CHOOSER_ERROR_BAD_FILENAME`.
  public static var badFilename: Self { Self(rawValue: 1) }
  /// `GTK_FILE_CHOOSER_ERROR_ALREADY_EXISTS`.
  public static var alreadyExists: Self { Self(rawValue: 2) }
  /// `GTK_FILE_CHOOSER_ERROR_INCOMPLETE_HOSTNAME`.
  public static var incompleteHostname: Self { Self(rawValue: 3) }
}

/// `GtkIconThemeError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct IconThemeError: NativeEnumeration {
  /// `GTK_ICON_THEME_NOT_FOUND`.
  public static var notFound: Self { Self(rawValue: 0) }
  /// `GTK_ICON_THEME_FAILED`.
  public static var failed: Self { Self(rawValue: 1) }
}

/// `GtkOverflow`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Overflow: NativeEnumeration {
  /// `GTK_OVERFLOW_VISIBLE`.
  public static var visible: Self { Self(rawValue: 0) }
  /// `GTK_OVERFLOW_HIDDEN`.
  public static var hidden: Self { Self(rawValue: 1) }
}

/// `GtkPickFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PickFlags: OptionSet, NativeFlags {
  /// `GTK_PICK_DEFAULT`.
  public static var `default`: Self { Self(rawValue: 0) }
  /// `GTK_PICK_INSENSITIVE`.
  public static var insensitive: Self { Self(rawValue: 1) }
  /// `GTK_PICK_NON_TARGETABLE`.
  public static var nonTargetable: Self { Self(rawValue: 2) }
}

/// `GtkPrintCapabilities`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintCapabilities: OptionSet, NativeFlags {
  /// `GTK_PRINT_CAPABILITY_PAGE_SET`.
  public static var pageSet: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_CAPABILITY_COPIES`.
  public static var copies: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_CAPABILITY_COLLATE`.
  public static var collate: Self { Self(rawValue: 4) }
  /// `GTK_PRINT_CAPABILITY_REVERSE`.
  public static var reverse: Self { Self(rawValue: 8) }
  /// `GTK_PRINT_CAPABILITY_SCALE`.
  public static var scale: Self { Self(rawValue: 16) }
  /// `GTK_PRINT_CAPABILITY_GENERATE_PDF`.
  public static var generatePdf: Self { Self(rawValue: 32) }
  /// `GTK_PRINT_CAPABILITY_GENERATE_PS`.
  public static var generatePs: Self { Self(rawValue: 64) }
  /// `GTK_PRINT_CAPABILITY_PREVIEW`.
  public static var preview: Self { Self(rawValue: 128) }
  /// `GTK_PRINT_CAPABILITY_NUMBER_UP`.
  public static var numberUp: Self { Self(rawValue: 256) }
  /// `GTK_PRINT_CAPABILITY_NUMBER_UP_LAYOUT`.
  public static var numberUpLayout: Self { Self(rawValue: 512) }
}

/// `GtkPrintError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct PrintError: NativeEnumeration {
  /// `GTK_PRINT_ERROR_GENERAL`.
  public static var general: Self { Self(rawValue: 0) }
  /// `GTK_PRINT_ERROR_INTERNAL_ERROR`.
  public static var internalError: Self { Self(rawValue: 1) }
  /// `GTK_PRINT_ERROR_NOMEM`.
  public static var nomem: Self { Self(rawValue: 2) }
  /// `GTK_PRINT_ERROR_INVALID_FILE`.
  public static var invalidFile: Self { Self(rawValue: 3) }
}

/// `GtkRecentManagerError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct RecentManagerError: NativeEnumeration {
  /// `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
  public static var notFound: Self { Self(rawValue: 0) }
  /// `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
  public static var invalidUri: Self { Self(rawValue: 1) }
  /// `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
  public static var invalidEncoding: Self { Self(rawValue: 2) }
  /// `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
  public static var notRegistered: Self { Self(rawValue: 3) }
  /// `GTK_RECENT_MANAGER_ERROR_READ`.
  public static var read: Self { Self(rawValue: 4) }
  /// `GTK_RECENT_MANAGER_ERROR_WRITE`.
  public static var write: Self { Self(rawValue: 5) }
  /// `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
  public static var unknown: Self { Self(rawValue: 6) }
}

/// `GtkResponseType`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ResponseType: NativeEnumeration {
  /// `GTK_RESPONSE_NONE`.
  public static var none: Self { Self(rawValue: 4294967295) }
  /// `GTK_RESPONSE_REJECT`.
  public static var reject: Self { Self(rawValue: 4294967294) }
  /// `GTK_RESPONSE_ACCEPT`.
  public static var accept: Self { Self(rawValue: 4294967293) }
  /// `GTK_RESPONSE_DELETE_EVENT`.
  public static var deleteEvent: Self { Self(rawValue: 4294967292) }
  /// `GTK_RESPONSE_OK`.
  public static var ok: Self { Self(rawValue: 4294967291) }
  /// `GTK_RESPONSE_CANCEL`.
  public static var cancel: Self { Self(rawValue: 4294967290) }
  /// `GTK_RESPONSE_CLOSE`.
  public static var close: Self { Self(rawValue: 4294967289) }
  /// `GTK_RESPONSE_YES`.
  public static var yes: Self { Self(rawValue: 4294967288) }
  /// `GTK_RESPONSE_NO`.
  public static var no: Self { Self(rawValue: 4294967287) }
  /// `GTK_RESPONSE_APPLY`.
  public static var apply: Self { Self(rawValue: 4294967286) }
  /// `GTK_RESPONSE_HELP`.
  public static var help: Self { Self(rawValue: 4294967285) }
}

/// `GtkSymbolicColor`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SymbolicColor: NativeEnumeration {
  /// `GTK_SYMBOLIC_COLOR_FOREGROUND`.
  public static var foreground: Self { Self(rawValue: 0) }
  /// `GTK_SYMBOLIC_COLOR_ERROR`.
  public static var error: Self { Self(rawValue: 1) }
  /// `GTK_SYMBOLIC_COLOR_WARNING`.
  public static var warning: Self { Self(rawValue: 2) }
  /// `GTK_SYMBOLIC_COLOR_SUCCESS`.
  public static var success: Self { Self(rawValue: 3) }
}

/// `GtkSystemSetting`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SystemSetting: NativeEnumeration {
  /// `GTK_SYSTEM_SETTING_DPI`.
  public static var dpi: Self { Self(rawValue: 0) }
  /// `GTK_SYSTEM_SETTING_FONT_NAME`.
  public static var fontName: Self { Self(rawValue: 1) }
  /// `GTK_SYSTEM_SETTING_FONT_CONFIG`.
  public static var fontConfig: Self { Self(rawValue: 2) }
  /// `GTK_SYSTEM_SETTING_DISPLAY`.
  public static var display: Self { Self(rawValue: 3) }
  /// `GTK_SYSTEM_SETTING_ICON_THEME`.
  public static var iconTheme: Self { Self(rawValue: 4) }
}

/// `GtkTextViewLayer`.
@RawRepresented(by: UInt32.self)
public nonisolated struct TextViewLayer: NativeEnumeration {
  /// `GTK_TEXT_VIEW_LAYER_BELOW_TEXT`.
  public static var belowText: Self { Self(rawValue: 0) }
  /// `GTK_TEXT_VIEW_LAYER_ABOVE_TEXT`.
  public static var aboveText: Self { Self(rawValue: 1) }
}

/// `GdkFrameClockPhase`.
@RawRepresented(by: UInt32.self)
public nonisolated struct FrameClockPhase: OptionSet, NativeFlags {
  /// `GDK_FRAME_CLOCK_PHASE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS`.
  public static var flushEvents: Self { Self(rawValue: 1) }
  /// `GDK_FRAME_CLOCK_PHASE_BEFORE_PAINT`.
  public static var beforePaint: Self { Self(rawValue: 2) }
  /// `GDK_FRAME_CLOCK_PHASE_UPDATE`.
  public static var update: Self { Self(rawValue: 4) }
  /// `GDK_FRAME_CLOCK_PHASE_LAYOUT`.
  public static var layout: Self { Self(rawValue: 8) }
  /// `GDK_FRAME_CLOCK_PHASE_PAINT`.
  public static var paint: Self { Self(rawValue: 16) }
  /// `GDK_FRAME_CLOCK_PHASE_RESUME_EVENTS`.
  public static var resumeEvents: Self { Self(rawValue: 32) }
  /// `GDK_FRAME_CLOCK_PHASE_AFTER_PAINT`.
  public static var afterPaint: Self { Self(rawValue: 64) }
}

/// `GdkGLError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GLError: NativeEnumeration {
  /// `GDK_GL_ERROR_NOT_AVAILABLE`.
  public static var notAvailable: Self { Self(rawValue: 0) }
  /// `GDK_GL_ERROR_UNSUPPORTED_FORMAT`.
  public static var unsupportedFormat: Self { Self(rawValue: 1) }
  /// `GDK_GL_ERROR_UNSUPPORTED_PROFILE`.
  public static var unsupportedProfile: Self { Self(rawValue: 2) }
  /// `GDK_GL_ERROR_COMPILATION_FAILED`.
  public static var compilationFailed: Self { Self(rawValue: 3) }
  /// `GDK_GL_ERROR_LINK_FAILED`.
  public static var linkFailed: Self { Self(rawValue: 4) }
}

/// `GdkTextureError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct GdkTextureError: NativeEnumeration {
  /// `GDK_TEXTURE_ERROR_TOO_LARGE`.
  public static var tooLarge: Self { Self(rawValue: 0) }
  /// `GDK_TEXTURE_ERROR_CORRUPT_IMAGE`.
  public static var corruptImage: Self { Self(rawValue: 1) }
  /// `GDK_TEXTURE_ERROR_UNSUPPORTED_CONTENT`.
  public static var unsupportedContent: Self { Self(rawValue: 2) }
  /// `GDK_TEXTURE_ERROR_UNSUPPORTED_FORMAT`.
  public static var unsupportedFormat: Self { Self(rawValue: 3) }
}

/// `GdkVulkanError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct VulkanError: NativeEnumeration {
  /// `GDK_VULKAN_ERROR_UNSUPPORTED`.
  public static var unsupported: Self { Self(rawValue: 0) }
  /// `GDK_VULKAN_ERROR_NOT_AVAILABLE`.
  public static var notAvailable: Self { Self(rawValue: 1) }
}

/// `GskCorner`.
@RawRepresented(by: UInt32.self)
public nonisolated struct Corner: NativeEnumeration {
  /// `GSK_CORNER_TOP_LEFT`.
  public static var topLeft: Self { Self(rawValue: 0) }
  /// `GSK_CORNER_TOP_RIGHT`.
  public static var topRight: Self { Self(rawValue: 1) }
  /// `GSK_CORNER_BOTTOM_RIGHT`.
  public static var bottomRight: Self { Self(rawValue: 2) }
  /// `GSK_CORNER_BOTTOM_LEFT`.
  public static var bottomLeft: Self { Self(rawValue: 3) }
}

/// `GskScalingFilter`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ScalingFilter: NativeEnumeration {
  /// `GSK_SCALING_FILTER_LINEAR`.
  public static var linear: Self { Self(rawValue: 0) }
  /// `GSK_SCALING_FILTER_NEAREST`.
  public static var nearest: Self { Self(rawValue: 1) }
  /// `GSK_SCALING_FILTER_TRILINEAR`.
  public static var trilinear: Self { Self(rawValue: 2) }
}

/// `GskSerializationError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct SerializationError: NativeEnumeration {
  /// `GSK_SERIALIZATION_UNSUPPORTED_FORMAT`.
  public static var unsupportedFormat: Self { Self(rawValue: 0) }
  /// `GSK_SERIALIZATION_UNSUPPORTED_VERSION`.
  public static var unsupportedVersion: Self { Self(rawValue: 1) }
  /// `GSK_SERIALIZATION_INVALID_DATA`.
  public static var invalidData: Self { Self(rawValue: 2) }
}

/// `PangoBaselineShift`.
@RawRepresented(by: UInt32.self)
public nonisolated struct BaselineShift: NativeEnumeration {
  /// `PANGO_BASELINE_SHIFT_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `PANGO_BASELINE_SHIFT_SUPERSCRIPT`.
  public static var superscript: Self { Self(rawValue: 1) }
  /// `PANGO_BASELINE_SHIFT_SUBSCRIPT`.
  public static var `subscript`: Self { Self(rawValue: 2) }
}

/// `PangoLayoutDeserializeError`.
@RawRepresented(by: UInt32.self)
public nonisolated struct LayoutDeserializeError: NativeEnumeration {
  /// `PANGO_LAYOUT_DESERIALIZE_INVALID`.
  public static var invalid: Self { Self(rawValue: 0) }
  /// `PANGO_LAYOUT_DESERIALIZE_INVALID_VALUE`.
  public static var invalidValue: Self { Self(rawValue: 1) }
  /// `PANGO_LAYOUT_DESERIALIZE_MISSING_VALUE`.
  public static var missingValue: Self { Self(rawValue: 2) }
}

/// `PangoShapeFlags`.
@RawRepresented(by: UInt32.self)
public nonisolated struct ShapeFlags: OptionSet, NativeFlags {
  /// `PANGO_SHAPE_NONE`.
  public static var none: Self { Self(rawValue: 0) }
  /// `PANGO_SHAPE_ROUND_POSITIONS`.
  public static var roundPositions: Self { Self(rawValue: 1) }
}

// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileChooserWidget`.
@MainActor open class FileChooserWidget: Widget, nonisolated FileChooser {
  /// Adopts a GtkFileChooserWidget.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_file_chooser_widget_new`.
  public init(action: FileChooserAction) { super.init(owning: UnsafeMutableRawPointer(gtk_file_chooser_widget_new(GtkFileChooserAction(action.rawValue)))) }
}

/// Every `FileChooserWidget`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol FileChooserWidgetProtocol: FileChooserWidget {}
extension FileChooserWidget: nonisolated FileChooserWidgetProtocol {}

extension FileChooserWidgetProtocol {
  /// `GtkFileChooserWidget:search-mode`.
  public var isSearchMode: Bool { get { property("search-mode") } set { if newValue != isSearchMode { setProperty("search-mode", to: newValue) } } }
  /// `isSearchMode` changed.
  public var onNotifySearchMode: Signal<> { notify("search-mode", delivery: .userChanges) }
  /// `GtkFileChooserWidget:subtitle`.
  public var subtitle: String? { property("subtitle") }
  /// `subtitle` changed.
  public var onNotifySubtitle: Signal<> { notify("subtitle") }
  /// `GtkFileChooserWidget::desktop-folder`.
  public var onDesktopFolder: Signal<> { Signal(inside: self, "desktop-folder") }
  /// `GtkFileChooserWidget::down-folder`.
  public var onDownFolder: Signal<> { Signal(inside: self, "down-folder") }
  /// `GtkFileChooserWidget::home-folder`.
  public var onHomeFolder: Signal<> { Signal(inside: self, "home-folder") }
  /// `GtkFileChooserWidget::location-popup`.
  public var onLocationPopup: Signal<String> { Signal(inside: self, "location-popup") }
  /// `GtkFileChooserWidget::location-popup-on-paste`.
  public var onLocationPopupOnPaste: Signal<> { Signal(inside: self, "location-popup-on-paste") }
  /// `GtkFileChooserWidget::location-toggle-popup`.
  public var onLocationTogglePopup: Signal<> { Signal(inside: self, "location-toggle-popup") }
  /// `GtkFileChooserWidget::places-shortcut`.
  public var onPlacesShortcut: Signal<> { Signal(inside: self, "places-shortcut") }
  /// `GtkFileChooserWidget::quick-bookmark`.
  public var onQuickBookmark: Signal<Int> { Signal(inside: self, "quick-bookmark") }
  /// `GtkFileChooserWidget::recent-shortcut`.
  public var onRecentShortcut: Signal<> { Signal(inside: self, "recent-shortcut") }
  /// `GtkFileChooserWidget::search-shortcut`.
  public var onSearchShortcut: Signal<> { Signal(inside: self, "search-shortcut") }
  /// `GtkFileChooserWidget::show-hidden`.
  public var onShowHidden: Signal<> { Signal(inside: self, "show-hidden") }
  /// `GtkFileChooserWidget::up-folder`.
  public var onUpFolder: Signal<> { Signal(inside: self, "up-folder") }
}

import CGtk

/// A bar with controls for the content above it.
@MainActor open class ActionBar: Widget {
  /// An empty bar.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_action_bar_new())) }

  /// Adopts a GtkActionBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkActionBar`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ActionBarProtocol: Widget {}

extension ActionBar: nonisolated ActionBarProtocol {}

extension ActionBarProtocol {
  /// The widget in the middle.
  @NativeChild(gtk_action_bar_get_center_widget, gtk_action_bar_set_center_widget) public var centerWidget: Widget?

  /// Adds a control at the start.
  public func packStart(_ child: Widget) { takeIn(child) { gtk_action_bar_pack_start(self.native(), $0) } }

  /// Adds a control at the end.
  public func packEnd(_ child: Widget) { takeIn(child) { gtk_action_bar_pack_end(self.native(), $0) } }

  /// Removes a control.
  public func remove(_ child: Widget) {
    guard hasPacked(child, around: centerWidget) else { return }
    removeWhenFree(child) { gtk_action_bar_remove(self.native(), $0) }
  }
}

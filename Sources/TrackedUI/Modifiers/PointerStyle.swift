import Gtk

/// How the pointer looks.
public nonisolated struct PointerStyle: Equatable, Sendable {
  let name: String
  /// As is usual.
  public static let `default` = PointerStyle(name: "default")
  /// As on text.
  public static let horizontalText = PointerStyle(name: "text")
  /// As on text from top to bottom.
  public static let verticalText = PointerStyle(name: "vertical-text")
  /// A cross to select a rectangle with.
  public static let rectSelection = PointerStyle(name: "crosshair")
  /// A hand that can grab.
  public static let grabIdle = PointerStyle(name: "grab")
  /// A hand that has grabbed.
  public static let grabActive = PointerStyle(name: "grabbing")
  /// A hand that points.
  public static let link = PointerStyle(name: "pointer")
  /// Larger.
  public static let zoomIn = PointerStyle(name: "zoom-in")
  /// Smaller.
  public static let zoomOut = PointerStyle(name: "zoom-out")
  /// Moves a column's edge.
  public static let columnResize = PointerStyle(name: "col-resize")
  /// Moves a row's edge.
  public static let rowResize = PointerStyle(name: "row-resize")
}

private struct PointerStyleModifier: WidgetModifier, Equatable {
  let style: PointerStyle?
  func apply(to widget: Widget, _ node: _Node) {
    if let style { widget.setCursor(named: style.name) } else { widget.cursor = nil }
  }
  func remove(from widget: Widget, _ node: _Node) { widget.cursor = nil }
}

extension View {
  /// How the pointer looks over the view; nil for as is usual.
  public func pointerStyle(_ style: PointerStyle?) -> some View { modifier(PointerStyleModifier(style: style)) }
}

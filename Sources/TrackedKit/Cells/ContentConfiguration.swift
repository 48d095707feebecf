import Gtk

/// A value that describes what a cell shows, and makes the widget that shows it.
@MainActor public protocol ContentConfiguration {
  /// The widget for this kind of content, showing this content.
  func makeContentView() -> any ContentView
}

/// A widget that shows one kind of content and can be given other content of that kind.
@MainActor public protocol ContentView: Widget {
  /// Shows `configuration` if it is of the kind this widget shows.
  ///
  /// - Returns: false for another kind; the cell then asks that one for a widget of its own.
  func apply(_ configuration: any ContentConfiguration) -> Bool
}

/// A widget for choosing a font.
@MainActor public protocol FontChooser: Widget {}

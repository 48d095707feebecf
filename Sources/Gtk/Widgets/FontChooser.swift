/// What lets a font be chosen.
@MainActor public protocol FontChooser: Widget {}

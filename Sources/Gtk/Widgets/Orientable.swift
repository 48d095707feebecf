/// A widget that lays out its parts in a row or a column.
@MainActor public protocol Orientable: Widget {}

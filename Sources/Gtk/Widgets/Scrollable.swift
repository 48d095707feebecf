/// A widget that shows a part of itself and can be scrolled.
@MainActor public protocol Scrollable: Widget {}

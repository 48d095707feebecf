/// What shows a part of itself and can be scrolled.
@MainActor public protocol Scrollable: Widget {}

import Gtk

extension Overriding {
  static let windowEvents = Overriding(
    Window.self, PlainWindow.self, AlsoPlainWindow.self, OverridesWindowEvents.self)
  static let windowHitTest = Overriding(
    Window.self, PlainWindow.self, AlsoPlainWindow.self, OverridesWindowHitTest.self)
}

private class PlainWindow: Window {}
private class AlsoPlainWindow: Window {}
private class OverridesWindowEvents: Window {
  override func sendEvent(_ event: Event) {}
}
private class OverridesWindowHitTest: Window {
  override func hitTest(_ point: Point, with event: Event?) -> View? { nil }
  override func point(inside point: Point, with event: Event?) -> Bool { false }
}

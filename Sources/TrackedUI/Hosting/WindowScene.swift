/// A single window of a program: `openWindow(id:)` opens it, or brings it forward if it is open. It opens at the start if it is the
/// program's first scene. Programs with menus have an entry for it in the menu Window.
///
/// ```swift
/// Window("Statistics", id: "stats") { StatisticsView() }
/// ```
///
/// The kit's class of the same name is `TrackedKit.Window`.
public struct Window<Content: View>: PrimitiveScene {
  /// The window's description.
  public let _parts: _SceneParts

  /// A window with a title.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    var window = _WindowDescription(role: .main, id: id, title: title, valueType: nil) { _, setting in
      setting.controller(WindowRoot(content: ClosureView(content: content), setting: setting))
    }
    window.isSingle = true
    _parts = _SceneParts(windows: [window])
  }

  /// A window with a title.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title.plain, id: id, content: content)
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// What windows have of views: subviews in front of the content, hooks, hit tests and coordinates.
@MainActor @Suite(.serialized) struct WindowViewTests {
  @Observable final class Model {
    var title = "First"
    var inset = 10.0
  }

  private final class Noted: Window {
    let model = Model()
    let badge = Label("Badge")
    var log: [String] = []
    var passesThrough = false

    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(badge)
    }

    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.title)")
      badge.text = model.title
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
      badge.frame = Rect(x: model.inset, y: 10, width: 80, height: 20)
    }

    override func didAddSubview(_ subview: TrackedKit.View) {
      super.didAddSubview(subview)
      log.append("added \(type(of: subview))")
    }

    override func willRemoveSubview(_ subview: TrackedKit.View) {
      super.willRemoveSubview(subview)
      log.append("removes \(type(of: subview))")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      log.append(
        "\(previousTraitCollection?.userInterfaceStyle == .dark) to \(traitCollection.userInterfaceStyle == .dark)")
    }

    override func hitTest(_ point: Point, with event: TrackedKit.Event?) -> TrackedKit.View? {
      let hit = super.hitTest(point, with: event)
      return passesThrough && hit === rootViewController?.view ? nil : hit
    }
  }

  private func shown<Shown: Window>(_ window: Shown, _ view: TrackedKit.View = TrackedKit.View()) async throws -> Shown
  {
    // The display is prepared by the kit's own test window.
    try await TestWindow(TrackedKit.View()).close()
    let controller = ViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await wait(for: "the window") { window.isMapped }
    try await settle()
    return window
  }

  @Test(
    "what is added to a window lies in front of its content, placed by constraints with the window, and stays there")
  func toast() async throws {
    let window = try await shown(Window(frame: Rect(x: 0, y: 0, width: 300, height: 200)))
    defer { window.destroyWindow() }
    let first = window.rootViewController?.view
    let toast = Label("Saved")
    window.addSubview(toast)
    toast.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      toast.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      toast.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor, constant: -20),
      toast.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(window.subviews == [first, toast])
    #expect(toast.frame.midX == 150 && toast.frame.maxY == window.bounds.height - 20 && toast.frame.width == 150)
    #expect(first?.frame == window.bounds && toast.window === window)

    let next = ViewController()
    window.rootViewController = next
    try await settle(window)
    #expect(window.subviews == [next.view, toast] && first?.window == nil)
    #expect(next.view.frame == window.bounds && toast.frame.midX == 150)
    window.sendSubviewToBack(toast)
    #expect(window.subviews == [toast, next.view])
    toast.removeFromSuperview()
    #expect(window.subviews == [next.view])
  }

  @Test("a window of a program's class has hooks as views have, which follow the model")
  func hooks() async throws {
    let window = try await shown(Noted(frame: Rect(x: 0, y: 0, width: 300, height: 200)))
    defer { window.destroyWindow() }
    #expect(window.badge.text == "First" && window.badge.frame == Rect(x: 10, y: 10, width: 80, height: 20))
    window.log = []
    window.model.title = "Second"
    try await settle(window)
    #expect(window.badge.text == "Second" && window.log.first == "properties Second")
    window.log = []
    window.model.inset = 30
    try await settle(window)
    #expect(window.badge.frame.x == 30 && window.log.contains("layout") && !window.log.contains("properties Second"))
    window.log = []
    window.overrideUserInterfaceStyle = .dark
    try await settle(window)
    #expect(window.log.contains("false to true"))
    window.log = []
    let other = ImageView()
    window.addSubview(other)
    other.removeFromSuperview()
    #expect(window.log.filter { $0.hasSuffix("ImageView") } == ["added ImageView", "removes ImageView"])
  }

  @Test(
    "a window that leaves its content out of the hit test takes clicks for what was added alone",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func passThrough() async throws {
    let content = TrackedKit.View()
    var log: [String] = []
    content.addGestureRecognizer(TapGestureRecognizer(target: nil) { log.append("content") })
    let window = try await shown(Noted(frame: Rect(x: 0, y: 0, width: 300, height: 200)), content)
    defer { window.destroyWindow() }
    window.badge.isUserInteractionEnabled = true
    window.badge.addGestureRecognizer(TapGestureRecognizer(target: nil) { log.append("badge") })
    try await click(content, at: Place(x: 200, y: 150))
    try await wait(for: "the content's tap") { log == ["content"] }
    window.passesThrough = true
    try await click(content, at: Place(x: 200, y: 150))
    try await click(window.badge)
    try await wait(for: "the badge's tap") { log.contains("badge") }
    #expect(log == ["content", "badge"])
    #expect(window.hitTest(Point(x: 20, y: 20), with: nil) === window.badge)
    #expect(window.hitTest(Point(x: 200, y: 150), with: nil) == nil)
    #expect(window.hitTest(Point(x: 2000, y: 150), with: nil) == nil)
  }

  @Test("coordinates of a window begin below its title bar")
  func belowTitleBar() async throws {
    let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    window.titlebar = HeaderBar()
    let content = TrackedKit.View()
    let inner = TrackedKit.View(frame: Rect(x: 5, y: 7, width: 20, height: 20))
    content.addSubview(inner)
    _ = try await shown(window, content)
    defer { window.destroyWindow() }
    let bar = try #require(window.titlebar)
    #expect(bar.height > 0 && window.bounds.size == content.bounds.size)
    #expect(inner.convert(inner.bounds, to: nil) == Rect(x: 5, y: 7, width: 20, height: 20))
    #expect(inner.convert(inner.bounds, to: window) == Rect(x: 5, y: 7, width: 20, height: 20))
    // GTK counts in few digits.
    for point in [window.convert(Point(x: 6, y: 9), to: inner), inner.convert(Point(x: 6, y: 9), from: window)] {
      #expect(abs(point.x - 1) < 0.001 && abs(point.y - 2) < 0.001)
    }
  }

  /// As high as it takes for an area.
  private final class Area: TrackedKit.View {
    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
      orientation == .horizontal ? Measurement(minimum: 20, natural: 40) : .fixed(80_000 / max(20, forSize ?? 40))
    }
  }

  @Test("a window is as high as its content needs at the width it has, and not at the least one")
  func leastHeight() async throws {
    let area = Area()
    let window = try await shown(Window(frame: Rect(x: 0, y: 0, width: 400, height: 300)), area)
    defer { window.destroyWindow() }
    #expect(window.bounds.width == 400 && window.height == 300 && area.frame.size == window.bounds.size)
    #expect(window.measured(.vertical).minimum <= 300)
    window.setDefaultSize(width: 200, height: 300)
    try await wait(for: "the height for 200") { area.frame.size == Size(width: 200, height: 400) }
    #expect(window.bounds.size == area.frame.size)
  }
}

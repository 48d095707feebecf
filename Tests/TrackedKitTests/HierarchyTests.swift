import GtkTesting
import Testing

@testable import TrackedKit

private final class Told: View {
  var calls: [String] = []
  let name: String

  init(_ name: String = "view") {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { fatalError("init(coder:) has not been implemented") }

  override func didAddSubview(_ subview: Widget) { calls.append("added \(subview.tag)") }
  override func willRemoveSubview(_ subview: Widget) { calls.append("removes \(subview.tag)") }
  override func willMove(toSuperview newSuperview: View?) {
    calls.append("will \(newSuperview == nil ? "leave" : "enter") superview")
  }
  override func didMoveToSuperview() { calls.append("\(superview == nil ? "left" : "entered") superview") }
  override func willMove(toWindow newWindow: Window?) {
    calls.append("will \(newWindow == nil ? "leave" : "enter") window, in one: \(window != nil)")
  }
  override func didMoveToWindow() { calls.append("\(window == nil ? "left" : "entered") window") }
}

/// As UIKit programs write their views.
private class Designated: View {
  private(set) var setUps = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: Coder) { fatalError() }

  private func setUp() { setUps += 1 }
}

private final class NoArguments: View {
  let title: String

  init() {
    title = "none"
    super.init(frame: .zero)
  }
}

private final class Convenient: View {
  var title = ""

  convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }
}

private final class Large: View {
  var side = 60.0 { didSet { invalidateIntrinsicContentSize() } }
  var reach = 0.0

  override var intrinsicContentSize: Size { Size(width: side, height: side / 2) }

  override func point(inside point: Point, with event: Event?) -> Bool {
    point.x >= -reach && point.y >= -reach && point.x < bounds.size.width + reach
      && point.y < bounds.size.height + reach
  }
}

private final class Screen: ViewController {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: Coder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainScreen: ViewController {
  var names: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Plain"
  }

  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    names.append("will \(parent == nil ? "leave" : "enter")")
  }

  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    names.append("did \(parent == nil ? "leave" : "enter")")
  }
}

/// The hierarchy of views, and what they are told of it.
@MainActor @Suite(.serialized) struct HierarchyTests {
  @Test("Views and controllers are made in all the ways of UIKit")
  func initialisers() throws {
    try TestDisplay.prepare()
    #expect(Designated().setUps == 1)
    #expect(Designated(frame: Rect(x: 1, y: 2, width: 3, height: 4)).frame == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(NoArguments().title == "none")
    #expect(Convenient(title: "title").title == "title")
    #expect(Screen(model: Model()).title == nil)
    #expect(PlainScreen().title == "Plain")
    #expect(ViewController().view.subviews.isEmpty)
  }

  @Test("Subviews are ordered as asked for")
  func order() throws {
    try TestDisplay.prepare()
    let root = View()
    let views = (0..<5).map { number in
      let view = View()
      view.tag = number
      return view
    }
    func tags() -> [Int] { root.subviews.map(\.tag) }
    root.addSubview(views[0])
    root.addSubview(views[1])
    root.insertSubview(views[2], at: 0)
    root.insertSubview(views[3], belowSubview: views[1])
    root.insertSubview(views[4], aboveSubview: views[2])
    #expect(tags() == [2, 4, 0, 3, 1])
    root.exchangeSubview(at: 1, withSubviewAt: 4)
    #expect(tags() == [2, 1, 0, 3, 4])
    root.exchangeSubview(at: 1, withSubviewAt: 2)
    #expect(tags() == [2, 0, 1, 3, 4])
    root.bringSubviewToFront(views[2])
    root.sendSubviewToBack(views[4])
    #expect(tags() == [4, 0, 1, 3, 2])
    root.insertSubview(views[4], at: 99)
    root.insertSubview(views[2], at: 0)
    #expect(tags() == [2, 0, 1, 3, 4])
    views[1].removeFromSuperview()
    #expect(tags() == [2, 0, 3, 4] && views[1].superview == nil)
  }

  @Test("A widget is found by its tag, at any depth; it is a descendant of what it stands in")
  func tags() throws {
    try TestDisplay.prepare()
    let label = Gtk.Label("found")
    label.tag = 7
    let box = Box(.vertical)
    box.append(label)
    let root = View(View(box))
    #expect(root.viewWithTag(7) === label && root.viewWithTag(8) == nil)
    #expect(label.isDescendant(of: root) && root.isDescendant(of: root) && !root.isDescendant(of: label))
    #expect(label.superview == nil && label.parent === box)
    label.removeFromSuperview()
    #expect(box.subviews.isEmpty)
  }

  @Test("A view is told of its superview, its window and its subviews, in order")
  func callbacks() async throws {
    let root = View()
    let told = Told()
    let inner = Told("inner")
    inner.tag = 5
    root.addSubview(told)
    #expect(told.calls == ["will enter superview", "entered superview"])
    told.calls = []
    told.addSubview(inner)
    #expect(told.calls == ["added 5"])
    told.calls = []
    inner.calls = []
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(told.calls == ["will enter window, in one: false", "entered window"])
    #expect(inner.calls == ["will enter window, in one: false", "entered window"])
    told.calls = []
    inner.calls = []
    told.removeFromSuperview()
    #expect(told.calls == ["will leave superview", "will leave window, in one: true", "left window", "left superview"])
    #expect(inner.calls == ["will leave window, in one: true", "left window"])
    told.calls = []
    inner.removeFromSuperview()
    #expect(told.calls == ["removes 5"])
  }

  @Test("What a view reads while it is told belongs to no hook")
  func untrackedCallbacks() async throws {
    final class Reading: View {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func didMoveToWindow() { _ = model.a }
    }
    let model = Model()
    let root = RecordingView { view in
      if view.subviews.isEmpty { view.addSubview(Reading(model)) }
    }
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(root.subviews.count == 1)
    model.a = 1
    #expect(!UpdatePass.isPending)
  }

  @Test("a view with a size of its own has it also where constraints place its subviews, unless they say otherwise")
  func intrinsicContentSizeBesideConstraints() async throws {
    final class Dial: View {
      var side = 120.0
      override var intrinsicContentSize: Size { Size(width: side, height: side) }
    }
    func measured(_ side: Double, _ constrain: (Dial, View) -> [LayoutConstraint]) async throws -> Size {
      let (dial, inner, root) = (Dial(), View(), View())
      dial.side = side
      dial.addSubview(inner)
      root.addSubview(dial)
      LayoutConstraint.activate(
        constrain(dial, inner) + [
          inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 30),
          dial.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          dial.topAnchor.constraint(equalTo: root.topAnchor),
        ])
      let test = try await TestWindow(root, width: 300, height: 300)
      try await settle()
      defer { test.close() }
      return dial.bounds.size
    }
    func centred(_ dial: Dial, _ inner: View) -> [LayoutConstraint] {
      [
        inner.centerXAnchor.constraint(equalTo: dial.centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: dial.centerYAnchor),
      ]
    }
    #expect(try await measured(120, centred) == Size(width: 120, height: 120))
    let inset = try await measured(120) { dial, inner in
      [
        inner.leadingAnchor.constraint(equalTo: dial.leadingAnchor, constant: 10),
        inner.trailingAnchor.constraint(equalTo: dial.trailingAnchor, constant: -10),
        inner.topAnchor.constraint(greaterThanOrEqualTo: dial.topAnchor),
        inner.bottomAnchor.constraint(lessThanOrEqualTo: dial.bottomAnchor),
      ]
    }
    #expect(inset == Size(width: 60, height: 120), "the width follows from required constraints")
    let small = try await measured(20) { dial, inner in
      [
        inner.leadingAnchor.constraint(equalTo: dial.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: dial.trailingAnchor),
        inner.topAnchor.constraint(equalTo: dial.topAnchor),
        inner.bottomAnchor.constraint(equalTo: dial.bottomAnchor),
      ]
    }
    #expect(small == Size(width: 40, height: 30), "what is inside needs more")
  }

  @Test("An intrinsic size is what constraints start from, and is followed when it changes")
  func intrinsicContentSize() async throws {
    let root = View()
    let large = Large()
    root.addSubview(large)
    LayoutConstraint.activate([
      large.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      large.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    #expect(large.frame == Rect(x: 170, y: 135, width: 60, height: 30))
    large.side = 100
    try await settle()
    #expect(large.frame == Rect(x: 150, y: 125, width: 100, height: 50))
    #expect(large.systemLayoutSizeFitting(View.layoutFittingCompressedSize) == Size(width: 100, height: 50))
  }

  @Test("Points are converted between views; the widget under a point is found, also by a larger reach")
  func points() async throws {
    let root = View()
    let outer = View(frame: Rect(x: 50, y: 40, width: 200, height: 100))
    let large = Large(frame: Rect(x: 20, y: 10, width: 30, height: 30))
    outer.addSubview(large)
    root.addSubview(outer)
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    #expect(large.convert(Point(x: 1, y: 2), to: root) == Point(x: 71, y: 52))
    let inside = large.convert(Point(x: 71, y: 52), from: root)
    #expect(abs(inside.x - 1) < 0.001 && abs(inside.y - 2) < 0.001)
    #expect(root.convert(Rect(x: 0, y: 0, width: 5, height: 6), to: outer) == Rect(x: -50, y: -40, width: 5, height: 6))
    #expect(large.convert(Point.zero, to: nil) == root.convert(Point(x: 70, y: 50), to: nil))
    #expect(root.hitTest(Point(x: 75, y: 55)) === large)
    #expect(root.hitTest(Point(x: 65, y: 45)) === outer)
    large.reach = 10
    #expect(root.hitTest(Point(x: 65, y: 45)) === large)
    large.isUserInteractionEnabled = false
    #expect(root.hitTest(Point(x: 75, y: 55)) === outer)
    outer.isHidden = true
    #expect(root.hitTest(Point(x: 75, y: 55)) === root)
    #expect(root.hitTest(Point(x: 900, y: 55)) == nil)
  }

  @Test("Controllers are told of their container as UIKit tells them")
  func containment() throws {
    try TestDisplay.prepare()
    let (root, child) = (ViewController(), PlainScreen())
    root.addChild(child)
    #expect(child.names == ["will enter"] && root.children.count == 1 && child.parent === root)
    child.didMove(toParent: root)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.names == ["will enter", "did enter", "will leave", "did leave"] && child.parent == nil)
    let navigation = NavigationController(rootViewController: child)
    #expect(child.names.suffix(2) == ["will enter", "did enter"])
    #expect(navigation.children.count == 1)
  }
}

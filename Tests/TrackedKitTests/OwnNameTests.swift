import GtkTesting
import Testing

/// Declares what every widget has, for itself and as something else.
private final class OwnView: View {
  struct Direction: Equatable { var degrees = 90 }
  enum Align { case own }

  var name = 7
  var width = "wide"
  var height = "high"
  var children = ["one", "two"]
  var parent: String? = "mother"
  var direction = Direction()
  var margins = 3.5
  var map = [1: "one"]
  var tag = "urgent"
  var state = "idle"
  var style = Align.own
  var tooltip = 1
  var opacity = "opaque"
  var isVisible = "seldom"
  var isSensitive = 0
  var hasFocus = [true]
  var cssClasses = 12
  var frameClock = "tick"
  var scaleFactor: Double? = 1.5
  var halign = Align.own
  var hexpand = "no"
  var destroy = 0
  var model = 1
  private(set) var activations = 0

  func activate() { activations += 1 }

  private let label = Label("own")
  private(set) var shownName = ""

  init() {
    super.init()
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    // Its own code sees its own names.
    shownName = "\(name) \(width) \(children.count) \(parent ?? "") \(direction.degrees) \(map[1] ?? "")"
  }
}

private final class OwnLabel: Label {
  var name = ["a"]
  var width = 1.5
  var parent: OwnLabel?
  var map: (Int) -> Int = { $0 + 1 }
  var children: Set<Int> = [1]
  var direction = "north"
}

private final class OwnButton: Button {
  let label = Label("inside")
  var child = 4
  var clicked = false
  var iconName = 9
  var name: String
  var height = "high"
  var children: [OwnButton] = []

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
    setTitle("Press", for: .normal)
  }
}

private final class OwnController: ViewController {
  var children = [1, 2, 3]
  var parent = "none"
  var name = "own"
  var state = 0
  var width = 0

  override func loadView() { view = OwnView() }
}

@MainActor @Suite(.serialized) struct OwnNameTests {
  @Test("A view may declare the names of what every widget has; the library goes on with the widget's")
  func views() async throws {
    let own = OwnView()
    let outer = View(own)
    let window = try await TestWindow(outer, width: 200, height: 100)
    defer { window.close() }
    #expect(own.shownName == "7 wide 2 mother 90 one")
    let widget: Widget = own
    #expect(widget.width == 200)
    #expect(widget.height == 100)
    #expect(widget.parent === outer)
    #expect(widget.isVisible)
    #expect(outer.subviews == [own])
    #expect(own.superview === outer)
    #expect(own.subviews.count == 1)
    #expect(widget.children.first?.width == 200)
    own.isVisible = "never"
    own.width = "narrow"
    own.activate()
    #expect(own.activations == 1)
    #expect(widget.isVisible)
    widget.name = "seven"
    #expect(own.name == 7)
    #expect(window.find(.name("seven")) === own)
    own.removeFromSuperview()
    #expect(widget.parent == nil)
    #expect(own.parent == "mother")
  }

  @Test("Labels and buttons may declare them, too, and still follow what their handlers read")
  func widgets() async throws {
    let model = Model()
    let label = OwnLabel("unset")
    let button = OwnButton(name: "mine")
    label.updateProperties { $0.text = "\(model.a) \($0.direction)" }
    let box = Box(.vertical)
    box.append(label)
    box.append(button)
    let window = try await TestWindow(box)
    defer { window.close() }
    #expect(label.text == "0 north")
    model.a = 3
    try await settle()
    #expect(label.text == "3 north")
    #expect((label as Widget).parent === box)
    #expect((button as Button).label == "Press")
    #expect(button.label.text == "inside")
    var presses = 0
    (button as Button).onClicked { presses += 1 }
    try await click(button)
    #expect(presses == 1)
    #expect(!button.clicked)
  }

  @Test("A controller may declare children and parent")
  func controllers() async throws {
    let own = OwnController()
    let root = ViewController()
    root.addChild(own)
    root.view.addSubview(own.view)
    own.didMove(toParent: root)
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(own.children == [1, 2, 3])
    #expect((own as ViewController).parent === root)
    #expect(root.children.first === own)
    let inner = ViewController()
    own.addChild(inner)
    #expect((own as ViewController).children.first === inner)
    own.removeFromParent()
    #expect(root.children.isEmpty)
  }

  @Test("What is in extensions of the protocols can be read from anywhere, by waiting for the main actor")
  func otherIsolation() async throws {
    try TestDisplay.prepare()
    let (view, controller) = (View(), ViewController())
    view.isHidden = true
    let (isHidden, hasChildren) = await Task.detached { await (view.isHidden, controller.children.isEmpty) }.value
    #expect(isHidden && hasChildren)
  }
}

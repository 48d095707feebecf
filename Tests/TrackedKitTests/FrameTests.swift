import GtkTesting
import Testing

@testable import TrackedKit

private final class Placing: View {
  let inner = View()
  var layouts = 0
  var innerFrame: Rect?

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if let innerFrame { inner.frame = innerFrame }
  }
}

/// A view that places nothing by itself.
private final class Silent: View {
  override func layoutSubviews() {}
}

/// A mask, and the frame that (10, 20, 80, 60) becomes when its superview grows from 100 to 200.
nonisolated struct MaskCase: Sendable {
  let mask: View.AutoresizingMask
  let expected: Rect

  init(_ mask: View.AutoresizingMask, _ expected: Rect) {
    self.mask = mask
    self.expected = expected
  }
}

/// Frames, centres and masks in real windows.
@MainActor @Suite(.serialized) struct FrameTests {
  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test("A subview is where its frame says, and stays there")
  func framePlaces() async throws {
    let root = View()
    let box = View(frame: frame(20, 30, 100, 50))
    root.addSubview(box)
    #expect(box.bounds == frame(0, 0, 100, 50), "known before the first layout")
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    #expect(box.frame(in: root) == frame(20, 30, 100, 50))
    box.frame.origin.x = 60
    #expect(box.frame == frame(60, 30, 100, 50))
    try await settle()
    #expect(box.frame(in: root) == frame(60, 30, 100, 50))
    box.center = Point(x: 200, y: 150)
    #expect(box.frame == frame(150, 125, 100, 50) && box.center == Point(x: 200, y: 150))
    box.bounds = frame(0, 0, 60, 30)
    #expect(box.frame == frame(170, 135, 60, 30) && box.bounds.size == Size(width: 60, height: 30))
    try await settle()
    #expect(box.frame(in: root) == frame(170, 135, 60, 30))
    window.window.setDefaultSize(width: 500, height: 300)
    try await wait(for: "the new size") { root.bounds.size.width == 500 }
    try await settle()
    #expect(box.frame(in: root) == frame(170, 135, 60, 30))
  }

  @Test("Labels have frames, too, and those without one fill the view as before")
  func widgets() async throws {
    let root = View()
    let label = Gtk.Label("text")
    let filling = View()
    label.frame = frame(10, 10, 150, 40)
    root.addSubview(filling)
    root.addSubview(label)
    let window = try await TestWindow(root, width: 300, height: 200)
    defer { window.close() }
    #expect(label.frame(in: root) == frame(10, 10, 150, 40))
    #expect(filling.frame == frame(0, 0, 300, 200))
    #expect(label.superview === root && label.bounds.size == Size(width: 150, height: 40))
  }

  @Test("A frame that is set runs no layout hook of the superview; one set in layoutSubviews() holds at once")
  func hooks() async throws {
    let root = Placing()
    root.addSubview(root.inner)
    let other = View(frame: frame(0, 0, 10, 10))
    root.addSubview(other)
    root.innerFrame = frame(5, 5, 50, 50)
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(root.inner.frame(in: root) == frame(5, 5, 50, 50))
    let layouts = root.layouts
    other.frame = frame(100, 100, 20, 20)
    try await settle()
    #expect(other.frame(in: root) == frame(100, 100, 20, 20))
    #expect(root.layouts == layouts)
    root.innerFrame = frame(7, 8, 90, 10)
    root.setNeedsLayout()
    try await settle()
    #expect(root.inner.frame(in: root) == frame(7, 8, 90, 10))
  }

  @Test("A layoutSubviews() that places nothing leaves frames as they are")
  func silentLayout() async throws {
    let root = Silent()
    let box = View(frame: frame(20, 30, 100, 50))
    root.addSubview(box)
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(box.frame(in: root) == frame(20, 30, 100, 50))
    root.setNeedsLayout()
    try await settle()
    #expect(box.frame(in: root) == frame(20, 30, 100, 50))
  }

  @Test("A frame set by a hook that follows the model is there in the same frame")
  func trackedFrame() async throws {
    let model = Model()
    model.a = 10
    let box = View()
    let root = RecordingView { _ in box.frame = Rect(x: Double(model.a), y: 0, width: 20, height: 20) }
    root.addSubview(box)
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(box.frame(in: root) == frame(10, 0, 20, 20))
    model.a = 90
    try await settle()
    #expect(box.frame(in: root) == frame(90, 0, 20, 20))
  }

  @Test(
    "Masks divide a change of size among what is flexible",
    arguments: [
      MaskCase([.flexibleWidth, .flexibleHeight], Rect(x: 10, y: 20, width: 180, height: 160)),
      MaskCase(.flexibleLeftMargin, Rect(x: 110, y: 20, width: 80, height: 60)),
      MaskCase([.flexibleRightMargin, .flexibleBottomMargin], Rect(x: 10, y: 20, width: 80, height: 60)),
      MaskCase([.flexibleLeftMargin, .flexibleRightMargin], Rect(x: 60, y: 20, width: 80, height: 60)),
      MaskCase([.flexibleTopMargin, .flexibleBottomMargin], Rect(x: 10, y: 70, width: 80, height: 60)),
    ])
  func autoresizing(_ example: MaskCase) async throws {
    let root = View()
    let container = View(frame: frame(0, 0, 100, 100))
    let box = View(frame: frame(10, 20, 80, 60))
    box.autoresizingMask = example.mask
    container.addSubview(box)
    root.addSubview(container)
    let window = try await TestWindow(root)
    defer { window.close() }
    // Both margins are 10 and 10, 20 and 20: equal shares.
    container.frame = frame(0, 0, 200, 200)
    try await settle()
    #expect(box.frame == example.expected)
    #expect(box.frame(in: container) == example.expected)
  }

  @Test("A mask alone lets a view fill its superview in every size; a controller knows its size when it loads")
  func fillingMask() async throws {
    final class Controller: ViewController {
      let box = View()
      var sizeAtLoad = Size.zero

      override func viewDidLoad() {
        super.viewDidLoad()
        sizeAtLoad = view.bounds.size
        box.frame = view.bounds
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(box)
      }
    }
    let controller = Controller()
    let window = try await TestWindow(controller, width: 320, height: 240)
    defer { window.close() }
    #expect(controller.sizeAtLoad == Size(width: 320, height: 240))
    #expect(controller.box.frame == frame(0, 0, 320, 240))
    window.window.setDefaultSize(width: 420, height: 340)
    try await wait(for: "the new size") { controller.view.bounds.size.width == 420 }
    try await settle()
    #expect(controller.box.frame(in: controller.view) == frame(0, 0, 420, 340))
  }

  @Test("A frame places its view among constraints; without translating, the constraints decide alone")
  func framesAndConstraints() async throws {
    let root = View()
    let box = View(frame: frame(40, 50, 100, 20))
    let below = View()
    root.addSubview(box)
    root.addSubview(below)
    LayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      below.leadingAnchor.constraint(equalTo: box.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 30),
      below.heightAnchor.constraint(equalToConstant: 30),
    ])
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(below.frame(in: root) == frame(40, 80, 30, 30))
    box.frame = frame(60, 100, 100, 20)
    try await settle()
    #expect(box.frame(in: root) == frame(60, 100, 100, 20))
    #expect(below.frame(in: root) == frame(60, 130, 30, 30))
    box.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
      box.widthAnchor.constraint(equalToConstant: 70), box.heightAnchor.constraint(equalToConstant: 8),
    ])
    try await settle()
    #expect(box.frame == frame(6, 5, 70, 8) && box.frame(in: root) == frame(6, 5, 70, 8))
    #expect(below.frame(in: root) == frame(6, 23, 30, 30))
  }

  @Test("A frame that changes in an animation moves there, and tells where it goes to")
  func animation() async throws {
    let root = View()
    let box = View(frame: frame(0, 0, 40, 40))
    root.addSubview(box)
    let window = try await TestWindow(root)
    defer { window.close() }
    var isFinished = false
    View.animate(withDuration: 0.05) {
      box.frame = Rect(x: 100, y: 0, width: 40, height: 40)
    } completion: {
      isFinished = $0
    }
    #expect(box.frame == frame(100, 0, 40, 40))
    #expect(box.frame(in: root) == frame(0, 0, 40, 40))
    try await wait(for: "the end") { isFinished }
    try await settle()
    #expect(box.frame(in: root) == frame(100, 0, 40, 40))
  }

  @Test("sizeToFit() gives the size of the content, sizeThatFits(_:) tells it for a width")
  func fitting() async throws {
    let root = View()
    let label = Gtk.Label("A label with a number of words in it")
    label.wraps = true
    root.addSubview(label)
    let window = try await TestWindow(root)
    defer { window.close() }
    let wide = label.sizeThatFits(Size(width: 1000, height: Double.greatestFiniteMagnitude))
    let narrow = label.sizeThatFits(Size(width: 100, height: Double.greatestFiniteMagnitude))
    #expect(narrow.width <= 100 && narrow.height > wide.height)
    #expect(label.intrinsicContentSize == wide)
    label.sizeToFit()
    #expect(label.frame.size == wide)
    label.frame.size = Size(width: 100, height: 10)
    label.sizeToFit()
    #expect(label.frame.size == narrow)
    label.frame = Rect(origin: Point(x: 10, y: 10), size: wide)
    try await settle()
    #expect(label.frame(in: root) == Rect(origin: Point(x: 10, y: 10), size: wide))
  }

  @Test("A container of GTK's and a window decide on frames themselves; without constraints a frame holds in any case")
  func otherPlaces() async throws {
    let label = Gtk.Label("label")
    label.frame = frame(50, 60, 70, 80)
    let box = Box(.vertical)
    box.append(label)
    let controller = ViewController()
    controller.view = View(frame: frame(10, 10, 20, 20))
    let free = View(frame: frame(1, 2, 30, 40))
    free.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(box)
    controller.view.addSubview(free)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    #expect(controller.view.frame == frame(0, 0, 300, 200))
    #expect(label.frame.origin == .zero && label.frame.size.width == 300)
    #expect(free.frame == frame(1, 2, 30, 40) && free.frame(in: controller.view) == frame(1, 2, 30, 40))
  }

  @Test("masks follow a size as it is set, in a window or not, at every depth") func masksAtOnce() async throws {
    let (outer, middle, inner) = (
      View(frame: frame(0, 0, 100, 100)), View(frame: frame(10, 10, 80, 80)), View(frame: frame(40, 10, 30, 10))
    )
    middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.autoresizingMask = .flexibleLeftMargin
    outer.addSubview(middle)
    middle.addSubview(inner)
    func expect(width: Double) {
      #expect(middle.frame == frame(10, 10, width - 20, 80) && middle.bounds.size == middle.frame.size)
      #expect(inner.frame == frame(width - 60, 10, 30, 10))
    }
    outer.frame.size.width = 200
    expect(width: 200)
    let root = View()
    root.addSubview(outer)
    let window = try await TestWindow(root, width: 400, height: 300)
    defer { window.close() }
    expect(width: 200)
    outer.bounds.size.width = 300
    expect(width: 300)
    try await settle()
    expect(width: 300)
    #expect(inner.frame(in: middle) == frame(240, 10, 30, 10))
  }
}

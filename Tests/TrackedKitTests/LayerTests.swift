import GtkTesting
import Testing

/// Layers, kept drawings and dynamic colours, by the pixels they make.
@MainActor @Suite(.serialized) struct LayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func show(_ view: View) async throws -> TestWindow {
    let root = View()
    root.addSubview(view)
    return try await TestWindow(root, width: 200, height: 200)
  }

  @Test func backgroundCornersAndBorder() async throws {
    let view = View()
    view.layer.backgroundColor = red
    view.layer.cornerRadius = 40
    view.layer.borderWidth = 10
    view.layer.borderColor = blue
    let window = try await show(view)
    defer { window.close() }
    let picture = try picture(of: view)
    let (width, height) = (picture.width, picture.height)
    #expect(picture.pixel(x: width / 2, y: height / 2) == .init(red: 255, green: 0, blue: 0))
    #expect(picture.pixel(x: width / 2, y: 4) == .init(red: 0, green: 0, blue: 255))
    #expect(picture.pixel(x: 1, y: 1).alpha == 0, "outside of the rounded corner")
  }

  @Test func opacityAndTransform() async throws {
    let view = View()
    view.layer.backgroundColor = red
    view.layer.opacity = 0.5
    view.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    let around = View(view)
    let window = try await show(around)
    defer { window.close() }
    let picture = try picture(of: around)
    let middle = picture.pixel(x: picture.width / 2, y: picture.height / 2)
    #expect((126...129).contains(middle.alpha))
    #expect(picture.pixel(x: 10, y: 10).alpha == 0, "drawn at half the size")
  }

  @Test func shadowLiesOutside() async throws {
    let card = View()
    card.layer.backgroundColor = red
    card.layer.shadowOpacity = 1
    card.layer.shadowRadius = 8
    let root = Inset(card)
    let window = try await TestWindow(root, width: 200, height: 200)
    defer { window.close() }
    let shadow = try picture(of: root).pixel(x: 100, y: 46)
    #expect(shadow.alpha > 0 && shadow.red == 0)
  }

  @Test func contentsAndMask() async throws {
    let view = View()
    view.layer.contents = Texture.make(width: 1, height: 1, rgba: [0, 0, 255, 255])
    view.layer.masksToBounds = true
    view.layer.cornerRadius = 60
    let child = View()
    child.layer.backgroundColor = red
    view.addSubview(child)
    let window = try await show(view)
    defer { window.close() }
    let first = try picture(of: view)
    #expect(first.pixel(x: 1, y: 1).alpha == 0, "the child is cut off at the corner")
    #expect(first.pixel(x: first.width / 2, y: first.height / 2).red == 255)
    child.isVisible = false
    try await settle()
    #expect(try picture(of: view).pixel(x: first.width / 2, y: first.height / 2).blue == 255)
  }

  @Test("C-045 a drawing is kept when only a subview is drawn anew")
  func keptDrawing() async throws {
    let view = RecordingView()
    let label = Label("one")
    label.setSizeRequest(width: 100, height: 40)
    view.addSubview(label)
    let window = try await show(view)
    defer { window.close() }
    view.log.clear()
    label.opacity = 0.5
    try await settle()
    view.layer.backgroundColor = red
    try await settle()
    #expect(view.runs(.draw) == 0)
    view.queueDraw()
    try await settle()
    #expect(view.runs(.draw) == 1)
  }

  /// Sets its layer instead of drawing.
  private final class Swatch: View {
    let model: Model
    var runs = 0

    init(_ model: Model) { self.model = model }

    override var wantsUpdateLayer: Bool { true }

    override func updateLayer() {
      super.updateLayer()
      runs += 1
      layer.backgroundColor = Color(red: model.isOn ? 1 : 0, green: 0, blue: model.isOn ? 0 : 1)
    }

    override func draw(_ canvas: Snapshot) { Issue.record("draw(_:) ran in place of updateLayer()") }
  }

  @Test func updateLayerIsTrackedInPlaceOfDraw() async throws {
    let model = Model()
    let swatch = Swatch(model)
    let window = try await show(swatch)
    defer { window.close() }
    #expect(swatch.runs == 1)
    #expect(try picture(of: swatch).pixel(x: 5, y: 5).blue == 255)
    model.isOn = true
    try await settle()
    #expect(swatch.runs == 2)
    #expect(try picture(of: swatch).pixel(x: 5, y: 5).red == 255)
    swatch.setNeedsDisplay()
    try await settle()
    #expect(swatch.runs == 3)
    swatch.layer.opacity = 0.5
    try await settle()
    #expect(swatch.runs == 3, "what is shown otherwise is not updated for that")
  }

  @Test("C-110 a dynamic background follows the traits without a hook")
  func dynamicColour() async throws {
    let view = RecordingView()
    view.backgroundColor = Color(light: red, dark: blue)
    let window = try await show(view)
    defer { window.close() }
    #expect(try picture(of: view).pixel(x: 5, y: 5).red == 255)
    view.log.clear()
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try picture(of: view).pixel(x: 5, y: 5).blue == 255)
    #expect(view.runs() == 0 && view.runs(.layoutSubviews) == 0)
  }

  @Test func aComputedColourEqualsItsCopiesOnly() {
    let computed = Color { _ in .black }
    let copy = computed
    #expect(computed == copy)
    #expect(computed != Color { _ in .black })
    #expect(Color(white: 0, alpha: 1) == .black)
  }

  @Test("a mask hides parts of GTK's own widgets, too, and of what is in them") func maskedWidgets() async throws {
    let box = Box(.vertical)
    let image = GraphicsImageRenderer(size: Size(width: 100, height: 100)).image { context in
      red.setFill()
      context.fill(Rect(x: 0, y: 0, width: 100, height: 100))
    }
    box.append(ImageView(image: image))
    let root = View()
    box.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.addSubview(box)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    for _ in 1...2 {
      let mask = Layer()
      mask.backgroundColor = Color(red: 0, green: 0, blue: 0)
      mask.frame = Rect(x: 0, y: 0, width: 50, height: 100)
      box.layer.mask = mask
      try await settle()
      let shown = try picture(of: root)
      #expect(shown.pixel(x: 20, y: 50) == .init(red: 255, green: 0, blue: 0))
      #expect(shown.pixel(x: 80, y: 50) != .init(red: 255, green: 0, blue: 0))
      box.layer.mask = nil
      try await settle()
      #expect(try picture(of: root).pixel(x: 80, y: 50) == .init(red: 255, green: 0, blue: 0))
    }
  }
}

/// Leaves space around its content.
private final class Inset: View {
  override func layoutSubviews() { subviews.forEach { place($0, in: bounds.insetBy(dx: 50, dy: 50)) } }
}

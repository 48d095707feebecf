import GtkTesting
import Testing

/// Layers in layers, shapes, gradients and masks, by the pixels they make.
@MainActor @Suite(.serialized) struct SublayerTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func layer(_ frame: Rect, _ color: Color) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  @Test func geometry() {
    let layer = CALayer()
    layer.frame = Rect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.bounds == Rect(x: 0, y: 0, width: 40, height: 60))
    #expect(layer.position == Point(x: 30, y: 50))
    layer.anchorPoint = Point(x: 0, y: 0)
    #expect(layer.frame.origin == Point(x: 30, y: 50), "the position stays")
    layer.setAffineTransform(AffineTransform(scaleX: 2, y: 2))
    #expect(layer.frame.size == Size(width: 80, height: 120))
    let inner = CALayer()
    inner.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    layer.addSublayer(inner)
    #expect(inner.convert(Point(x: 1, y: 1), to: layer) == Point(x: 6, y: 6))
    #expect(layer.hitTest(Point(x: 30 + 2 * 7, y: 50 + 2 * 7)) === inner)
    #expect(layer.hitTest(Point(x: 31, y: 51)) === layer)
    #expect(layer.hitTest(Point(x: 0, y: 0)) == nil)
  }

  @Test func orderAmongSubviews() async throws {
    let view = View()
    let whole = Rect(x: 0, y: 0, width: 100, height: 100)
    view.layer.addSublayer(layer(whole, red))
    let subview = View(frame: Rect(x: 0, y: 0, width: 60, height: 100))
    subview.backgroundColor = green
    view.addSubview(subview)
    let front = layer(Rect(x: 0, y: 0, width: 30, height: 100), blue)
    view.layer.addSublayer(front)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    let first = try picture(of: view)
    #expect(first.pixel(x: 10, y: 50) == .init(red: 0, green: 0, blue: 255), "added after the subview")
    #expect(first.pixel(x: 50, y: 50) == .init(red: 0, green: 255, blue: 0), "the subview was added after the first")
    #expect(first.pixel(x: 90, y: 50) == .init(red: 255, green: 0, blue: 0))
    front.removeFromSuperlayer()
    view.layer.insertSublayer(front, at: 0)
    #expect(view.layer.sublayers?.first === front && front.superlayer === view.layer)
    view.layer.sublayers?.last?.isHidden = true
    try await settle()
    let second = try picture(of: view)
    #expect(second.pixel(x: 10, y: 50) == .init(red: 0, green: 255, blue: 0), "behind the subview now")
    view.layer.sublayers?.forEach { $0.removeFromSuperlayer() }
    #expect(view.layer.sublayers == nil)
  }

  @Test func belowAndAboveASubview() async throws {
    let view = View()
    let (first, second) = (View(), View())
    for (subview, color) in [(first, red), (second, green)] {
      subview.backgroundColor = color
      view.addSubview(subview)
    }
    let between = layer(Rect(x: 0, y: 0, width: 100, height: 100), blue)
    view.layer.insertSublayer(between, below: second.layer)
    second.alpha = 0
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 0, green: 0, blue: 255))
    second.alpha = 1
    try await settle()
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 0, green: 255, blue: 0))
    view.layer.insertSublayer(between, above: second.layer)
    try await settle()
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 0, green: 0, blue: 255))
  }

  @Test func aButtonShowsItsTitleOnALayerBehind() async throws {
    let button = Button(type: .system)
    button.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    button.setTitle("MMMM", for: .normal)
    button.layer.insertSublayer(layer(Rect(x: 0, y: 0, width: 100, height: 40), red), at: 0)
    let root = View()
    root.addSubview(button)
    let window = try await TestWindow(root, width: 100, height: 40)
    defer { window.close() }
    let shown = try picture(of: root)
    #expect(shown.pixel(x: 3, y: 3).red > 200)
    #expect((0..<100).contains { shown.pixel(x: $0, y: 20).red < 200 }, "the title is in front")
  }

  @Test func shapes() async throws {
    let view = View()
    let shape = CAShapeLayer()
    let path = BezierPath()
    path.move(to: Point(x: 0, y: 50))
    path.addLine(to: Point(x: 100, y: 50))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = red.cgColor
    shape.lineWidth = 10
    shape.strokeStart = 0.2
    shape.strokeEnd = 0.6
    view.layer.addSublayer(shape)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    let first = try picture(of: view)
    #expect(first.pixel(x: 10, y: 50).red == 0 && first.pixel(x: 40, y: 50).red == 255)
    #expect(first.pixel(x: 70, y: 50).alpha == 0)
    path.addLine(to: Point(x: 100, y: 100))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.strokeEnd = 1
    shape.lineDashPattern = [10, 10]
    CATransaction.commit()
    try await settle()
    let second = try picture(of: view)
    #expect(second.pixel(x: 25, y: 50).red == 255 && second.pixel(x: 35, y: 50).alpha == 0, "dashes")
    #expect(second.pixel(x: 95, y: 90).alpha == 0, "the path was taken as it was")
    shape.lineDashPattern = nil
    shape.fillColor = blue.cgColor
    shape.path = BezierPath(ovalIn: Rect(x: 10, y: 10, width: 80, height: 80)).cgPath
    try await settle()
    let third = try picture(of: view)
    #expect(third.pixel(x: 50, y: 50).blue == 255 && third.pixel(x: 12, y: 12).alpha == 0)
  }

  private final class Sky: View {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  @Test func gradients() async throws {
    let view = Sky()
    let gradient = try #require(view.layer as? CAGradientLayer)
    gradient.colors = [red.cgColor, blue.cgColor]
    gradient.startPoint = Point(x: 0, y: 0.5)
    gradient.endPoint = Point(x: 1, y: 0.5)
    gradient.cornerRadius = 30
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    let first = try picture(of: view)
    #expect(first.pixel(x: 2, y: 50).red > 240 && first.pixel(x: 97, y: 50).blue > 240)
    #expect((100...155).contains(first.pixel(x: 50, y: 50).red))
    #expect(first.pixel(x: 1, y: 1).alpha == 0, "cut off at the corner")
    gradient.locations = [0.8, 0.9]
    try await settle()
    #expect(try picture(of: view).pixel(x: 60, y: 50) == .init(red: 255, green: 0, blue: 0))
    gradient.locations = nil
    gradient.type = .radial
    gradient.startPoint = Point(x: 0.5, y: 0.5)
    gradient.endPoint = Point(x: 1, y: 1)
    try await settle()
    let third = try picture(of: view)
    #expect(third.pixel(x: 50, y: 50).red > 240 && third.pixel(x: 50, y: 98).blue > 220)
  }

  @Test func masks() async throws {
    let view = View()
    view.backgroundColor = red
    let hole = CAShapeLayer()
    hole.path = BezierPath(ovalIn: Rect(x: 0, y: 0, width: 100, height: 100)).cgPath
    view.layer.mask = hole
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    let first = try picture(of: view)
    #expect(first.pixel(x: 50, y: 50).red == 255 && first.pixel(x: 3, y: 3).alpha == 0)
    hole.path = BezierPath(rect: Rect(x: 0, y: 0, width: 50, height: 100)).cgPath
    try await settle()
    let second = try picture(of: view)
    #expect(second.pixel(x: 3, y: 3).red == 255 && second.pixel(x: 80, y: 50).alpha == 0)
    view.layer.mask = nil
    try await settle()
    #expect(try picture(of: view).pixel(x: 80, y: 50).red == 255)
  }

  @Test("a mask cuts off what is in a view as well: subviews, drawings and layers, in a layer of its own too")
  func masksOfWhatIsInside() async throws {
    for isSublayer in [false, true] {
      let (view, inner, around) = (View(), View(), View())
      view.backgroundColor = red
      inner.backgroundColor = .blue
      inner.frame = Rect(x: 0, y: 40, width: 100, height: 20)
      let half = CALayer()
      half.frame = Rect(x: 0, y: 0, width: 50, height: 100)
      half.backgroundColor = Color.black.cgColor
      if isSublayer {
        let (outer, layer) = (CALayer(), CALayer())
        for layer in [outer, half] { layer.frame = Rect(x: 0, y: 0, width: half.frame.width, height: 100) }
        outer.frame.size.width = 100
        outer.backgroundColor = red.cgColor
        layer.frame = inner.frame
        layer.backgroundColor = Color.blue.cgColor
        outer.addSublayer(layer)
        outer.mask = half
        around.layer.addSublayer(outer)
      } else {
        view.addSubview(inner)
        view.layer.mask = half
        around.addSubview(view)
      }
      let window = try await TestWindow(around, width: 100, height: 100)
      defer { window.close() }
      for _ in 1...2 {
        let shown = try picture(of: around)
        #expect(shown.pixel(x: 20, y: 20).red == 255 && shown.pixel(x: 20, y: 50).blue == 255)
        #expect(shown.pixel(x: 20, y: 50).red == 0 && shown.pixel(x: 80, y: 50).blue == shown.pixel(x: 80, y: 20).blue)
        around.queueDraw()
        try await settle()
      }
    }
  }

  @Test func theShadowIsThatOfTheShape() async throws {
    let view = View()
    let shape = CAShapeLayer()
    shape.path = BezierPath(rect: Rect(x: 0, y: 0, width: 20, height: 20)).cgPath
    shape.fillColor = red.cgColor
    shape.shadowOpacity = 1
    shape.shadowRadius = 0
    shape.shadowOffset = Size(width: 40, height: 0)
    shape.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    view.layer.addSublayer(shape)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    let shown = try picture(of: view)
    #expect(shown.pixel(x: 50, y: 10).alpha == 255 && shown.pixel(x: 50, y: 10).red == 0)
    #expect(shown.pixel(x: 50, y: 60).alpha == 0)
  }

  @Test func texts() async throws {
    let view = View()
    let text = CATextLayer()
    text.string = "MM"
    text.fontSize = 20
    text.foregroundColor = red.cgColor
    text.alignmentMode = .right
    text.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    view.layer.addSublayer(text)
    let window = try await TestWindow(view, width: 200, height: 40)
    defer { window.close() }
    let shown = try picture(of: view)
    func hasInk(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<40).contains { shown.pixel(x: x, y: $0).red > 128 } }
    }
    #expect(!hasInk(0..<100) && hasInk(150..<200))
    #expect(text.preferredFrameSize().height > 15)
  }

  private final class Dial: CALayer {
    var draws = 0
    override func draw(in context: Context) {
      draws += 1
      context.setFillColor(Color(red: 0, green: 1, blue: 0).cgColor)
      context.fill(bounds)
    }
  }

  @Test func subclassesDrawWhenAsked() async throws {
    let dial = Dial()
    dial.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let view = View()
    view.layer.addSublayer(dial)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    #expect(dial.draws == 0)
    dial.setNeedsDisplay()
    try await settle()
    #expect(dial.draws == 1)
    #expect(try picture(of: view).pixel(x: 25, y: 25).green == 255)
    dial.position.x += 50
    try await settle()
    #expect(dial.draws == 1, "what was drawn moves along")
  }

  @Test func nothingKeepsTheView() async throws {
    let view = View()
    let root = View()
    root.addSubview(view)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    let kept = view.layer
    view.layer.addSublayer(CAShapeLayer())
    view.removeFromSuperview()
    kept.opacity = 0.5
    #expect(kept.opacity == 0.5)
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// Drawing by UIKit's names: paths, current colours, texts and images in `draw(_ rect:)`.
@Suite("Paths and drawing", .serialized) struct PathTests {
  private final class Drawing: View {
    let body: (Rect) -> Void
    init(_ body: @escaping (Rect) -> Void) {
      self.body = body
      super.init()
    }
    override func draw(_ rect: Rect) {
      super.draw(rect)
      body(rect)
    }
  }

  private func drawn(_ body: @escaping (Rect) -> Void) async throws -> Texture {
    let view = Drawing(body)
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    return try picture(of: view)
  }

  private let red = Texture.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Texture.Pixel(red: 0, green: 0, blue: 255)

  @Test("shapes are filled and stroked in the current colours, one on top of the other")
  func shapes() async throws {
    let picture = try await drawn { rect in
      Color.red.setFill()
      BezierPath(ovalIn: rect).fill()
      Color.blue.set()
      let path = BezierPath()
      path.move(to: Point(x: 0, y: 50))
      path.addLine(to: Point(x: 100, y: 50))
      path.lineWidth = 10
      path.stroke()
    }
    #expect(picture.pixel(x: 50, y: 20) == red && picture.pixel(x: 1, y: 1).alpha == 0)
    #expect(picture.pixel(x: 50, y: 50) == blue && picture.pixel(x: 2, y: 47) == blue)
  }

  @Test("an arc goes the way it is told, also over the start of the circle")
  func arcs() {
    let half = BezierPath(arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    #expect(half.bounds.maxY < 0.1 && abs(half.bounds.minY + 10) < 0.1)
    let other = BezierPath(arcCenter: .zero, radius: 10, startAngle: .pi, endAngle: 0, clockwise: false)
    #expect(other.bounds.minY > -0.1 && abs(other.bounds.maxY - 10) < 0.1)
    let circle = BezierPath(ovalIn: Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(circle.contains(Point(x: 10, y: 5)) && !circle.contains(Point(x: 1, y: 1)))
    #expect(abs(circle.bounds.width - 20) < 0.01 && abs(circle.bounds.height - 10) < 0.01)
  }

  @Test("what is surrounded twice is outside, if the path says so")
  func evenOdd() {
    let path = BezierPath(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    path.append(BezierPath(rect: Rect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(Point(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(Point(x: 5, y: 5)) && path.contains(Point(x: 1, y: 1)))
    path.apply(AffineTransform(translationX: 100, y: 0))
    #expect(path.bounds == Rect(x: 100, y: 0, width: 10, height: 10))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull)
  }

  @Test("C-227 a path filled with a colour that follows the style is drawn again for another style")
  func dynamic() async throws {
    let view = Drawing { rect in
      Color(light: .red, dark: .blue).setFill()
      BezierPath(roundedRect: rect, cornerRadius: 10).fill()
    }
    let window = try await TestWindow(view, width: 60, height: 60)
    defer { window.close() }
    #expect(try picture(of: view).pixel(x: 30, y: 30) == red)
    #expect(try picture(of: view).pixel(x: 0, y: 0).alpha == 0)
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try picture(of: view).pixel(x: 30, y: 30) == blue)
  }

  @Test("texts and images are drawn where they are told")
  func textsAndImages() async throws {
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let image = Image(texture: texture)
    var size = Size.zero
    let picture = try await drawn { rect in
      image.draw(in: Rect(x: 50, y: 50, width: 50, height: 50))
      let attributes: [AttributedText.Key: Any] = [
        .font: Font.boldSystemFont(ofSize: 40), .foregroundColor: Color.blue,
      ]
      size = "I".size(withAttributes: attributes)
      "I".draw(at: .zero, withAttributes: attributes)
    }
    #expect(picture.pixel(x: 75, y: 75) == red)
    #expect(size.width > 5 && size.height > 40)
    let middle = (0..<Int(size.width)).map { picture.pixel(x: $0, y: Int(size.height / 2)) }
    #expect(middle.contains(blue))
  }

  @Test("C-227 a label has a layer, whose background lies behind its text and follows the style")
  func labelLayer() async throws {
    let label = Label("")
    label.backgroundColor = Color(light: .red, dark: .blue)
    label.layer.cornerRadius = 20
    label.setSizeRequest(width: 60, height: 60)
    let root = View()
    root.addSubview(label)
    root.backgroundColor = .green
    let window = try await TestWindow(root, width: 60, height: 60)
    defer { window.close() }
    #expect(try picture(of: root).pixel(x: 30, y: 30) == red)
    #expect(try picture(of: root).pixel(x: 0, y: 0).green == 255, "outside of the rounded corner")
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try picture(of: root).pixel(x: 30, y: 30) == blue)
    #expect(label.backgroundColor == Color(light: .red, dark: .blue))
    label.backgroundColor = nil
    try await settle()
    #expect(try picture(of: root).pixel(x: 30, y: 30).green == 255)
  }

  @Test("a widget with a layer ends as any other")
  func labelEnd() async throws {
    var label: Label? = Label("text")
    label?.layer.borderWidth = 2
    let watch = FinalizationWatch(label!)
    let window = try await TestWindow(Box(.vertical))
    (window.window.child as? Box)?.append(label!)
    try await settle()
    label = nil
    window.window.child = Box(.vertical)
    window.close()
    try await watch.expectFinalized()
  }
}

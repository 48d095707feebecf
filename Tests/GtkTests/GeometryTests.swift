import FoundationEssentials
import GtkTesting
import Testing

/// Rectangles and transforms, as CoreGraphics has them.
@Suite("Geometry") struct GeometryTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 40)

  @Test("geometry is written as CoreGraphics writes it, and read again")
  func codable() throws {
    struct Shape: Codable, Equatable {
      var place = Point(x: 1, y: 2.5)
      var frame = Rect(x: 1, y: 2, width: 3, height: 4)
      var turn = AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
      var insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      var margins = DirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(Shape())
    let text = String(decoding: data, as: UTF8.self)
    #expect(
      text
        == #"{"frame":[[1,2],[3,4]],"insets":[1,2,3,4],"margins":[4,3,2,1],"place":[1,2.5],"turn":[1,2,3,4,5,6]}"#)
    #expect(try JSONDecoder().decode(Shape.self, from: data) == Shape())
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Point.self, from: Data("[1]".utf8)) }
  }

  @Test("a rectangle tells its edges and middles, also with negative sides")
  func edges() {
    #expect((rect.minX, rect.midX, rect.maxX) == (10, 60, 110))
    #expect((rect.minY, rect.midY, rect.maxY) == (20, 40, 60))
    let negative = Rect(x: 110, y: 60, width: -100, height: -40)
    #expect(negative.standardized == rect && negative.minX == 10 && negative.maxY == 60)
    #expect(Rect(x: 0.4, y: 0.6, width: 1, height: 1).integral == Rect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("insets, offsets and slices")
  func parts() {
    #expect(rect.insetBy(dx: 10, dy: 5) == Rect(x: 20, y: 25, width: 80, height: 30))
    #expect(rect.insetBy(dx: 60, dy: 0).isNull)
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 94, height: 36))
    #expect(rect.offsetBy(dx: -10, dy: -20).origin == .zero)
    let (slice, rest) = rect.divided(atDistance: 30, from: .maxXEdge)
    #expect(slice == Rect(x: 80, y: 20, width: 30, height: 40) && rest == Rect(x: 10, y: 20, width: 70, height: 40))
    let (top, below) = rect.divided(atDistance: 50, from: .minYEdge)
    #expect(top == rect && below.isEmpty)
  }

  @Test("what two rectangles have in common, and around both")
  func two() {
    let other = Rect(x: 100, y: 50, width: 100, height: 100)
    #expect(rect.intersects(other) && rect.intersection(other) == Rect(x: 100, y: 50, width: 10, height: 10))
    #expect(rect.union(other) == Rect(x: 10, y: 20, width: 190, height: 130))
    #expect(rect.intersection(Rect(x: 500, y: 0, width: 1, height: 1)).isNull)
    #expect(rect.union(.null) == rect && !rect.intersects(Rect(x: 110, y: 20, width: 5, height: 5)))
    #expect(rect.contains(Point(x: 10, y: 20)) && !rect.contains(Point(x: 110, y: 30)))
    #expect(rect.contains(Rect(x: 10, y: 20, width: 100, height: 40)) && !rect.contains(other))
  }

  @Test("a transform does what is said last first, as in CoreGraphics, and can be undone")
  func transforms() {
    let transform = AffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let point = Point(x: 1, y: 1).applying(transform)
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y - 2) < 1e-9)
    let back = point.applying(transform.inverted())
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
    let bounds = Rect(x: 0, y: 0, width: 2, height: 1).applying(AffineTransform(rotationAngle: .pi / 2))
    #expect(abs(bounds.x + 1) < 1e-9 && abs(bounds.width - 1) < 1e-9 && abs(bounds.height - 2) < 1e-9)
  }

  @Test(
    "a transform is the sum of its parts",
    arguments: [
      AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5), AffineTransform(scaleX: -1, y: 1),
      AffineTransform(scaleX: 1, y: -2), AffineTransform(rotationAngle: 3), AffineTransform(scaleX: 0, y: 2),
      AffineTransform(scaleX: 0, y: 0), AffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0),
    ])
  func parts(of transform: AffineTransform) {
    let again = AffineTransform(transform.parts)
    for path in [\AffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(again[keyPath: path] - transform[keyPath: path]) < 1e-9, "\(again) \(transform)")
    }
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// Clips and gradients of a drawing context, as programs draw them for UIKit.
@Suite("Clips and gradients", .serialized) struct ClipTests {
  private final class Drawing: View {
    let body: (Rect) -> Void
    init(_ body: @escaping (Rect) -> Void) {
      self.body = body
      super.init()
    }
    override func draw(_ rect: Rect) { body(rect) }
    /// The name inside of views.
    static func gradient(_ colors: [Color], _ places: [Double]? = nil) -> Gradient {
      Gradient(colorsSpace: ColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: places)!
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

  @Test("what is drawn ends at the clip, until the state is restored")
  func clips() async throws {
    let shown = try await drawn { rect in
      let context = GraphicsGetCurrentContext()!
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      BezierPath(ovalIn: Rect(x: 0, y: 0, width: 40, height: 40)).addClip()
      context.clip(to: Rect(x: 0, y: 0, width: 40, height: 20))
      Color.red.setFill()
      context.fill(rect)
      "MMMM".draw(at: Point(x: 0, y: 20), withAttributes: [.foregroundColor: Color.blue])
      context.restoreGState()
      Color.blue.setFill()
      BezierPath(rect: Rect(x: 0, y: 90, width: 100, height: 10)).fill()
    }
    #expect(shown.pixel(x: 30, y: 10) == red && shown.pixel(x: 12, y: 2).alpha == 0, "inside and outside of the oval")
    #expect(shown.pixel(x: 30, y: 30).alpha == 0 && shown.pixel(x: 60, y: 10).alpha == 0)
    #expect(shown.pixel(x: 95, y: 95) == blue, "no clip any more")
  }

  @Test("a ring by the even-odd rule clips as it fills")
  func rings() async throws {
    let shown = try await drawn { rect in
      let context = GraphicsGetCurrentContext()!
      context.addRect(rect)
      context.addRect(rect.insetBy(dx: 20, dy: 20))
      context.clip(using: .evenOdd)
      Color.red.setFill()
      context.fill(rect)
    }
    #expect(shown.pixel(x: 5, y: 50) == red && shown.pixel(x: 50, y: 50).alpha == 0)
  }

  @Test("gradients fill what may be drawn on, beyond their ends only where that is asked for")
  func gradients() async throws {
    let shown = try await drawn { _ in
      let context = GraphicsGetCurrentContext()!
      context.saveGState()
      context.clip(to: Rect(x: 0, y: 0, width: 100, height: 50))
      context.drawLinearGradient(
        Drawing.gradient([.red, .blue], [0, 1]), start: Point(x: 20, y: 0), end: Point(x: 80, y: 0),
        options: .drawsAfterEndLocation)
      context.restoreGState()
      context.drawRadialGradient(
        Drawing.gradient([.blue, .blue]), startCenter: Point(x: 50, y: 75), startRadius: 0,
        endCenter: Point(x: 50, y: 75), endRadius: 20, options: [])
    }
    #expect(shown.pixel(x: 10, y: 20).alpha == 0 && shown.pixel(x: 90, y: 20) == blue)
    #expect(shown.pixel(x: 50, y: 20).red > 100 && shown.pixel(x: 50, y: 20).blue > 100)
    #expect(shown.pixel(x: 50, y: 75) == blue && shown.pixel(x: 10, y: 75).alpha == 0)
  }
}

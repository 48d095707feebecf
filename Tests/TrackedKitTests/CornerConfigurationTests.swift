import GtkTesting
import Testing

@testable import TrackedKit

/// Corners that follow the size, seen in pictures.
@MainActor @Suite(.serialized) struct CornerConfigurationTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// Whether the corners of a frame are filled with red: a point two pixels in from each.
  private func filled(_ frame: Rect, of window: TestWindow) throws -> [Bool] {
    let shown = try picture(of: window.window)
    let (left, right) = (Int(frame.minX) + 1, Int(frame.maxX) - 2)
    let (top, bottom) = (Int(frame.minY) + 1, Int(frame.maxY) - 2)
    return [(left, top), (right, top), (left, bottom), (right, bottom)].map {
      shown.pixel(x: $0.0, y: $0.1) == .init(red: 255, green: 0, blue: 0)
    }
  }

  @Test func capsuleFollowsTheSize() async throws {
    let (root, view) = (View(), View())
    view.backgroundColor = red
    view.frame = Rect(x: 20, y: 20, width: 100, height: 40)
    root.addSubview(view)
    let window = try await TestWindow(root, width: 300, height: 300)
    defer { window.close() }
    #expect(view.cornerConfiguration == nil)
    #expect(try filled(view.frame, of: window) == [true, true, true, true])
    view.cornerConfiguration = .capsule()
    try await settle()
    #expect(try filled(view.frame, of: window) == [false, false, false, false])
    let shown = try picture(of: window.window)
    #expect(shown.pixel(x: 40, y: 22).red == 255 && shown.pixel(x: 24, y: 24).green != 0, "half of the height")
    view.frame.size = Size(width: 200, height: 200)
    try await settle()
    let larger = try picture(of: window.window)
    #expect(larger.pixel(x: 40, y: 22).green != 0 && larger.pixel(x: 120, y: 22).green == 0, "a circle by now")
    view.cornerConfiguration = .capsule(maximumRadius: 10)
    try await settle()
    #expect(try picture(of: window.window).pixel(x: 32, y: 22).green == 0)
  }

  @Test func eachCornerHasItsOwnRadius() async throws {
    let (root, view) = (View(), View())
    view.backgroundColor = red
    view.frame = Rect(x: 20, y: 20, width: 100, height: 100)
    view.cornerConfiguration = .corners(
      topLeftRadius: 40, topRightRadius: nil, bottomLeftRadius: .fixed(10), bottomRightRadius: 0)
    root.addSubview(view)
    let window = try await TestWindow(root, width: 300, height: 300)
    defer { window.close() }
    #expect(try filled(view.frame, of: window) == [false, true, false, true])
    let shown = try picture(of: window.window)
    #expect(shown.pixel(x: 28, y: 28).green != 0 && shown.pixel(x: 28, y: 112).green == 0)
    view.cornerConfiguration = .uniformEdges(topRadius: nil, bottomRadius: 20)
    try await settle()
    #expect(try filled(view.frame, of: window) == [true, true, false, false])
    view.cornerConfiguration = nil
    try await settle()
    #expect(try filled(view.frame, of: window) == [true, true, true, true])
  }

  @Test func concentricCornersRunAlongThoseAround() async throws {
    let (root, outer, inner) = (View(), View(), View())
    outer.frame = Rect(x: 20, y: 20, width: 200, height: 200)
    outer.cornerConfiguration = .corners(radius: 40)
    outer.backgroundColor = .white
    inner.frame = Rect(x: 10, y: 10, width: 180, height: 180)
    inner.backgroundColor = red
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    outer.addSubview(inner)
    root.addSubview(outer)
    #expect(inner.layer.cornerRadii(in: inner.bounds)?.largest == 30)
    let window = try await TestWindow(root, width: 300, height: 300)
    defer { window.close() }
    #expect(try filled(inner.convert(inner.bounds, to: root), of: window) == [false, false, false, false])
    inner.frame = Rect(x: 50, y: 50, width: 100, height: 100)
    try await settle()
    #expect(
      try filled(inner.convert(inner.bounds, to: root), of: window) == [true, true, true, true], "too far inside")
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
    #expect(inner.layer.cornerRadii(in: inner.bounds)?.topLeft == 12)
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// Scroll views whose content is shown larger, as programs zoom pictures.
@MainActor @Suite(.serialized) struct ZoomTests {
  private final class Listener: ScrollViewDelegate {
    weak var view: View?
    var scales: [Double] = []
    var ended: [Double] = []
    func viewForZooming(in scrollView: ScrollView) -> View? { view }
    func scrollViewDidZoom(_ scrollView: ScrollView) { scales.append(scrollView.zoomScale) }
    func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: Double) {
      ended.append(scale)
    }
  }

  private let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  private let picture = View(frame: Rect(x: 0, y: 0, width: 600, height: 400))
  private let listener = Listener()
  private let controller = ViewController()

  /// Shows a picture of 600 by 400, blue but for a red square around (300, 200), in 300 by 200.
  private func show(_ body: () async throws -> Void) async throws {
    picture.backgroundColor = Color(red: 0, green: 0, blue: 1)
    let square = View(frame: Rect(x: 290, y: 190, width: 20, height: 20))
    square.backgroundColor = Color(red: 1, green: 0, blue: 0)
    square.tag = 7
    picture.addSubview(square)
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    scroll.delegate = listener
    listener.view = picture
    controller.view.addSubview(scroll)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    try await body()
  }

  /// How many red pixels there are along the middle.
  private func redWidth() throws -> Int {
    let shown = try GtkTesting.picture(of: controller.view)
    return (0..<300).count { shown.pixel(x: $0, y: 100) == .init(red: 255, green: 0, blue: 0) }
  }

  @Test("what is zoomed is seen, framed and hit in its new size, and the middle stays")
  func scales() async throws {
    try await show {
      scroll.contentOffset = Point(x: 150, y: 100)
      try await settle()
      #expect(try redWidth() == 20)
      scroll.zoomScale = 3
      #expect(scroll.zoomScale == 1, "no further than the limits")
      scroll.maximumZoomScale = 4
      scroll.minimumZoomScale = 0.5
      scroll.zoomScale = 2
      try await settle()
      #expect(try redWidth() == 40)
      let square = try #require(picture.viewWithTag(7))
      #expect(square.convert(square.bounds, to: scroll).size == Size(width: 40, height: 40))
      let back = square.convert(Rect(x: 0, y: 0, width: 40, height: 40), from: scroll)
      #expect(abs(back.width - 20) < 0.01 && abs(back.height - 20) < 0.01)
      #expect(scroll.contentSize == Size(width: 1200, height: 800) && scroll.contentOffset == Point(x: 450, y: 300))
      #expect(picture.frame == Rect(x: 0, y: 0, width: 1200, height: 800) && picture.bounds.width == 600)
      #expect(scroll.hitTest(Point(x: 131, y: 100))?.tag == 7, "the square is hit where it is seen")
      #expect(picture.convert(Point(x: 150, y: 100), from: scroll) == Point(x: 300, y: 200))
      #expect(listener.scales == [2] && listener.ended.isEmpty)
      scroll.zoomScale = 0.1
      try await settle()
      #expect(scroll.zoomScale == 0.5 && scroll.contentSize == Size(width: 300, height: 200))
      #expect(try redWidth() == 10)
      scroll.minimumZoomScale = 1
      #expect(scroll.zoomScale == 1, "the limits hold at once")
    }
  }

  @Test("a rectangle is shown as large as it can be, and an animation tells of its end")
  func rectangles() async throws {
    scroll.maximumZoomScale = 4
    try await show {
      scroll.zoom(to: Rect(x: 250, y: 150, width: 100, height: 100), animated: true)
      try await wait(for: "the end") { listener.ended == [2] }
      try await settle()
      #expect(scroll.zoomScale == 2 && listener.scales.last == 2)
      #expect(scroll.contentOffset == Point(x: 450, y: 300))
      scroll.setZoomScale(1, animated: false)
      try await settle()
      #expect(scroll.zoomScale == 1 && scroll.contentOffset == Point(x: 150, y: 100))
    }
  }

  @Test("nothing is zoomed that the delegate does not let be")
  func without() async throws {
    scroll.maximumZoomScale = 4
    try await show {
      listener.view = nil
      scroll.zoomScale = 2
      try await settle()
      #expect(scroll.zoomScale == 1 && listener.scales.isEmpty)
    }
  }

  @Test("a picture is in the middle when the delegate gives it insets")
  func insets() async throws {
    final class Centering: ScrollViewDelegate {
      weak var view: View?
      func viewForZooming(in scrollView: ScrollView) -> View? { view }
      func scrollViewDidZoom(_ scrollView: ScrollView) {
        let free = scrollView.bounds.width - scrollView.contentSize.width
        let below = scrollView.bounds.height - scrollView.contentSize.height
        scrollView.contentInset = EdgeInsets(top: max(below / 2, 0), left: max(free / 2, 0), bottom: 0, right: 0)
      }
    }
    scroll.minimumZoomScale = 0.1
    let centering = Centering()
    centering.view = picture
    try await show {
      scroll.delegate = centering
      scroll.zoomScale = 0.25
      try await settle()
      let shown = try GtkTesting.picture(of: controller.view)
      #expect(shown.pixel(x: 150, y: 100) == .init(red: 255, green: 0, blue: 0))
      #expect(shown.pixel(x: 78, y: 100).blue == 255 && shown.pixel(x: 70, y: 100).alpha == 0)
    }
  }

  @Test("what is thrown comes to rest sooner where that is asked for")
  func deceleration() async throws {
    try await show {
      scroll.decelerationRate = .fast
      let input = try #require(scroll.freeScrolling)
      input.fingersDidBegin()
      _ = input.fingersDidMove(by: Point(x: 0, y: 10))
      scroll.contentOffset = Point(x: 0, y: 10)
      input.fingersDidEnd(velocity: Point(x: 0, y: 600))
      try await wait(for: "the rest") { !scroll.isDecelerating && scroll.contentOffset.y > 30 }
      #expect(abs(scroll.contentOffset.y - 40) < 1, "a fifth as far")
    }
  }

  @Test("a bubble points at the place in zoomed content that it was given") func bubbles() async throws {
    try await show {
      scroll.minimumZoomScale = 0.5
      scroll.zoomScale = 0.5
      try await settle()
      let popover = Popover()
      popover.setParent(picture)
      defer { popover.setParent(nil) }
      let place = Rect(x: 200, y: 100, width: 40, height: 20)
      let pointed = picture.pointed(place)
      // GTK adds it to where the parent begins.
      let origin = picture.convert(Point.zero, to: nil)
      #expect(pointed.offsetBy(dx: origin.x, dy: origin.y) == picture.convert(place, to: nil))
      #expect(pointed == Rect(x: 100, y: 50, width: 20, height: 10))
    }
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// Views that their transform turns, scales or moves are reached where they are seen, as menus that slide in and cards that are dragged are.
@MainActor @Suite(.serialized) struct TransformedInputTests {
  private final class Fixture {
    let (around, button) = (TrackedKit.View(), TrackedKit.Button(type: .custom))
    var presses = 0

    init() {
      button.addAction(Action { [unowned self] _ in presses += 1 }, for: .touchUpInside)
      button.backgroundColor = .red
      button.frame = Rect(x: 20, y: 20, width: 60, height: 40)
      around.addSubview(button)
    }

    func hits(_ x: Double, _ y: Double) -> Bool {
      var found = around.hitTest(Point(x: x, y: y)) as Widget?
      while let widget = found, widget !== button { found = widget.parent }
      return found != nil
    }
  }

  @Test("a view is hit where its transform shows it, and its frame is that of before")
  func hits() async throws {
    let fixture = Fixture()
    let window = try await TestWindow(fixture.around, width: 400, height: 300)
    defer { window.close() }
    fixture.button.transform = AffineTransform(translationX: 200, y: 100)
    try await settle()
    #expect(fixture.hits(230, 130) && !fixture.hits(30, 30))
    #expect(fixture.button.frame == Rect(x: 20, y: 20, width: 60, height: 40))
    #expect(fixture.around.convert(Point(x: 0, y: 0), from: fixture.button) == Point(x: 220, y: 120))
    let shown = try picture(of: fixture.around)
    #expect(shown.pixel(x: 230, y: 130).red > 200 && shown.pixel(x: 30, y: 30).alpha == 0)
    fixture.button.transform = AffineTransform(scaleX: 3, y: 3)
    try await settle()
    #expect(fixture.hits(130, 90) && fixture.hits(3, 3) && !fixture.hits(145, 90))
    fixture.button.transform = AffineTransform(rotationAngle: .pi / 2)
    try await settle()
    #expect(fixture.hits(50, 65) && !fixture.hits(25, 40), "it stands upright")
    fixture.button.transform = AffineTransform(scaleX: 0, y: 0)
    try await settle()
    #expect(!fixture.hits(30, 30) && !fixture.hits(75, 55))
    fixture.button.transform = .identity
    try await settle()
    #expect(fixture.hits(30, 30) && !fixture.hits(50, 65))
  }

  @Test("while it moves it is drawn on its way, and hit where it goes to")
  func animated() async throws {
    let fixture = Fixture()
    let window = try await TestWindow(fixture.around, width: 400, height: 300)
    defer { window.close() }
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) {
      fixture.button.transform = AffineTransform(translationX: 200, y: 0)
    }
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    try await settle()
    let shown = try picture(of: fixture.around)
    #expect(shown.pixel(x: 150, y: 40).red > 200 && shown.pixel(x: 250, y: 40).alpha == 0)
    #expect(fixture.hits(250, 40) && !fixture.hits(50, 40))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    try await settle()
    #expect(fixture.hits(50, 40) && !fixture.hits(250, 40))
    #expect(try picture(of: fixture.around).pixel(x: 50, y: 40).red > 200)
  }

  private final class Fan: TrackedKit.View {
    let first = TrackedKit.Button(type: .custom)
    var isOpen = false { didSet { setNeedsLayout() } }
    override func layoutSubviews() {
      super.layoutSubviews()
      first.frame = Rect(x: 0, y: 0, width: 40, height: 40)
      first.transform = isOpen ? AffineTransform(translationX: 100, y: 0) : .identity
    }
  }

  @Test("a transform that layoutSubviews sets holds for the pointer at once")
  func inLayout() async throws {
    let fan = Fan()
    fan.addSubview(fan.first)
    let window = try await TestWindow(fan, width: 300, height: 200)
    defer { window.close() }
    #expect(fan.hitTest(Point(x: 20, y: 20)) === fan.first)
    fan.isOpen = true
    try await settle()
    #expect(fan.hitTest(Point(x: 120, y: 20)) === fan.first && fan.hitTest(Point(x: 20, y: 20)) === fan)
    fan.isOpen = false
    try await settle()
    #expect(fan.hitTest(Point(x: 20, y: 20)) === fan.first)
  }

  @Test("a moved button is pressed, and a card is dragged by its own recognizer")
  func pressed() async throws {
    let fixture = Fixture()
    let card = TrackedKit.View(frame: Rect(x: 20, y: 150, width: 80, height: 80))
    card.backgroundColor = .blue
    fixture.around.addSubview(card)
    var ways: [Double] = []
    card.addGestureRecognizer(
      PanGestureRecognizer(target: nil) { (pan: PanGestureRecognizer) in
        let way = pan.translation(in: fixture.around)
        card.transform = AffineTransform(translationX: way.x, y: way.y)
        ways.append(way.x)
      })
    let window = try await TestWindow(fixture.around, width: 400, height: 300)
    defer { window.close() }
    fixture.button.transform = AffineTransform(translationX: 200, y: 100)
    try await settle()
    guard Delivery.method == .events else { return }
    try await click(fixture.around, at: Place(x: 230, y: 130))
    #expect(fixture.presses == 1)
    try await click(fixture.around, at: Place(x: 30, y: 30))
    #expect(fixture.presses == 1)
    try await drag(fixture.around, from: Place(x: 60, y: 190), at: Place(x: 260, y: 200))
    let pixels = ways.map { $0.rounded() }
    #expect(pixels.last == 200 && card.transform.tx.rounded() == 200 && pixels == pixels.sorted(), "\(ways)")
    try await drag(fixture.around, from: Place(x: 280, y: 200), at: Place(x: 180, y: 200))
    #expect(card.transform.tx.rounded() == -100, "it is taken where it is")
  }

  @Test("what is transparent, or going to be, lets the pointer through with all that is in it")
  func transparent() async throws {
    let fixture = Fixture()
    let (cover, inside) = (TrackedKit.View(frame: Rect(x: 0, y: 0, width: 200, height: 200)), TrackedKit.Button())
    var presses = 0
    inside.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    inside.frame = Rect(x: 20, y: 20, width: 60, height: 40)
    cover.addSubview(inside)
    fixture.around.addSubview(cover)
    let window = try await TestWindow(fixture.around, width: 400, height: 300)
    defer { window.close() }
    #expect(!fixture.hits(50, 40))
    cover.alpha = 0
    #expect(fixture.hits(50, 40) && cover.isUserInteractionEnabled)
    cover.isUserInteractionEnabled = false
    cover.alpha = 1
    #expect(fixture.hits(50, 40) && !cover.isUserInteractionEnabled)
    cover.isUserInteractionEnabled = true
    #expect(!fixture.hits(50, 40))
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    TrackedKit.View.animate(withDuration: 5) { cover.alpha = 0 }
    #expect(fixture.hits(50, 40), "it is on its way out")
    TrackedKit.View.animate(withDuration: 5) { cover.alpha = 0.5 }
    #expect(!fixture.hits(50, 40))
    cover.canTarget = false
    cover.alpha = 0
    cover.alpha = 1
    #expect(fixture.hits(50, 40), "what GTK was told by itself holds")
    guard Delivery.method == .events else { return }
    try await click(fixture.around, at: Place(x: 50, y: 40))
    #expect(fixture.presses == 1 && presses == 0)
  }

  @Test("what is moved into a container of GTK's is drawn by its transform, and once")
  func elsewhere() async throws {
    let fixture = Fixture()
    let box = Box(.horizontal, spacing: 0)
    let stack = StackView(arrangedSubviews: [fixture.around, box])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    let window = try await TestWindow(stack, width: 300, height: 300)
    defer { window.close() }
    fixture.button.transform = AffineTransform(translationX: 100, y: 0)
    try await settle()
    fixture.button.removeFromSuperview()
    box.append(fixture.button)
    try await settle()
    let shown = try picture(of: box)
    let reds = (0..<shown.width).filter { shown.pixel(x: $0, y: 20).red > 200 && shown.pixel(x: $0, y: 20).green < 60 }
    #expect(reds.first == 100, "\(reds.first ?? -1)")
  }
}

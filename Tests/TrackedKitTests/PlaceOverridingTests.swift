import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

/// Views that override where they are, whether they are seen, and who takes the pointer, as UIKit's programs do, in real windows.
@MainActor @Suite(.serialized) struct PlaceOverridingTests {
  private final class Noted: TrackedKit.View {
    var log: [String] = []
    override var isHidden: Bool { didSet { log.append("hidden \(isHidden)") } }
    override var alpha: Double { didSet { log.append("alpha \(alpha)") } }
    override var isUserInteractionEnabled: Bool { didSet { log.append("input \(isUserInteractionEnabled)") } }
    override var tintColor: Color! { didSet { log.append("tint") } }
    override func addSubview(_ view: TrackedKit.View) {
      log.append("add")
      super.addSubview(view)
    }
    override func removeFromSuperview() {
      log.append("remove")
      super.removeFromSuperview()
    }
  }

  @Test("what a class overrides is called however the view is named")
  func members() {
    let noted = Noted()
    noted.isHidden = true
    (noted as Widget).isHidden = false
    (noted as any WidgetProtocol).alpha = 0.5
    noted.isUserInteractionEnabled = false
    noted.tintColor = .red
    noted.addSubview(TrackedKit.View())
    noted.addSubview(TrackedKit.View() as Widget)
    let around = TrackedKit.View()
    around.addSubview(noted)
    (noted as Widget).removeFromSuperview()
    #expect(noted.log == ["hidden true", "hidden false", "alpha 0.5", "input false", "tint", "add", "add", "remove"])
    #expect(noted.alpha == 0.5 && noted.isVisible && !noted.canTarget)
    #expect(noted.superview == nil && noted.subviews.count == 2)
  }

  private final class Sized: TrackedKit.View {
    var sizes: [Size] = []
    var frames: [Rect] = []
    var laidOut: [Int] = []
    override var bounds: Rect { didSet { sizes.append(bounds.size) } }
    override var frame: Rect { didSet { frames.append(frame) } }
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut.append(sizes.count)
    }
  }

  @Test("an override of bounds or frame hears of each size that layout gives, before layoutSubviews, and what is set")
  func sizes() async throws {
    let (view, fixed, around) = (Sized(), Sized(frame: Rect(x: 5, y: 6, width: 30, height: 20)), TrackedKit.View())
    #expect(fixed.frames == [Rect(x: 5, y: 6, width: 30, height: 20)] && fixed.sizes.isEmpty)
    around.addSubview(view)
    around.addSubview(fixed)
    view.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: around.topAnchor),
      view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: around.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    let window = try await TestWindow(around, width: 300, height: 200)
    defer { window.close() }
    #expect(view.sizes == [Size(width: 300, height: 40)] && view.laidOut.first == 1)
    window.window.setDefaultSize(width: 360, height: 200)
    try await wait(for: "the new width") { view.width == 360 }
    #expect(view.sizes.last == Size(width: 360, height: 40) && view.sizes.count == 2)
    fixed.frame = Rect(x: 5, y: 6, width: 50, height: 20)
    try await settle()
    #expect(fixed.frames.contains { $0.width == 50 } && fixed.width == 50)
  }

  private final class PassThrough: TrackedKit.View {
    override func hitTest(_ point: Point, with event: Event?) -> TrackedKit.View? {
      let found = super.hitTest(point, with: event)
      return found === self ? nil : found
    }
  }

  private final class LargeTarget: TrackedKit.Button {
    override func hitTest(_ point: Point, with event: Event?) -> TrackedKit.View? {
      bounds.insetBy(dx: -30, dy: -30).contains(point) ? self : nil
    }
  }

  /// Hands everything on it to one of its subviews.
  private final class Forwarding: TrackedKit.View {
    var target: TrackedKit.View?
    override func hitTest(_ point: Point, with event: Event?) -> TrackedKit.View? {
      guard self.point(inside: point, with: event), let target else { return super.hitTest(point, with: event) }
      return target
    }
  }

  @Test("what lies over others lets presses through where hitTest says so, and its own controls have theirs")
  func passThrough() async throws {
    var log: [String] = []
    let (around, cover) = (TrackedKit.View(), PassThrough())
    let behind = TrackedKit.Button(primaryAction: Action(title: "Behind") { _ in log.append("behind") })
    let front = TrackedKit.Button(primaryAction: Action(title: "Front") { _ in log.append("front") })
    behind.frame = Rect(x: 10, y: 10, width: 120, height: 40)
    front.frame = Rect(x: 10, y: 100, width: 120, height: 40)
    cover.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    around.addSubview(behind)
    around.addSubview(cover)
    cover.addSubview(front)
    let window = try await TestWindow(around, width: 300, height: 220)
    defer { window.close() }
    #expect(cover.hitTest(Point(x: 20, y: 20), with: nil) == nil)
    #expect(cover.hitTest(Point(x: 20, y: 110), with: nil) === front)
    #expect(around.hitTest(Point(x: 20, y: 20), with: nil) === behind)
    guard Delivery.method == .events else { return }
    try await click(behind)
    try await click(front)
    #expect(log == ["behind", "front"])
  }

  @Test("a button takes presses beside itself, and a view hands all of its own to one inside")
  func larger() async throws {
    var log: [String] = []
    let around = TrackedKit.View()
    let large = LargeTarget(primaryAction: Action(title: "A") { _ in log.append("large") })
    large.frame = Rect(x: 60, y: 60, width: 40, height: 40)
    around.addSubview(large)
    let forwarding = Forwarding(frame: Rect(x: 160, y: 20, width: 120, height: 120))
    let target = TrackedKit.Button(primaryAction: Action(title: "B") { _ in log.append("target") })
    target.frame = Rect(x: 0, y: 0, width: 40, height: 40)
    forwarding.target = target
    forwarding.addSubview(target)
    around.addSubview(forwarding)
    let window = try await TestWindow(around, width: 300, height: 200)
    defer { window.close() }
    #expect(around.hitTest(Point(x: 40, y: 45), with: nil) === large)
    #expect(around.hitTest(Point(x: 20, y: 20), with: nil) === around)
    #expect(around.hitTest(Point(x: 250, y: 120), with: nil) === target)
    #expect((around as Widget).hitTest(Point(x: 40, y: 45)) === large)
    #expect((around as Widget).hitTest(Point(x: 250, y: 120)) === target)
    guard Delivery.method == .events else { return }
    try await click(around, at: Place(x: 40, y: 45))
    try await click(around, at: Place(x: 250, y: 120))
    try await click(around, at: Place(x: 10, y: 10))
    #expect(log == ["large", "target"])
  }

  @Test("a button takes presses up to its edges, as wide as its padding may be")
  func edges() async throws {
    var presses = 0
    let (around, button) = (
      TrackedKit.View(), TrackedKit.Button(primaryAction: Action(title: "Press") { _ in presses += 1 })
    )
    button.frame = Rect(x: 50, y: 50, width: 120, height: 40)
    around.addSubview(button)
    let window = try await TestWindow(around, width: 300, height: 200)
    defer { window.close() }
    let corners = [(51, 51), (168, 51), (51, 88), (168, 88)].map { Place(x: $0.0, y: $0.1) }
    for place in corners { #expect((around as Widget).hitTest(Point(x: place.x, y: place.y)) === button) }
    #expect(button.point(inside: Point(x: 1, y: 1), with: nil) && !button.point(inside: Point(x: 120, y: 1), with: nil))
    guard Delivery.method == .events else { return }
    for place in corners { try await click(around, at: place) }
    #expect(presses == 4)
  }

  private final class Asked: ContextMenuInteractionDelegate {
    var places: [Point] = []
    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      places.append(location)
      return ContextMenuConfiguration(actionProvider: { _ in Menu(children: [Action(title: "Copy") { _ in }]) })
    }
  }

  @Test("menus and bubbles at a button are where its own coordinates say, padding or not")
  func coordinates() async throws {
    let (controller, button, asked) = (ViewController(), TrackedKit.Button(type: .system), Asked())
    button.setTitle("Menu", for: .normal)
    button.frame = Rect(x: 50, y: 50, width: 120, height: 40)
    controller.view.addSubview(button)
    button.addInteraction(ContextMenuInteraction(delegate: asked))
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    let content = ViewController()
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.sourceRect = button.bounds
    controller.present(content, animated: false)
    try await settle()
    let bubble = try #require(content.view.enclosing(Popover.self))
    let pointed = try #require(bubble.pointingTo)
    #expect(pointed.size == Size(width: 120, height: 40) && pointed.origin == button.contentCorner)
    #expect(pointed.x < 0, "GTK counts from the corner of the title")
    content.dismiss(animated: false)
    try await settle()
    guard Delivery.method == .events else { return }
    try await click(controller.view, at: Place(x: 53, y: 54), button: .secondary)
    let place = try #require(asked.places.first)
    #expect(abs(place.x - 3) < 0.01 && abs(place.y - 4) < 0.01 && asked.places.count == 1)
  }

  @Test("a hidden, a transparent and an unreachable view take nothing, as GTK has it")
  func untaken() {
    let (around, inside) = (TrackedKit.View(frame: Rect(x: 0, y: 0, width: 100, height: 100)), TrackedKit.View())
    inside.frame = around.bounds
    around.addSubview(inside)
    let place = Point(x: 50, y: 50)
    #expect(around.hitTest(place, with: nil) === inside)
    inside.isHidden = true
    #expect(around.hitTest(place, with: nil) === around)
    inside.isHidden = false
    inside.alpha = 0
    #expect(around.hitTest(place, with: nil) === around)
    inside.alpha = 1
    inside.isUserInteractionEnabled = false
    #expect(around.hitTest(place, with: nil) === around)
  }

  private final class Rating: TrackedKit.View {
    var stars = 3 { didSet { setNeedsDisplay() } }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Rating" }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(stars) of 5" }
      set {}
    }
    override var accessibilityTraits: AccessibilityTraits {
      get { .button }
      set {}
    }
  }

  private final class NamedCell: TableViewCell {
    override var accessibilityLabel: String? {
      get { "Row of \(textLabel?.text ?? "")" }
      set {}
    }
  }

  @Test("what an override says is told to assistive technology, also what it says later")
  func names() async throws {
    let (rating, cell) = (Rating(), NamedCell(style: .default, reuseIdentifier: nil))
    cell.textLabel?.text = "A"
    let stack = StackView(arrangedSubviews: [rating, cell])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 200)
    defer { window.close() }
    #expect(rating.accessibleTexts?.label == "Rating" && rating.accessibleTexts?.value == "3 of 5")
    #expect(gtk_accessible_get_accessible_role(OpaquePointer(rating.widgetPointer)) == GTK_ACCESSIBLE_ROLE_BUTTON)
    #expect(cell.content.accessibilityLabel == "Row of A")
    rating.accessibilityLabel = "Nothing"
    rating.stars = 4
    try await wait(for: "the value") { rating.accessibleTexts?.value == "4 of 5" }
    #expect(rating.accessibleTexts?.label == "Rating")
  }

  private final class ThickSlider: TrackedKit.Slider {
    override func trackRect(forBounds bounds: Rect) -> Rect {
      var rect = super.trackRect(forBounds: bounds)
      rect.size.height = 12
      rect.origin.y -= 4
      return rect
    }
  }

  @Test("the track of a slider is as thick as an override says, and its knob as large as ever")
  func track() async throws {
    let (thick, usual) = (ThickSlider(), TrackedKit.Slider())
    let stack = StackView(arrangedSubviews: [thick, usual])
    (stack.axis, stack.spacing) = (.vertical, 20)
    let window = try await TestWindow(stack, width: 300, height: 200)
    defer { window.close() }
    func parts(_ slider: TrackedKit.Slider) throws -> (track: Rect, knob: Rect) {
      let track = try #require(slider.rawWidget.firstChild?.wrapper)
      let knob = try #require(track.rawWidget.lastChild?.wrapper)
      return try (#require(track.frame(in: slider)), #require(knob.frame(in: slider)))
    }
    let (first, second) = try (parts(thick), parts(usual))
    #expect(first.track.height - second.track.height == 8)
    #expect(first.knob.size == second.knob.size)
    #expect(abs(first.knob.midY - first.track.midY) <= 1 && abs(second.knob.midY - second.track.midY) <= 1)
  }

  private class HasAll: TrackedKit.Label {
    override func hitTest(_ point: Point, with event: Event?) -> TrackedKit.View? { nil }
    override var bounds: Rect { didSet {} }
  }
  private final class Inherits: HasAll {}

  @Test("which classes override a member is known")
  func overriding() {
    #expect(Overriding.hitTest.places.count == 1)
    #expect(!Overriding.frame.places.isEmpty && !Overriding.bounds.places.isEmpty)
    #expect(Overriding.hitTest.stands(in: Inherits()) && Overriding.bounds.stands(in: Inherits()))
    #expect(!Overriding.frame.stands(in: Inherits()))
    #expect(Overriding.hitTest.stands(in: PassThrough()) && !Overriding.bounds.stands(in: PassThrough()))
    for view in [TrackedKit.View(), TrackedKit.Label(), TrackedKit.Button(), Noted(), TableView(), StackView()] {
      #expect(!Overriding.hitTest.stands(in: view) && !Overriding.frame.stands(in: view), "\(type(of: view))")
      #expect(!Overriding.traits.stands(in: view), "\(type(of: view))")
    }
    for member in [
      Overriding.traits, Overriding.controllerTraits, Overriding.windowEvents, Overriding.applicationEvents,
    ] { #expect(member.places.count == 1) }
    for controller in [ViewController(), TableViewController(), NavigationController(), TabBarController()] {
      #expect(!Overriding.controllerTraits.stands(in: controller), "\(type(of: controller))")
    }
  }
}

import GtkTesting
import Testing

@testable import TrackedKit

/// Colours as values, and where they are shown.
@Suite("Colours", .serialized) struct ColorTests {
  private let dynamic = Color { traits in traits.userInterfaceStyle == .dark ? .blue : .red }
  private static let red = Texture.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Texture.Pixel(red: 0, green: 0, blue: 255)

  private func show(_ view: View) async throws -> TestWindow {
    let root = View()
    root.addSubview(view)
    return try await TestWindow(root, width: 100, height: 100)
  }

  private func middle(of view: View) throws -> Texture.Pixel {
    let picture = try picture(of: view)
    return picture.pixel(x: picture.width / 2, y: picture.height / 2)
  }

  @Test("a colour is made of red, green and blue, of a grey, or of a hue")
  func components() {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    #expect(
      Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 0.25).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (0, 0.5, 0, 0.25))
    #expect(Color(white: 0.5, alpha: 1) == Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    var hue = 0.0
    Color.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 2.0 / 3) < 1e-9)
    #expect(Color.red.withAlphaComponent(0.5) == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  @Test("a colour with another opacity follows traits as before")
  func opacity() {
    var overrides = TraitOverrides()
    overrides.userInterfaceStyle = .dark
    let dark = TraitCollection().applying(overrides)
    let faded = dynamic.withAlphaComponent(0.5).withAlphaComponent(0.25)
    #expect(faded.resolvedColor(with: TraitCollection()) == Color(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(faded.resolvedColor(with: dark) == Color(red: 0, green: 0, blue: 1, alpha: 0.25))
    #expect(dynamic.withAlphaComponent(0.5) == dynamic.withAlphaComponent(0.5))
  }

  @Test("values may be made and compared on any thread")
  func anyThread() async {
    let color = await Task.detached { Color { _ in .label }.withAlphaComponent(0.5) }.value
    #expect(color != Color.label.withAlphaComponent(0.5))
  }

  @Test("semantic colours are others in the dark and stand out more at high contrast")
  func semantic() {
    func traits(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> TraitCollection {
      var overrides = TraitOverrides()
      overrides.userInterfaceStyle = style
      overrides.accessibilityContrast = contrast
      return TraitCollection().applying(overrides)
    }
    for color in [Color.label, .secondaryLabel, .separator, .systemBackground, .link, .systemRed, .systemFill] {
      let seen = [UserInterfaceStyle.light, .dark].flatMap { style in
        [AccessibilityContrast.normal, .high].map { color.resolvedColor(with: traits(style, $0)) }
      }
      #expect(Set(seen).count == 4)
    }
  }

  @Test("C-227 a background set once follows the style, and so does one of a computed opacity")
  func background() async throws {
    let view = View()
    view.backgroundColor = dynamic
    let window = try await show(view)
    defer { window.close() }
    #expect(try middle(of: view) == Self.red)
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try middle(of: view) == Self.blue)
  }

  @Test("C-227 a layer's colours follow the style without a hook")
  func layer() async throws {
    let view = RecordingView()
    view.layer.borderColor = dynamic.cgColor
    view.layer.borderWidth = 200
    let window = try await show(view)
    defer { window.close() }
    #expect(try middle(of: view) == Self.red)
    view.log.clear()
    view.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try middle(of: view) == Self.blue)
    #expect(view.runs() == 0)
  }

  private final class Painting: View {
    let color: Color
    init(_ color: Color) {
      self.color = color
      super.init()
    }
    override func draw(_ canvas: Snapshot) { canvas.fill(bounds, with: color) }
  }

  @Test("C-227 a drawing follows contrast, and the override of its part alone")
  func drawing() async throws {
    let color = Color(light: .red, dark: .red, highContrastLight: .blue, highContrastDark: .blue)
    let (view, other) = (Painting(color), Painting(color))
    let root = Halves()
    root.addSubview(view)
    root.addSubview(other)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    #expect(try middle(of: view) == Self.red && middle(of: other) == Self.red)
    view.traitOverrides.accessibilityContrast = .high
    try await settle()
    #expect(try middle(of: view) == Self.blue && middle(of: other) == Self.red)
  }

  private final class Halves: View {
    override func layoutSubviews() {
      let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
      for (view, rect) in zip(subviews, [left, right]) { place(view, in: rect) }
    }
  }

  @Test("C-227 an animation between colours that follow the style ends in the one for it")
  func animated() async throws {
    let view = View()
    view.backgroundColor = .white
    let window = try await show(view)
    defer { window.close() }
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    View.animate(withDuration: 0.05) { view.backgroundColor = dynamic }
    try await wait(for: "the end") { view.shownBackgroundColor == .blue }
  }
}

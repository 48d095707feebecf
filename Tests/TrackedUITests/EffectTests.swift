import GtkTesting
import Testing

@testable import TrackedUI

/// Views that are shown turned, scaled, in other colours, and on their way to that.
@MainActor @Suite(.serialized) struct EffectTests {
  private struct Doubled: View {
    let tally: Tally
    var body: some View {
      HStack {
        Button("One") { tally.note("one") }
        Button("Two") { tally.note("two") }
      }
      .scaleEffect(2)
    }
  }

  @Test func whatIsScaledIsHitWhereItIsSeen() async throws {
    let tally = Tally()
    let (window, _) = try await show(Doubled(tally: tally))
    defer { window.close() }
    let two = try window.require(Gtk.Button.self, .text("Two"))
    #expect(try #require(two.frame(in: window.window)).width > Double(two.width) * 1.9)
    try await click(two)
    try await settle()
    #expect(tally["two"] == 1 && tally["one"] == 0)
  }

  private struct Shake: GeometryEffect {
    var animatableData: Double
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: animatableData, y: size.height))
    }
  }

  private struct Shaken: View {
    @State private var way = 0.0
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 0.2)) { way = 100 } }
        Text("thing").modifier(Shake(animatableData: way))
      }
    }
  }

  @Test func aGeometryEffectGoesAlongItsNumbers() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Shaken())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("thing"))
    func x() -> Double { label.frame(in: window.window)?.x ?? 0 }
    let start = x()
    try window.require(Gtk.Button.self, .text("Go")).activate()
    var seen: Set<Double> = []
    try await wait {
      seen.insert(x())
      return abs(x() - start - 100) < 0.5
    }
    #expect(seen.contains { $0 > start + 1 && $0 < start + 99 }, "\(seen)")
  }

  @Test func aProjectionTransformMultipliesAndLooksThroughPerspective() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 20))
    let twice = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
    let both = twice.concatenating(move).affine(in: CGSize(width: 1, height: 1))
    #expect(both.tx == 10 && both.ty == 20 && both.a == 2)
    var leaning = ProjectionTransform()
    leaning.m13 = 0.01
    #expect(!leaning.isAffine)
    let affine = leaning.affine(in: CGSize(width: 100, height: 100))
    #expect(abs(affine.a - 0.5) < 0.001, "the right edge is half as far away")
  }

  private struct Grown: View {
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("Go") { withAnimation(.linear(duration: 0.2)) { isLarge = true } }
        Text("thing").scaleEffect(isLarge ? 3 : 1)
      }
    }
  }

  @Test func scalesAreShownOnTheirWay() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Grown())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("thing"))
    func width() -> Double { label.frame(in: window.window)?.width ?? 0 }
    let start = width()
    try window.require(Gtk.Button.self, .text("Go")).activate()
    var seen: [Double] = []
    try await wait {
      seen.append(width())
      return abs(width() - start * 3) < 1
    }
    #expect(seen.contains { $0 > start * 1.1 && $0 < start * 2.9 }, "\(seen)")
  }

  private struct Counting: View, TrackedUI.Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number))").accessibilityIdentifier("number") }
  }

  private struct CountingScreen: View {
    @State private var number = 0.0
    var body: some View {
      Button("Go") { withAnimation(.linear(duration: 0.2)) { number = 1000 } }
      Counting(number: number)
    }
  }

  @Test func anAnimatableViewIsEvaluatedOnTheWay() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(CountingScreen())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("0"))
    try window.require(Gtk.Button.self, .text("Go")).activate()
    var seen: Set<String> = []
    try await wait {
      seen.insert(label.text)
      return label.text == "1000"
    }
    #expect(seen.count > 3, "\(seen)")
  }

  private func color(_ view: some View) async throws -> Texture.Pixel {
    let (window, _) = try await show(view.frame(width: 40, height: 40), width: 100, height: 100)
    defer { window.close() }
    return try picture(of: window.window).pixel(x: 50, y: 50)
  }

  @Test func colorsAreChanged() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try await color(red).red > 250)
    let inverted = try await color(red.colorInvert())
    #expect(inverted.red < 5 && inverted.green > 250 && inverted.blue > 250)
    let grey = try await color(red.grayscale(1))
    #expect(abs(Int(grey.red) - Int(grey.green)) < 3 && grey.red > 30 && grey.red < 90)
    let dark = try await color(red.brightness(-0.5))
    #expect(abs(Int(dark.red) - 128) < 4)
    let turned = try await color(red.hueRotation(.degrees(120)))
    #expect(turned.green > turned.red && turned.green > turned.blue)
    let multiplied = try await color(Color.white.colorMultiply(Color(red: 0, green: 1, blue: 0)))
    #expect(multiplied.red < 5 && multiplied.green > 250)
  }

  @Test func masksAndShapesCut() async throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let masked = red.mask { Color.black.frame(width: 10) }
    let (window, _) = try await show(
      masked.frame(width: 40, height: 40).background(Color(red: 0, green: 0, blue: 1)), width: 100, height: 100)
    let shot = try picture(of: window.window)
    #expect(shot.pixel(x: 50, y: 50).red > 250 && shot.pixel(x: 36, y: 50).blue > 250)
    window.close()
    struct Triangle: Shape {
      func path(in rect: CGRect) -> Path {
        Path {
          $0.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          $0.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
          $0.closeSubpath()
        }
      }
    }
    let (cut, _) = try await show(
      red.clipShape(Triangle()).frame(width: 40, height: 40).background(Color(red: 0, green: 0, blue: 1)), width: 100,
      height: 100)
    defer { cut.close() }
    let second = try picture(of: cut.window)
    #expect(second.pixel(x: 50, y: 60).red > 250 && second.pixel(x: 34, y: 36).blue > 250)
  }

  @Test func whatIsBlurredSpreads() async throws {
    let view = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20).blur(radius: 6)
    let (window, _) = try await show(view, width: 100, height: 100)
    defer { window.close() }
    let shot = try picture(of: window.window)
    let (middle, edge) = (shot.pixel(x: 50, y: 50), shot.pixel(x: 50, y: 36))
    #expect(middle.green < edge.green && edge.green < 250, "\(middle) \(edge)")
  }

  @Test func aShadowIsThatOfWhatIsDrawn() async throws {
    let white = Color(red: 1, green: 1, blue: 1)
    let view = Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(width: 40, height: 40)
      .shadow(color: .black, radius: 1, x: 4, y: 4)
    let (window, _) = try await show(
      view.frame(width: 100, height: 100).background(white), width: 100, height: 100)
    defer { window.close() }
    let shot = try picture(of: window.window)
    #expect(shot.pixel(x: 50, y: 50).red > 250 && shot.pixel(x: 50, y: 50).green < 5)
    #expect(shot.pixel(x: 66, y: 66).red < 60, "below the circle to the right lies its shadow")
    for (x, y) in [(32, 32), (68, 32), (32, 68), (71, 71)] {
      #expect(shot.pixel(x: x, y: y).green > 245, "the corners of its rectangle throw none")
    }
  }

  private struct Card: View {
    let scale: Double
    var body: some View {
      Color.red.frame(width: 100, height: 100).shadow(radius: 5).scaleEffect(scale)
    }
  }

  @Test("what has a shadow can be as small as one likes", arguments: [0, 0.001, 0.02, 1]) func smallShadows(
    scale: Double
  )
    async throws
  {
    let (window, _) = try await show(Card(scale: scale), width: 300, height: 300)
    defer { window.close() }
    let shown = try picture(of: window.window)
    #expect((shown.pixel(x: 150, y: 110).green < 100) == (scale == 1))
    #expect((shown.pixel(x: 150, y: 203) != shown.pixel(x: 150, y: 290)) == (scale == 1))
  }
}

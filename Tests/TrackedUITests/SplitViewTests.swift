import GtkTesting
import Testing

@testable import TrackedUI

/// Views between lines that are dragged, filters of a canvas, and further names, in real windows.
@MainActor @Suite(.serialized) struct SplitViewTests {
  private struct Panes: View {
    var body: some View {
      HSplitView {
        Text("First").frame(minWidth: 60)
        VSplitView {
          Text("Above")
          Text("Some words that break in lines where there is little room for them").frame(minHeight: 50)
        }
        Text("Third")
      }
    }
  }

  private func middle(_ text: String, in window: TestWindow) throws -> CGPoint {
    let frame = try #require(window.window.require(Gtk.Label.self, .text(text)).frame(in: window.window))
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("panes have equal shares, and what a line gives to one the next loses, as far as that can be")
  func panes() async throws {
    let window = try await TestWindow(HostingController(rootView: Panes()), width: 618, height: 209)
    defer { window.close() }
    #expect(try abs(middle("First", in: window).x - 100) < 2 && abs(middle("Third", in: window).x - 518) < 2)
    #expect(try abs(middle("Above", in: window).y - 50) < 2)
    let grips = window.window.findAll(.accessibleLabel("Divider"))
    #expect(grips.count == 3)
    guard Delivery.method == .events else { return }
    let line = try #require(grips.first { $0.height > 150 })
    try await drag(line, from: Place(x: 4, y: 100), to: window.window, at: Place(x: 254, y: 100))
    try await settle()
    #expect(try abs(middle("First", in: window).x - 125) < 3 && abs(middle("Third", in: window).x - 518) < 3)
    #expect(try middle("Above", in: window).x > 300)
    try await drag(line, from: Place(x: 4, y: 100), to: window.window, at: Place(x: 2, y: 100))
    try await settle()
    #expect(try abs(middle("First", in: window).x - 30) < 3, "no less than it needs")
    try await press(.right, in: line)
    try await settle()
    #expect(try abs(middle("First", in: window).x - 35) < 3)
  }

  private struct Filters: View {
    var body: some View {
      Canvas { context, size in
        var blurred = context
        blurred.addFilter(.blur(radius: 6))
        blurred.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 40)), with: .color(.red))
        context.drawLayer { layer in
          layer.addFilter(.grayscale(1))
          layer.fill(Path(CGRect(x: 100, y: 20, width: 40, height: 40)), with: .color(.red))
        }
        var shadowed = context
        shadowed.addFilter(.shadow(color: .blue, radius: 1, x: 20, y: 20))
        shadowed.fill(Path(CGRect(x: 200, y: 20, width: 20, height: 20)), with: .color(.green))
        var whole = context
        whole.addFilter(.shadow(color: .blue, radius: 0, x: 20, y: 0, options: .shadowOnly))
        whole.drawLayer { layer in
          layer.fill(Path(CGRect(x: 260, y: 20, width: 10, height: 10)), with: .color(.green))
        }
        context.fill(Path(CGRect(x: 0, y: 80, width: 10, height: 10)), with: .color(.red))
      }
    }
  }

  @Test("filters of a canvas change what is drawn after them, and a layer as a whole")
  func filters() async throws {
    let window = try await TestWindow(HostingController(rootView: Filters()), width: 320, height: 100)
    defer { window.close() }
    let picture = try picture(of: window.window)
    let near = picture.pixel(x: 16, y: 40)
    #expect(near.red > near.green + 20, "the blur reaches beyond the edge: \(near)")
    let gray = picture.pixel(x: 120, y: 40)
    #expect(max(gray.red, gray.green, gray.blue) - min(gray.red, gray.green, gray.blue) < 6, "\(gray)")
    let shadow = picture.pixel(x: 230, y: 52)
    #expect(shadow.blue > 180 && shadow.red < 80, "\(shadow)")
    let green = picture.pixel(x: 210, y: 30)
    #expect(green.green > 120 && green.blue < 120, "what throws it is above it: \(green)")
    let (thrown, thrower) = (picture.pixel(x: 285, y: 25), picture.pixel(x: 265, y: 25))
    #expect(thrown.blue > 180 && thrown.green < 180 && thrower == picture.pixel(x: 310, y: 80), "\(thrown) \(thrower)")
    let plain = picture.pixel(x: 5, y: 85)
    #expect(plain.red > 150 && plain.green < 100, "what is drawn without filters is as ever: \(plain)")
  }

  @Observable final class Weather {
    var isSunny = true
    var hasWind = false
  }

  private struct Symbols: View {
    let weather: Weather
    let told: (CGSize?, Bool) -> Void

    var body: some View {
      Canvas { context, size in
        let sign = context.resolveSymbol(id: "sign")
        told(sign?.size, context.resolveSymbol(id: "wind") != nil)
        guard let sign else { return }
        context.draw(sign, at: CGPoint(x: 50, y: 50))
        context.draw(sign, in: CGRect(x: 100, y: 40, width: 40, height: 20))
      } symbols: {
        Rectangle().fill(weather.isSunny ? Color.yellow : .blue).frame(width: 20, height: 20).tag("sign")
        if weather.hasWind { Text("wind").tag("wind") }
      }
    }
  }

  @Test("views are drawn into a canvas by their tags, in any size, and again when they change")
  func symbols() async throws {
    let weather = Weather()
    var told: [(size: CGSize?, hasWind: Bool)] = []
    let view = Symbols(weather: weather) { told.append(($0, $1)) }
    let window = try await TestWindow(HostingController(rootView: view), width: 200, height: 100)
    defer { window.close() }
    func isYellow(_ x: Int, _ y: Int) throws -> Bool {
      let pixel = try picture(of: window.window).pixel(x: x, y: y)
      return pixel.red > 180 && pixel.green > 150 && pixel.blue < 150
    }
    try await wait(for: "the symbol") { told.last?.size == CGSize(width: 20, height: 20) }
    #expect(try isYellow(50, 50) && isYellow(42, 42) && !isYellow(38, 50) && isYellow(104, 50) && isYellow(136, 50))
    #expect(try !isYellow(100, 8), "it is not seen where it waits")
    weather.isSunny = false
    try await wait(for: "another colour") { (try? isYellow(50, 50)) == false }
    #expect(told.last?.hasWind == false)
    weather.hasWind = true
    try await wait(for: "the other symbol") { told.last?.hasWind == true }
    weather.hasWind = false
    try await wait(for: "the other symbol to be gone") { told.last?.hasWind == false }
  }

  private struct Values: View {
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.sizeCategory) private var size
    @Environment(\.appearsActive) private var isActive
    let told: (String) -> Void

    var body: some View {
      let _ = told("\(isScrollEnabled) \(isUncorrected) \(size == .extraLarge)")
      HStack {
        Text("12").font(.system(size: 30))
        Text("kg").font(.system(size: 30)).textScale(.secondary)
      }
    }
  }

  @Test("values of the environment follow the modifiers, and secondary texts are smaller")
  func values() async throws {
    var told: [String] = []
    let view = Values { told.append($0) }.scrollDisabled(true).autocorrectionDisabled().dynamicTypeSize(.xLarge)
    let window = try await TestWindow(HostingController(rootView: view), width: 200, height: 100)
    defer { window.close() }
    #expect(told == ["false true true"])
    let labels = try ["12", "kg"].map { try window.window.require(Gtk.Label.self, .text($0)) }
    #expect(Double(labels[1].height) < Double(labels[0].height) * 0.85)
  }

  @Test("a stepper tells when a step begins and ends")
  func stepper() async throws {
    struct Counting: View {
      @State private var count = 1.0
      let told: (String) -> Void
      var body: some View {
        Stepper("Count \(Int(count))", value: $count, in: 0...3, step: 0.5) { told("\($0)") }
      }
    }
    var told: [String] = []
    let window = try await TestWindow(
      HostingController(rootView: Counting { told.append($0) }), width: 200, height: 100)
    defer { window.close() }
    try await click(window.window.require(Gtk.Button.self, .accessibleLabel("Increment")))
    #expect(told == ["true", "false"])
  }
}

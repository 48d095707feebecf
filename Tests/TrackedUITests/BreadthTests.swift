import GtkTesting
import Testing
import TrackedUI

/// Controls, drawing and modifiers that stand by themselves, in real windows.
@MainActor @Suite(.serialized) struct BreadthTests {
  // MARK: Gradients

  private func pixel(_ view: some View, x: Int, y: Int) async throws -> [Double] {
    let (window, _) = try await show(view, width: 100, height: 100)
    defer { window.close() }
    let drawn = try picture(of: window.window.require(.name("drawn"))).pixel(x: x, y: y)
    return [Double(drawn.red), Double(drawn.green), Double(drawn.blue)]
  }

  private let red = Color(red: 1, green: 0, blue: 0, opacity: 1)
  private let blue = Color(red: 0, green: 0, blue: 1, opacity: 1)

  @Test func linearGradientsGoFromPointToPoint() async throws {
    let view = LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
      .frame(width: 100, height: 100).accessibilityIdentifier("drawn")
    let (left, right) = (try await pixel(view, x: 3, y: 50), try await pixel(view, x: 96, y: 50))
    #expect(left[0] > 230 && left[2] < 30, "\(left)")
    #expect(right[0] < 30 && right[2] > 230, "\(right)")
  }

  @Test func radialGradientsGoOutwards() async throws {
    let view = Rectangle().fill(
      RadialGradient(
        stops: [.init(color: red, location: 0), .init(color: blue, location: 1)], center: .center, startRadius: 0,
        endRadius: 50)
    ).frame(width: 100, height: 100).accessibilityIdentifier("drawn")
    let (middle, edge) = (try await pixel(view, x: 50, y: 50), try await pixel(view, x: 50, y: 2))
    #expect(middle[0] > 230 && edge[2] > 230, "\(middle) \(edge)")
  }

  @Test func angularGradientsGoAround() async throws {
    let view = Rectangle().fill(
      .conicGradient(colors: [red, blue, red], center: .center)
    ).frame(width: 100, height: 100).accessibilityIdentifier("drawn")
    let (right, left) = (try await pixel(view, x: 96, y: 51), try await pixel(view, x: 4, y: 50))
    #expect(right[0] > 220 && right[2] < 40 && left[2] > 220 && left[0] < 40, "\(right) \(left)")
  }

  // MARK: What fits

  @Test func theFirstViewThatHasRoomIsShown() async throws {
    struct Root: View {
      let width: Double
      var body: some View {
        ViewThatFits(in: .horizontal) {
          Text("A long text that needs a lot of room").lineLimit(1).accessibilityIdentifier("long")
          Text("Short").lineLimit(1).accessibilityIdentifier("short")
        }
        .frame(width: width)
      }
    }
    let (window, controller) = try await show(Root(width: 350))
    defer { window.close() }
    func isSeen(_ name: String) throws -> Bool { window.window.find(.name(name)) != nil }
    #expect(try isSeen("long") && !isSeen("short"))
    controller.rootView = Root(width: 80)
    try await settle()
    #expect(try isSeen("short") && !isSeen("long"))
    controller.rootView = Root(width: 350)
    try await settle()
    #expect(try isSeen("long") && !isSeen("short"))
  }

  // MARK: Controls

  @Test func aGaugeShowsItsValue() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        Gauge(value: model.x, in: 0...2) {
          Text("Fuel")
        } currentValueLabel: {
          Text("\(Int(model.x * 100)) litres")
        }
      }
    }
    let model = Model()
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let bar = try window.require(LevelBar.self, .accessibleLabel("Fuel"))
    #expect(bar.value == 0.25)
    model.x = 5
    try await settle()
    #expect(bar.value == 2, "never beyond its range")
    #expect(window.texts == ["Fuel", "500 litres"])
  }

  @Test func aLinkOpensItsAddress() async throws {
    struct Root: View {
      let open: (URL) -> Void
      var body: some View {
        Link("Swift", destination: URL(string: "https://swift.org")!)
          .environment(
            \.openURL,
            OpenURLAction { url in
              open(url)
              return .handled
            })
      }
    }
    var opened: [String] = []
    let (window, _) = try await show(Root { opened.append($0.absoluteString) })
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .accessibleLabel("Swift"))
    #expect(button.tooltip == "https://swift.org")
    try await click(button)
    #expect(opened == ["https://swift.org"])
  }

  @Test func aControlGroupHasItsControlsSideBySide() async throws {
    let (window, _) = try await show(
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      })
    defer { window.close() }
    let buttons = window.findAll(Gtk.Button.self, .any)
    let frames = buttons.compactMap { $0.frame(in: window.window) }
    #expect(frames.count == 2 && abs(frames[0].x + frames[0].width - frames[1].x) < 1)
    #expect(buttons[0].parent?.hasCSSClass("linked") == true)
  }

  // MARK: Keys

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func keysAreHeardWhereTheKeyboardIs() async throws {
    struct Root: View {
      let note: (String) -> Void
      var body: some View {
        VStack {
          Button("A") {}
            .onKeyPress(.escape) {
              note("escape")
              return .handled
            }
        }
        .onKeyPress(phases: .down) { press in
          note("outer \(press.characters)\(press.modifiers.contains(.shift) ? "+" : "")")
          return .ignored
        }
      }
    }
    var heard: [String] = []
    let (window, _) = try await show(Root { heard.append($0) })
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .any)
    try await press(.escape, in: button)
    #expect(heard == ["escape"], "what is handled goes no further")
    try await press("x", in: button)
    #expect(heard == ["escape", "outer x"])
  }
}

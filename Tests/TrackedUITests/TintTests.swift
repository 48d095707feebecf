import GtkTesting
import Testing
import TrackedUI

/// The tint of controls, as it is drawn.
@MainActor @Suite(.serialized) struct TintTests {
  @Observable final class Model { var tint: Color? = Color(red: 1, green: 0, blue: 0) }

  private struct Controls: View {
    let model: Model

    var body: some View {
      VStack {
        Toggle("toggle", isOn: .constant(true))
        Slider(value: .constant(0.5))
        ProgressView(value: 0.5)
        ProgressView()
        Button("prominent") {}.buttonStyle(.borderedProminent)
        Button("bordered") {}.buttonStyle(.bordered)
      }.tint(model.tint)
    }
  }

  /// How many pixels of a widget are nearly red.
  private func redArea(of widget: Widget) throws -> Int {
    let picture = try picture(of: widget)
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        if pixel.red > 200, pixel.green < 60, pixel.blue < 60 { count += 1 }
      }
    }
    return count
  }

  @Test("controls show the tint that is set around them, and the theme's colours without one")
  func controls() async throws {
    let model = Model()
    let (window, _) = try await show(Controls(model: model))
    defer { window.close() }
    let found: [Widget] = [
      try window.window.require(Gtk.Switch.self), try window.window.require(Gtk.Scale.self),
      try window.window.require(Gtk.ProgressBar.self), try window.window.require(Gtk.Spinner.self),
      try window.window.require(Gtk.Button.self, .accessibleLabel("prominent")),
      try window.window.require(Gtk.Button.self, .accessibleLabel("bordered")),
    ]
    for widget in found {
      try await wait(for: "the tint of \(type(of: widget))") { (try? redArea(of: widget)).map { $0 > 3 } == true }
    }
    model.tint = nil
    try await settle()
    for widget in found {
      try await wait(for: "the theme's colour of \(type(of: widget))") { (try? redArea(of: widget)) == 0 }
    }
  }

  @Observable final class Scheme {
    var wanted: ColorScheme?
    var seen: [ColorScheme] = []
  }

  private struct Page: View {
    @Environment(\.colorScheme) private var scheme
    let model: Scheme

    var body: some View {
      Text(scheme == .dark ? "dark" : "light").preferredColorScheme(model.wanted)
    }
  }

  @Test("a preferred scheme makes the whole window dark, GTK's part of it included, for as long as it is asked for")
  func preferredScheme() async throws {
    let model = Scheme()
    let (window, _) = try await show(Page(model: model))
    defer { window.close() }
    func corner() throws -> Texture.Pixel { try picture(of: window.window).pixel(x: 3, y: window.window.height - 3) }
    let light = try corner()
    model.wanted = .dark
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("dark")) != nil)
    try await wait(for: "a dark window") { (try? corner()).map { $0.red < 100 } == true }
    model.wanted = nil
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("light")) != nil)
    try await wait(for: "a light window") { (try? corner()) == light }
  }

  @Test("a wheel is as large as controls are to be")
  func wheels() async throws {
    let (window, _) = try await show(
      HStack {
        ProgressView()
        ProgressView().controlSize(.large)
      })
    defer { window.close() }
    let wheels = window.window.findAll(Gtk.Spinner.self)
    #expect(wheels.map(\.width).last == 32 && wheels[0].width < 32)
  }
}

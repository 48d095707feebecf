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
}

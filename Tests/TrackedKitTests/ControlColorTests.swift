import GtkTesting
import Testing

/// The colours of controls' parts, as they are drawn.
@MainActor @Suite(.serialized) struct ControlColorTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// Waits until a widget shows a colour on some pixels, or on none: the theme moves from one colour to another.
  private func expect(_ color: Color, isShown: Bool = true, in widget: Widget) async throws {
    let wanted = color.rgba(with: widget.traitCollection)
    try await wait(for: "\(type(of: widget)) \(isShown ? "with" : "without") \(wanted)") {
      (try? area(wanted, of: widget)).map { isShown ? $0 > 5 : $0 == 0 } == true
    }
  }

  /// How many pixels of a widget have nearly a colour.
  private func area(_ color: RGBA, of widget: Widget) throws -> Int {
    let picture = try picture(of: widget)
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        let distances = [(pixel.red, color.red), (pixel.green, color.green), (pixel.blue, color.blue)].map {
          abs(Double($0) - $1 * 255)
        }
        if distances.allSatisfy({ $0 < 40 }) { count += 1 }
      }
    }
    return count
  }

  private func show(_ widget: Widget) async throws -> TestWindow {
    let view = View(widget)
    view.backgroundColor = .white
    let window = try await TestWindow(view, width: 240, height: 60)
    try await settle()
    return window
  }

  @Test("a slider has colours for what is before the knob, what is after it, and the knob")
  func slider() async throws {
    let slider = Slider()
    slider.value = 0.5
    slider.minimumTrackTintColor = red
    slider.maximumTrackTintColor = green
    slider.thumbTintColor = blue
    let window = try await show(slider)
    defer { window.close() }
    try await expect(red, in: slider)
    try await expect(green, in: slider)
    try await expect(blue, in: slider)
    slider.minimumTrackTintColor = nil
    slider.maximumTrackTintColor = nil
    slider.thumbTintColor = nil
    try await settle()
    try await expect(red, isShown: false, in: slider)
    try await expect(green, isShown: false, in: slider)
  }

  @Test("sliders and progress follow the tint of their place, and their own colour wins")
  func tint() async throws {
    let (slider, progress) = (Slider(), ProgressView())
    slider.value = 0.5
    progress.progress = 0.5
    let column = StackView(arrangedSubviews: [slider, progress])
    column.axis = .vertical
    let window = try await show(column)
    defer { window.close() }
    column.tintColor = red
    try await settle()
    try await expect(red, in: slider)
    try await expect(red, in: progress)
    progress.progressTintColor = blue
    progress.trackTintColor = green
    try await settle()
    try await expect(red, isShown: false, in: progress)
    try await expect(blue, in: progress)
    try await expect(green, in: progress)
  }

  @Test("a switch has colours for being on and for its knob, which follow light and dark")
  func onOff() async throws {
    let control = Switch()
    control.onTintColor = Color(light: red, dark: green)
    control.thumbTintColor = blue
    let window = try await show(control)
    defer { window.close() }
    control.overrideUserInterfaceStyle = .light
    try await settle()
    try await expect(red, isShown: false, in: control)
    control.isOn = true
    try await settle()
    try await expect(red, in: control)
    try await expect(blue, in: control)
    control.overrideUserInterfaceStyle = .dark
    try await settle()
    try await expect(red, isShown: false, in: control)
    try await expect(green, in: control)
  }

  @Test("segments and wheels have a colour")
  func segments() async throws {
    let segments = SegmentedControl(items: ["one", "two"])
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = red
    let spinner = ActivityIndicatorView(style: .large)
    spinner.color = blue
    spinner.startAnimating()
    let window = try await show(StackView(arrangedSubviews: [segments, spinner]))
    defer { window.close() }
    try await expect(red, in: segments)
    try await expect(blue, in: spinner)
    spinner.stopAnimating()
  }

  @Test("colours that nobody has any more leave the style sheet")
  func manyColors() async throws {
    let slider = Slider()
    let window = try await show(slider)
    defer { window.close() }
    for value in 0..<50 { slider.minimumTrackTintColor = Color(red: Double(value) / 50, green: 0, blue: 0) }
    #expect(ControlColors.sheetCount < 10)
  }
}

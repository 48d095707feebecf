import CGtk
import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct ConfigurationTests {
  let model = Model()
  let log = Log()

  /// A button that notes when its method runs.
  private final class NotingButton: Button {
    var onUpdate: (NotingButton) -> Void = { _ in }

    override func updateConfiguration() {
      super.updateConfiguration()
      onUpdate(self)
    }
  }

  @Test("C-147 a button's handler runs once when what it read changes")
  func handler() async throws {
    let button = Button(configuration: .filled())
    button.configurationUpdateHandler = { [model, log] button in
      log.note("handler")
      button.configuration?.title = model.isOn ? "Busy" : "Load"
      button.configuration?.showsActivityIndicator = model.isOn
    }
    let window = try await TestWindow(button)
    defer { window.close() }
    #expect(button.find(Gtk.Label.self, .text("Load")) != nil)
    log.clear()
    model.isOn = true
    try await settle()
    #expect(log.entries == ["handler"])
    #expect(button.find(Gtk.Label.self, .text("Busy")) != nil)
    #expect(try button.require(Spinner.self).isSpinning)
  }

  @Test("C-148 updateConfiguration runs before the handler")
  func methodFirst() async throws {
    let button = NotingButton()
    button.onUpdate = { [log] _ in log.note("method") }
    button.configurationUpdateHandler = { [log] _ in log.note("handler") }
    let window = try await TestWindow(button)
    defer { window.close() }
    #expect(log.entries == ["method", "handler"])
  }

  @Test("C-149 several changes of the state in one turn make one run")
  func states() async throws {
    let button = NotingButton()
    let window = try await TestWindow(button)
    defer { window.close() }
    var states: [Bool] = []
    button.onUpdate = { states.append($0.isSensitive) }
    button.isSensitive = false
    button.isSensitive = true
    button.isSensitive = false
    try await settle()
    #expect(states == [false])
  }

  @Test("C-149 the pointer over a button and a press of it make one run each, together one")
  func pointerStates() async throws {
    let button = NotingButton()
    let window = try await TestWindow(button)
    defer { window.close() }
    button.configurationUpdateHandler = { [log] button in log.note("\(button.isHovered) \(button.isHighlighted)") }
    try await settle()
    log.clear()
    let pointer = button.widgetPointer
    let (hovered, pressed) = (GTK_STATE_FLAG_PRELIGHT, GTK_STATE_FLAG_ACTIVE)
    for (change, runs) in [
      ({ gtk_widget_set_state_flags(pointer, hovered, 0) }, ["true false"]),
      ({ gtk_widget_set_state_flags(pointer, pressed, 0) }, ["true true"]),
      ({ for flag in [hovered, pressed] { gtk_widget_unset_state_flags(pointer, flag) } }, ["false false"]),
      ({ for flag in [hovered, pressed] { gtk_widget_set_state_flags(pointer, flag, 0) } }, ["true true"]),
      ({ gtk_widget_set_state_flags(pointer, GTK_STATE_FLAG_DIR_LTR, 0) }, []),
    ] as [(() -> Void, [String])] {
      log.clear()
      change()
      #expect(log.entries == [], "in the next pass")
      try await settle()
      #expect(log.entries == runs)
    }
  }

  @Test func aButtonShowsTitleSubtitleAndImageOfItsConfiguration() async throws {
    let button = Button(configuration: .bordered())
    let window = try await TestWindow(button)
    defer { window.close() }
    button.configuration?.title = "Download"
    button.configuration?.subtitle = "12 MB"
    button.configuration?.image = Image(iconName: "document-save-symbolic")
    try await settle()
    let (title, subtitle) = try (
      button.require(Gtk.Label.self, .text("Download")), button.require(Gtk.Label.self, .text("12 MB"))
    )
    let image = try button.require(Gtk.Image.self)
    #expect([title, subtitle, image].allSatisfy { $0.isMapped } && image.iconName == "document-save-symbolic")
    let (titleFrame, subtitleFrame) = try (#require(title.frame(in: button)), #require(subtitle.frame(in: button)))
    #expect(subtitleFrame.y >= titleFrame.y + titleFrame.height, "the smaller line is below")
    #expect(try #require(image.frame(in: button)).x < titleFrame.x)
    button.configuration?.showsActivityIndicator = true
    #expect(
      !image.isVisible && button.find(Spinner.self)?.isSpinning == true, "a spinner stands in place of the picture")
    button.configuration = .plain()
    #expect(![title, subtitle, image].contains { $0.isVisible } && !button.hasFrame)
    #expect(button.find(Spinner.self) == nil)
  }

  @Test("C-150 three requests make one run")
  func requests() async throws {
    let button = NotingButton()
    let window = try await TestWindow(button)
    defer { window.close() }
    button.onUpdate = { [log] _ in log.note("method") }
    for _ in 0..<3 { button.setNeedsUpdateConfiguration() }
    try await settle()
    #expect(log.entries == ["method"])
  }

  /// A controller that shows a placeholder while a list is empty.
  private final class ListController: ViewController {
    let model: Model
    var runs = 0

    init(_ model: Model) { self.model = model }

    override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
      super.updateContentUnavailableConfiguration(using: state)
      runs += 1
      guard model.a == 0 else {
        contentUnavailableConfiguration = nil
        return
      }
      var configuration = ContentUnavailableConfiguration.empty()
      configuration.text = "Nothing here"
      contentUnavailableConfiguration = configuration
    }
  }

  @Test("C-151 C-152 a placeholder comes at first appearance and with the last item, and goes with the first")
  func contentUnavailable() async throws {
    let controller = ListController(model)
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(controller.runs == 1)
    #expect(window.window.find(Gtk.Label.self, .text("Nothing here")) != nil)
    model.a = 1
    try await settle()
    #expect(controller.runs == 2)
    #expect(window.window.find(Gtk.Label.self, .text("Nothing here")) == nil)
    model.a = 0
    try await settle()
    #expect(controller.runs == 3)
    #expect(window.window.find(Gtk.Label.self, .text("Nothing here")) != nil)
  }
}

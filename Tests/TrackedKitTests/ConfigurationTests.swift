import Gtk
import GtkTesting
import Observation
import Testing
import TrackedKit

@MainActor @Suite(.serialized) struct ConfigurationTests {
  let model = Model()
  let log = Log()

  /// A button that notes when its method runs.
  private final class NotingButton: ConfiguredButton {
    var onUpdate: (NotingButton) -> Void = { _ in }

    override func updateConfiguration() {
      super.updateConfiguration()
      onUpdate(self)
    }
  }

  @Test("C-147 a button's handler runs once when what it read changes")
  func handler() async throws {
    let button = ConfiguredButton(configuration: .filled())
    button.configurationUpdateHandler = { [model, log] button in
      log.note("handler")
      button.configuration.title = model.isOn ? "Busy" : "Load"
      button.configuration.showsActivityIndicator = model.isOn
    }
    let window = try await TestWindow(button)
    defer { window.close() }
    #expect(button.find(Label.self, .text("Load")) != nil)
    log.clear()
    model.isOn = true
    try await settle()
    #expect(log.entries == ["handler"])
    #expect(button.find(Label.self, .text("Busy")) != nil)
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
    #expect(window.window.find(Label.self, .text("Nothing here")) != nil)
    model.a = 1
    try await settle()
    #expect(controller.runs == 2)
    #expect(window.window.find(Label.self, .text("Nothing here")) == nil)
    model.a = 0
    try await settle()
    #expect(controller.runs == 3)
    #expect(window.window.find(Label.self, .text("Nothing here")) != nil)
  }
}

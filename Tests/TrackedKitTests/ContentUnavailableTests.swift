import GtkTesting
import Testing

/// What stands in place of a controller's content.
@MainActor @Suite(.serialized) struct ContentUnavailableTests {
  let model = Model()
  let log = Log()

  /// Says that nothing is there while the model is on; the content is a search field above a long list.
  private final class ListController: ViewController {
    let model: Model
    let entry = Entry()
    let scrolled = ScrolledWindow()
    private let content: View

    init(_ model: Model, content: View = View()) {
      self.model = model
      self.content = content
    }

    override func loadView() {
      let column = Box(.vertical)
      let list = Box(.vertical)
      for number in 1...50 { list.append(Button("row \(number)")) }
      scrolled.child = list
      scrolled.vexpand = true
      column.append(entry)
      column.append(scrolled)
      content.addSubview(column)
      view = content
    }

    override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
      super.updateContentUnavailableConfiguration(using: state)
      guard model.isOn else {
        contentUnavailableConfiguration = nil
        return
      }
      var configuration = ContentUnavailableConfiguration.empty()
      configuration.text = "Nothing here"
      contentUnavailableConfiguration = configuration
    }
  }

  /// Places nothing but what it knows, and does not call super.
  private final class OwnLayoutView: View {
    override func layoutSubviews() {
      for subview in addedChildren where subview is Box && subview.find(Entry.self, in: .everything) != nil {
        place(subview, in: bounds)
      }
    }
  }

  @Test(
    "C-221 the content is neither seen, focusable nor told to assistive technology while the configuration is shown",
    arguments: [false, true])
  func inPlaceOfTheContent(_ placesItsSubviewsItself: Bool) async throws {
    let controller = ListController(model, content: placesItsSubviewsItself ? OwnLayoutView() : View())
    let window = try await TestWindow(controller)
    defer { window.close() }
    let content = try #require(controller.view.addedChildren.first)
    controller.entry.grabFocus()
    model.isOn = true
    try await settle()
    #expect(!content.isMapped && content.isVisible, "hidden, and not by the application's own switch")
    #expect(content.isAccessibleHidden)
    #expect(window.window.focus == nil && !controller.view.focusFirstChild())
    let text = try window.window.require(Gtk.Label.self, .text("Nothing here"))
    #expect(text.isMapped && text.width > 0)
    let placeholder = try #require(controller.view.addedChildren.last)
    #expect(placeholder.isMapped && !placeholder.isAccessibleHidden)
    let middle = placeholder.frame(in: controller.view).map { $0.x + $0.width / 2 }
    #expect(abs((middle ?? 0) - controller.view.bounds.width / 2) <= 1)
    model.isOn = false
    try await settle()
    #expect(content.isMapped && !content.isAccessibleHidden && controller.view.addedChildren == [content])
  }

  @Test("C-221 the content comes back with its focus and its scroll position")
  func focusAndPosition() async throws {
    let controller = ListController(model)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    controller.entry.text = "typed"
    controller.entry.grabFocus()
    controller.entry.cursorPosition = 2
    controller.scrolled.verticalAdjustment.value = 300
    try await settle()
    model.isOn = true
    try await settle()
    model.isOn = false
    try await settle()
    #expect(controller.entry.hasFocus && controller.entry.cursorPosition == 2)
    #expect(controller.scrolled.verticalAdjustment.value == 300)
  }

  @Test("C-221 what is added meanwhile is hidden, and what the application hid itself stays hidden")
  func addedMeanwhile() async throws {
    let controller = ListController(model)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let closed = Label("closed")
    closed.isVisible = false
    controller.view.addSubview(closed)
    model.isOn = true
    try await settle()
    let added = Label("added")
    controller.view.addSubview(added)
    try await settle()
    #expect(!added.isMapped && added.isAccessibleHidden)
    model.isOn = false
    try await settle()
    #expect(added.isMapped && !added.isAccessibleHidden && !closed.isMapped && !closed.isVisible)
  }

  @Test("C-221 what the application keeps from assistive technology stays kept, and what left meanwhile does not")
  func keptByTheApplication() async throws {
    let controller = ListController(model)
    let window = try await TestWindow(controller)
    defer { window.close() }
    let decoration = Label("decoration")
    let guest = Label("guest")
    decoration.accessibilityElementsHidden = true
    controller.view.addSubview(decoration)
    controller.view.addSubview(guest)
    model.isOn = true
    try await settle()
    #expect(guest.accessibilityElementsHidden && decoration.accessibilityElementsHidden)
    let other = View()
    guest.removeFromSuperview()
    other.addSubview(guest)
    model.isOn = false
    try await settle()
    #expect(!guest.accessibilityElementsHidden && decoration.accessibilityElementsHidden)
  }

  @Test("C-221 what changed below the placeholder is current in the first frame that shows it")
  func currentOnReturn() async throws {
    let label = Label()
    let part = RecordingView("part", log) { [model] _ in label.text = "\(model.a)" }
    part.addSubview(label)
    let controller = ListController(model)
    controller.view.addSubview(part)
    let window = try await TestWindow(controller)
    defer { window.close() }
    model.isOn = true
    try await settle()
    model.a = 7
    try await settle()
    var painted: [String] = []
    window.window.frameClock?.onPaint { if label.isMapped { painted.append(label.text) } }
    model.isOn = false
    try await settle()
    #expect(painted.first == "7" && part.runs() == 2)
  }

  @Test func aConfigurationSetBeforeTheViewIsLoadedIsShown() async throws {
    let controller = ViewController()
    controller.contentUnavailableConfiguration = .loading()
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(try window.window.require(Spinner.self).isSpinning)
  }

  @Test func aSearchSaysThatNothingWasFoundAndItsButtonActs() async throws {
    let controller = ViewController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    var configuration = ContentUnavailableConfiguration.search()
    configuration.button.title = "Clear"
    configuration.buttonProperties.primaryAction = Action { [log] _ in log.note("cleared") }
    controller.contentUnavailableConfiguration = configuration
    try await settle()
    for text in [configuration.text, configuration.secondaryText] {
      #expect(try window.window.require(Gtk.Label.self, .text(#require(text))).isMapped)
    }
    #expect(try window.window.require(Gtk.Image.self).iconName == "edit-find-symbolic")
    #expect(window.window.find(Spinner.self) == nil)
    try await click(window.window.require(Button.self, .text("Clear")))
    #expect(log.entries == ["cleared"])
    configuration.button.title = nil
    configuration.buttonProperties.primaryAction = nil
    controller.contentUnavailableConfiguration = configuration
    try await settle()
    #expect(window.window.find(Button.self) == nil)
  }

  @Test("any content stands in place of a controller's own, one kind after the other, as UIKit has it")
  func anyContent() async throws {
    let controller = ViewController()
    let window = try await TestWindow(controller)
    defer { window.close() }
    var content = ListContentConfiguration.cell()
    content.text = "Nothing yet"
    controller.contentUnavailableConfiguration = content
    try await settle()
    #expect(try window.window.require(Gtk.Label.self, .text("Nothing yet")).isMapped)
    controller.contentUnavailableConfiguration = .loading()
    try await settle()
    #expect(window.window.find(.text("Nothing yet")) == nil)
    #expect(try window.window.require(Spinner.self).isSpinning)
    #expect((controller.contentUnavailableConfiguration as? ContentUnavailableConfiguration)?.text == "Loading…")
    controller.contentUnavailableConfiguration = nil
    try await settle()
    #expect(window.window.find(Spinner.self) == nil && controller.view.subviews.isEmpty)
  }
}

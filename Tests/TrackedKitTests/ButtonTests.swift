import GtkTesting
import Observation
import Testing

@MainActor @Suite(.serialized) struct ButtonTests {
  let log = Log()

  /// A controller as UIKit's sources write them, with `#selector(x)` become `x`.
  private final class TapController: ViewController {
    let button = Button(type: .system)
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Tap", for: .normal)
      button.addTarget(self, action: tapped, for: .touchUpInside)
      button.addTarget(self, action: sent(_:), for: .touchUpInside)
      button.addTarget(self, action: anything(_:), for: .touchUpInside)
      button.addTarget(self, action: TapController.unapplied, for: .touchUpInside)
      button.addTarget(self, action: TapController.unappliedSender, for: .touchUpInside)
      view.addSubview(button)
    }

    func tapped() { log.note("tapped") }
    private func sent(_ sender: Button) { log.note("sent \(sender.currentTitle ?? "")") }
    func anything(_ sender: Any) { log.note("any \(sender as AnyObject === button)") }
    func unapplied() { log.note("unapplied") }
    func unappliedSender(_ sender: Button) { log.note("unapplied \(sender === button)") }
  }

  @Test func aButtonCallsItsTargetsMethodsInTheirOrder() async throws {
    let controller = TapController(log)
    let window = try await TestWindow(controller)
    defer { window.close() }
    try await click(controller.button)
    #expect(log.entries == ["tapped", "sent Tap", "any true", "unapplied", "unapplied true"])
  }

  @Test func aButtonKeepsNoTargetAliveWhateverFormNamesTheMethod() async throws {
    var controller: TapController? = TapController(log)
    let button = controller!.button
    let end = FinalizationWatch(controller!)
    try await withTestWindow(View()) { test in
      test.window.rootViewController = controller
      try await settle()
      test.window.rootViewController = nil
      try await settle()
    }
    controller = nil
    try await end.expectFinalized()
    button.sendActions(for: .touchUpInside)
    #expect(log.entries.isEmpty)
  }

  @Test func aTargetThatIsRemovedIsCalledNoMore() async throws {
    let button = Button("Tap")
    let other = Log()
    button.addTarget(log, action: { [log] in log.note("one") }, for: .touchUpInside)
    button.addTarget(other, action: { [log] in log.note("two") }, for: [.touchUpInside, .valueChanged])
    #expect(button.allControlEvents == [.touchUpInside, .valueChanged])
    button.removeTarget(log, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(log.entries == ["two"])
    button.removeTarget(nil, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(log.entries == ["two", "two"])
  }

  @Test func anActionIsCalledWithItsSenderAndReplacedByItsIdentifier() async throws {
    let button = Button(type: .system)
    let identifier = Action.Identifier("save")
    button.addAction(Action(identifier: identifier) { [log] _ in log.note("old") }, for: .touchUpInside)
    button.addAction(
      Action(identifier: identifier) { [log] in log.note("new \($0.sender as? Button === button)") },
      for: .touchUpInside)
    let window = try await TestWindow(button)
    defer { window.close() }
    button.setTitle("Save", for: .normal)
    try await click(button)
    #expect(log.entries == ["new true"])
    button.removeAction(identifiedBy: identifier, for: .touchUpInside)
    try await click(button)
    #expect(log.entries == ["new true"])
  }

  @Test func aButtonShowsItsPrimaryActionAndFollowsIt() async throws {
    let action = Action(title: "Pause") { [log] _ in log.note("paused") }
    let button = Button(configuration: .filled(), primaryAction: action)
    let window = try await TestWindow(button)
    defer { window.close() }
    #expect(button.find(Gtk.Label.self, .text("Pause")) != nil && button.currentTitle == "Pause")
    try await click(button)
    #expect(log.entries == ["paused"])
    action.title = "Play"
    action.attributes = .disabled
    try await settle()
    #expect(button.find(Gtk.Label.self, .text("Play")) != nil && !button.isEnabled)
  }

  @Test func theNameThatTheProgramGivesStaysWhenTheTitleChanges() async throws {
    let (named, unnamed) = (Button(type: .system), Button(type: .system))
    for button in [named, unnamed] { button.setTitle("Play", for: .normal) }
    named.accessibilityLabel = "Play the song"
    let column = StackView(arrangedSubviews: [named, unnamed])
    let window = try await TestWindow(column)
    defer { window.close() }
    for title in ["Pause", "Go On"] {
      for button in [named, unnamed] { button.setTitle(title, for: .normal) }
      try await settle()
      #expect(try window.window.require(Button.self, .accessibleLabel("Play the song")) === named)
      #expect(try window.window.require(Button.self, .accessibleLabel(title)) === unnamed)
    }
  }

  @Test func titlesFollowTheStateAndFallBackToTheNormalOne() async throws {
    let button = Button(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitle("Never", for: .disabled)
    let window = try await TestWindow(button)
    defer { window.close() }
    func shown() -> String? { button.find(Gtk.Label.self)?.text }
    #expect(shown() == "Off" && button.title(for: .highlighted) == "Off")
    button.isSelected = true
    #expect(shown() == "On" && button.state == .selected)
    button.isSelected = false
    button.isEnabled = false
    #expect(shown() == "Never" && button.state == .disabled)
    button.isEnabled = true
    #expect(shown() == "Off" && button.currentTitle == "Off")
  }

  @Test func aButtonThatChangesItsSelectionDoesSoBeforeItTells() async throws {
    let button = Button(configuration: .gray())
    button.configuration?.title = "Bold"
    button.changesSelectionAsPrimaryAction = true
    button.addAction(Action { [log] in log.note("\(($0.sender as! Button).isSelected)") }, for: .primaryActionTriggered)
    let window = try await TestWindow(button)
    defer { window.close() }
    try await click(button)
    try await click(button)
    #expect(log.entries == ["true", "false"])
  }

  @Test func aButtonOfGtkKeepsItsLabelWhenItGetsOthersByState() async throws {
    let button = Button("Save")
    #expect(button.label == "Save")
    button.setTitle("Saving", for: .disabled)
    #expect(button.label == "Save" && button.currentTitle == "Save")
    button.label = "Store"
    #expect(button.title(for: .normal) == "Store")
  }

  @Test func thePictureStandsWhereItsPlacementSays() async throws {
    let button = Button(configuration: .plain())
    button.configuration?.title = "Share"
    button.configuration?.image = Image(iconName: "document-send-symbolic")
    button.configuration?.imagePlacement = .trailing
    let window = try await TestWindow(button)
    defer { window.close() }
    func places() throws -> (image: Rect, title: Rect) {
      (
        try #require(try button.require(Gtk.Image.self).frame(in: button)),
        try #require(try button.require(Gtk.Label.self, .text("Share")).frame(in: button))
      )
    }
    var (image, title) = try places()
    #expect(image.x >= title.x + title.width)
    button.configuration?.imagePlacement = .top
    try await settle()
    (image, title) = try places()
    #expect(image.y + image.height <= title.y)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aMenuOpensAtAPressAndCallsWhatIsChosenWithTheButton() async throws {
    let button = Button(configuration: .plain())
    button.configuration?.title = "Sort"
    button.showsMenuAsPrimaryAction = true
    button.addAction(Action { [log] _ in log.note("pressed") }, for: .touchUpInside)
    button.menu = Menu(children: [
      Action(title: "By Name") { [log] in log.note("name \($0.sender as? Button === button)") }
    ])
    let window = try await TestWindow(View(button), width: 200, height: 200)
    defer { window.close() }
    try await click(button)
    try await click(window.require(.text("By Name")))
    #expect(log.entries == ["name true"], "a press that opens a menu calls no action")
    button.menu = nil
    try await click(button)
    #expect(log.entries == ["name true", "pressed"])
  }

  @Test("C-227 a button's colours follow the traits of its place")
  func colors() async throws {
    let button = Button(configuration: .filled())
    button.configuration?.title = "Paint"
    let color = Color(light: Color(red: 1, green: 0, blue: 0), dark: Color(red: 0, green: 0, blue: 1))
    button.configuration?.baseBackgroundColor = color
    button.configuration?.cornerStyle = .capsule
    let view = View(button)
    let window = try await TestWindow(view, width: 200, height: 80)
    defer { window.close() }
    view.traitOverrides.userInterfaceStyle = .light
    try await settle()
    func ground() throws -> Texture.Pixel { try picture(of: button).pixel(x: 30, y: button.height / 2) }
    let light = try ground()
    #expect(light.red > 200 && light.blue < 80)
    view.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    let dark = try ground()
    #expect(dark.blue > 200 && dark.red < 80)
  }

  @Test("a system button shows its title and its symbol in the tint colour, and follows it")
  func systemTint() async throws {
    let button = Button(type: .system)
    button.setImage(Image(systemName: "play.fill"), for: .normal)
    button.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    button.tintColor = Color(red: 1, green: 0, blue: 0)
    let root = View()
    root.addSubview(button)
    let window = try await TestWindow(root, width: 120, height: 120)
    defer { window.close() }
    func middle() throws -> Texture.Pixel { try picture(of: root).pixel(x: 55, y: 60) }
    #expect(try middle().red > 200 && middle().blue < 90)
    button.tintColor = Color(red: 0, green: 0, blue: 1)
    try await settle()
    #expect(try middle().blue > 200 && middle().red < 90)
  }
}

import GtkTesting
import Testing

/// Menus that follow the model, opened at a button in a real window.
@MainActor
@Suite(
  .serialized,
  .enabled("a popover takes the pointer, which a headless compositor has not") { await Delivery.method == .events })
struct MenuTests {
  let model = Model()

  /// A button in the middle, with room for a menu around it.
  private func showButton(updating hook: @escaping () -> Void = {}) async throws -> (TestWindow, Gtk.Button) {
    let button = Gtk.Button("Menu")
    button.halign = .center
    button.valign = .center
    let view = RecordingView { _ in hook() }
    view.addSubview(button)
    return (try await TestWindow(view, width: 500, height: 400), button)
  }

  func row(_ title: String, in window: TestWindow) throws -> Gtk.Button {
    try window.window.require(Gtk.Button.self, .accessibleLabel(title))
  }

  @Test("C-235 an open menu shows in the next frame what a tracked hook sets; a closed one has no hooks")
  func anOpenMenuFollowsTheModel() async throws {
    let action = Action(title: "Pause") { _ in }
    let other = Action(title: "Other") { _ in }
    let (window, button) = try await showButton { [model] in
      action.title = model.isOn ? "Resume" : "Pause"
      action.attributes = model.a > 0 ? .disabled : []
      action.state = model.b > 0 ? .on : .off
    }
    defer { window.close() }
    let popover = PopoverMenu(Menu(children: [action, other]))
    popover.present(from: button)
    try await settle()
    let entry = try row("Pause", in: window)
    let untouched = try row("Other", in: window)
    #expect(entry.hasFocus && entry.isSensitive)
    var runs: [String] = []
    let observation = UpdateRecorder.record([]) { if $0.hook == .updateProperties { runs.append($0.object) } }
    defer { observation.end() }
    model.isOn = true
    model.b = 1
    try await paintFrames(1, of: window.window)
    #expect(try row("Resume", in: window) === entry, "the same entry, with the keyboard where it was")
    #expect(entry.hasFocus)
    #expect(
      entry.find(Gtk.Image.self, .matching("a tick") { ($0 as? Gtk.Image)?.iconName == "object-select-symbolic" })
        != nil)
    #expect(runs.count == 2, "the view's hook and the entry's: \(runs)")
    model.a = 1
    try await settle()
    #expect(!entry.isSensitive && untouched.isSensitive)
    popover.popdown()
    try await settle()
    runs = []
    model.isOn = false
    try await settle()
    #expect(runs.count == 1, "the view's hook alone: \(runs)")
    #expect(action.title == "Pause" && popover.parent == nil)
  }

  @Test func choosingAnEntryClosesTheMenuAndCallsTheHandlerOnce() async throws {
    var chosen: [String] = []
    let stay = Action(title: "Stay", attributes: .keepsMenuPresented) { chosen.append($0.title) }
    let go = Action(title: "Go") { chosen.append("\($0.title) by \(type(of: $0.sender!))") }
    let (window, button) = try await showButton()
    defer { window.close() }
    let popover = PopoverMenu(Menu(children: [stay, go]))
    popover.sender = button
    popover.present(from: button)
    try await settle()
    try await click(row("Stay", in: window))
    #expect(chosen == ["Stay"] && popover.isOpen)
    try await click(row("Go", in: window))
    #expect(chosen == ["Stay", "Go by Button"] && !popover.isOpen)
    #expect(go.sender == nil)
  }

  @Test func oneOfASelectionIsOnAndHiddenEntriesLeaveNoLines() async throws {
    let names = Action(title: "By Name", state: .on) { _ in }
    let dates = Action(title: "By Date") { _ in }
    let secret = Action(title: "Secret", attributes: .hidden) { _ in }
    let sorting = Menu(title: "Sort", options: [.displayInline, .singleSelection], children: [names, dates])
    let hidden = Menu(options: .displayInline, children: [secret])
    let (window, button) = try await showButton()
    defer { window.close() }
    let menu = Menu(children: [Action(title: "First") { _ in }, sorting, hidden])
    let popover = PopoverMenu(menu)
    popover.present(from: button)
    try await settle()
    #expect(window.window.findAll(Gtk.Separator.self).count == 1)
    #expect(window.window.find(Gtk.Label.self, .text("Sort")) != nil)
    #expect(window.window.find(Gtk.Button.self, .accessibleLabel("Secret")) == nil)
    try await click(row("By Date", in: window))
    #expect(names.state == .off && dates.state == .on && menu.selectedElements == [dates])
    secret.attributes = []
    popover.present(from: button)
    try await settle()
    #expect(window.window.findAll(Gtk.Separator.self).count == 2)
    popover.popdown()
    try await settle()
  }

  @Test func arrowKeysLeadIntoASubmenuAndBack() async throws {
    var chosen = ""
    let inner = Menu(title: "More", children: [Action(title: "Deep") { chosen = $0.title }])
    let (window, button) = try await showButton()
    defer { window.close() }
    let popover = PopoverMenu(Menu(children: [Action(title: "Top") { _ in }, inner]))
    popover.present(from: button)
    try await settle()
    let (top, entry) = try (row("Top", in: window), row("More", in: window))
    /// The ground before the text.
    func ground(of row: Gtk.Button) throws -> Texture.Pixel { try picture(of: row).pixel(x: 3, y: row.height / 2) }
    for (key, chosen, other) in [("Down", entry, top), ("Up", top, entry), ("Down", entry, top)] {
      try await press(key, in: other)
      #expect(chosen.hasFocus)
      try await settle()
      #expect(try ground(of: chosen) != ground(of: other), "one sees which one Return would choose")
    }
    try await press("Right", in: entry)
    let deep = try row("Deep", in: window)
    #expect(deep.hasFocus)
    try await press("Left", in: deep)
    #expect(entry.hasFocus && window.window.find(Gtk.Button.self, .accessibleLabel("Deep")) == nil)
    try await press("Right", in: entry)
    try await press("Return", in: row("Deep", in: window))
    #expect(chosen == "Deep" && !popover.isOpen)
  }

  @Test func deferredElementsComeWhenTheyAreThere() async throws {
    var answer: (([MenuElement]) -> Void)?
    var asked = 0
    let deferred = DeferredMenuElement { completion in
      asked += 1
      answer = completion
    }
    var fresh = 0
    let uncached = DeferredMenuElement.uncached { completion in
      fresh += 1
      completion([Action(title: "Fresh \(fresh)") { _ in }])
    }
    let (window, button) = try await showButton()
    defer { window.close() }
    let popover = PopoverMenu(Menu(children: [deferred, uncached]))
    popover.present(from: button)
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("Loading…")) != nil)
    _ = try row("Fresh 1", in: window)
    answer?([Action(title: "Late") { _ in }])
    // Kept, it would keep the element that keeps this.
    answer = nil
    try await settle()
    _ = try row("Late", in: window)
    #expect(window.window.find(Gtk.Label.self, .text("Loading…")) == nil)
    popover.popdown()
    try await settle()
    popover.present(from: button)
    try await settle()
    _ = try row("Late", in: window)
    _ = try row("Fresh 2", in: window)
    #expect(asked == 1)
    popover.popdown()
    try await settle()
  }

  @Test func aMenuThatIsReplacedWhileOpenKeepsItsPlace() async throws {
    func menu(_ count: Int) -> Menu { Menu(children: (1...count).map { Action(title: "Entry \($0)") { _ in } }) }
    let (window, button) = try await showButton()
    defer { window.close() }
    let popover = PopoverMenu(menu(2))
    popover.present(from: button)
    try await settle()
    try await press("Down", in: row("Entry 1", in: window))
    popover.menu = menu(3)
    try await settle()
    _ = try row("Entry 3", in: window)
    #expect(try row("Entry 2", in: window).hasFocus)
    popover.popdown()
    try await settle()
  }

  @Test(arguments: [true, false])
  func aMenuGoesWhenItIsClosedAndWithTheWidgetItStandsAt(isClosed: Bool) async throws {
    let (window, button) = try await showButton()
    defer { window.close() }
    var popover: PopoverMenu? = PopoverMenu(Menu(children: [Action(title: "Entry") { _ in }]))
    let watch = FinalizationWatch(popover!)
    popover?.present(from: button)
    try await settle()
    #expect(popover?.isMapped == true)
    if isClosed { popover?.popdown() } else { button.removeFromSuperview() }
    try await settle()
    #expect(popover?.isOpen == false && popover?.parent == nil)
    popover = nil
    try await watch.expectFinalized()
  }
}

extension MenuTests {
  private final class Pad: ViewController, ContextMenuInteractionDelegate {
    var places: [Point] = []
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addInteraction(ContextMenuInteraction(delegate: self))
    }

    func contextMenuInteraction(
      _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
    ) -> ContextMenuConfiguration? {
      places.append(location)
      return ContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        Menu(children: [Action(title: "Copy") { [weak self] in self?.chosen.append($0.title) }])
      }
    }
  }

  @Test func aContextMenuOpensAtThePointer() async throws {
    let pad = Pad()
    let window = try await TestWindow(pad, width: 400, height: 300)
    defer { window.close() }
    try await click(pad.view, at: Place(x: 120, y: 80), button: .secondary)
    #expect(pad.places == [Point(x: 120, y: 80)])
    try await click(row("Copy", in: window))
    #expect(pad.chosen == ["Copy"])
    let interaction = try #require(pad.view.interactions.first)
    pad.view.removeInteraction(interaction)
    try await click(pad.view, at: Place(x: 120, y: 80), button: .secondary)
    #expect(pad.places.count == 1 && interaction.view == nil)
  }
}

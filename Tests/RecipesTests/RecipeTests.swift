import Glibc
import GtkTesting
import Testing

@testable import Recipes

/// Every recipe, driven in a real window as its reader would.
@MainActor @Suite(.serialized) struct RecipeTests {
  @Test func counter() async throws {
    let window = try await TestWindow(HitCounterViewController(HitCounter()))
    defer { window.close() }
    #expect(window.find(Label.self, .text("0 clicks")) != nil)
    try await click(window.require(Button.self, .text("Click me")))
    #expect(window.find(Label.self, .text("1 clicks")) != nil)
  }

  @Test func adoptOneWidget() async throws {
    let download = Download()
    let window = try await TestWindow(makeDownloadRow(download))
    defer { window.close() }
    download.percent = 40
    try await settle()
    #expect(window.find(Gtk.Label.self, .text("40 %")) != nil)
    #expect(try window.require(ProgressBar.self).fraction == 0.4)
    download.percent = 100
    try await settle()
    #expect(window.find(Gtk.Label.self, .text("Done")) != nil)
  }

  @Test func profile() async throws {
    let contact = Contact(name: "Ada")
    let window = try await TestWindow(ContactViewController(contact))
    defer { window.close() }
    let badge = try window.require(Label.self, .text("0"), in: .everything)
    #expect(!badge.isVisible)
    contact.unreadCount = 2
    contact.isOnline = true
    let png = try png(of: window.require(Label.self, .text("Ada")))
    contact.loadAvatar = { throw CancellationError() }
    contact.loadAvatar = { png }
    try await wait(for: "the picture") { contact.avatar != nil }
    try await settle()
    #expect(badge.isVisible && badge.text == "2")
    #expect(try window.require(Picture.self).texture === contact.avatar)
  }

  @Test func settingsWithTheme() async throws {
    try TestDisplay.prepare()
    let (settings, theme) = (NotificationSettings(), ReadingTheme())
    let window = openSettings(settings, theme)
    defer { window.destroyWindow() }
    window.present()
    try await settle()
    let label = try window.require(Label.self, .text("Notifications: On (3 unread)"))
    #expect(label.attributes.foreground == theme.accent.currentRGBA)
    theme.accent = .black
    try await settle()
    #expect(label.attributes.foreground == Color.black.currentRGBA)
    try await click(window.require(Switch.self))
    #expect(!settings.isEnabled && label.text == "Notifications: Off")
  }

  @Test func galleryWithSheet() async throws {
    let choice = PictureChoice()
    let controller = PictureViewController(choice)
    let window = try await TestWindow(controller, width: 400, height: 500)
    defer { window.close() }
    try await click(window.require(Button.self, .text("Choose")))
    let list = try window.require(ListBox.self)
    let sheet: View = try #require(controller.presentedViewController).view
    let page: View = controller.view
    let top = try #require(sheet.frame(in: window.window)).y - #require(page.frame(in: window.window)).y
    #expect(sheet.height == page.height / 2 - 24, "half of the window, without the grabber")
    #expect(Int(top) + sheet.height == page.height, "at the lower edge")
    try await click(try #require(list.row(at: 1)))
    #expect(window.find(Label.self, .text("forest at 50 %")) != nil, "beneath the sheet")
    choice.intensity = 0.2
    try await settle()
    #expect(window.find(Label.self, .text("forest at 20 %")) != nil)
  }

  @Test func taskList() async throws {
    let model = TaskListModel()
    let window = try await TestWindow(TaskListViewController(model))
    defer { window.close() }
    #expect(window.find(Label.self, .text("Nothing to Do")) != nil)
    model.add("First")
    model.add("Second")
    try await settle()
    #expect(window.find(Label.self, .text("0 of 2 done")) != nil)
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    model.items[1].isCompleted = true
    try await settle()
    observation.end()
    #expect(runs.filter { $0.hook == .configurationUpdateHandler }.count == 1)
    #expect(try window.require(Label.self, .text("Second")).attributes.isStruckThrough)
    #expect(window.find(Label.self, .text("1 of 2 done")) != nil)
  }

  @Test func messageStatus() async throws {
    let message = SentMessage()
    let window = try await TestWindow(makeMessageScreen(message))
    defer { window.close() }
    let label = try window.require(Label.self, .text("Sending…"))
    #expect(label.opacity == 0)
    message.showStatus = true
    message.replyCount = 3
    try await settle()
    #expect(label.opacity == 1)
    #expect(try window.require(BadgeView.self).text == "3")
    try await click(window.require(Button.self, .accessibleLabel("Replies")))
    #expect(message.replyCount == 0)
  }

  @Test func customViewLook() async throws {
    let model = TileModel()
    let (tile, gauge) = (TileView(model), GaugeView(model))
    let column = View()
    column.addSubview(tile)
    column.addSubview(gauge)
    let window = try await TestWindow(column, width: 200, height: 200)
    defer { window.close() }
    /// Whether the gauge is red there: at a share of its half circle, counted from the left.
    func isFilled(at share: Double) throws -> Bool {
      let drawing = try picture(of: gauge)
      let middle = (x: Double(drawing.width) / 2, y: Double(drawing.height) / 2)
      let radius = min(middle.x, middle.y) - 6
      let angle = Double.pi * (1 + share)
      let pixel = drawing.pixel(x: Int(middle.x + radius * cos(angle)), y: Int(middle.y + radius * sin(angle)))
      return pixel == .init(red: 255, green: 0, blue: 0)
    }
    model.color = Color(red: 1, green: 0, blue: 0)
    model.level = 1
    try await settle()
    let shown = try picture(of: tile)
    #expect(shown.pixel(x: shown.width / 2, y: shown.height / 2) == .init(red: 255, green: 0, blue: 0))
    #expect(tile.layer.cornerRadius == 8)
    let shares = [0.1, 0.25, 0.6, 0.9]
    #expect(try shares.map(isFilled) == [true, true, true, true])
    model.level = 0.4
    try await settle()
    #expect(try shares.map(isFilled) == [true, true, false, false])
    model.color = .black
    try await settle()
    #expect(try shares.map(isFilled) == [false, false, false, false], "a new colour is drawn as well")
  }

  @Test func validationAnimation() async throws {
    for way in [FormValidationViewController.validate, FormValidationViewController.validateTheOldWay] {
      let validation = FormValidation()
      let controller = FormValidationViewController(validation)
      let window = try await TestWindow(controller)
      TestDisplay.animations = .on
      let red = controller.confirmationView.shownBackgroundColor
      way(controller)()
      #expect(controller.confirmationView.shownBackgroundColor == red, "on its way")
      try await settle()
      #expect(controller.confirmationView.shownBackgroundColor != red)
      TestDisplay.animations = .off
      window.close()
    }
  }

  @Test func articleRefresh() async throws {
    let stories = [NewsStory("One"), NewsStory("Two")]
    let tabs = makeNewsScreen(stories)
    let window = try TestWindow()
    // Whether a test's window is in front depends on the display.
    window.window.traitOverrides.activeAppearance = .active
    window.window.rootViewController = tabs
    try await window.show()
    defer { window.close() }
    #expect(stories.map(\.refreshCount) == [1, 0])
    tabs.selectedIndex = 1
    try await settle()
    #expect(stories.map(\.refreshCount) == [1, 1])
    window.window.traitOverrides.activeAppearance = .inactive
    try await settle()
    window.window.traitOverrides.activeAppearance = .active
    try await settle()
    #expect(stories.map(\.refreshCount) == [1, 2], "the one in sight")
  }

  @Test func fastAndSlow() async throws {
    let state = TrackState()
    let controller = TrackViewController(state)
    let window = try await TestWindow(controller)
    defer { window.close() }
    var runs: [String] = []
    let observation = UpdateRecorder.record([]) { runs.append($0.object) }
    for tick in 1...5 {
      state.tick(to: Double(tick))
      try await settle()
    }
    #expect(runs.count { $0 == "TrackViewController" } == 0)
    #expect(runs.count { $0 == "TrackPositionView" } == 5)
    state.tick(to: 31)
    try await settle()
    observation.end()
    #expect(window.find(Label.self, .text("Prelude, chapter 2")) != nil)
  }

  @Test func twoWindows() async throws {
    try TestDisplay.prepare()
    let note = SharedNote()
    let windows = makeNoteWindows(note)
    defer { windows.forEach { $0.destroyWindow() } }
    windows.forEach { $0.present() }
    try await settle()
    try await type("Hello", into: windows[0].require(Entry.self))
    #expect(try windows[1].require(Entry.self).text == "Hello")
    note.stars = 2
    try await settle()
    #expect(windows.allSatisfy { $0.find(Label.self, .text("2 stars")) != nil })
    note.reset()
    try await settle()
    #expect(try windows[0].require(Entry.self).text == "")
  }

  @Test func adaptivePanes() async throws {
    let report = ReportModel()
    let (answers, answer) = AsyncStream<String>.makeStream()
    let controller = ReportViewController(report) {
      for await text in answers { return text }
      return "nothing"
    }
    let window = try await TestWindow(controller, width: 800, height: 300)
    defer { window.close() }
    let panes = try window.require(Box.self)
    #expect(panes.orientation == .horizontal)
    let button = try window.require(Button.self)
    try await click(button)
    #expect(!button.isSensitive && window.find(Label.self, .text("Loading…")) != nil)
    answer.yield("The report")
    try await wait(for: "the report") { !report.isLoading }
    try await settle()
    #expect(button.isSensitive && window.find(Label.self, .text("The report")) != nil)
    window.window.setDefaultSize(width: 400, height: 300)
    try await wait(for: "the narrow window") { window.window.width == 400 }
    try await settle()
    #expect(panes.orientation == .vertical)
  }

  @Test func olderLevels() async throws {
    try TestDisplay.prepare()
    for (optsIn, text) in [(true, "Value 1"), (false, "Value 0")] {
      let model = LevelModel()
      let window = makeOldWindow(model, optsIn: optsIn)
      window.present()
      try await settle()
      model.value = 1
      try await settle()
      #expect(window.find(Label.self, .text(text)) != nil)
      window.destroyWindow()
    }
    let model = LevelModel()
    let window = try await TestWindow(LevelAdaptiveViewController(model))
    defer { window.close() }
    model.value = 1
    try await settle()
    #expect(window.find(Label.self, .text("Value 1")) != nil)
  }

  @Test func readWhatYouShow() async throws {
    let model = OptionModel()
    let view = OptionView(model)
    let window = try await TestWindow(view)
    defer { window.close() }
    var causes: [String] = []
    let observation = observeCauses(of: view) { causes.append($0) }
    model.baz = "other"
    model.logLevel = 3
    try await settle()
    #expect(causes == [])
    model.bar = "new"
    try await settle()
    #expect(causes.filter { $0.hasPrefix("updateProperties: property") }.count == 1)
    #expect(view.lastLogLevel == 3 && window.find(Label.self, .text("new")) != nil)
    observation.end()
  }

  @Test func heavyWork() async throws {
    let statistics = WordStatistics()
    let window = try await TestWindow(WordStatisticsView(statistics))
    defer { window.close() }
    statistics.text = "one two"
    statistics.text = "one two three"
    try await wait(for: "the count") { statistics.wordCount != nil }
    try await settle()
    #expect(window.find(Label.self, .text("3 words")) != nil)
  }

  @Test func nonObservableInput() async throws {
    let view = TemperatureView()
    let window = try await TestWindow(view)
    defer { window.close() }
    view.celsius = 25
    let before = view.capture()
    #expect(before != nil && window.find(Label.self, .text("25 °C")) != nil, "without waiting for a frame")
    view.unit = { "degrees" }
    view.unitDidChange()
    try await settle()
    #expect(window.find(Label.self, .text("25 degrees")) != nil)
  }

  @Test func otherThreads() async throws {
    expectChangesFromAnyThread()
    defer { UpdatePass.confirmsRuns = false }
    let tally = SharedTally()
    let window = try await TestWindow(TallyView(tally))
    defer { window.close() }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<100 { tally.add(1) } }
      }
    }
    try await wait(for: "the last count") { window.find(Label.self, .text("400")) != nil }
  }

  @Test func alertsAndPopovers() async throws {
    let draft = Draft()
    let controller = DraftViewController(draft)
    let window = try await TestWindow(controller, width: 500, height: 400)
    defer { window.close() }
    try await click(controller.hintButton)
    #expect(window.find(Label.self, .text("Drafts are kept until they are sent.")) != nil)
    controller.dismiss(animated: false)
    try await settle()
    try await click(controller.deleteButton)
    try await press("Escape", in: window.window)
    #expect(!draft.text.isEmpty && controller.presentedViewController == nil)
    try await click(controller.deleteButton)
    try await click(window.require(Button.self, .text("Delete Draft")))
    #expect(draft.text.isEmpty && window.find(Label.self, .text("Empty")) != nil)
    #expect(!controller.deleteButton.isSensitive)
  }

  @Test func constraints() async throws {
    let model = PanelModel()
    let panel = PanelView(model)
    let window = try await TestWindow(panel, width: 400, height: 200)
    defer { window.close() }
    #expect(panel.sidebar.width == 120 && panel.content.width == 400 - 132)
    model.sidebarWidth = 200
    try await settle()
    #expect(panel.sidebar.width == 200)
    #expect(try #require(panel.content.frame(in: panel)).x == 212)
  }

  @Test func controlsShowTheAlarmAndWriteIt() async throws {
    let alarm = AlarmSettings()
    let window = try await TestWindow(AlarmViewController(alarm), width: 360, height: 360)
    defer { window.close() }
    let slider = try window.require(Slider.self)
    #expect(slider.value == 0.5 && !slider.isEnabled)
    try await click(window.require(Switch.self))
    try await type("Tea", into: window.require(TextField.self))
    try await click(window.require(.accessibleLabel("Increment")))
    try await click(window.require(.text("Weekdays")))
    #expect(alarm.isOn && alarm.name == "Tea" && alarm.snoozes == 4 && alarm.repetition == .weekdays)
    #expect(slider.isEnabled && window.find(.text("Tea rings weekdays, 4 snoozes")) != nil)
    alarm.repetition = .never
    alarm.volume = 0.25
    try await settle()
    #expect(try window.require(SegmentedControl.self).selectedSegmentIndex == 2 && slider.value == 0.25)
  }
}

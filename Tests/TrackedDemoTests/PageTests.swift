import FoundationEssentials
import GtkTesting
import Testing

@testable import TrackedDemo

/// The counter, the settings and the gallery, driven as a person would.
@MainActor @Suite(.serialized) struct PageTests {
  @Test func theCounterCounts() async throws {
    let counter = CounterModel()
    let window = try await TestWindow(CounterViewController(counter), width: 600, height: 800)
    let plus = try window.window.require(Button.self, .text("Click me!"))
    try await click(plus)
    try await click(plus)
    #expect(counter.hits == 2)
    #expect(window.window.find(Label.self, .text("2")) != nil)
    try await click(window.window.require(Button.self, .text("Reset")))
    #expect(window.window.find(Label.self, .text("0")) != nil)
    window.close()
  }

  @Test func theCounterSpeaksTheChosenLanguage() async throws {
    let counter = CounterModel()
    counter.language = .of(locale: "C.UTF-8")
    let window = try await TestWindow(CounterViewController(counter), width: 600, height: 800)
    defer { window.close() }
    counter.hits = 3
    try await settle()
    let number = try window.window.require(Label.self, .accessibleLabel("Number of clicks: 3"))
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { if $0.hook == .updateProperties { runs.append($0) } }
    counter.language = .of(locale: "vi_VN.UTF-8")
    try await settle()
    observation.end()
    #expect(runs.filter { $0.object == "CounterViewController" }.count == 1)
    #expect(window.window.find(Label.self, .text("Số lần nhấn")) != nil && number.text == "3")
    #expect(window.window.find(Label.self, .accessibleLabel("Số lần nhấn: 3")) === number)
    try await click(window.window.require(Button.self, .text("Nhấn tôi!")))
    #expect(counter.hits == 4)
    counter.language = .of(locale: "de_AT.UTF-8")
    try await settle()
    #expect(try window.window.require(DropDown.self, in: .everything).selected == 1)
    try await click(window.window.require(Button.self, .text("Zurücksetzen")))
    #expect(counter.hits == 0 && CounterLanguage.of(locale: "").reset == "Reset")
  }

  @Test("C-208 loading disables its button, shows the spinner and can be cancelled")
  func loadingCanBeCancelled() async throws {
    let counter = CounterModel()
    let window = try await TestWindow(CounterViewController(counter), width: 600, height: 900)
    let load = try window.window.require(Button.self, .text("Load Data"))
    let spinner = try window.window.require(Spinner.self, in: .everything)
    try await click(load)
    #expect(!load.isSensitive)
    #expect(spinner.isSpinning)
    #expect(window.window.find(Label.self, .text("Loading…")) != nil)
    counter.cancelLoading()
    try await wait(for: "the end of loading") { !counter.isLoading }
    try await settle()
    #expect(load.isSensitive)
    #expect(!spinner.isSpinning)
    #expect(window.window.find(Label.self, .text("Cancelled")) != nil)
    window.close()
  }

  @Test("C-202 a switch writes the model once, and both windows show it")
  func twoWindowsOfSettings() async throws {
    let settings = SettingsModel(nil)
    let first = try await TestWindow(SettingsViewController(settings), width: 600, height: 700)
    let second = try await TestWindow(SettingsViewController(settings), width: 600, height: 700)
    let toggle = try first.window.require(Switch.self)
    try await click(toggle)
    #expect(!settings.notificationsEnabled)
    for window in [first.window, second.window] {
      #expect(try !window.require(Switch.self).isOn)
      #expect(window.find(Label.self, .text("Notifications: Off")) != nil)
    }
    first.close()
    second.close()
  }

  @Test("C-040 changing the badge or a colour runs one hook and no layout of the page")
  func badgeRunsNoLayout() async throws {
    let settings = SettingsModel(nil)
    let window = try await TestWindow(SettingsViewController(settings), width: 600, height: 700)
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    let badge = try window.window.require(Label.self, .cssClass("badge"))
    for change in [
      { settings.badgeCount = 4 }, { settings.badgeCount = 0 }, { settings.badgeCount = 9 },
      { settings.accentColor = SettingsModel.accentColors[1].color },
    ] {
      runs = []
      change()
      try await settle()
      #expect(badge.text == "\(settings.badgeCount)")
      #expect(runs.filter { $0.object == "SettingsViewController" }.map(\.hook) == [.updateProperties])
      #expect(runs.filter { $0.hook.phase == .layout }.map(\.object) == [])
    }
    observation.end()
    window.close()
  }

  @Test func settingsAreStoredAndRestored() throws {
    try TestDisplay.prepare()
    let settings = SettingsModel(try SettingsStore())
    settings.badgeCount = 7
    settings.fontSize = 18
    settings.colorScheme = .dark
    let restored = SettingsModel(try SettingsStore())
    #expect(restored.badgeCount == 7)
    #expect(restored.fontSize == 18)
    #expect(restored.colorScheme == .dark)
    for key in ["badge-count", "font-size", "color-scheme"] { try SettingsStore().reset(key) }
    #expect(settings.badgeCount == 3)
  }

  @Test("C-177 one selection drives title, large picture and tick; the filter works elsewhere")
  func gallerySharesOneSelection() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let gallery = GalleryModel()
    let window = try await TestWindow(GalleryViewController(gallery, notices: Notices()), width: 800, height: 600)
    try await wait(for: "the pictures") { gallery.isLoaded }
    #expect(gallery.names.count >= 8)
    try await settle()
    /// The names of the thumbnails that have a tick.
    func ticked() -> [String] {
      window.window.findAll(PictureCell.self, in: .everything).filter {
        $0.find(Gtk.Image.self, .cssClass("accent"), in: .everything)?.isVisible == true
      }.compactMap { $0.find(Label.self, in: .everything)?.text }
    }
    #expect(ticked() == [gallery.names[0].capitalized])
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    // One beside the first, which is in sight as well.
    let other = gallery.names[1]
    gallery.select(other)
    try await settle()
    observation.end()
    #expect(runs.filter { $0.object == "GalleryViewController" && $0.hook == .updateProperties }.count == 1)
    #expect(window.window.find(Label.self, .text(other.capitalized).and(.cssClass("title-2"))) != nil)
    #expect(ticked() == [other.capitalized])
    let plain = gallery.filtered
    gallery.setFilterIntensity(1)
    #expect(gallery.filtered === plain, "the hook shows the cached picture until the filter is done")
    try await wait(for: "the filter") { gallery.filtered !== plain }
    window.close()
  }

  @Test("C-155 C-177 the sheet chooses, ticks and filters what the gallery beneath shows")
  func galleryChooser() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let gallery = GalleryModel()
    let controller = GalleryViewController(gallery, notices: Notices())
    let window = try TestWindow(width: 800, height: 600)
    window.window.rootViewController = controller
    try await window.show()
    defer { window.close() }
    try await wait(for: "the pictures") { gallery.isLoaded }
    try await settle()
    try await click(window.window.require(Button.self, .text("Choose")))
    let list = try #require(controller.presentedViewController?.view).require(ListView.self, in: .everything)
    try await click(list.require(Gtk.Label.self, .text("City")))
    #expect(gallery.selection.selectedImage == "city")
    #expect(window.window.find(Label.self, .text("City").and(.cssClass("title-2"))) != nil, "beneath the sheet")
    #expect(list.findAll(ImageView.self, .any).count == 1, "one tick")
    let plain = gallery.filtered
    let scale = try #require(controller.presentedViewController?.view).require(Scale.self, in: .everything)
    try await press(.right, in: scale)
    #expect(gallery.selection.filterIntensity > 0)
    try await wait(for: "the filter") { gallery.filtered !== plain }
    try await press("Escape", in: window.window)
    #expect(controller.presentedViewController == nil)
  }

  @Test("C-151 a gallery without pictures says so, one that loads them shows that")
  func galleryPlaceholders() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let empty = try await TestWindow(
      GalleryViewController(GalleryModel(folder: "/nowhere"), notices: Notices()), width: 800, height: 600)
    defer { empty.close() }
    try await wait(for: "the placeholder") { empty.window.find(Label.self, .text("No Pictures")) != nil }
    let controller = GalleryViewController(GalleryModel(), notices: Notices())
    var texts: [String?] = []
    let observation = UpdateRecorder.record([]) { [unowned controller] run in
      if run.hook == .updateContentUnavailableConfiguration, run.owner == ObjectIdentifier(controller) {
        texts.append((controller.contentUnavailableConfiguration as? ContentUnavailableConfiguration)?.text)
      }
    }
    let window = try await TestWindow(controller, width: 800, height: 600)
    defer { window.close() }
    try await wait(for: "the pictures") { texts.last == .some(nil) }
    observation.end()
    #expect(texts.first == "Loading…")
  }

  @Test("the gallery's panes follow the model and the size class in updateViewConstraints")
  func galleryPanes() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let gallery = GalleryModel()
    let window = try await TestWindow(GalleryViewController(gallery, notices: Notices()), width: 1800, height: 700)
    defer { window.close() }
    try await wait(for: "the pictures") { gallery.isLoaded }
    try await settle()
    let panes = try window.window.require(GalleryPanes.self)
    let detail = try #require(panes.addedChildren.last)
    // GTK rounds what its solver found up, and 414.0000001 is 415 then.
    func isPart(_ share: Double, _ part: Int, of whole: Int) -> Bool {
      (0...1).contains(part - Int((Double(whole) * share).rounded(.down)))
    }
    #expect(isPart(0.56, detail.width, of: panes.width) && detail.height == panes.height)
    gallery.isPictureEnlarged = true
    try await settle()
    #expect(detail.width > panes.width * 56 / 100 + 1)
    window.window.traitOverrides.horizontalSizeClass = .compact
    try await settle()
    #expect(detail.width == panes.width && isPart(0.72, detail.height, of: panes.height))
  }

  @Test(arguments: DemoPage.allCases) func oneThemeRestylesEveryPage(_ page: DemoPage) async throws {
    try TestDisplay.prepare()
    let model = AppModel()
    let (blue, orange) = (SettingsModel.accentColors[0].color, SettingsModel.accentColors[3].color)
    let window = try TestWindow(width: 600, height: 800)
    defer { window.close() }
    model.settings.accentColor = blue
    provideAppModel(model, to: window.window)
    let controller = page.makeController(model)
    window.window.rootViewController = controller
    try await window.show()
    // Until then a placeholder stands in place of the gallery, whose hooks wait.
    if page == .gallery { try await wait(for: "the pictures") { model.gallery.isLoaded } }
    try await settle()
    let mark = try controller.view.require(ThemeMark.self, in: .everything)
    #expect(mark.shownBackgroundColor == blue)
    model.settings.accentColor = orange
    try await settle()
    #expect(mark.shownBackgroundColor == orange, "a change inside of the theme")
    let other = SettingsModel(nil)
    other.accentColor = SettingsModel.accentColors[5].color
    controller.traitOverrides.appTheme = AppTheme(other)
    try await settle()
    #expect(mark.shownBackgroundColor == other.accentColor, "another theme for this page alone")
  }

  @Test func theCounterHasTheThemesColour() async throws {
    let settings = SettingsModel(nil)
    try TestDisplay.prepare()
    let window = try TestWindow(width: 600, height: 800)
    defer { window.close() }
    window.window.traitOverrides.appTheme = AppTheme(settings)
    window.window.rootViewController = CounterViewController(CounterModel())
    try await window.show()
    let count = try window.window.require(Label.self, .text("0"))
    settings.accentColor = SettingsModel.accentColors[3].color
    try await settle()
    #expect(count.attributes.foreground == SettingsModel.accentColors[3].color.currentRGBA)
  }
}

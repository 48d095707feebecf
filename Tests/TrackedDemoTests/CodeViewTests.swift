import GtkTesting
import Testing

@testable import TrackedDemo

/// Source code as the pages show it.
@MainActor @Suite("Code views", .serialized) struct CodeViewTests {
  /// One for all tests: an identifier can be registered once in a process.
  private static let application: Application? = {
    let application = Application(id: "io.github.trackedkit.Demo.Code", instances: .many)
    return application.register() ? application : nil
  }()

  @Test("words, texts, numbers and comments are told apart, also inside each other") func tokens() {
    let code = #"""
      // The sum, in words.
      @Observable final class Sum { var total = 1.5 }
      let text = "\(total > 1 ? "many \(2)" : "few")" + Label.init(3...4).self.default
      """#
    let found = SwiftLexer.tokens(in: code).map { "\($0.kind) \(code[$0.range])" }
    #expect(
      found == [
        "comment // The sum, in words.", "attribute @Observable", "keyword final", "keyword class", "type Sum",
        "keyword var", "number 1.5", "keyword let", "string \"\\(total > 1 ? \"many \\(2)\" : \"few\")\"",
        "type Label", "keyword init", "number 3", "number 4", "keyword self",
      ])
  }

  @Test("an unfinished text ends with the code") func unfinished() {
    for code in ["\"", "\"a\\", "\"\\(", "\"\"\"a", "@", "//"] {
      #expect(SwiftLexer.tokens(in: code).last?.range.upperBound == code.endIndex, "\(code)")
    }
  }

  @Test("the lines of hooks are found, with their types") func hookLines() {
    let code =
      "override func updateProperties() {\n}\nfinal class RowView: View {\n  override func draw(_ rect: Rect) {}\n}"
    #expect(
      HookLine.find(in: code, of: "Page") == [
        HookLine(type: "Page", hook: .updateProperties, number: 0), HookLine(type: "RowView", hook: .draw, number: 3),
      ])
  }

  /// The contrast of two colours, as WCAG computes it.
  private func contrast(_ first: RGBA, _ second: RGBA) -> Double {
    func luminance(_ color: RGBA) -> Double {
      func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let (high, low) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test("each colour can be read on the ground it stands on, light and dark", arguments: [false, true])
  func colors(isDark: Bool) async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    try Style.set(DemoResources.styleSheet(), for: "app")
    let before = DesktopAppearance.colorSchemeOverride
    DesktopAppearance.colorSchemeOverride = isDark ? .dark : .light
    defer {
      DesktopAppearance.colorSchemeOverride = before
      Style.remove("app")
    }
    let page = ViewController()
    page.view = View(EssentialSource.makeSection("CounterViewController.swift"))
    let window = try await TestWindow(page, width: 700, height: 700)
    defer { window.close() }
    try await settle()
    // The code is drawn on a card, which is not the code's own.
    let picture = try picture(of: page.view)
    let frame = try #require(window.require(SourceView.self).frame(in: page.view))
    let pixel = picture.pixel(x: Int(frame.x) + 1, y: Int(frame.y) + 1)
    let shown = RGBA(red: Double(pixel.red) / 255, green: Double(pixel.green) / 255, blue: Double(pixel.blue) / 255)
    #expect((shown.red < 0.5) == isDark)
    for kind in SwiftLexer.Kind.allCases {
      let shades = CodeColors.shades(of: kind)
      let ratio = contrast(isDark ? shades.dark : shades.light, shown)
      #expect(ratio >= 4.5, "\(kind): \(ratio)")
    }
  }

  @Test("a button copies the code") func copied() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let page = ViewController()
    page.view = View(EssentialSource.makeSection("CounterViewController.swift"))
    let window = try await TestWindow(page, width: 700, height: 700)
    defer { window.close() }
    try await click(window.require(Button.self, .accessibleLabel("Copy CounterViewController.swift")))
    #expect(Pasteboard.general.string == (try EssentialSource.text(of: "CounterViewController.swift")))
  }

  @Test("a click lights the line of the hook that it runs, for a moment, and the foot says why it ran")
  func lit() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let main = MainWindow(try #require(Self.application), AppModel(), page: .counter)
    defer { main.window.destroyWindow() }
    main.present()
    try await settle()
    let source = try #require(main.controller.shownPage?.view).require(SourceView.self)
    let label = try source.require(Label.self)
    let strip = try main.window.require(CounterStrip.self)
    let height = strip.height
    func isLit() -> Bool {
      guard let text = label.attributedText, let range = text.range(of: "override func updateProperties") else {
        return false
      }
      return text.attributes(at: range.lowerBound)[.backgroundColor] != nil
    }
    #expect(!isLit())
    for _ in 1...2 {
      try await click(main.window.require(Button.self, .text("Click me!")))
      try await wait(for: "light") { isLit() }
      try await wait(for: "its end") { !isLit() }
    }
    #expect(
      strip.find(
        Label.self, .textContaining("click on Button “Click me!” → CounterModel.hits → CounterViewController.updatePr"))
        != nil)
    #expect(strip.height == height && strip.find(Label.self, .textContaining("Whole page")) == nil)
    #expect(await comesToRest())
  }
}

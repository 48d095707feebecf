import GtkTesting
import Testing

@testable import Gtk

/// Light and dark of a part of a window, as GTK's own widgets show it.
@MainActor @Suite(.serialized) struct StyleOverrideTests {
  /// The colour in which a widget's text is shown.
  private func textColor(of widget: Gtk.Widget) -> RGBA { widget.styleColor }

  private func isLight(_ color: RGBA) -> Bool { color.red + color.green + color.blue > 1.5 }

  private func column(_ widgets: Gtk.Widget...) -> View {
    let box = Gtk.Box(.vertical)
    widgets.forEach(box.append)
    return View(box)
  }

  @Test("C-228 GTK's own widgets below an override are restyled, and nothing beside it")
  func subtree() async throws {
    let (inside, beside) = (Gtk.Button("Inside"), Gtk.Button("Beside"))
    let (entry, label) = (Gtk.Entry(), Gtk.Label("Text"))
    let part = column(inside, entry, label)
    let window = try await TestWindow(column(part, beside))
    defer { window.close() }
    let ordinary = textColor(of: beside)
    try #require(!isLight(ordinary), "the theme is light")
    part.overrideUserInterfaceStyle = .dark
    try await settle()
    #expect([inside, entry, label].allSatisfy { isLight(textColor(of: $0)) } && textColor(of: beside) == ordinary)
    #expect(part.traitCollection.userInterfaceStyle == .dark)
    let late = Gtk.Button("Late")
    (part.children[0] as? Gtk.Box)?.append(late)
    try await settle()
    #expect(isLight(textColor(of: late)), "also what comes later")
    beside.detachFromParent()
    (part.children[0] as? Gtk.Box)?.append(beside)
    try await settle()
    #expect(isLight(textColor(of: beside)), "also what is moved there")
    part.overrideUserInterfaceStyle = .unspecified
    try await settle()
    #expect(textColor(of: inside) == ordinary && part.overrideUserInterfaceStyle == .unspecified)
  }

  @Test("C-228 the innermost override of window, controller and view holds")
  func nested() async throws {
    let (outer, inner, window) = (Gtk.Button("Outer"), Gtk.Button("Inner"), Gtk.Button("Window"))
    let innermost = column(inner)
    let controller = ViewController()
    controller.view.addSubview(column(outer, innermost))
    let root = ViewController()
    root.addChild(controller)
    root.view.addSubview(column(window, controller.view))
    let shown = try await TestWindow(root)
    defer { shown.close() }
    shown.window.overrideUserInterfaceStyle = .dark
    controller.overrideUserInterfaceStyle = .light
    try await settle()
    #expect(isLight(textColor(of: window)) && !isLight(textColor(of: outer)) && !isLight(textColor(of: inner)))
    innermost.overrideUserInterfaceStyle = .dark
    try await settle()
    #expect(!isLight(textColor(of: outer)) && isLight(textColor(of: inner)))
    shown.window.overrideUserInterfaceStyle = .unspecified
    try await settle()
    #expect(!isLight(textColor(of: window)) && !isLight(textColor(of: outer)) && isLight(textColor(of: inner)))
  }

  /// Controls whose rules in the theme are partly alike in light and dark: `button.flat`, `scale.marks-after`, `entry.flat`.
  private func controls() -> ViewController {
    let flat = Gtk.Button("Flat")
    let (suggested, destructive) = (Gtk.Button("Suggested"), Gtk.Button("Destructive"))
    flat.hasFrame = false
    suggested.addCSSClass("suggested-action")
    destructive.addCSSClass("destructive-action")
    let scale = Gtk.Scale(range: 0...4, step: 1)
    scale.addMark(at: 1)
    let entry = Gtk.Entry()
    entry.hasFrame = false
    let (toggle, check) = (Gtk.Switch(), Gtk.CheckButton("Check"))
    toggle.isOn = true
    check.isActive = true
    let linked = Gtk.Box(.horizontal)
    linked.addCSSClass("linked")
    linked.append(Gtk.Button("First"))
    linked.append(Gtk.Button("Second"))
    let list = Gtk.ListBox()
    list.append(Gtk.Label("A row"))
    list.append(Gtk.Button("In a row"))
    let progress = Gtk.ProgressBar()
    progress.fraction = 0.5
    let off = Gtk.Button("Off")
    off.isSensitive = false
    let controller = ViewController()
    controller.view.addSubview(
      column(
        flat, suggested, destructive, Gtk.Button("Plain"), off, linked, scale, entry, Gtk.Entry(), toggle, check, list,
        progress, Gtk.SpinButton(range: 0...9, step: 1)))
    return controller
  }

  @Test("C-228 an override looks as a program that is light or dark as a whole", arguments: [false, true])
  func picture(ofAllDark isDark: Bool) async throws {
    let settings = DisplaySettings.shared
    let ordinary = settings.prefersDark
    defer { settings.prefersDark = ordinary }
    settings.prefersDark = isDark
    let whole = try await TestWindow(controls())
    try await settle()
    let expected = try GtkTesting.picture(of: whole.window)
    whole.close()
    settings.prefersDark = !isDark
    let overridden = try await TestWindow(controls())
    defer { overridden.close() }
    let before = try GtkTesting.picture(of: overridden.window).pixels()
    overridden.window.overrideUserInterfaceStyle = isDark ? .dark : .light
    try await settle()
    let shown = try GtkTesting.picture(of: overridden.window)
    try #require(shown.width == expected.width && shown.height == expected.height)
    let different = zip(shown.pixels(), expected.pixels()).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    #expect(different == 0 && shown.pixels() != before, "\(different) of \(shown.width * shown.height) pixels")
  }

  @Test func whatASelectorSelectsIsFoundInEveryPlace() {
    #expect(SubtreeStyle.scoped("button:hover", to: "dark") == ["button.dark:hover", ".dark button:hover"])
    #expect(
      SubtreeStyle.scoped("box > label", to: "dark") == [
        "box.dark > label", ".dark box > label", "box > label.dark",
      ])
    #expect(SubtreeStyle.scoped("a + b", to: "dark") == [".dark a + b", "a + b.dark"])
  }
}

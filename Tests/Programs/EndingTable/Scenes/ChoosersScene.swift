import GtkTesting
import GtkTracking
import TrackedKit

/// Widgets of GTK's that choose, answer and open links, and what a window does with keys that nothing else takes.
final class ChoosersController: ViewController {
  let (calendar, color, font) = (Gtk.CalendarWidget(), Gtk.ColorButton(), Gtk.FontButton("Sans 10"))
  let bar = Gtk.InfoBar()
  let (link, label) = (Gtk.LinkButton("https://example.org", label: "Link"), Gtk.Label(""))
  let notebook = Gtk.Notebook()
  let area = Gtk.DrawingArea()
  let held = Gtk.Box(.horizontal)
  let emoji = Gtk.EmojiChooser()
  let column = Gtk.Box(.vertical)

  init(_ world: World) {
    super.init()
    world.endOwn = { [weak self] in
      guard let self else { return }
      emoji.setParent(nil)
      for child in column.children { child.detachFromParent() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    held.append(area)
    for widget in [calendar, color, font, bar, link, label, notebook, held] as [Widget] { column.append(widget) }
    connectChoosers()
    connectLinks()
    connectPointer()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.onActivateDefault { called("Gtk.onActivateDefault") }
    view.window?.onActivateFocus { called("Gtk.onActivateFocus") }
  }

  private func connectChoosers() {
    calendar.onDaySelected { called("Gtk.onDaySelected") }
    calendar.onNextMonth { called("Gtk.onNextMonth") }
    calendar.onPreviousMonth { called("Gtk.onPreviousMonth") }
    calendar.onNextYear { called("Gtk.onNextYear") }
    calendar.onPreviousYear { called("Gtk.onPreviousYear") }
    color.onColorSet { called("Gtk.onColorSet") }
    font.onFontSet { called("Gtk.onFontSet") }
    emoji.onEmojiPicked { _ in called("Gtk.onEmojiPicked") }
    for index in 0..<3 { _ = notebook.append(Gtk.Label("page \(index)"), label: "Tab \(index)") }
    notebook.onPageReordered { _, _ in called("Gtk.onPageReordered") }
    notebook.onPageRemoved { _, _ in called("Gtk.onPageRemoved") }
  }

  private func connectLinks() {
    bar.addChild(Gtk.Label("message"))
    bar.addButton("Answer", response: 1)
    bar.showsCloseButton = true
    bar.onResponse { _ in called("Gtk.onResponse") }
    bar.onClose { called("Gtk.onClose") }
    link.onActivateLink {
      called("Gtk.onActivateLink")
      return .stop
    }
    label.setMarkup(Markup(escaping: "address").link(to: "https://example.org"))
    label.onActivateLink { _ in
      called("Gtk.onActivateLink label")
      return .stop
    }
  }

  private func connectPointer() {
    area.setSizeRequest(width: 60, height: 30)
    area.isFocusable = true
    let (long, inner, outer) = (Gtk.GestureLongPress(), Gtk.GestureDrag(), Gtk.GestureDrag())
    long.onCancelled { called("Gtk.onCancelled") }
    area.add(long)
    inner.onCancel { _ in called("Gtk.onCancel") }
    area.add(inner)
    outer.onDragUpdate { [unowned outer] _, _ in outer.claim() }
    held.add(outer)
  }
}

extension Scene {
  private static func page(_ world: World) -> ChoosersController? { world.stage(ChoosersController.self) }

  /// Opens the window of a button and answers with what it shows.
  private static func choose(in world: World, by button: Widget?) async throws {
    guard let button else { return }
    try await click(button)
    try await wait(for: "its window") { world.hasActed || dialog(of: world) != nil }
    guard let dialog = dialog(of: world) else { return }
    await Table.rest()
    if let answer = dialog.find(Gtk.Button.self, .text("_Select")) ?? dialog.find(Gtk.Button.self, .text("Select")) {
      try await click(answer)
    } else {
      say("MISSING \(world.step) Select")
    }
    if !world.hasActed { dialog.close() }
  }

  private static func dialog(of world: World) -> Gtk.Window? {
    Gtk.Window.shown.first { $0 !== world.window }
  }

  static let chooserStimuli: [Stimulus] = [
    { world in
      let days = page(world)?.calendar.findAll(Gtk.Label.self, .text("15")) ?? []
      if let day = days.first { try await click(day) }
    },
    { world in if let calendar = page(world)?.calendar { try await press("Right", .control, in: calendar) } },
    { world in if let calendar = page(world)?.calendar { try await press("Left", .control, in: calendar) } },
    { world in if let calendar = page(world)?.calendar { try await press("Down", .control, in: calendar) } },
    { world in if let calendar = page(world)?.calendar { try await press("Up", .control, in: calendar) } },
    { world in try await choose(in: world, by: page(world)?.color) },
    { world in try await choose(in: world, by: page(world)?.font) },
    { world in
      if let answer = page(world)?.bar.find(Gtk.Button.self, .text("Answer")) { try await click(answer) }
    },
    { world in
      if let answer = page(world)?.bar.find(Gtk.Button.self, .text("Answer")) { try await press(.escape, in: answer) }
    },
    { world in if let link = page(world)?.link { try await click(link) } },
    { world in if let label = page(world)?.label { try await press(.enter, in: label) } },
    { world in
      guard let notebook = page(world)?.notebook, let first = notebook.child(at: 0) else { return }
      notebook.move(first, to: -1)
    },
    { world in
      guard let notebook = page(world)?.notebook, let first = notebook.child(at: 0) else { return }
      notebook.remove(first)
    },
    { world in if let area = page(world)?.area { try await click(area) } },
    { world in
      if let area = page(world)?.area { try await drag(area, from: Place(x: 10, y: 10), at: Place(x: 50, y: 12)) }
    },
    { world in if let area = page(world)?.area { try await press(.enter, in: area) } },
    { world in if let area = page(world)?.area { try await press("space", in: area) } },
    { world in
      guard let page = page(world) else { return }
      page.emoji.setParent(page.link)
      page.emoji.popup()
      await Table.rest()
      let faces = page.emoji.findAll(Widget.self, .any).filter { $0.typeName == "GtkEmojiChooserChild" && $0.isMapped }
      if let face = faces.first { try await click(face) } else if !world.hasActed { say("MISSING \(world.step) face") }
    },
    { page($0)?.emoji.setParent(nil) },
    { $0.window?.close() },
  ]
}

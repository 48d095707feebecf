import GtkTracking
import Testing
import WidgetTesting

/// Custom widgets of a program's own, which draw and lay out from a model.
@MainActor @Suite(.serialized) struct CustomWidgetUpdateTests {
  @Observable final class Look {
    var color = RGBA(red: 1, green: 0, blue: 0)
    var place = 0
    var hasEnded = false
  }

  private final class Swatch: CustomWidget {
    let look: Look
    private(set) var drawings = 0

    init(_ look: Look) {
      self.look = look
      super.init()
    }

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(40) }

    override func snapshot(_ snapshot: Snapshot) {
      trackDrawing {
        drawings += 1
        snapshot.fill(Rect(x: 0, y: 0, width: 40, height: 40), with: look.color)
      }
    }
  }

  /// Puts its child where the model says.
  private class Shelf: CustomWidget {
    let look: Look
    let child: Widget
    private(set) var layouts = 0

    init(_ look: Look, _ child: Widget) {
      self.look = look
      self.child = child
      super.init()
      insertChild(child, before: nil)
    }

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { .fixed(100) }

    override func allocate(width: Int, height: Int, baseline: Int) { trackLayout { place() } }

    func place() {
      layouts += 1
      allocate(child, in: Rect(x: Double(look.place), y: 0, width: 40, height: 40))
    }
  }

  private func color(at x: Int, of widget: Widget) throws -> Texture.Pixel {
    try picture(of: widget).pixel(x: x, y: 10)
  }

  private let red = Texture.Pixel(red: 255, green: 0, blue: 0)
  private let blue = Texture.Pixel(red: 0, green: 0, blue: 255)

  @Test("what a drawing has read is drawn again when it changes, and nothing else")
  func drawing() async throws {
    let look = Look()
    let swatch = Swatch(look)
    swatch.halign = .start
    swatch.valign = .start
    try await withWindow(swatch) { window in
      #expect(try color(at: 10, of: swatch) == red)
      let drawings = swatch.drawings
      look.place = 1
      #expect(!UpdatePass.isPending)
      for (color, pixel) in [(RGBA(red: 0, green: 0, blue: 1), blue), (RGBA(red: 1, green: 0, blue: 0), red)] {
        look.color = color
        try await settle(window)
        #expect(try self.color(at: 10, of: swatch) == pixel)
      }
      #expect(swatch.drawings == drawings + 2)
    }
  }

  @Test("what a layout has read is laid out again when it changes: the child stands elsewhere in the picture")
  func layout() async throws {
    let look = Look()
    let shelf = Shelf(look, Swatch(look))
    shelf.halign = .start
    shelf.valign = .start
    try await withWindow(shelf) { window in
      for place in [50, 0, 50] {
        look.place = place
        try await settle(window)
        #expect(try color(at: place + 10, of: shelf) == red && color(at: 60 - place, of: shelf) != red)
      }
      let layouts = shelf.layouts
      window.traitOverrides.trackingPolicy = TrackingPolicy(level: .v18)
      try await settle(window)
      look.place = 0
      try await settle(window)
      #expect(shelf.layouts <= layouts + 1)
      #expect(try color(at: 60, of: shelf) == red)
    }
  }

  @Test("what changes while the widget is hidden is there when it is shown again")
  func hidden() async throws {
    let look = Look()
    let shelf = Shelf(look, Swatch(look))
    let box = Box(.vertical)
    box.append(shelf)
    try await withWindow(box) { window in
      for place in [50, 0] {
        shelf.isVisible = false
        try await settle(window)
        look.place = place
        look.color = RGBA(red: place == 0 ? 1 : 0, green: 0, blue: place == 0 ? 0 : 1)
        try await settle(window)
        shelf.isVisible = true
        try await settle(window)
        #expect(try color(at: place + 10, of: shelf) == (place == 0 ? red : blue))
      }
    }
  }

  @Test("C-240 a layout may close its own window, which GTK alone holds")
  func closesItsWindow() async throws {
    final class Closing: Shelf {
      override func place() {
        super.place()
        if look.hasEnded { window?.close() }
      }
    }
    try TestDisplay.prepare()
    for _ in 1...2 {
      let look = Look()
      weak var window: Window?
      do {
        let made = Window(title: "Test")
        made.child = Closing(look, Swatch(look))
        made.present()
        window = made
      }
      try await settle()
      #expect(window?.isMapped == true)
      look.hasEnded = true
      try await wait(for: "the window to go") { window == nil }
    }
  }

  @Test("C-269 two layouts that feed each other are named once, and the window's other widgets go on")
  func loop() async throws {
    final class Feeding: Shelf {
      override func place() {
        super.place()
        look.place += 1
      }
    }
    let look = Look()
    let label = Label()
    label.updateProperties { [look] label in label.text = look.hasEnded ? "ended" : "" }
    let box = Box(.vertical)
    for widget in [Feeding(look, Swatch(look)), Feeding(look, Swatch(look)), label] { box.append(widget) }
    let log = Log()
    let observation = UpdateRecorder.observeMessages { log.note($0) }
    defer { observation.end() }
    try TestDisplay.prepare()
    let window = Window(title: "Feeding")
    window.child = box
    window.present()
    try await wait(for: "a report") { !log.entries.isEmpty }
    look.hasEnded = true
    try await wait(for: "the label") { label.text == "ended" }
    let loops = log.entries.filter { $0.contains("update loop") }
    #expect(loops.count == 1 && loops[0].contains("Feeding.allocate"))
    window.destroyWindow()
    try await settle()
  }
}

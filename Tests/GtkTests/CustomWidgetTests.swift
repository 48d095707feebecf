import CGtk
import GtkTesting
import Testing

@Suite("Widgets drawn and laid out in Swift", .serialized)
struct CustomWidgetTests {
  private final class Probe: CustomWidget {
    var size = Measurement(minimum: 20, natural: 30)
    var drawing: (Snapshot, Rect) -> Void = { _, _ in }
    var events: [String] = []

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement { size }

    override func allocate(width: Int, height: Int, baseline: Int) {
      events.append("allocate")
      super.allocate(width: width, height: height, baseline: baseline)
    }

    override func snapshot(_ snapshot: Snapshot) {
      drawing(snapshot, Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
      super.snapshot(snapshot)
    }

    override func willMap() { events.append("map") }
    override func didUnmap() { events.append("unmap") }
    override func didEnterWindow() { events.append("enter") }
    override func willLeaveWindow() { events.append("leave") }
  }

  private static let red = Texture.Pixel(red: 255, green: 0, blue: 0)
  private static let blue = Texture.Pixel(red: 0, green: 0, blue: 255)
  private static let pureRed = RGBA(red: 1, green: 0, blue: 0)
  private static let pureBlue = RGBA(red: 0, green: 0, blue: 1)

  private func makeCentered(_ drawing: @escaping (Snapshot, Rect) -> Void) -> Probe {
    let probe = Probe()
    probe.halign = .center
    probe.valign = .center
    probe.drawing = drawing
    return probe
  }

  @Test("GTK asks Swift for the size and gives it")
  func measuring() async throws {
    let probe = makeCentered { _, _ in }
    let test = try await TestWindow(probe)
    #expect(probe.measured(.horizontal) == Measurement(minimum: 20, natural: 30))
    #expect(probe.width == 30 && probe.height == 30)
    probe.size = .fixed(50)
    probe.queueResize()
    try await settle()
    #expect(probe.width == 50)
    withExtendedLifetime(test) {}
  }

  @Test("what is drawn is what is seen")
  func drawing() async throws {
    let probe = makeCentered { snapshot, bounds in
      snapshot.fill(bounds, with: Self.pureRed)
      snapshot.fill(Rect(x: 10, y: 10, width: 10, height: 10), with: Self.pureBlue)
    }
    let test = try await TestWindow(probe)
    let texture = try picture(of: probe)
    #expect(texture.pixel(x: 2, y: 2) == Self.red)
    #expect(texture.pixel(x: 15, y: 15) == Self.blue)
    withExtendedLifetime(test) {}
  }

  @Test("clips, opacity, moves, turns, scales, pictures, text and cairo draw where they should")
  func nodes() async throws {
    let texture = Texture.make(width: 1, height: 1, rgba: [0, 0, 255, 255])
    var body: (Snapshot, Rect) -> Void = { _, _ in }
    let probe = makeCentered { snapshot, bounds in body(snapshot, bounds) }
    let test = try await TestWindow(probe)
    func drawn(_ drawing: @escaping (Snapshot, Rect) -> Void) async throws -> Texture {
      body = drawing
      probe.queueDraw()
      try await settle()
      return try picture(of: probe)
    }
    var result = try await drawn { snapshot, bounds in
      snapshot.fill(bounds, with: Self.pureRed)
      snapshot.fill(bounds, cornerRadius: 15, with: Self.pureBlue)
    }
    #expect(result.pixel(x: 0, y: 0) == Self.red && result.pixel(x: 15, y: 15) == Self.blue)
    result = try await drawn { snapshot, bounds in
      snapshot.fill(bounds, with: Self.pureRed)
      snapshot.transformed(by: AffineTransform(translationX: 10, y: 10).scaledBy(x: 2, y: 2)) {
        snapshot.fill(Rect(x: 0, y: 0, width: 5, height: 5), with: Self.pureBlue)
      }
    }
    #expect(result.pixel(x: 9, y: 9) == Self.red && result.pixel(x: 19, y: 19) == Self.blue)
    #expect(result.pixel(x: 21, y: 21) == Self.red)
    result = try await drawn { snapshot, bounds in
      snapshot.fill(bounds, with: Self.pureRed)
      snapshot.transformed(by: AffineTransform(translationX: 20, y: 10).rotated(by: .pi / 2)) {
        snapshot.fill(Rect(x: 0, y: 0, width: 5, height: 5), with: Self.pureBlue)
      }
    }
    #expect(result.pixel(x: 17, y: 12) == Self.blue && result.pixel(x: 22, y: 12) == Self.red)
    result = try await drawn { snapshot, bounds in snapshot.draw(texture, in: bounds) }
    #expect(result.pixel(x: 15, y: 15) == Self.blue)
    result = try await drawn { snapshot, bounds in
      snapshot.withOpacity(0.5) { snapshot.fill(bounds, with: .white) }
    }
    #expect((120...135).contains(result.pixel(x: 15, y: 15).alpha))
    result = try await drawn { snapshot, bounds in
      snapshot.cairo(in: bounds) { cairo in
        cairo.setColor(Self.pureBlue)
        cairo.rectangle(bounds)
        cairo.fill()
      }
    }
    #expect(result.pixel(x: 15, y: 15) == Self.blue)
    result = try await drawn { [unowned probe] snapshot, bounds in
      snapshot.fill(bounds, with: .white)
      snapshot.draw(
        "\u{2588}\u{2588}", in: bounds, of: probe, color: Self.pureBlue, attributes: TextAttributes(size: 24))
    }
    #expect(result.pixels().contains(Self.blue))
    result = try await drawn { snapshot, bounds in
      snapshot.fill(bounds, with: Self.pureRed)
      snapshot.stroke(bounds, width: 3, color: Self.pureBlue)
    }
    #expect(result.pixel(x: 1, y: 15) == Self.blue && result.pixel(x: 5, y: 15) == Self.red)
    withExtendedLifetime(test) {}
  }

  @Test("it hears of its window and of being shown, in order")
  func life() async throws {
    let probe = makeCentered { _, _ in }
    let test = try await TestWindow(probe)
    #expect(Array(probe.events.prefix(3)) == ["enter", "map", "allocate"])
    probe.events = []
    test.window.child = nil
    #expect(probe.events == ["unmap", "leave"])
  }

  @Test("children are placed where they are put, and let go of when their parent ends")
  func children() async throws {
    var watches: [FinalizationWatch] = []
    let kept = Label("kept")
    do {
      let probe = Probe()
      probe.size = .fixed(100)
      let (first, second) = (Label("first"), Label("second"))
      probe.insertChild(second, before: nil)
      probe.insertChild(first, before: second)
      probe.insertChild(kept, before: nil)
      #expect(probe.children == [first, second, kept])
      let test = try await TestWindow(probe)
      #expect(first.isMapped && first.width == probe.width)
      probe.setChildVisible(first, false)
      #expect(!first.isMapped && first.isVisible)
      probe.removeChild(second)
      #expect(second.parent == nil)
      watches = [FinalizationWatch(probe), FinalizationWatch(first), FinalizationWatch(second)]
      test.close()
    }
    for watch in watches { try await watch.expectFinalized() }
    #expect(kept.parent == nil)
  }

  @Test("one that was never shown is freed with its children")
  func neverShown() async throws {
    let watches = {
      let probe = Probe()
      let label = Label("child")
      probe.insertChild(label, before: nil)
      return [FinalizationWatch(probe), FinalizationWatch(label)]
    }()
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("C-240 a widget handed out while it ends has lost its class, and ends all the same", arguments: 1...2)
  func wrappedWhileItEnds(_ round: Int) async throws {
    final class Calls { var wrapped: [Widget] = [] }
    let calls = Calls()
    let watches = try await { () async throws in
      let probe = Probe()
      let label = Label("child")
      probe.insertChild(label, before: nil)
      let window = try await TestWindow(probe)
      let destroyed: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { widget, calls in
        MainActor.assumeIsolated {
          let calls = Unmanaged<Calls>.fromOpaque(calls).takeUnretainedValue()
          if let widget = Gtk.Object.wrap(widget, as: Widget.self) { calls.wrapped.append(widget) }
        }
      }
      let data = Unmanaged.passUnretained(calls).toOpaque()
      let handler = unsafeBitCast(destroyed, to: GCallback.self)
      g_signal_connect_data(probe.raw, "destroy", handler, data, nil, GConnectFlags(0))
      window.close()
      return [FinalizationWatch(probe), FinalizationWatch(label)]
    }()
    try await wait(for: "the widget to end") { !calls.wrapped.isEmpty }
    for widget in calls.wrapped {
      widget.queueResize()
      #expect(!widget.isMapped && widget.window == nil)
    }
    calls.wrapped = []
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("a window closed while it is drawn ends after the frame, and is freed")
  func closedWhileDrawn() async throws {
    final class Closing: CustomWidget {
      var onDraw: (() -> Void)?
      override func snapshot(_ snapshot: Snapshot) { onDraw?() }
    }
    for close in [{ (window: Window) in window.destroyWindow() }, { (window: Window) in window.close() }] {
      let watch = try await { () async throws in
        let widget = Closing()
        let window = try await TestWindow(widget)
        var isMappedInDraw: Bool?
        widget.onDraw = { [unowned window = window.window] in
          close(window)
          close(window)
          isMappedInDraw = window.isMapped
        }
        widget.queueDraw()
        try await wait(for: "the window to close") { !window.window.isMapped }
        widget.onDraw = nil
        #expect(isMappedInDraw == true)
        return FinalizationWatch(window.window)
      }()
      try await watch.expectFinalized()
    }
  }

  /// Calls a closure on its way into a window, or out of one.
  private final class Passing: CustomWidget {
    var onEnter: (() -> Void)?
    var onLeave: (() -> Void)?
    override func didEnterWindow() { onEnter?() }
    override func willLeaveWindow() { onLeave?() }
  }

  @Test(
    "C-240 what a widget puts beside itself while it comes into a window, or leaves one, is shown in the next window",
    arguments: [true, false])
  func siblingOnTheWay(isEntering: Bool) async throws {
    let outer = Probe()
    let (first, last) = (Passing(), Passing())
    for child in [first, last] { outer.insertChild(child, before: nil) }
    var added: [Widget] = []
    for child in [first, last] {
      let add: () -> Void = { [unowned outer] in
        let label = Label("\(added.count)")
        outer.insertChild(label, before: nil)
        let bubble = Popover()
        bubble.setParent(outer)
        added += [label, bubble]
      }
      if isEntering { child.onEnter = add } else { child.onLeave = add }
    }
    for round in 1...2 {
      let watch = try await { () async throws in
        let window = try await TestWindow(outer)
        try await settle()
        #expect(added.allSatisfy { $0.window === window.window && $0.isMapped == ($0 is Label) })
        window.close()
        return FinalizationWatch(window.window)
      }()
      try await watch.expectFinalized()
      try await settle()
      #expect(added.count == 4 * round && added.allSatisfy { $0.parent === outer && $0.window == nil })
    }
  }
}

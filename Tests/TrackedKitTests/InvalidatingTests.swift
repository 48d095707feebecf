import GtkTesting
import Testing

/// What a wrapped property of a view asks for when it changes.
@MainActor @Suite(.serialized) struct InvalidatingTests {
  let log = Log()

  /// Notes its hooks and GTK's measuring.
  private final class Gauge: View {
    let log: Log
    @Invalidating(.properties) var count = 0
    @Invalidating(.constraints) var inset = 0
    @Invalidating(.layout) var columns = 1
    @Invalidating(.display) var tint = "red"
    @Invalidating(.intrinsicContentSize) var length = 20
    @Invalidating(.properties, .display) var style = "plain"

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
      if log.entries.last != "measure" { log.note("measure") }
      return .fixed(length)
    }

    override func updateConstraints() {
      super.updateConstraints()
      log.note("updateConstraints")
    }

    override func updateProperties() {
      super.updateProperties()
      log.note("updateProperties")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log.note("layoutSubviews")
    }

    override func draw(_ canvas: Snapshot) {
      super.draw(canvas)
      log.note("draw")
    }
  }

  /// The hooks that ran for a change, each with how often; GTK draws what was laid out, so drawing is told on its own.
  private func runs(for change: (Gauge) -> Void) async throws -> (hooks: [String], drawings: Int) {
    let gauge = Gauge(log)
    gauge.halign = .start
    gauge.valign = .start
    let window = try await TestWindow(View(gauge))
    defer { window.close() }
    log.clear()
    change(gauge)
    try await settle()
    return (log.entries.filter { $0 != "measure" && $0 != "draw" }, log.count("draw"))
  }

  @Test("C-093 C-226 an @Invalidating property asks for its hook when it changes, and not when it is set to the same")
  func properties() async throws {
    #expect(try await runs { $0.count = 0 } == ([], 0))
    #expect(try await runs { $0.count = 1 } == (["updateProperties"], 0))
    #expect(try await runs { gauge in for value in 1...5 { gauge.count = value } } == (["updateProperties"], 0))
  }

  @Test("C-226 @Invalidating(.display) asks for a drawing alone")
  func display() async throws {
    #expect(try await runs { $0.tint = "red" } == ([], 0))
    #expect(try await runs { $0.tint = "blue" } == ([], 1))
  }

  @Test("C-226 @Invalidating(.layout) asks for a layout alone")
  func layout() async throws {
    #expect(try await runs { $0.columns = 1 } == ([], 0))
    #expect(try await runs { $0.columns = 2 }.hooks == ["layoutSubviews"])
    #expect(log.count("measure") == 0)
  }

  @Test("C-226 @Invalidating(.constraints) asks for the constraints and the layout that follows")
  func constraints() async throws {
    #expect(try await runs { $0.inset = 0 } == ([], 0))
    #expect(try await runs { $0.inset = 1 }.hooks == ["updateConstraints", "layoutSubviews"])
  }

  @Test("C-226 @Invalidating(.intrinsicContentSize) has the view measured anew")
  func intrinsicContentSize() async throws {
    #expect(try await runs { $0.length = 20 } == ([], 0))
    let gauge = Gauge(log)
    gauge.halign = .start
    let window = try await TestWindow(View(gauge))
    defer { window.close() }
    #expect(gauge.width == 20)
    log.clear()
    gauge.length = 60
    try await settle()
    #expect(gauge.width == 60 && log.count("measure") >= 1)
    #expect(log.count("updateProperties") == 0 && log.count("updateConstraints") == 0)
  }

  @Test("C-226 a property with two invalidations asks for both, and for no third")
  func both() async throws {
    #expect(try await runs { $0.style = "filled" } == (["updateProperties"], 1))
  }
}

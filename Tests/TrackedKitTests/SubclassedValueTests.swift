import GtkTesting
import Testing

@testable import TrackedKit

/// Classes of UIKit's that draw, move, constrain and undo, and that programs make subclasses of.
@MainActor @Suite(.serialized) struct SubclassedValueTests {
  private final class Gap: LayoutConstraint {
    override var constant: Double {
      get { super.constant * 2 }
      set { super.constant = newValue }
    }
  }

  @Test("layout follows the constant that a constraint's class says")
  func constraint() async throws {
    let (view, inner) = (TrackedKit.View(), TrackedKit.View())
    view.addSubview(inner)
    let width = Gap(
      item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    width.isActive = true
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    #expect(inner.frame.width == 60)
    width.constant = 40
    try await settle()
    #expect(inner.frame.width == 80)
  }

  private final class Line: BezierPath {
    var log: [String] = []
    override func addLine(to point: Point) {
      log.append("line")
      super.addLine(to: point)
    }
    override func fill() {
      log.append("fill")
      super.fill()
    }
  }
  private final class Sketch: TrackedKit.View {
    let path = Line()
    override func draw(_ rect: Rect) {
      super.draw(rect)
      path.fill()
    }
  }

  @Test("a path may be of a program's class")
  func path() async throws {
    let sketch = Sketch()
    sketch.path.move(to: .zero)
    sketch.path.addLine(to: Point(x: 10, y: 10))
    let window = try await TestWindow(sketch, width: 300, height: 200)
    defer { window.close() }
    #expect(sketch.path.log.prefix(2) == ["line", "fill"] && sketch.path.bounds.width == 10)
  }

  private final class Counted: ViewPropertyAnimator {
    var starts = 0
    override func startAnimation() {
      starts += 1
      super.startAnimation()
    }
  }

  @Test("an animator may be of a program's class")
  func animator() async throws {
    let view = TrackedKit.View()
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    let animator = Counted(duration: 0.05, curve: .linear) { view.alpha = 0.5 }
    var ended = false
    animator.addCompletion { _ in ended = true }
    animator.startAnimation()
    try await wait(for: "the end") { ended }
    #expect(animator.starts == 1 && view.alpha == 0.5)
  }

  private final class Loud: UndoManager {
    var log: [String] = []
    override func undo() {
      log.append("undo")
      super.undo()
    }
    override func redo() {
      log.append("redo")
      super.redo()
    }
  }
  private final class Writer: TrackedKit.View {
    let manager = Loud()
    var text = ""
    override var undoManager: UndoManager? { manager }
    override var canBecomeFirstResponder: Bool { true }
    func write(_ new: String) {
      let old = text
      manager.registerUndo(withTarget: self) { $0.write(old) }
      text = new
    }
  }

  @Test("the keys for undoing call the methods of an undo manager's class")
  func undo() async throws {
    let writer = Writer()
    let window = try await TestWindow(writer, width: 300, height: 200)
    defer { window.close() }
    writer.becomeFirstResponder()
    writer.write("a")
    try await settle()
    try await press("z", .control, in: window.window)
    #expect(writer.text.isEmpty && writer.manager.log == ["undo"])
    try await press("z", [.control, .shift], in: window.window)
    #expect(writer.text == "a" && writer.manager.log == ["undo", "redo"])
  }

  private final class Tested: NotificationCenter, @unchecked Sendable {
    nonisolated(unsafe) var posted: [String] = []
    override func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
      posted.append(name.rawValue)
      super.post(name: name, object: object, userInfo: userInfo)
    }
  }

  @Test("a notification center may be of a program's class")
  func notifications() {
    let center = Tested()
    var heard = 0
    center.addObserver(forName: Notification.Name("tick"), object: nil, queue: .main) { _ in heard += 1 }
    center.post(name: Notification.Name("tick"), object: nil)
    #expect(center.posted == ["tick"] && heard == 1)
  }

  private final class Plate: Layer {
    var log: [String] = []
    override var bounds: Rect { didSet { log.append("bounds \(Int(bounds.width))") } }
    override var cornerRadius: Double { didSet { log.append("corner") } }
    override func addSublayer(_ layer: Layer) {
      log.append("sublayer")
      super.addSublayer(layer)
    }
  }

  @Test("a layer hears of its bounds when its frame is set, of its look and of what is put in")
  func layer() {
    let plate = Plate()
    plate.frame = Rect(x: 10, y: 10, width: 40, height: 30)
    plate.cornerRadius = 4
    plate.addSublayer(Layer())
    #expect(
      plate.log == ["bounds 40", "corner", "sublayer"] && plate.frame == Rect(x: 10, y: 10, width: 40, height: 30))
  }

  private final class Rows: TableView {
    var log: [String] = []
    override func insertRows(at indexPaths: [TrackedKit.IndexPath], with animation: RowAnimation) {
      log.append("insert")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func selectRow(
      at indexPath: TrackedKit.IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      log.append("select")
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    override var rowHeight: Double { didSet { log.append("height") } }
  }
  private final class Source: TableViewDataSource {
    var count = 1
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: TrackedKit.IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test("a table is changed by what its class overrides")
  func table() async throws {
    let (rows, source) = (Rows(), Source())
    rows.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    rows.dataSource = source
    rows.rowHeight = 50
    let window = try await TestWindow(rows, width: 300, height: 300)
    defer { window.close() }
    source.count = 2
    rows.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    rows.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    try await settle()
    #expect(rows.log == ["height", "insert", "select"] && rows.indexPathForSelectedRow?.row == 1)
    #expect(rows.numberOfRows(inSection: 0) == 2)
  }
}

import GtkTesting
import Testing
import TrackedKit

/// What subclasses of a program's override, as UIKit's programs do.
@MainActor @Suite(.serialized) struct OverridingTests {
  private final class CountedLabel: TrackedKit.Label {
    var sets = 0
    override var text: String? { didSet { sets += 1 } }
    override var numberOfLines: Int { didSet { sets += 10 } }
  }

  private final class DimmedButton: TrackedKit.Button {
    override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }
    override func setTitle(_ title: String?, for state: Control.State) {
      super.setTitle(title?.uppercased(), for: state)
    }
  }

  private final class GrowingTable: TableView {
    var sizes: [Size] = []
    override var contentSize: Size {
      didSet {
        sizes.append(contentSize)
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: Size {
      Size(width: TrackedKit.View.noIntrinsicMetric, height: contentSize.height)
    }
  }

  private final class Loud: NavigationController {
    var log: [String] = []
    override func pushViewController(_ controller: ViewController, animated: Bool) {
      log.append("push")
      super.pushViewController(controller, animated: animated)
    }
    override func popViewController(animated: Bool) -> ViewController? {
      log.append("pop")
      return super.popViewController(animated: animated)
    }
  }

  @Test("overridden properties of labels, buttons, switches and pictures hear of what is set")
  func properties() async throws {
    let (label, button) = (CountedLabel(), DimmedButton(type: .system))
    label.text = "text"
    label.numberOfLines = 2
    #expect(label.sets == 11 && label.text == "text")
    button.setTitle("go", for: .normal)
    button.isEnabled = false
    let stack = StackView(arrangedSubviews: [label, button])
    let window = try await TestWindow(stack, width: 300, height: 100)
    defer { window.close() }
    #expect(window.window.find(Gtk.Label.self, .text("GO")) != nil && abs(button.alpha - 0.5) < 0.01)
  }

  @Test("a table that grows with its rows hears of the size of its content")
  func growingTable() async throws {
    final class Source: TableViewDataSource {
      var count = 2
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }
    let (table, source, view) = (GrowingTable(frame: .zero, style: .plain), Source(), TrackedKit.View())
    table.dataSource = source
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    let below = TrackedKit.Label("below")
    below.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(below)
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor), table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      below.topAnchor.constraint(equalTo: table.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let window = try await TestWindow(view, width: 300, height: 400)
    defer { window.close() }
    try await wait(for: "the rows") { table.height > 60 && table.height == Int(table.contentSize.height) }
    let before = table.height
    source.count = 4
    table.reloadData()
    try await wait(for: "more rows") { table.height == 2 * before && below.frame.y == Double(2 * before) }
    #expect(table.sizes.count >= 2)
  }

  @Test("an overridden push and pop are called for the buttons, too")
  func navigation() async throws {
    let root = ViewController()
    let navigation = Loud(rootViewController: root)
    let window = try await TestWindow(navigation, width: 300, height: 200)
    defer { window.close() }
    root.show(ViewController(), sender: nil)
    try await settle()
    try await click(window.window.require(TrackedKit.Button.self, .accessibleLabel("Back")))
    #expect(navigation.log == ["push", "push", "pop"] && navigation.topViewController === root)
  }

  private final class PaddedLabel: TrackedKit.Label {
    let insets = EdgeInsets(top: 20, left: 30, bottom: 4, right: 10)
    override func drawText(in rect: Rect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: Size {
      let size = super.intrinsicContentSize
      return Size(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
  }

  @Test("a label with room around its text draws and breaks it within that")
  func paddedLabel() async throws {
    let (label, view) = (PaddedLabel(), TrackedKit.View())
    label.text = "██████"
    label.textColor = .red
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let plain = TrackedKit.Label("██████")
    plain.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(plain)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      plain.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      plain.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let width = label.widthAnchor.constraint(equalToConstant: 60 + plain.intrinsicContentSize.width)
    let window = try await TestWindow(view, width: 400, height: 200)
    defer { window.close() }
    #expect(label.width == plain.width + 40 && label.height == plain.height + 24)
    func red() throws -> (left: Int, right: Int, top: Int) {
      let picture = try picture(of: label)
      let places = (0..<picture.width).flatMap { x in (0..<picture.height).map { (x, $0) } }
        .filter { picture.pixel(x: $0.0, y: $0.1).red > 200 && picture.pixel(x: $0.0, y: $0.1).alpha > 200 }
      return (places.map(\.0).min()!, places.map(\.0).max()!, places.map(\.1).min()!)
    }
    let first = try red()
    #expect(abs(first.left - 30) <= 2 && abs(first.right - (label.width - 11)) <= 2 && first.top >= 18)
    label.textAlignment = .right
    width.isActive = true
    try await settle()
    let right = try red()
    #expect(abs(right.right - (label.width - 11)) <= 2 && abs(right.left - 50) <= 2)
    label.textAlignment = .left
    label.numberOfLines = 0
    label.text = "███ ███ ███"
    try await settle()
    #expect(label.height > 2 * plain.height + 20, "it breaks within what is left: \(label.height)")
  }

  /// As many programs have it.
  private final class InsetLabel: TrackedKit.Label {
    let insets = EdgeInsets(top: 20, left: 30, bottom: 4, right: 10)
    override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
      let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
      return Rect(
        x: text.x - insets.left, y: text.y - insets.top, width: text.width + insets.left + insets.right,
        height: text.height + insets.top + insets.bottom)
    }
    override func drawText(in rect: Rect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private final class TopLabel: TrackedKit.Label {
    override func drawText(in rect: Rect) {
      var text = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      text.origin.y = rect.minY
      super.drawText(in: text)
    }
  }

  @Test("a label's textRect gives it room, and says where the text stands")
  func textRect() async throws {
    let (inset, plain, top, view) = (InsetLabel(), TrackedKit.Label("██████"), TopLabel(), TrackedKit.View())
    for label in [inset, plain, top] {
      label.text = "██████"
      label.textColor = .red
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    }
    LayoutConstraint.activate([
      inset.topAnchor.constraint(equalTo: view.topAnchor),
      plain.topAnchor.constraint(equalTo: inset.bottomAnchor, constant: 10),
      top.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 10),
      top.heightAnchor.constraint(equalToConstant: 100), top.widthAnchor.constraint(equalToConstant: 200),
    ])
    let window = try await TestWindow(view, width: 400, height: 300)
    defer { window.close() }
    #expect(inset.width == plain.width + 40 && inset.height == plain.height + 24)
    func red(_ label: TrackedKit.Label) throws -> (left: Int, top: Int) {
      let picture = try picture(of: label)
      let places = (0..<picture.width).flatMap { x in (0..<picture.height).map { (x, $0) } }
        .filter { picture.pixel(x: $0.0, y: $0.1).red > 200 && picture.pixel(x: $0.0, y: $0.1).alpha > 200 }
      return try (#require(places.map(\.0).min()), #require(places.map(\.1).min()))
    }
    let (first, second, third) = try (red(plain), red(inset), red(top))
    #expect(abs(second.left - first.left - 30) <= 1 && abs(second.top - first.top - 20) <= 1)
    #expect(abs(third.top - first.top) <= 1 && abs(third.left - first.left) <= 1, "at the top, not in the middle")
    top.textAlignment = .right
    try await settle()
    let right = try red(top)
    #expect(abs(right.top - first.top) <= 1 && abs(right.left - (200 - plain.width)) <= 2)
  }

  private final class MarkedLabel: TrackedKit.Label {
    override func drawText(in rect: Rect) {
      let context = GraphicsGetCurrentContext()!
      context.setFillColor(Color.green.cgColor)
      context.fill(Rect(x: 0, y: 0, width: 6, height: bounds.height))
      context.translateBy(x: 10, y: 0)
      super.drawText(in: bounds.inset(by: EdgeInsets(top: 0, left: 20, bottom: 0, right: 0)))
    }
  }

  @Test("a label draws beside its text and moves what it draws, and may measure by its bounds")
  func markedLabel() async throws {
    let label = MarkedLabel()
    label.text = "██"
    label.textColor = .red
    label.translatesAutoresizingMaskIntoConstraints = false
    let view = TrackedKit.View()
    view.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor), label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 150), label.heightAnchor.constraint(equalToConstant: 40),
    ])
    let window = try await TestWindow(view, width: 300, height: 200)
    defer { window.close() }
    let picture = try picture(of: label)
    let middle = (0..<150).map { picture.pixel(x: $0, y: 20) }
    #expect(middle[..<6].allSatisfy { $0.green > 200 && $0.red < 50 } && middle[7].alpha < 50)
    let reds = middle.indices.filter { middle[$0].red > 200 && middle[$0].green < 60 && middle[$0].alpha > 200 }
    let first = try #require(reds.first)
    #expect(abs(first - 30) <= 2, "20 of the rectangle and 10 of the context: \(first)")
  }

  private final class Base: ViewController {
    var log: [String] = []
    override func present(_ controller: ViewController, animated: Bool, completion: (() -> Void)? = nil) {
      log.append("present")
      super.present(controller, animated: animated, completion: completion)
    }
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      log.append("dismiss")
      super.dismiss(animated: animated, completion: completion)
    }
  }

  @Test("overridden presenting and dismissing is called, also for what is presented")
  func presenting() async throws {
    let base = Base()
    let window = try await TestWindow(base, width: 300, height: 200)
    defer { window.close() }
    let page = ViewController()
    base.present(page, animated: false)
    try await settle()
    #expect(base.presentedViewController === page)
    page.dismiss(animated: false)
    try await settle()
    #expect(base.log == ["present", "dismiss"] && base.presentedViewController == nil)
  }

  @Test("a cell is told that its table is edited")
  func editing() async throws {
    final class Cell: TableViewCell {
      var told: [Bool] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append(editing)
      }
    }
    final class Page: TableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
    }
    let page = Page()
    let window = try await TestWindow(page, width: 300, height: 200)
    defer { window.close() }
    func cell() -> Cell? { page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell }
    #expect(cell()?.told == [])
    page.setEditing(true, animated: false)
    try await settle()
    #expect(cell()?.told.last == true && cell()?.isEditing == true)
    page.setEditing(false, animated: false)
    try await settle()
    #expect(cell()?.told.last != true && cell()?.isEditing == false, "the row may be shown by another cell")
  }
}

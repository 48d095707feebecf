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
    #expect(navigation.log == ["push", "pop"] && navigation.topViewController === root)
  }
}

import Foundation
import GtkTesting
import Testing
import TrackedKit

extension TrackedKit.Button {
  fileprivate convenience init(filled title: String) {
    self.init(type: .system)
    var configuration = TrackedKit.Button.Configuration.filled()
    configuration.title = title
    self.configuration = configuration
    contentHorizontalAlignment = .leading
  }
}

extension StackView {
  fileprivate convenience init(column views: [TrackedKit.View], spacing: Double) {
    self.init(frame: .zero)
    axis = .vertical
    alignment = .leading
    self.spacing = spacing
    views.forEach { addArrangedSubview($0) }
  }
}

extension TrackedKit.Label {
  fileprivate convenience init(title: String) {
    self.init(frame: .zero)
    text = title
    numberOfLines = 0
    textAlignment = .center
    attributes = TextAttributes(weight: .bold)
  }
}

extension TextField {
  fileprivate convenience init(hint: String) {
    self.init(frame: .zero)
    placeholder = hint
    borderStyle = .none
    textAlignment = .center
    clearButtonMode = .always
  }
}

extension Stepper {
  fileprivate convenience init(upTo limit: Double) {
    self.init(frame: .zero)
    maximumValue = limit
    value = 3 * limit
  }
}

extension TableView {
  fileprivate convenience init(_ source: any TableViewDataSource) {
    self.init(frame: .zero, style: .plain)
    rowHeight = 60
    dataSource = source
  }
}

/// What a program's own initialisers set, in extensions of the kit's classes.
@MainActor @Suite(.serialized) struct InitialiserTests {
  private final class Source: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: TrackedKit.IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "row \(indexPath.row)"
      return cell
    }
  }

  @Test("what an initialiser in an extension sets is seen")
  func extensions() async throws {
    let (button, label) = (TrackedKit.Button(filled: "Filled"), TrackedKit.Label(title: "Some words that break"))
    let (field, stepper) = (TextField(hint: "hint"), Stepper(upTo: 5))
    let source = Source()
    let table = TableView(source)
    table.heightAnchor.constraint(equalToConstant: 150).isActive = true
    let stack = StackView(column: [button, label, field, stepper, table], spacing: 20)
    label.widthAnchor.constraint(equalToConstant: 60).isActive = true
    // Who takes the room that is left.
    stepper.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
    let window = try await TestWindow(stack, width: 300, height: 500)
    defer { window.close() }
    #expect(button.hasCSSClass("suggested-action") && window.window.find(Gtk.Label.self, .text("Filled")) != nil)
    #expect(label.height > 40, "it has several lines")
    #expect(field.xalign == 0.5 && field.height < 34)
    #expect(stepper.value == 5 && label.frame.y == button.frame.maxY + 20)
    #expect(window.window.find(Gtk.Label.self, .text("row 1")) != nil)
    #expect(try #require(table.cellForRow(at: TrackedKit.IndexPath(row: 0, section: 0))).height >= 60)
  }

  /// Swift leaves observers out in the initialisers of a class, in those of a program's extensions as well.
  @Test("every property with observers that a program can set is observed in initialisers, too")
  func sources() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/TrackedKit")
    let files = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 200)
    // Structs, and classes whose properties Observation makes.
    let others: Set = [
      "ButtonConfiguration.swift", "ListContentConfiguration.swift", "BarButtonItem.swift", "UndoManager.swift",
    ]
    var (found, seen): ([String], Int) = ([], 0)
    for file in files where !others.contains(String(file.split(separator: "/").last!)) {
      let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst() + [""]) {
        let isSettable = line.contains("public ") || line.contains("open ")
        let isStored =
          line.contains(" var ") && !line.contains("override ") && !line.contains("static ")
          && !line.contains("(set)")
        guard isSettable, isStored, line.contains("{") else { continue }
        let isOpen = line.hasSuffix("{") && ["didSet", "willSet"].contains { next.contains("\($0) {") }
        guard isOpen || line.contains("{ didSet") else { continue }
        seen += 1
        if !line.contains("@AlwaysObserved") { found.append("\(file): \(line)") }
      }
    }
    #expect(seen > 150 && found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}

import GtkTesting
import Testing

/// Classes of programs that begin with `super.init()`, which has to be a designated initialiser of each class.
@MainActor @Suite(.serialized) struct SubclassInitialiserTests {
  final class Capsule: TrackedKit.Button {
    let kind: Int
    init(kind: Int) {
      self.kind = kind
      super.init()
    }
  }
  final class Contacts: TableView {
    let kind: Int
    init(kind: Int) {
      self.kind = kind
      super.init()
    }
  }
  final class Groups: TableView {
    init(frameAlone: Void) { super.init(frame: .zero) }
  }
  final class Note: TrackedKit.TextView {
    let kind: Int
    init(kind: Int) {
      self.kind = kind
      super.init()
    }
  }
  final class Page: TrackedKit.TextView {
    init(frameAlone: Void) { super.init(frame: .zero) }
  }
  final class Cell: TableViewCell {
    required init() { super.init() }
  }
  final class Header: TableViewHeaderFooterView {
    required init() { super.init() }
  }
  final class Table: TableViewController {
    init(kind: Int) { super.init() }
  }
  final class Tap: TapGestureRecognizer {
    init(kind: Int) { super.init() }
    required init(target: AnyObject?, action: Selector?) { super.init(target: target, action: action) }
  }
  final class Row: StackView {
    init(kind: Int) { super.init() }
  }
  final class Title: TrackedKit.Label {
    init(kind: Int) { super.init() }
  }

  @Test("a subclass of any view begins with super.init(), and works") func beginsAndWorks() async throws {
    let stack = Row(kind: 1)
    stack.axis = .vertical
    let (button, table, text) = (Capsule(kind: 2), Contacts(kind: 3), Note(kind: 4))
    for view in [button, table, text, Groups(frameAlone: ()), Page(frameAlone: ()), Title(kind: 5)] {
      stack.addArrangedSubview(view)
    }
    let window = try await TestWindow(stack)
    var presses = 0
    button.configuration = .plain()
    button.configuration?.title = "Press"
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    text.text = "note"
    try await settle(window.window)
    for count in 1...2 {
      try await click(button)
      #expect(presses == count)
    }
    #expect(button.kind == 2 && table.kind == 3 && text.kind == 4 && table.style == .plain)
    #expect(Cell().reuseIdentifier == nil && Header().reuseIdentifier == nil && Tap(kind: 1).isEnabled)
    #expect(Table(kind: 1).tableView.style == .plain)
  }

  @Test("a button with no place has the theme's frame; one at a place, or of a subclass, has none") func frames() {
    #expect(TrackedKit.Button().hasFrame && TrackedKit.Button("Add").hasFrame)
    #expect(!TrackedKit.Button(frame: .zero).hasFrame && !Capsule(kind: 1).hasFrame)
  }

  @Test("an option set's empty value, and an interpolated text for a badge") func values() {
    for isDone in [true, false] {
      var content = ListContentConfiguration.cell()
      content.textProperties.strikethroughStyle = isDone ? .single : []
      #expect(content.textProperties.strikethroughStyle == (isDone ? .single : .none))
    }
    let item = BarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    for count in 1...2 {
      item.badge = "\(count)"
      #expect(item.badge == .count(count))
    }
    item.badge = "new"
    #expect(item.badge?.stringValue == "new")
  }
}

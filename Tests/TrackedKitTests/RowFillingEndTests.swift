import GtkTesting
import Testing

@testable import TrackedKit

/// What program code that is asked about a row may do to the list that is being filled.
@MainActor @Suite(.serialized) struct RowFillingEndTests {
  /// Each question that a table asks while GTK sets a row up.
  enum Question: CaseIterable, Sendable { case cell, rowHeight, header, headerHeight, footer, footerHeight }

  private final class Page: TableViewController {
    let question: Question
    var call: Int
    let end: (Page) -> Void
    private(set) var calls = 0

    init(_ question: Question, at call: Int, end: @escaping (Page) -> Void) {
      (self.question, self.call, self.end) = (question, call, end)
      super.init(style: .grouped)
    }

    private func asked(_ question: Question) {
      guard question == self.question else { return }
      calls += 1
      if calls == call { end(self) }
    }

    var rows = 2

    override func numberOfSections(in tableView: TableView) -> Int { 3 }
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      asked(.cell)
      let cell = TableViewCell()
      cell.textLabel?.text = "\(indexPath)"
      return cell
    }
    override func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
      asked(.rowHeight)
      return 30
    }
    override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      asked(.header)
      return Label("Header")
    }
    override func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
      asked(.headerHeight)
      return 20
    }
    override func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      asked(.footer)
      return Label("Footer")
    }
    override func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
      asked(.footerHeight)
      return 20
    }
  }

  @Test("C-240 a table goes while one of its rows is being filled", arguments: Question.allCases)
  func goes(_ question: Question) async throws {
    let endings: [(Page) -> Void] = [
      { $0.navigationController?.popToRootViewController(animated: false) },
      { $0.view.removeFromSuperview() },
      { page in page.view.window.map { $0.rootViewController = ViewController() } },
      { $0.view.window?.close() },
    ]
    for (index, ending) in endings.enumerated() {
      for call in [1, 2, 4] {
        weak var window: Window?
        weak var page: Page?
        do {
          let made = Window(title: "Test")
          made.setDefaultSize(width: 300, height: 400)
          let navigation = NavigationController(rootViewController: ViewController())
          made.rootViewController = navigation
          made.present()
          try await settle()
          let pushed = Page(question, at: call) { page in ending(page) }
          navigation.pushViewController(pushed, animated: false)
          (window, page) = (made, pushed)
        }
        try await settle()
        if let page {
          // What was not asked so often is asked again.
          if page.calls < call { page.tableView.reloadData() }
          try await settle()
          #expect(page.calls >= call)
        }
        if index < 3 { window?.close() }
        try await wait(for: "all of it to go after \(question), ending \(index), call \(call)") {
          window == nil && page == nil
        }
      }
    }
  }

  @Test("C-240 a table goes while a row that has come later is being filled", arguments: Question.allCases)
  func goesLater(_ question: Question) async throws {
    let endings: [(Page) -> Void] = [
      { $0.navigationController?.popToRootViewController(animated: false) },
      { $0.view.removeFromSuperview() },
      { $0.view.window?.close() },
    ]
    let changes: [(Page) -> Void] = [
      { $0.tableView.reloadData() },
      { $0.setEditing(true, animated: false) },
      { page in
        page.rows = 12
        page.tableView.reloadData()
      },
    ]
    for (index, ending) in endings.enumerated() {
      for (number, change) in changes.enumerated() {
        for call in [1, 3] {
          weak var window: Window?
          weak var page: Page?
          do {
            let made = Window(title: "Test")
            made.setDefaultSize(width: 300, height: 400)
            let navigation = NavigationController(rootViewController: ViewController())
            made.rootViewController = navigation
            made.present()
            let pushed = Page(question, at: .max) { page in ending(page) }
            navigation.pushViewController(pushed, animated: false)
            (window, page) = (made, pushed)
          }
          try await settle()
          if let page {
            page.call = page.calls + call
            change(page)
          }
          try await settle()
          // Where rows that stay are not asked for, as when a table begins to be edited, they are now.
          if let page, page.calls < page.call { page.tableView.reloadData() }
          try await settle()
          if index < 2 { window?.close() }
          try await wait(for: "all of it to go after \(question), ending \(index), change \(number), call \(call)") {
            window == nil && page == nil
          }
        }
      }
    }
  }
}

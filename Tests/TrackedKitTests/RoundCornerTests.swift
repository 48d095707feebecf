import GtkTesting
import Testing

@testable import TrackedKit

/// What ends at its round corners, and what is seen beyond its edges.
@MainActor @Suite(.serialized) struct RoundCornerTests {
  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      TableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)
  private let frame = Rect(x: 20, y: 20, width: 100, height: 60)

  /// A red page with a view on it.
  private func show(_ view: View, _ body: (View) async throws -> Void) async throws {
    let page = View()
    page.backgroundColor = red
    view.frame = frame
    page.addSubview(view)
    let window = try await TestWindow(page, width: 300, height: 120)
    defer { window.close() }
    try await body(page)
  }

  /// Whether the page's red is seen in places of it.
  private func isRed(_ page: View, _ places: (x: Int, y: Int)...) throws -> [Bool] {
    let shown = try picture(of: page)
    return places.map { shown.pixel(x: $0.x, y: $0.y) == .init(red: 255, green: 0, blue: 0) }
  }

  @Test("what scrolls ends at its round corners, as in UIKit, without being told to clip")
  func scrolls() async throws {
    let rows = Rows()
    let table = TableView()
    table.dataSource = rows
    let scroll = ScrollView()
    let content = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    content.backgroundColor = blue
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    for view in [table, scroll, TextView()] {
      #expect(view.clipsToBounds)
      view.layer.cornerRadius = 20
      try await show(view) { page in
        let seen = try isRed(page, (22, 22), (117, 77), (70, 50))
        #expect(seen == [true, true, false], "\(type(of: view))")
      }
    }
  }

  @Test("a scroll view that does not clip shows its content beside it") func beyondTheEdges() async throws {
    let scroll = ScrollView()
    let next = View(frame: Rect(x: 110, y: 0, width: 100, height: 60))
    next.backgroundColor = blue
    scroll.addSubview(next)
    scroll.contentSize = Size(width: 400, height: 60)
    try await show(scroll) { page in
      #expect(try isRed(page, (160, 50)) == [true])
      scroll.clipsToBounds = false
      try await settle()
      #expect(try isRed(page, (160, 50)) == [false])
      scroll.clipsToBounds = true
      try await settle()
      #expect(try isRed(page, (160, 50)) == [true])
    }
  }

  @Test("the theme's frame of a field leaves the corners that the field's layer has") func fields() async throws {
    let field = TextField()
    field.layer.cornerRadius = 20
    try await show(field) { page in
      #expect(try isRed(page, (22, 22)) == [true], "the frame is as round")
      field.backgroundColor = blue
      field.layer.borderWidth = 1
      try await settle()
      #expect(try isRed(page, (22, 22)) == [true])
      #expect(try picture(of: page).pixel(x: 110, y: 50) == .init(red: 0, green: 0, blue: 255))
      field.backgroundColor = nil
      field.layer.cornerRadius = 0
      field.layer.borderWidth = 0
      try await settle()
      #expect(try isRed(page, (22, 24)) == [false], "the theme's again")
    }
  }
}

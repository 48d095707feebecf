import GtkTesting
import Testing

@testable import TrackedKit

/// How what is chosen looks, in light and in dark style, on every ground.
@MainActor @Suite(.serialized) struct ChosenLookTests {
  /// Runs `body` in light and in dark style.
  private func inBothStyles(_ body: (_ isDark: Bool) async throws -> Void) async throws {
    let usual = DisplaySettings.shared.prefersDark
    for isDark in [false, true] {
      DisplaySettings.shared.prefersDark = isDark
      try await body(isDark)
    }
    DisplaySettings.shared.prefersDark = usual
  }

  /// How much two colours differ: 1 for not at all, 21 for black on white.
  private func contrast(_ one: Texture.Pixel, _ other: Texture.Pixel) -> Double {
    func light(_ pixel: Texture.Pixel) -> Double {
      func linear(_ part: UInt8) -> Double { pow(Double(part) / 255, 2.2) }
      return 0.2126 * linear(pixel.red) + 0.7152 * linear(pixel.green) + 0.0722 * linear(pixel.blue)
    }
    let lights = [light(one), light(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  @Test("the chosen tab is seen on any ground, in both styles, and the other one when that is chosen")
  func tab() async throws {
    try await inBothStyles { isDark in
      for ground in [nil, Color.systemBackground, .secondarySystemBackground] {
        let bar = TabBar()
        bar.items = [TabBarItem(title: "One", image: nil, tag: 0), TabBarItem(title: "Two", image: nil, tag: 1)]
        bar.selectedItem = bar.items?[0]
        let root = View()
        root.backgroundColor = ground
        bar.frame = Rect(x: 0, y: 0, width: 300, height: 60)
        root.addSubview(bar)
        let window = try await TestWindow(root, width: 300, height: 100)
        defer { window.close() }
        for chosen in [0, 1, 0] {
          bar.selectedItem = bar.items?[chosen]
          try await settle()
          let shown = try picture(of: root)
          let places = try ["One", "Two"].map { try #require(window.require(Label.self, .text($0)).frame(in: root)) }
          let colors = places.map { shown.pixel(x: Int($0.minX) - 4, y: Int($0.midY)) }
          let plain = shown.pixel(x: 4, y: 80)
          #expect(contrast(colors[chosen], plain) > 1.15, "dark \(isDark), ground \(String(describing: ground))")
          #expect(contrast(colors[1 - chosen], plain) < 1.02)
        }
      }
    }
  }

  private final class Rows: TableViewController {
    let colors: [Color] = [.label, .secondaryLabel, .systemBlue, .systemRed, .link, .systemGreen]
    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { colors.count }
    override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.textLabel?.text = "████"
      cell.textLabel?.textColor = colors[indexPath.row]
      return cell
    }
  }

  @Test("a text that a program gives a colour can be read in a chosen row nearly as well as in others, in both styles")
  func rows() async throws {
    try await inBothStyles { isDark in
      let page = Rows()
      let window = try await TestWindow(page, width: 300, height: 400)
      defer { window.close() }
      for row in page.colors.indices {
        let path = IndexPath(row: row, section: 0)
        let cell = try #require(page.tableView.cellForRow(at: path))
        let place = try #require(cell.textLabel?.frame(in: page.tableView))
        var ratios: [Double] = []
        for isChosen in [false, true] {
          if isChosen { page.tableView.selectRow(at: path, animated: false, scrollPosition: .none) }
          try await settle()
          let shown = try picture(of: page.tableView)
          let text = shown.pixel(x: Int(place.minX) + 6, y: Int(place.midY))
          ratios.append(contrast(text, shown.pixel(x: 280, y: Int(place.midY))))
        }
        #expect(ratios[1] > 0.5 * ratios[0] && ratios[1] > 2, "dark \(isDark), row \(row): \(ratios)")
      }
      let ground = try picture(of: page.tableView)
      let last = try #require(page.tableView.cellForRow(at: IndexPath(row: 5, section: 0))?.frame(in: page.tableView))
      #expect(contrast(ground.pixel(x: 280, y: Int(last.midY)), ground.pixel(x: 280, y: Int(last.midY) - 80)) > 1.2)
    }
  }

  private class Day: CollectionViewCell {
    override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
  }

  private final class Days: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    }
  }

  @Test("a cell that shows itself that it is chosen has no other look for it; a press that is dragged chooses no cell")
  func cells() async throws {
    for isOwn in [true, false] {
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 60, height: 60)
      let (days, grid) = (Days(), CollectionView(frame: .zero, collectionViewLayout: layout))
      grid.register(isOwn ? Day.self : CollectionViewCell.self, forCellWithReuseIdentifier: "day")
      grid.dataSource = days
      let window = try await TestWindow(grid, width: 300, height: 200)
      defer { window.close() }
      let cell = try #require(grid.cellForItem(at: IndexPath(item: 0, section: 0)))
      for _ in 1...2 {
        try await drag(cell, from: Place(x: 10, y: 10), to: cell, at: Place(x: 50, y: 50))
        #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
      }
      let place = try #require(cell.frame(in: window.window))
      func middle() throws -> Texture.Pixel {
        try picture(of: window.window).pixel(x: Int(place.midX), y: Int(place.midY))
      }
      let before = try middle()
      try await click(cell)
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)] && cell.isSelected)
      #expect((try middle() == before) == isOwn)
    }
  }

  @Test(
    "a row that does not show that it is chosen stays as it is, with its buttons, on a card too",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func unseenChoice(style: TableView.Style) async throws {
    final class Rows: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.selectionStyle = .none
        let button = Button(type: .system)
        button.setTitle("MMMM", for: .normal)
        button.frame = Rect(x: 20, y: 4, width: 80, height: 30)
        cell.contentView.addSubview(button)
        return cell
      }
    }
    let (rows, table) = (Rows(), TableView(frame: .zero, style: style))
    table.dataSource = rows
    table.rowHeight = 40
    let window = try await TestWindow(table, width: 300, height: 200)
    defer { window.close() }
    let before = try picture(of: table).pixels()
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    try await settle()
    #expect(try picture(of: table).pixels() == before)
  }
}

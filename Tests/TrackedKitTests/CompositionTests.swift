import GtkTesting
import Testing

@testable import TrackedKit

/// Compositional layouts: sections of several kinds.
@MainActor @Suite(.serialized) struct CompositionTests {
  private typealias Length = CollectionLayoutDimension

  private func size(_ width: Length, _ height: Length) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func item(_ width: Length, _ height: Length) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(width, height))
  }

  private func header(_ kind: String, _ height: Length = .absolute(30)) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), height), elementKind: kind, alignment: .top)
  }

  private final class Background: CollectionReusableView {}

  @Test("a row that scrolls across, a grid and a list stand below each other, each with its header")
  func sections() async throws {
    let kind = "own-header-kind"
    let layout = CollectionViewCompositionalLayout { [self] section, environment in
      switch section {
      case 0:
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(0.5), .absolute(80)),
          subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let strip = CollectionLayoutSection(group: group)
        strip.orthogonalScrollingBehavior = .groupPaging
        strip.interGroupSpacing = 10
        strip.boundarySupplementaryItems = [header(kind)]
        return strip
      case 1:
        let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(50)),
          repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
        group.interItemSpacing = .fixed(20)
        let grid = CollectionLayoutSection(group: group)
        grid.interGroupSpacing = 5
        grid.contentInsets = DirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        grid.boundarySupplementaryItems = [header(kind)]
        return grid
      default: return .list(using: .init(appearance: .plain), layoutEnvironment: environment)
      }
    }
    let grid = NumberGrid(layout, kinds: [kind])
    grid.show(Array(0..<30), Array(30..<36), Array(36..<40))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.title(kind, 0) == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(try grid.frame(0) == Rect(x: 0, y: 30, width: 160, height: 80))
    #expect(try grid.frame(1).x == 170)
    #expect(grid.collection.cellForItem(at: [0, 5]) == nil)
    #expect(try grid.title(kind, 1) == Rect(x: 10, y: 110, width: 300, height: 30))
    #expect(try grid.frame(30) == Rect(x: 10, y: 148, width: 140, height: 50))
    #expect(try grid.frame(31).x == 170 && grid.frame(32).y == 203)
    let list = 316.0
    #expect(try grid.frame(36).y == list && grid.frame(36).width == 320)
    #expect(try grid.frame(37).y == grid.frame(36).maxY)

    let strip = try #require(grid.collection.rows.board?.strips.values.first)
    strip.contentOffset.x = 340
    try await settle()
    #expect(try grid.frame(2).x == 0 && grid.frame(3).x == 170)
    #expect(strip.restingPlace(near: 400) == 340 && strip.restingPlace(near: 430) == 510)
    grid.collection.scrollToItem(at: IndexPath(item: 29, section: 0), at: .right, animated: false)
    try await settle()
    #expect(try grid.frame(29).maxX == 320)
    #expect(NumberGrid.Cell.made < 30, "cells of the row are used again")
  }

  @Test("the first and the last group of a row come to rest in the middle, where groups do")
  func centredGroups() async throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 10
    let grid = NumberGrid(CollectionViewCompositionalLayout(section: section))
    grid.show(Array(0..<5))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(0) == Rect(x: 60, y: 0, width: 200, height: 80))
    let strip = try #require(grid.collection.rows.board?.strips.values.first)
    let places = (0..<5).map { Double($0) * 210 }
    #expect(places.map { strip.restingPlace(near: $0 + 100) } == places)
    strip.contentOffset.x = places[4]
    try await settle()
    #expect(try grid.frame(4).x == 60)
  }

  @Test("items of several sizes stand in groups within groups")
  func nestedGroups() async throws {
    let pair = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1)), pair, pair])
    let grid = NumberGrid(CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
    grid.show(Array(0..<7))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(0) == Rect(x: 0, y: 0, width: 160, height: 160))
    #expect(try grid.frame(1) == Rect(x: 160, y: 0, width: 80, height: 80))
    #expect(try grid.frame(2) == Rect(x: 160, y: 80, width: 80, height: 80))
    #expect(try grid.frame(4) == Rect(x: 240, y: 80, width: 80, height: 80))
    #expect(try grid.frame(5) == Rect(x: 0, y: 160, width: 160, height: 160))
  }

  @Test("badges, backgrounds and pinned headers stand where they are fixed")
  func views() async throws {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: Point(x: 0.5, y: -0.5)))
    let cell = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    cell.contentInsets = DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [cell])
    let section = CollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "background")]
    let title = header("title")
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [title]
    let layout = CollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let grid = NumberGrid(layout, kinds: ["badge", "title"])
    grid.show(Array(0..<40))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(1) == Rect(x: 165, y: 35, width: 150, height: 50))
    #expect(try grid.title("badge", 0, item: 1) == Rect(x: 305, y: 25, width: 20, height: 20))
    let board = try #require(grid.collection.rows.board)
    let background = try #require(descendants(Background.self, in: board).first)
    #expect(background.frame(in: grid.collection) == Rect(x: 0, y: 0, width: 320, height: 30 + 20 * 60))
    #expect(board.subviews.first === background.parent, "behind everything")
    for item in 0..<10 {
      let frame = try grid.frame(item)
      let path = grid.collection.indexPathForItem(at: Point(x: frame.midX, y: frame.midY))
      #expect(path == IndexPath(item: item, section: 0), "the background is behind the item")
    }
    for offset in [34.2, 102.6, 136.8, 171] {
      grid.collection.contentOffset.y = offset
      try await settle()
      #expect(try grid.title("title", 0).y == 0, "at \(offset)")
    }
    grid.collection.contentOffset.y = 200
    try await settle()
    #expect(try grid.title("title", 0).y == 0)
    let titleView = grid.collection.supplementaryView(forElementKind: "title", at: [0, 0])
    #expect(
      board.subviews.last === titleView?.parent
        || grid.collection.visibleCells.allSatisfy { cell in
          board.subviews.firstIndex { $0 === cell.parent }! < board.subviews.firstIndex { $0 === titleView?.parent }!
        })
  }

  @Test("C-278 an item that has the keyboard and is deleted leaves it to its neighbour, and not to the header's button")
  func focusedItem() async throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let section = CollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header("title")]
    let grid = NumberGrid(CollectionViewCompositionalLayout(section: section), kinds: ["title"])
    grid.show(Array(0..<6))
    let window = try await grid.window()
    defer { window.close() }
    grid.collection.supplementaryView(forElementKind: "title", at: [0, 0])?.addSubview(Button("New"))
    let board = try #require(grid.collection.rows.board)
    board.focus(row: 2)
    for (left, expected) in [([0, 1, 3, 4, 5], 3), ([0, 1, 4, 5], 4), ([0, 1], 1)] {
      grid.show(left)
      try await settle()
      let cell = window.window.focus?.children.first as? NumberGrid.Cell
      #expect(cell?.label.text == "\(expected)", "\(String(describing: window.window.focus))")
    }
  }

  private func descendants<T: Widget>(_ type: T.Type, in widget: Widget) -> [T] {
    widget.subviews.flatMap { ([$0 as? T].compactMap(\.self)) + descendants(type, in: $0) }
  }

  @Test("cells with an estimated height are as high as they ask for, and a changed one moves those below")
  func estimates() async throws {
    let size = size(.fractionalWidth(1), .estimated(20))
    let group = CollectionLayoutGroup.horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let grid = NumberGrid(CollectionViewCompositionalLayout(section: section))
    grid.texts = [1: "one\ntwo\nthree"]
    grid.show(Array(0..<200))
    let window = try await grid.window()
    defer { window.close() }
    try grid.cell(1).label.numberOfLines = 0
    try await settle()
    let (low, high) = (try grid.frame(0).height, try grid.frame(1).height)
    #expect(high > low * 2)
    #expect(try grid.frame(2).y == grid.frame(1).maxY + 4)
    try grid.cell(1).label.text = "one"
    try await settle()
    #expect(try grid.frame(1).height == low)
    #expect(try grid.frame(2).y == grid.frame(1).maxY + 4)
    grid.collection.scrollToItem(at: IndexPath(item: 199, section: 0), at: .bottom, animated: false)
    try await settle()
    #expect(try grid.frame(199).maxY == 400)
  }

  @Test("columns follow the width, and a provider is not asked before there is a section")
  func adapts() async throws {
    var asked: [Int] = []
    let layout = CollectionViewCompositionalLayout { [self] section, environment in
      asked.append(section)
      let columns = environment.container.effectiveContentSize.width > 500 ? 4 : 2
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: columns)
      return CollectionLayoutSection(group: group)
    }
    let grid = NumberGrid(layout)
    let window = try await grid.window()
    defer { window.close() }
    #expect(asked.isEmpty)
    grid.show(Array(0..<8))
    try await settle()
    #expect(try grid.frame(1).x == 160 && !asked.contains(1))
    let wide = try await TestWindow(Box(.vertical), width: 10, height: 10)
    wide.close()
    grid.collection.setSizeRequest(width: 600)
    try await wait { (try? grid.frame(3).x) == 450 }
  }

  @Test("lists alone are shown by GTK's list, lists among others by cells that are placed")
  func lists() async throws {
    var usesGrid = false
    let layout = CollectionViewCompositionalLayout { [self] section, environment in
      guard usesGrid, section == 1 else {
        return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      }
      let group = CollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(40)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
      return CollectionLayoutSection(group: group)
    }
    let grid = NumberGrid(layout)
    grid.show([0, 1])
    let window = try await grid.window()
    defer { window.close() }
    #expect(grid.collection.rows.widget is ListView && grid.collection.rows.appearanceClass == "inset-grouped")
    usesGrid = true
    grid.show([0, 1], [2, 3])
    try await settle()
    #expect(grid.collection.rows.board != nil)
    #expect(try grid.frame(3).y == grid.frame(2).y)
    #expect(try grid.frame(0).y < grid.frame(2).y)
  }

  @Test("a handler of visible items changes how they are seen while they scroll")
  func visibleItems() async throws {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(100)), subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = CollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items { item.alpha = item.frame.minX < offset.x + 50 ? 1 : 0.25 }
    }
    let grid = NumberGrid(CollectionViewCompositionalLayout(section: section))
    grid.show(Array(0..<20))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.cell(0).parent?.opacity == 1 && abs((grid.cell(1).parent?.opacity ?? 0) - 0.25) < 0.01)
    grid.collection.rows.board?.strips.values.first?.contentOffset.x = 100
    try await settle()
    #expect(try grid.cell(1).parent?.opacity == 1)
  }
}

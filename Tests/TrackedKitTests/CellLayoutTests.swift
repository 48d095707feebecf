import GtkTesting
import Testing

@testable import TrackedKit

/// A collection view of numbers, whose cells count how many were made.
@MainActor final class NumberGrid: CollectionViewDelegateFlowLayout {
  final class Cell: CollectionViewCell {
    static var made = 0
    let label = Label()

    override init(frame: Rect) {
      super.init(frame: frame)
      Self.made += 1
      contentView.addSubview(label)
    }
  }

  final class Title: CollectionReusableView {
    let label = Label()

    override init(frame: Rect) {
      super.init(frame: frame)
      addSubview(label)
    }
  }

  let collection: CollectionView
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  var sizes: [Int: Size] = [:]
  var texts: [Int: String] = [:]
  private(set) var told: [String] = []

  init(_ layout: CollectionViewLayout, kinds: [String] = [CollectionView.elementKindSectionHeader]) {
    Cell.made = 0
    collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in kinds {
      collection.register(Title.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
    }
    weak var owner: NumberGrid?
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
      cell.label.text = owner?.texts[item] ?? "\(item)"
      return cell
    }
    dataSource.supplementaryViewProvider = { collection, kind, path in
      let view =
        collection.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "title", for: path) as! Title
      view.label.text = "\(kind) \(path.section)"
      return view
    }
    collection.delegate = self
    owner = self
  }

  /// Sections of items.
  func show(_ sections: [Int]...) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    for (index, items) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(items)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func window(width: Int = 320, height: Int = 400) async throws -> TestWindow {
    let window = try await TestWindow(collection, width: width, height: height)
    try await settle()
    return window
  }

  func frame(_ item: Int) throws -> Rect {
    let path = try #require(dataSource.indexPath(for: item))
    return try #require(collection.cellForItem(at: path)?.frame(in: collection), "item \(item) is not shown")
  }

  func title(_ section: Int) throws -> Rect { try title(CollectionView.elementKindSectionHeader, section) }

  func title(_ kind: String, _ section: Int, item: Int = 0) throws -> Rect {
    let view = collection.supplementaryView(forElementKind: kind, at: IndexPath(item: item, section: section))
    return try #require(view?.frame(in: collection), "\(kind) \(section) is not shown")
  }

  func cell(_ item: Int) throws -> Cell {
    let path = try #require(dataSource.indexPath(for: item))
    return try #require(collection.cellForItem(at: path) as? Cell)
  }

  func clear() { told = [] }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> Size {
    let usual = (collectionViewLayout as? CollectionViewFlowLayout)?.itemSize ?? .zero
    return dataSource.itemIdentifier(for: indexPath).flatMap { sizes[$0] } ?? usual
  }
  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    told.append("+\(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
    told.append("-\(indexPath.item)")
  }
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    told.append("!\(indexPath.item)")
  }
  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { told.append("come \(indexPath.item)") }
  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { told.append("go \(indexPath.item)") }
  func collectionView(
    _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { told.append("title \(indexPath.section)") }
}

/// Flow layouts: lines of cells of one size or several.
@MainActor @Suite(.serialized) struct FlowLayoutTests {
  private func flow(_ change: (CollectionViewFlowLayout) -> Void = { _ in }) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 40)
    change(layout)
    return layout
  }

  @Test("as many equal cells as fit stand in a line, from edge to edge, and share what is left")
  func equalCells() async throws {
    let grid = NumberGrid(flow())
    grid.show(Array(0..<8))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try (0..<3).map { try grid.frame($0).x } == [0, 110, 220])
    #expect(try grid.frame(3) == Rect(x: 0, y: 50, width: 100, height: 40))
    #expect(try grid.frame(7).x == 110, "the last line stands in the columns")
    #expect(grid.collection.contentSize.height == 3 * 40 + 2 * 10)
  }

  @Test("each cell has the size that the delegate says; lines are as high as their highest cell")
  func sizes() async throws {
    let grid = NumberGrid(
      flow {
        $0.sectionInset = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        $0.minimumLineSpacing = 20
      })
    grid.sizes = [0: Size(width: 60, height: 30), 1: Size(width: 200, height: 80), 3: Size(width: 300, height: 20)]
    grid.show(Array(0..<5))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(0) == Rect(x: 10, y: 30, width: 60, height: 30), "in the middle of its line")
    #expect(try grid.frame(1) == Rect(x: 110, y: 5, width: 200, height: 80))
    #expect(try grid.frame(2).midX == 160, "one that has a line for itself stands in the middle")
    #expect(try grid.frame(3) == Rect(x: 10, y: 165, width: 300, height: 20))
    #expect(try grid.frame(4) == Rect(x: 10, y: 205, width: 100, height: 40))
    grid.sizes = [:]
    grid.collection.collectionViewLayout.invalidateLayout()
    try await settle()
    #expect(try grid.frame(1).y == grid.frame(0).y && grid.frame(2).y == grid.frame(0).y + 60)
  }

  @Test("headers and footers stand around their sections, and a pinned one stays in sight")
  func headers() async throws {
    let grid = NumberGrid(
      flow {
        $0.headerReferenceSize = Size(width: 1, height: 30)
        $0.footerReferenceSize = Size(width: 1, height: 10)
        $0.sectionHeadersPinToVisibleBounds = true
      }, kinds: [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter])
    grid.show(Array(0..<30), [], Array(30..<60))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.title(0) == Rect(x: 0, y: 0, width: 320, height: 30))
    #expect(try grid.frame(0).y == 30)
    let lines = 10.0 * 40 + 9 * 10
    #expect(grid.collection.contentSize.height == 2 * lines + 3 * 40)
    #expect(grid.told.contains("title 0") && !grid.told.contains("title 2"))
    grid.collection.contentOffset.y = 100
    try await settle()
    #expect(try grid.title(0).y == 0 && grid.frame(6).y == 30 + 100 - 100)
    grid.collection.contentOffset.y = lines + 30
    try await settle()
    #expect(try grid.title(1).y == 10 && grid.title(2).y == 50, "the next ones push it away")
    #expect(try grid.title(CollectionView.elementKindSectionFooter, 1).y == 40)
  }

  @Test("cells with an estimated size are as large as their content asks for, also when it changes")
  func ownSizes() async throws {
    let grid = NumberGrid(flow { $0.estimatedItemSize = CollectionViewFlowLayout.automaticSize })
    grid.texts = [0: "a", 1: "a much longer tag", 2: "b"]
    grid.collection.delegate = nil
    grid.show([0, 1, 2])
    let window = try await grid.window()
    defer { window.close() }
    let (short, long) = (try grid.frame(0), try grid.frame(1))
    #expect(short.width < 60 && long.width > short.width + 50)
    #expect(abs(long.x - short.maxX - 10) < 1)
    try grid.cell(0).label.text = "now this is long, too"
    try await settle()
    #expect(try grid.frame(0).width > 100)
    #expect(try grid.frame(1).x >= grid.frame(0).maxX + 9 || grid.frame(1).y > grid.frame(0).y)
  }

  @Test("of a million cells those in sight are made, wherever it is scrolled to")
  func many() async throws {
    let grid = NumberGrid(flow())
    grid.collection.delegate = nil
    grid.show(Array(0..<1_000_000))
    let window = try await grid.window()
    defer { window.close() }
    #expect(NumberGrid.Cell.made < 40)
    grid.collection.scrollToItem(at: IndexPath(item: 700_000, section: 0), at: .centeredVertically, animated: false)
    try await settle()
    #expect(abs(try grid.frame(700_000).midY - 200) < 26)
    #expect(NumberGrid.Cell.made < 80)
    grid.collection.contentOffset = .zero
    try await settle()
    #expect(grid.collection.indexPathsForVisibleItems.first?.item == 0)
  }

  @Test("items come, go and move; cells that stay are left alone; an empty list has nothing")
  func changes() async throws {
    let grid = NumberGrid(flow())
    grid.show(Array(0..<6))
    let window = try await grid.window()
    defer { window.close() }
    let kept = try grid.cell(4)
    grid.show([4, 9, 5])
    try await settle()
    #expect(try grid.cell(4) === kept)
    #expect(try grid.frame(4).origin == .zero && grid.frame(9).x == 110)
    #expect(grid.collection.visibleCells.count == 3)
    grid.show()
    try await settle()
    #expect(grid.collection.visibleCells.isEmpty && grid.collection.contentSize.height == 0)
    grid.show([1])
    try await settle()
    #expect(grid.collection.visibleCells.count == 1)
  }

  @Test("clicks and keys choose, Enter activates, and the delegate is told of cells that come and go")
  func choosing() async throws {
    let grid = NumberGrid(flow())
    grid.show(Array(0..<200))
    let window = try await grid.window()
    defer { window.close() }
    #expect(grid.told.contains("come 0") && !grid.told.contains("come 100"))
    grid.clear()
    try await click(grid.cell(1))
    #expect(grid.told == ["+1"] && grid.collection.indexPathsForSelectedItems == [[0, 1]])
    #expect(try grid.cell(1).isSelected)
    let window1 = try #require(grid.collection.window)
    grid.clear()
    try await press(.down, in: window1)
    #expect(grid.told == ["-1", "+4"])
    try await press(.right, in: window1)
    try await press(.enter, in: window1)
    #expect(grid.told.suffix(3) == ["-4", "+5", "!5"])
    grid.clear()
    try await press("End", in: window1)
    #expect(grid.told.contains("+199") && grid.told.contains("come 199"))
    try await wait { grid.told.contains("go 0") }
    #expect(grid.collection.indexPathsForVisibleItems.last?.item == 199)
    try await press(.up, in: window1)
    #expect(grid.collection.indexPathsForSelectedItems == [[0, 196]])
  }

  @Test("with Shift several are chosen, with Control one more or less")
  func choosingSeveral() async throws {
    let grid = NumberGrid(flow())
    grid.collection.allowsMultipleSelection = true
    grid.show(Array(0..<20))
    let window = try await grid.window()
    defer { window.close() }
    let focus = try #require(grid.collection.window)
    try await click(grid.cell(1))
    try await press(.right, .shift, in: focus)
    try await press(.down, .shift, in: focus)
    #expect(grid.collection.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4, 5])
    try await press(.right, .control, in: focus)
    try await press(.space, .control, in: focus)
    #expect(grid.collection.indexPathsForSelectedItems?.map(\.item) == [1, 2, 3, 4, 5, 6])
    try await press("a", .control, in: focus)
    #expect(grid.collection.indexPathsForSelectedItems?.count == 20)
  }

  private final class LeftAligned: CollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)
      for attributes in all ?? [] where attributes.representedElementCategory == .cell {
        attributes.frame.origin.x += 7
        attributes.alpha = 0.5
      }
      return all
    }
  }

  @Test("a subclass changes what the flow says")
  func subclass() async throws {
    let layout = LeftAligned()
    layout.itemSize = Size(width: 50, height: 50)
    let grid = NumberGrid(layout)
    grid.collection.delegate = nil
    grid.show([0, 1])
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(0).x == 7)
    #expect(abs(try #require(grid.cell(0).parent).opacity - 0.5) < 0.01)
  }

  private final class Waterfall: CollectionViewLayout {
    var columns = 2
    private(set) var prepared = 0
    private var all: [CollectionViewLayoutAttributes] = []
    private var height = 0.0

    override func prepare() {
      super.prepare()
      prepared += 1
      guard let collectionView else { return }
      let width = collectionView.bounds.width / Double(columns)
      var heights = Array(repeating: 0.0, count: columns)
      all = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
        let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        let column = heights.indices.min { heights[$0] < heights[$1] }!
        attributes.frame = Rect(
          x: Double(column) * width, y: heights[column], width: width, height: 60 + Double(item % 3) * 40)
        heights[column] += attributes.frame.height
        return attributes
      }
      height = heights.max() ?? 0
    }

    override var collectionViewContentSize: Size {
      Size(width: collectionView?.bounds.width ?? 0, height: height)
    }
    override func layoutAttributesForElements(in rect: Rect) -> [CollectionViewLayoutAttributes]? {
      all.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
      all.indices.contains(indexPath.item) ? all[indexPath.item] : nil
    }
  }

  @Test("a layout of one's own places the cells, and is asked anew for other items, another size and when it says so")
  func ownLayout() async throws {
    let layout = Waterfall()
    let grid = NumberGrid(layout)
    grid.collection.delegate = nil
    grid.show(Array(0..<40))
    let window = try await grid.window()
    defer { window.close() }
    #expect(try grid.frame(0) == Rect(x: 0, y: 0, width: 160, height: 60))
    #expect(try grid.frame(2) == Rect(x: 0, y: 60, width: 160, height: 140))
    #expect(grid.collection.visibleCells.count < 14)
    layout.columns = 4
    let prepared = layout.prepared
    layout.invalidateLayout()
    try await settle()
    #expect(layout.prepared > prepared)
    #expect(try grid.frame(3).x == 240)
    grid.show(Array(0..<2))
    try await settle()
    #expect(grid.collection.contentSize.height <= 400)
    #expect(grid.collection.collectionViewLayout.collectionViewContentSize.height == 100)
  }

  @Test("a collection view is freed after it was shown", arguments: [true, false])
  func ends(isFlow: Bool) async throws {
    weak var collection: CollectionView?
    func showAndClose() async throws {
      let grid = NumberGrid(isFlow ? flow() : CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      grid.show(Array(0..<10))
      let window = try await grid.window()
      collection = grid.collection
      #expect((grid.collection.rows.board != nil) == isFlow)
      window.close()
    }
    try await showAndClose()
    try await wait(for: "the collection view to be freed") { collection == nil }
  }
}

import GtkTesting
import Testing

/// Collection views that scroll across.
@MainActor @Suite(.serialized) struct AcrossTests {
  private final class Source: CollectionViewDataSource {
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = "\(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let source = Source()

  private func show(height: Int) async throws -> (CollectionView, TestWindow) {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 80, height: 60)
    layout.minimumLineSpacing = 20
    layout.minimumInteritemSpacing = 4
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    let window = try await TestWindow(collection, width: 400, height: height)
    try await settle()
    return (collection, window)
  }

  private func frame(of item: Int, in collection: CollectionView) throws -> Rect {
    let cell = try #require(collection.cellForItem(at: IndexPath(item: item, section: 0)))
    return try #require(cell.frame(in: collection))
  }

  @Test("cells stand beside each other, a line's height wide apart, and only those in sight are visible")
  func oneLine() async throws {
    let (collection, window) = try await show(height: 90)
    defer { window.close() }
    let (first, second) = (try frame(of: 0, in: collection), try frame(of: 1, in: collection))
    #expect(first.size == Size(width: 80, height: 60) && second.y == first.y)
    #expect(second.x - first.x == 100)
    let visible = collection.indexPathsForVisibleItems.map(\.item)
    #expect(visible.first == 0 && (3...5).contains(visible.count))
    #expect(collection.contentSize.width == 500 * 80 + 499 * 20 && collection.contentSize.height <= 90)
  }

  @Test("a higher view has more lines, filled from the top")
  func twoLines() async throws {
    let (collection, window) = try await show(height: 150)
    defer { window.close() }
    let frames = try (0..<3).map { try frame(of: $0, in: collection) }
    #expect(frames[1].x == frames[0].x && frames[1].y > frames[0].y)
    #expect(frames[2].x > frames[0].x && frames[2].y == frames[0].y)
  }

  @Test("an item is scrolled to across, to either edge or the middle, and by the content's offset")
  func scrolls() async throws {
    let (collection, window) = try await show(height: 90)
    defer { window.close() }
    collection.scrollToItem(at: IndexPath(item: 250, section: 0), at: .centeredHorizontally, animated: false)
    try await settle()
    let middle = try frame(of: 250, in: collection)
    #expect(abs(middle.x + middle.width / 2 - Double(collection.width) / 2) < 2)
    #expect(collection.contentOffset.x > 20_000 && collection.contentOffset.y == 0)
    collection.scrollToItem(at: IndexPath(item: 100, section: 0), at: .left, animated: false)
    try await settle()
    #expect(abs(try frame(of: 100, in: collection).x) < 1)
    collection.contentOffset = .zero
    try await settle()
    #expect(collection.indexPathsForVisibleItems.first?.item == 0)
  }
}

import TrackedKit
private typealias Item = String
private enum Section { case food }
private let (fruit, apple, pear) = ("fruit", "apple", "pear")


private func use(_ dataSource: CollectionViewDiffableDataSource<Section, Item>) {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Cells/DiffableDataSourceSectionSnapshot.swift", line: 4)
var outline = DiffableDataSourceSectionSnapshot<Item>()
outline.append([fruit])
outline.append([apple, pear], to: fruit)
outline.expand([fruit])
dataSource.apply(outline, to: .food)
#sourceLocation()
}

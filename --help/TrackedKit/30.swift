import TrackedKit
private let dataSource = TableViewDiffableDataSource<Int, Int>(tableView: TableView()) { _, _, _ in nil }
private let (task, first) = ((id: 1, title: ""), 2)


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Cells/DiffableDataSourceSnapshot.swift", line: 6)
var snapshot = dataSource.snapshot()
snapshot.insertItems([task.id], beforeItem: first)
dataSource.apply(snapshot)
#sourceLocation()
}

import TrackedKit

/// A list of rows with a text each, whose cells also read one model.
@MainActor final class RowList {
  let collection = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  let dataSource: CollectionViewDiffableDataSource<Int, Int>
  let counter = Counter()
  private(set) var runs = 0

  /// - Parameter followed: the row that shows the model.
  init(_ rows: Int, followed: Int? = nil) {
    let counter = counter
    var count: () -> Void = {}
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { cell, _, row in
      cell.configurationUpdateHandler = { cell, _ in
        count()
        var content = ListContentConfiguration.cell()
        content.text = row == followed ? "Row \(row): \(counter.hits)" : "Row \(row)"
        cell.contentConfiguration = content
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, row in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    count = { [unowned self] in runs += 1 }
    show(Array(0..<rows))
  }

  func show(_ rows: [Int]) {
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    dataSource.apply(snapshot)
  }

  func edit(_ body: (inout DiffableDataSourceSnapshot<Int, Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    body(&snapshot)
    dataSource.apply(snapshot)
  }

  func open() -> Window {
    let controller = ViewController()
    controller.view.addSubview(collection)
    return openWindow(controller)
  }
}

/// First frame of a list of `rows`, in milliseconds, and resident memory after it.
func measureList(_ rows: Int) {
  warmUp()
  let started = cpuMicroseconds()
  let list = RowList(rows)
  waitForFirstFrame(list.open())
  print((cpuMicroseconds() - started) / 1000, residentKiB())
}

/// One cell's model changes among `rows`: runs, and microseconds for the write and the run.
func measureListModel(_ rows: Int) {
  warmUp()
  let list = RowList(rows, followed: 2)
  waitForFirstFrame(list.open())
  run(milliseconds: 300)
  let runs = list.runs
  var times: [Double] = []
  for round in 1...101 {
    let started = cpuMicroseconds()
    list.counter.hits = round
    list.collection.updatePropertiesIfNeeded()
    times.append(cpuMicroseconds() - started)
  }
  print(Double(list.runs - runs) / 101, median(times))
}

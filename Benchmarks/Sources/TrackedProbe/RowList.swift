import TrackedKit

/// A list of rows with a text each, whose cells also read one model.
@MainActor final class RowList {
  let collection = CollectionView(layout: .list)
  let dataSource: DiffableDataSource<Int>
  let counter = Counter()
  private(set) var runs = 0

  /// - Parameter followed: the row that shows the model.
  init(_ rows: Int, followed: Int? = nil) {
    let counter = counter
    var count: () -> Void = {}
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int>(make: CollectionViewCell.init) {
      cell, _, row in
      cell.configurationUpdateHandler = { cell, _ in
        count()
        var content = ListContentConfiguration.cell()
        content.text = row == followed ? "Row \(row): \(counter.hits)" : "Row \(row)"
        cell.contentConfiguration = content
      }
    }
    dataSource = DiffableDataSource(collectionView: collection) { collection, position, row in
      collection.dequeueConfiguredReusableCell(using: registration, for: position, item: row)
    }
    count = { [unowned self] in runs += 1 }
    show(Array(0..<rows))
  }

  func show(_ rows: [Int]) {
    do { try dataSource.apply(rows) } catch { preconditionFailure("\(error)") }
  }

  func edit(_ body: (inout DiffableDataSourceSnapshot<Int>) -> Void) {
    var snapshot = dataSource.snapshot()
    body(&snapshot)
    do { try dataSource.apply(snapshot) } catch { preconditionFailure("\(error)") }
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

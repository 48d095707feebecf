// How does a list update one row, and only that row?
//
// A cell's `configurationUpdateHandler` is tracked while the cell shows an item. A change of the item runs the handler of
// its own cell. The data source only needs to know which items come and go.

import TrackedKit

@Observable final class TaskItem {
  let id: Int
  var title: String
  var isCompleted = false

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

@Observable final class TaskListModel {
  var items: [TaskItem] = []

  func add(_ title: String) { items.append(TaskItem(id: (items.map(\.id).max() ?? 0) + 1, title: title)) }
}

final class TaskListViewController: ViewController, CollectionViewDelegate {
  private let model: TaskListModel
  private let collection = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
  private let summary = Label()
  private var dataSource: CollectionViewDiffableDataSource<Int, Int>!

  init(_ model: TaskListModel) { self.model = model }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Int> { [model] cell, _, id in
      guard let item = model.items.first(where: { $0.id == id }) else { return }
      cell.configurationUpdateHandler = { cell, _ in
        var content = ListContentConfiguration.cell()
        content.text = item.title
        content.textProperties.strikethroughStyle = item.isCompleted ? .single : .none
        content.textProperties.isSecondary = item.isCompleted
        cell.contentConfiguration = content
        cell.accessories = [.checkmark(displayed: .always, options: .init(isHidden: !item.isCompleted))]
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    collection.delegate = self
    collection.vexpand = true
    let column = Box(.vertical, spacing: 6)
    column.append(summary)
    column.append(collection)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.items.map(\.id))
    dataSource.apply(snapshot)
    summary.text = "\(model.items.count { $0.isCompleted }) of \(model.items.count) done"
  }

  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    model.items[indexPath.item].isCompleted.toggle()
  }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    guard model.items.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    var placeholder = ContentUnavailableConfiguration.empty()
    placeholder.text = "Nothing to Do"
    contentUnavailableConfiguration = placeholder
  }
}

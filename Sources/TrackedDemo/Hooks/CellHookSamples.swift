import TrackedKit

// essential:begin
/// A cell with a hook of its own.
final class StarCell: CollectionViewCell {
  var input = HookInput()

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = ListContentConfiguration.subtitleCell()
    content.image = Image(iconName: "starred-symbolic")
    content.text = "A cell"
    content.secondaryText = input.stars
    contentConfiguration = content
  }
}

/// A cell above the items.
final class StarHeaderView: TableViewHeaderFooterView {
  var input = HookInput()

  override func updateConfiguration(using state: ViewConfigurationState) {
    super.updateConfiguration(using: state)
    var content = ListContentConfiguration.cell()
    content.text = "A header \(input.stars)"
    content.textProperties.weight = .bold
    contentConfiguration = content
  }
}

/// A table's cell has the same hooks.
final class StarTableCell: TableViewCell {
  var input = HookInput()

  override func updateConfiguration(using state: CellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration()
    content.text = "A table’s cell"
    content.secondaryText = input.stars
    contentConfiguration = content
  }
}

/// A cell without a class of its own has a handler.
enum HandlerSample {
  static func configure(_ cell: CollectionViewCell, _ input: HookInput) {
    cell.configurationUpdateHandler = { cell, _ in
      let isDone = input.value.isMultiple(of: 2)
      var content = ListContentConfiguration.cell()
      content.text = "A cell with a handler"
      content.textProperties.strikethroughStyle = isDone ? .single : .none
      cell.contentConfiguration = content
      cell.accessories = [.checkmark(options: .init(isHidden: !isDone))]
    }
  }

  static func configure(_ cell: TableViewCell, _ input: HookInput) {
    cell.configurationUpdateHandler = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "A table’s cell with a handler"
      cell.contentConfiguration = content
      cell.accessoryType = input.value.isMultiple(of: 2) ? .checkmark : .none
    }
  }

  static func configureFooter(_ cell: TableViewHeaderFooterView, _ input: HookInput) {
    cell.configurationUpdateHandler = { cell, _ in
      var content = ListContentConfiguration.cell()
      content.text = "A footer \(input.stars)"
      content.textProperties.isSecondary = true
      cell.contentConfiguration = content
    }
  }
}

/// A button with a hook of its own.
final class StyleButton: Button {
  private let input: HookInput

  init(_ input: HookInput) {
    self.input = input
    super.init(frame: .zero)
  }

  override func updateConfiguration() {
    super.updateConfiguration()
    let looks: [(String, Configuration)] = [
      ("Plain", .plain()), ("Filled", .filled()), ("Tinted", .tinted()), ("Bordered", .bordered()),
    ]
    let look = looks[input.value % looks.count]
    configuration = look.1
    configuration?.title = look.0
  }
}
// essential:end

/// The list with a cell of each kind.
final class CellSamplesView: CollectionView {
  let starCell = StarCell()
  let handlerCell = CollectionViewCell()
  let header = StarHeaderView()
  let footer = TableViewHeaderFooterView()
  private var samples: CollectionViewDiffableDataSource<Int, Int>!

  init(cell: HookInput, handler: HookInput, header headerInput: HookInput, footer footerInput: HookInput) {
    super.init(
      frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    starCell.input = cell
    header.input = headerInput
    HandlerSample.configure(handlerCell, handler)
    HandlerSample.configureFooter(footer, footerInput)
    samples = CollectionViewDiffableDataSource(collectionView: self) { [starCell, handlerCell] _, _, item in
      item == 0 ? starCell : handlerCell
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    samples.apply(snapshot)
    headerView = header
    footerView = footer
    setSizeRequest(height: 190)
  }
}

/// A table with a cell of each kind.
final class TableSamplesView: TableView {
  let starCell = StarTableCell(style: .value1)
  let handlerCell = TableViewCell()
  private var samples: TableViewDiffableDataSource<Int, Int>!

  init(cell: HookInput, handler: HookInput) {
    super.init(frame: .zero, style: .plain)
    starCell.input = cell
    HandlerSample.configure(handlerCell, handler)
    samples = TableViewDiffableDataSource(tableView: self) { [starCell, handlerCell] _, _, item in
      item == 0 ? starCell : handlerCell
    }
    var snapshot = DiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    samples.apply(snapshot)
    setSizeRequest(height: 90)
  }
}

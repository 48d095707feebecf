import TrackedKit

/// Two charts above the processes.
final class MonitorViewController: ViewController {
  private let model: SystemModel
  private let problem = Label()
  private lazy var table = ColumnTableView<Int>(columns: [
    TableColumn("Process", expands: true, sortedBy: { [model] in model.processes[$0]?.name ?? "" }) { [model] in
      model.processes[$0]?.name ?? ""
    },
    TableColumn("Load", sortedBy: { [model] in model.processes[$0]?.load ?? 0 }) { [model] in
      (model.processes[$0]?.load ?? 0).formatted(.percent.precision(.fractionLength(0)))
    },
    TableColumn("Memory", sortedBy: { [model] in model.processes[$0]?.memory ?? 0 }) { [model] in
      (model.processes[$0]?.memory ?? 0).formatted(.byteCount(style: .memory))
    },
  ])

  init(_ model: SystemModel) { self.model = model }

  override func viewDidLoad() {
    super.viewDidLoad()
    let charts = Box(.horizontal, spacing: 12)
    charts.append(ChartView("Processors") { [model] in model.load })
    charts.append(ChartView("Memory") { [model] in model.memory })
    table.sortOrder = TableSortOrder(column: "Memory", direction: .descending)
    table.vexpand = true
    problem.numberOfLines = 0
    let column = Box(.vertical, spacing: 12)
    column.margins = Insets(top: 12, leading: 12, bottom: 12, trailing: 12)
    for part in [problem, charts, table] as [Widget] { column.append(part) }
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    table.items = model.processes.keys.sorted()
    problem.text = model.problem
    problem.isHidden = model.problem == nil
  }
}

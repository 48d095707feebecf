// How does a table sort by its columns, and follow the model while it is sorted?
//
// Each cell is tracked separately, and so is the value that the rows are sorted by: a changed value runs its own cell, and moves
// its row if the table is sorted by that column.

import TrackedKit

@Observable final class Planet {
  let name: String
  var moons: Int

  init(_ name: String, moons: Int) {
    self.name = name
    self.moons = moons
  }
}

@Observable final class SolarSystem {
  var planets = [
    Planet("Earth", moons: 1), Planet("Jupiter", moons: 95), Planet("Mars", moons: 2), Planet("Saturn", moons: 146),
  ]

  func planet(_ name: String) -> Planet? { planets.first { $0.name == name } }
}

final class PlanetsViewController: ViewController {
  private let system: SolarSystem
  private lazy var table = ColumnTableView<String>(columns: [
    TableColumn("Planet", expands: true, sortedBy: { $0 }) { $0 },
    TableColumn("Moons", sortedBy: { [system] in system.planet($0)?.moons ?? 0 }) { [system] in
      "\(system.planet($0)?.moons ?? 0)"
    },
  ])

  init(_ system: SolarSystem) { self.system = system }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.sortOrder = TableSortOrder(column: "Moons", direction: .descending)
    view.addSubview(table)
  }

  override func updateProperties() {
    super.updateProperties()
    table.items = system.planets.map(\.name)
  }
}

import TrackedKit

/// A row of the tracked list.
@Observable final class Reading: Hashable {
  let number: Int
  var value = 0

  init(_ number: Int) { self.number = number }

  static func == (first: Reading, second: Reading) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

// essential:begin
/// The rows as observable objects: the update of each row in sight reads the one that it shows.
final class TrackedRows: RowList {
  private let readings: [Reading]

  init(count: Int) {
    let readings = (0..<count).map(Reading.init)
    self.readings = readings
    let factory = ListItemFactory()
    factory.onSetup { item in item?.child = RowList.makeLabel() }
    factory.onBind { item in
      guard let label = item?.child as? Gtk.Label, let reading = item?.value?.base as? Reading else { return }
      label.updateProperties { $0.text = RowList.text(reading.number, reading.value) }
    }
    super.init(ListModel(count: { readings.count }) { readings[$0] }, factory)
  }

  func change(_ row: Int) { readings[row].value += 1 }
}
// essential:end

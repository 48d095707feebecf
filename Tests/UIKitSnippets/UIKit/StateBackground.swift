import Observation
import UIKit

@Observable final class Seat {
  let name: String
  var isTaken = false
  init(_ name: String) { self.name = name }
}

struct SeatContentConfiguration: UIContentConfiguration {
  var name = ""
  var isTaken = false
  var isSelected = false

  func makeContentView() -> UIView & UIContentView { SeatContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> SeatContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isSelected = state.isSelected
    return updated
  }
}

final class SeatContentView: UIView, UIContentView {
  private let label = UILabel()
  private var current = SeatContentConfiguration()

  var configuration: UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SeatContentConfiguration else { return }
      current = new
      apply()
    }
  }

  init(configuration: SeatContentConfiguration) {
    super.init(frame: .zero)
    current = configuration
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  private func apply() {
    label.text = current.isTaken ? "\(current.name) (taken)" : current.name
    label.font = current.isSelected ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

final class SeatCell: UITableViewCell {
  var seat: Seat? { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = SeatContentConfiguration().updated(for: state)
    content.name = seat?.name ?? ""
    content.isTaken = seat?.isTaken ?? false
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.backgroundColor = state.isSelected ? .systemTeal : .clear
    background.cornerRadius = 6
    backgroundConfiguration = background
  }
}

final class SeatsViewController: UITableViewController {
  let seats = ["A1", "A2", "B1"].map(Seat.init)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SeatCell.self, forCellReuseIdentifier: "seat")
    tableView.allowsMultipleSelection = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { seats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "seat", for: indexPath) as! SeatCell
    cell.seat = seats[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    seats[indexPath.row].isTaken = true
  }
}

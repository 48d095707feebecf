import TrackedKit

/// The user's preferences, in a window of their own.
final class PreferencesViewController: ViewController {
  @Bindable private var preferences: Preferences
  private let order = DropDown([String(localized: "Newest First"), String(localized: "By Title")])
  private let appearance = DropDown([
    String(localized: "As the Desktop"), String(localized: "Light"), String(localized: "Dark"),
  ])
  private let monospaced = Switch()

  init(_ preferences: Preferences) {
    self.preferences = preferences
    super.init()
    title = String(localized: "Preferences")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    order.bind(selected: choice($preferences.order))
    appearance.bind(selected: choice($preferences.appearance))
    monospaced.bind(isOn: $preferences.isMonospaced)
    let rows: [(String, Widget)] = [
      (String(localized: "Order"), order), (String(localized: "Appearance"), appearance),
      (String(localized: "Monospaced Text"), monospaced),
    ]
    let grid = Grid()
    (grid.rowSpacing, grid.columnSpacing) = (12, 24)
    grid.margins = Insets(top: 24, leading: 24, bottom: 24, trailing: 24)
    for (row, (title, control)) in rows.enumerated() {
      let label = Gtk.Label(title)
      label.halign = .start
      label.hexpand = true
      control.halign = .end
      control.setAccessibleLabel(title)
      grid.attach(label, column: 0, row: row)
      grid.attach(control, column: 1, row: row)
    }
    view.addSubview(grid)
  }

  private func choice<Value: CaseIterable & Equatable>(_ value: Binding<Value>) -> Binding<Int?>
  where Value.AllCases == [Value] {
    Binding {
      Value.allCases.firstIndex(of: value.wrappedValue)
    } set: {
      if let index = $0 { value.wrappedValue = Value.allCases[index] }
    }
  }
}

// How do you pass a value of your own down to all views, and override it for a part of a screen?
//
// Define a trait once: a default value, and properties to read and write it. `traitOverrides` sets it for a view or a controller and
// everything below. A hook that reads the trait follows it; for code that must run once at each change, register a handler.

import TrackedKit

/// How much room rows have.
enum Density: Int { case compact, regular }

struct DensityTrait: TraitDefinition {
  static let defaultValue = Density.regular
}

extension TraitCollection {
  var density: Density { self[DensityTrait.self] }
}

extension MutableTraits {
  var density: Density {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

/// Reads the trait in its hook: no registration, no notification.
final class DensityLabel: View {
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = traitCollection.density == .compact ? "compact" : "regular"
  }
}

final class DensityViewController: ViewController {
  let usual = DensityLabel()
  let overridden = DensityLabel()
  private(set) var changes: [Density] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = StackView(arrangedSubviews: [usual, overridden])
    column.axis = .vertical
    view.addSubview(column)
    overridden.traitOverrides.density = .compact
    registerForTraitChanges([DensityTrait.self]) { (self: Self, previous: TraitCollection) in
      self.changes.append(self.traitCollection.density)
    }
  }
}

// How does an app hand down a value of its own, and override it for a part of a screen?
//
// A trait is defined once: a default, and names to read and write it by. `traitOverrides` sets it for a view or a controller and
// what is below. A hook that reads it follows it; what has to happen once at each change is registered for.

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

import TrackedKit

// The traits that the program sets.
extension World {
  func override(_ place: Action.TraitPlace, _ trait: Action.Trait, _ value: Int?) {
    structure.override(place, trait, value)
    switch place {
    case .window(let index):
      apply(trait, value, to: &windows[index].traitOverrides)
    case .widget(let index):
      if let widget = instance(index)?.widget { apply(trait, value, to: &widget.traitOverrides) }
    case .controller(let index):
      if let controller = instance(index)?.controller { apply(trait, value, to: &controller.traitOverrides) }
    }
  }

  private func apply(_ trait: Action.Trait, _ value: Int?, to overrides: inout TraitOverrides) {
    switch (trait, value) {
    case (.level, let value?): overrides[LevelTrait.self] = value
    case (.level, nil): overrides.remove(LevelTrait.self)
    case (.tint, let value?): overrides[TintTrait.self] = value
    case (.tint, nil): overrides.remove(TintTrait.self)
    case (.theme, let value?): overrides[ThemeTrait.self] = models.items[value]
    case (.theme, nil): overrides.remove(ThemeTrait.self)
    }
  }

  /// A handler was told of another level.
  func answerLevel(_ instance: Instance, _ level: Int) {
    guard !isEnding else { return }
    guard !structure.isReleased[instance.index] else {
      return fail(.ranAfterRelease, nil, "element \(instance.index): handler of traits")
    }
    instance.answeredLevel = level
    override(.widget(instance.index), .tint, level % 3)
    noteTraits()
  }

  /// The kit may take notice of changed traits now: hooks that read them may run, whatever becomes of the traits.
  func noteTraits() {
    // Outside of windows there are no traits of the system, on which colours depend.
    for case let instance? in instances where !isInWindow(instance.index) { instance.mayDraw = true }
    for record in records {
      if traitsDiffer(for: record) { record.mayRun = true }
      if record.kind == .draw, record.tint != structure.traits(at: record.element).tint { record.mayRun = true }
    }
  }
}

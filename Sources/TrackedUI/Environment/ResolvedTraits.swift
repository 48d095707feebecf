extension EnvironmentValues {
  /// The traits at the place, with what the environment says in place of what the window says.
  var resolvedTraits: TraitCollection {
    let traits = node.island.traits(for: GraphContext.reader)
    return traitOverrides.map { traits.fixing($0) } ?? traits
  }

  /// What the environment sets of the traits; nil for nothing.
  var traitOverrides: TraitOverrides? {
    let entries = scope.traitEntries()
    guard !entries.isEmpty else { return nil }
    var traits: any MutableTraits = TraitOverrides()
    for entry in entries { entry.writeTrait?(&traits) }
    return traits as? TraitOverrides
  }
}

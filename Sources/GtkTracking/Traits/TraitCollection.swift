/// The traits of one place in the view hierarchy: an immutable snapshot, which the trait step of the update pass replaces.
///
/// A hook that reads a trait depends on that one trait, of the object whose `traitCollection` it read (C-099, C-100, C-266).
@MainActor public struct TraitCollection {
  /// Shared by every place below until a value is set: most comparisons are of one object with itself.
  private final class Storage {
    /// What the window's surroundings say, below everything that was set.
    let system: SystemTraitValues?
    let values: [ObjectIdentifier: TraitValue]
    /// By which level's rules hooks run, asked for by each run of each hook.
    let policy: TrackingPolicy
    /// Values that a program has put into a copy: no place has them, and so none of them is followed.
    let fixed: Set<ObjectIdentifier>
    /// The differences from the collection that held here before: whole branches of the tree go from one to the other.
    private var differences: (from: Storage, traits: [TraitValue])?

    init(
      _ system: SystemTraitValues?, _ values: [ObjectIdentifier: TraitValue], fixed: Set<ObjectIdentifier> = []
    ) {
      self.system = system
      self.values = values
      self.fixed = fixed
      policy =
        values[ObjectIdentifier(TrackingPolicyTrait.self)]?.value as? TrackingPolicy
        ?? Configuration.current.trackingPolicy
    }

    func entry(for key: ObjectIdentifier) -> TraitValue? { values[key] ?? system?.values[key] }

    func differences(from old: Storage) -> [TraitValue] {
      if old === self { return [] }
      if let differences, differences.from === old { return differences.traits }
      var keys = Set(values.keys).union(old.values.keys)
      if system !== old.system {
        if let system { keys.formUnion(system.values.keys) }
        if let system = old.system { keys.formUnion(system.values.keys) }
      }
      let traits = keys.compactMap { key in
        TraitValue.isSame(entry(for: key), old.entry(for: key)) ? nil : entry(for: key) ?? old.entry(for: key)
      }
      differences = (old, traits)
      // A history of all that ever held here would be kept otherwise.
      old.differences = nil
      return traits
    }
  }

  private let storage: Storage
  /// Whose traits these are, for the hook that reads them; nil for traits that somebody made, and outside of hooks.
  private let source: TraitSource?

  /// No traits: every one has its default.
  package init() { self.init(Storage(nil, [:]), nil) }

  /// Traits of nothing but the system.
  init(_ system: SystemTraitValues) { self.init(Storage(system, [:]), nil) }

  private init(_ storage: Storage, _ source: TraitSource?) {
    self.storage = storage
    self.source = source
  }

  /// The same traits as those of a place: a hook that reads one of them follows that place.
  package func read(from source: TraitSource) -> TraitCollection { TraitCollection(storage, source) }

  /// By which level's rules hooks run here; not a read of the trait.
  var policy: TrackingPolicy { storage.policy }

  /// The value that was set or comes from the system; nil for the default.
  func entry(for key: ObjectIdentifier) -> TraitValue? { storage.entry(for: key) }

  /// The value of `trait` here, or its default.
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    let entry = entry(for: ObjectIdentifier(trait))
    let value = entry?.value as? Trait.Value ?? Trait.defaultValue
    if let source, let hook = PassContext.hook {
      let key = ObjectIdentifier(trait)
      if storage.fixed.isEmpty || !storage.fixed.contains(key) || source.isOverridden {
        hook.recordTraitRead(TraitRead(key: key, name: Trait.name, value: entry, source: source))
      }
    }
    return value
  }

  /// Everything that was set or that the system says.
  var entries: [TraitValue] {
    (storage.system?.values ?? [:]).merging(storage.values) { $1 }.map(\.value)
  }

  /// This collection with `overrides` on top.
  package func applying(_ overrides: TraitOverrides) -> TraitCollection {
    guard !overrides.values.isEmpty else { return self }
    return TraitCollection(Storage(storage.system, storage.values.merging(overrides.values) { $1 }), source)
  }

  /// The same as what holds at a place: none of them is a program's own copy there.
  var ofPlace: TraitCollection {
    storage.fixed.isEmpty ? self : TraitCollection(Storage(storage.system, storage.values), nil)
  }

  /// A copy with values of a program's own on top.
  package func fixing(_ overrides: TraitOverrides) -> TraitCollection {
    guard !overrides.values.isEmpty else { return self }
    let values = storage.values.merging(overrides.values) { $1 }
    return TraitCollection(
      Storage(storage.system, values, fixed: storage.fixed.union(overrides.values.keys)), source)
  }

  /// The traits whose value differs from that in `old`, with the value here, or, where nothing is set here, there.
  func differences(from old: TraitCollection) -> [TraitValue] { storage.differences(from: old.storage) }

  /// Whether one of some traits has another value than in `old`.
  func differs(from old: TraitCollection, in traits: Set<ObjectIdentifier>) -> Bool {
    traits.contains { !TraitValue.isSame(entry(for: $0), old.entry(for: $0)) }
  }

  /// Whether every trait has the same value in both.
  func isSame(as other: TraitCollection) -> Bool { differences(from: other).isEmpty }
}

/// What a hook saw of one trait; no value stands for the default.
struct TraitRead {
  let key: ObjectIdentifier
  let name: String
  let value: TraitValue?
  /// Whose trait it is.
  let source: TraitSource

  /// Whether the trait still has that value there. Somebody who has no traits yet, or none any more, has the value that was read.
  var isCurrent: Bool { source.traits.map { TraitValue.isSame(value, $0.entry(for: key)) } ?? true }
}

/// Trait values set on one window, controller or view, for it and everything below (C-096, C-097).
@MainActor public struct TraitOverrides: MutableTraits {
  private(set) var values: [ObjectIdentifier: TraitValue] = [:]

  /// No values.
  package init() {}

  /// The value set here. Reading a trait that is not set here gives its default (UIKit raises; C-109).
  public subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)]?.value as? Trait.Value ?? Trait.defaultValue }
    set {
      values[ObjectIdentifier(trait)] = TraitValue(newValue, of: trait)
      TextSize.couple(trait, newValue, in: &values)
    }
  }

  /// Whether a value is set here.
  public func contains<Trait: TraitDefinition>(_ trait: Trait.Type) -> Bool { values[ObjectIdentifier(trait)] != nil }

  /// Sets what is set in `others`, but for what is set in `own`.
  package mutating func take(_ others: TraitOverrides, butNot own: TraitOverrides) {
    for (key, value) in others.values where own.values[key] == nil { values[key] = value }
  }

  /// Whether any value is set here.
  package var hasValues: Bool { !values.isEmpty }

  /// Removes the value, so that the inherited one applies again (C-098).
  public mutating func remove<Trait: TraitDefinition>(_ trait: Trait.Type) {
    values[ObjectIdentifier(trait)] = nil
    TextSize.uncouple(trait, in: &values)
  }
}

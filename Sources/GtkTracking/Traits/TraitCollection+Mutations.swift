/// Traits made of others.
extension TraitCollection {
  /// Nothing but what `mutations` sets.
  ///
  /// ```swift
  /// let dark = TraitCollection { $0.userInterfaceStyle = .dark }
  /// let compact = dark.modifyingTraits { $0.horizontalSizeClass = .compact }
  /// ```
  public init(mutations: (inout any MutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Nothing but a style.
  public init(userInterfaceStyle: UserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Nothing but a size class for the width.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Nothing but a size class for the height.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Nothing but a number of pixels for one logical pixel.
  public init(displayScale: Double) {
    self.init { $0.displayScale = displayScale }
  }

  /// Nothing but a size of text.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Nothing but a direction.
  public init(layoutDirection: TraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Nothing but a contrast.
  public init(accessibilityContrast: AccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// These traits with what `mutations` sets; reading there gives what holds here until it is set.
  public func modifyingTraits(_ mutations: (inout any MutableTraits) -> Void) -> TraitCollection {
    var traits: any MutableTraits = TraitMutations(base: self)
    mutations(&traits)
    guard let changes = traits as? TraitMutations else { return self }
    return fixing(changes.overrides)
  }

  /// These traits with a value for one of them.
  public func replacing<Trait: TraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> TraitCollection {
    var overrides = TraitOverrides()
    overrides[trait] = value
    return fixing(overrides)
  }

  /// Whether colours may look other than with `traits`: a trait with `affectsColorAppearance` has another value. True for no
  /// traits.
  public func hasDifferentColorAppearance(comparedTo traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return differences(from: traits).contains { $0.affectsColorAppearance }
  }

  /// The traits among these that have another value than in `traits`; all of these for no traits.
  public func changedTraits(from traits: TraitCollection?) -> [any TraitDefinition.Type] {
    guard let traits else { return entries.map(\.trait) }
    return differences(from: traits).map(\.trait)
  }
}

/// Traits as a block of mutations sees them.
private struct TraitMutations: MutableTraits {
  let base: TraitCollection
  var overrides = TraitOverrides()

  subscript<Trait: TraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { overrides.contains(trait) ? overrides[trait] : base[trait] }
    set { overrides[trait] = newValue }
  }
}

extension TraitCollection: @MainActor Equatable {
  /// Whether every trait has the same value in both.
  public static func == (left: TraitCollection, right: TraitCollection) -> Bool { left.isSame(as: right) }
}

extension TraitCollection: @MainActor CustomStringConvertible {
  /// What is set, by identifiers in alphabetical order.
  public var description: String {
    let values = entries.map { "\($0.trait.identifier) = \($0.value)" }.sorted()
    return "TraitCollection(\(values.joined(separator: ", ")))"
  }
}

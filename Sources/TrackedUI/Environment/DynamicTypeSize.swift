/// The size of texts that the person has chosen.
public nonisolated enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Three steps below the usual size.
  case xSmall
  /// Two steps below it.
  case small
  /// One step below it.
  case medium
  /// The usual size.
  case large
  /// One step above it.
  case xLarge
  /// Two steps above it: "Large Text" of the desktop.
  case xxLarge
  /// Three steps above it.
  case xxxLarge
  /// The first of those that need another layout.
  case accessibility1
  /// About twice the usual size.
  case accessibility2
  /// More than twice the usual size.
  case accessibility3
  /// Almost three times the usual size.
  case accessibility4
  /// Three times the usual size.
  case accessibility5

  /// Whether another layout should be used.
  nonisolated public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The smaller one.
  nonisolated public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The size of a category; nil for one that was not said.
  init?(_ category: ContentSizeCategory) {
    self.init(rawValue: category.rawValue - ContentSizeCategory.extraSmall.rawValue)
  }

  var category: ContentSizeCategory {
    ContentSizeCategory(rawValue: rawValue + ContentSizeCategory.extraSmall.rawValue) ?? .large
  }
}

private struct DynamicTypeSizeKey: TraitBridgedEnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
  static func read(from traitCollection: TraitCollection) -> DynamicTypeSize {
    DynamicTypeSize(traitCollection.preferredContentSizeCategory) ?? .large
  }
  static func write(to mutableTraits: inout any MutableTraits, value: DynamicTypeSize) {
    mutableTraits.preferredContentSizeCategory = value.category
  }
}

private struct TextScaleKey: TraitBridgedEnvironmentKey {
  static let defaultValue = 1.0
  static func read(from traitCollection: TraitCollection) -> Double { traitCollection.textScale }
  static func write(to mutableTraits: inout any MutableTraits, value: Double) { mutableTraits.textScale = value }
}

extension EnvironmentValues {
  /// The size of texts that the person has chosen; the trait `preferredContentSizeCategory`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  var textScale: Double {
    let (scale, size) = (self[TextScaleKey.self], dynamicTypeSize)
    return ContentSizeCategory(scale: scale) == size.category ? scale : size.category.scale
  }

  /// By how much texts are larger here than the desktop makes them.
  var relativeTextScale: Double {
    DisplaySettings.isAvailable ? textScale / DisplaySettings.shared.textScale : 1
  }
}

/// A length that grows with the size of texts that the person has chosen.
///
/// ```swift
/// @ScaledMetric private var iconSize = 24.0
/// ```
@MainActor @preconcurrency @propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let usual: Value
  @Environment(\.textScale) private var scale

  /// A length, in logical pixels at the usual size of texts.
  public init(wrappedValue: Value) { usual = wrappedValue }

  /// The same, beside texts of a style: all styles grow by the same factor.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { usual = wrappedValue }

  /// The length now.
  public var wrappedValue: Value { usual * Value(scale) }
}

extension View {
  /// The size of the texts inside, in place of what the user has chosen.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

  /// The sizes of texts that the views inside can do with: where the person's is none of them, the nearest counts.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let fitting = DynamicTypeSize.allCases.filter(range.contains)
      guard let least = fitting.min(), let most = fitting.max() else { return }
      size = min(max(size, least), most)
    }
  }
}

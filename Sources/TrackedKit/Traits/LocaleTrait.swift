import GtkTracking

/// The language of a part of a window, with its way of writing numbers and dates.
public struct TraitLocale: TraitDefinition {
  /// As the desktop says.
  public static let defaultValue: Locale? = nil
}

extension TraitCollection {
  /// The language here, with its way of writing numbers and dates; nil for the desktop's.
  public var locale: Locale? { self[TraitLocale.self] }
}

extension MutableTraits {
  /// The language here, with its way of writing numbers and dates; nil for the desktop's.
  ///
  /// ```swift
  /// window.traitOverrides.locale = Locale(identifier: "de_DE")
  /// ```
  ///
  /// Hooks that have read `String(localized:)` run again, and the kit's own words follow. GTK's own words, and the direction of its widgets, keep
  /// the language of the process.
  public var locale: Locale? {
    get { self[TraitLocale.self] }
    set { self[TraitLocale.self] = newValue }
  }
}

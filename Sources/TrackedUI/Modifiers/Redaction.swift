import Gtk

/// Why what a view shows is not to be read.
@RawRepresented(by: Int.self)
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// It stands for what is to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private; what is marked with `privacySensitive()` is covered.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date; how that is shown is left to the views.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Why what views show is not to be read; empty where it is.
  @Entry public var redactionReasons: RedactionReasons = []
  fileprivate var isPrivate: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }
  /// Whether texts and pictures are covered.
  var coversContent: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivate)
  }
  /// What covers them.
  var cover: RGBA { Color.label.rgba(with: resolvedTraits).withAlpha(0.14) }
}

extension View {
  /// Covers the texts and pictures inside with bars of their size, for a reason.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what is inside whatever covers what is around.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Whether what is inside is private: `redacted(reason: .privacy)` further up covers it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivate, sensitive) }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

// What SwiftUI's sources choose among where nothing is to be chosen here.

/// A choice that the toolkit does not offer: what takes it is said to be not here, with what to write instead.
public nonisolated struct _NoChoice: Hashable, Sendable {
  /// Some choice.
  public init() {}
  public static let automatic = _NoChoice(), hidden = _NoChoice(), visible = _NoChoice(), enabled = _NoChoice(),
    disabled = _NoChoice(), plain = _NoChoice(), titleBar = _NoChoice(), hiddenTitleBar = _NoChoice(),
    expanded = _NoChoice(), unified = _NoChoice(), unifiedCompact = _NoChoice(), compact = _NoChoice(),
    window = _NoChoice(), menu = _NoChoice(), center = _NoChoice(), top = _NoChoice(), bottom = _NoChoice(),
    leading = _NoChoice(), trailing = _NoChoice(), topLeading = _NoChoice(), topTrailing = _NoChoice(),
    bottomLeading = _NoChoice(), bottomTrailing = _NoChoice(), normal = _NoChoice(), floating = _NoChoice(),
    desktop = _NoChoice(), suppressed = _NoChoice(), presented = _NoChoice(), minimize = _NoChoice(),
    matchedGeometry = _NoChoice(), materialize = _NoChoice(), identity = _NoChoice(), gradient = _NoChoice(),
    flat = _NoChoice(), loose = _NoChoice(), tight = _NoChoice(), variable = _NoChoice(), active = _NoChoice(),
    inactive = _NoChoice(), matchWindow = _NoChoice(), main = _NoChoice(), module = _NoChoice(),
    fixed = _NoChoice(), fitted = _NoChoice(), flexible = _NoChoice(), concentric = _NoChoice(),
    search = _NoChoice(), sidebar = _NoChoice(), sidebarToggle = _NoChoice(), title = _NoChoice(),
    reorderable = _NoChoice(), `default` = _NoChoice()
  public static func unified(showsTitle: Bool) -> _NoChoice { _NoChoice() }
  public static func unifiedCompact(showsTitle: Bool) -> _NoChoice { _NoChoice() }
  public static func concentric(minimum: Double? = nil) -> _NoChoice { _NoChoice() }
  public static func exact(points: Double) -> _NoChoice { _NoChoice() }
  public static func multiple(factor: Double) -> _NoChoice { _NoChoice() }
  public static func leading(increase: Double) -> _NoChoice { _NoChoice() }
  public static func fixed(_ value: Double) -> _NoChoice { _NoChoice() }
  public static func appRefresh(_ identifier: String) -> _NoChoice { _NoChoice() }
  public static func urlSession(_ identifier: String) -> _NoChoice { _NoChoice() }
}

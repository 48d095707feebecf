// What SwiftUI's sources choose among where nothing is to be chosen here.

/// A choice that the toolkit does not offer: what takes it is said to be not here, with what to write instead.
public nonisolated struct _NoChoice: Hashable, Sendable {
  /// Some choice.
  public init() {}
  /// A choice.
  public static let automatic = _NoChoice()
  /// A choice.
  public static let hidden = _NoChoice()
  /// A choice.
  public static let visible = _NoChoice()
  /// A choice.
  public static let enabled = _NoChoice()
  /// A choice.
  public static let disabled = _NoChoice()
  /// A choice.
  public static let plain = _NoChoice()
  /// A choice.
  public static let titleBar = _NoChoice()
  /// A choice.
  public static let hiddenTitleBar = _NoChoice()
  /// A choice.
  public static let expanded = _NoChoice()
  /// A choice.
  public static let unified = _NoChoice()
  /// A choice.
  public static let unifiedCompact = _NoChoice()
  /// A choice.
  public static let compact = _NoChoice()
  /// A choice.
  public static let window = _NoChoice()
  /// A choice.
  public static let menu = _NoChoice()
  /// A choice.
  public static let center = _NoChoice()
  /// A choice.
  public static let top = _NoChoice()
  /// A choice.
  public static let bottom = _NoChoice()
  /// A choice.
  public static let leading = _NoChoice()
  /// A choice.
  public static let trailing = _NoChoice()
  /// A choice.
  public static let topLeading = _NoChoice()
  /// A choice.
  public static let topTrailing = _NoChoice()
  /// A choice.
  public static let bottomLeading = _NoChoice()
  /// A choice.
  public static let bottomTrailing = _NoChoice()
  /// A choice.
  public static let normal = _NoChoice()
  /// A choice.
  public static let floating = _NoChoice()
  /// A choice.
  public static let desktop = _NoChoice()
  /// A choice.
  public static let suppressed = _NoChoice()
  /// A choice.
  public static let presented = _NoChoice()
  /// A choice.
  public static let minimize = _NoChoice()
  /// A choice.
  public static let matchedGeometry = _NoChoice()
  /// A choice.
  public static let materialize = _NoChoice()
  /// A choice.
  public static let identity = _NoChoice()
  /// A choice.
  public static let gradient = _NoChoice()
  /// A choice.
  public static let flat = _NoChoice()
  /// A choice.
  public static let loose = _NoChoice()
  /// A choice.
  public static let tight = _NoChoice()
  /// A choice.
  public static let variable = _NoChoice()
  /// A choice.
  public static let active = _NoChoice()
  /// A choice.
  public static let inactive = _NoChoice()
  /// A choice.
  public static let matchWindow = _NoChoice()
  /// A choice.
  public static let main = _NoChoice()
  /// A choice.
  public static let module = _NoChoice()
  /// A choice.
  public static let fixed = _NoChoice()
  /// A choice.
  public static let fitted = _NoChoice()
  /// A choice.
  public static let flexible = _NoChoice()
  /// A choice.
  public static let concentric = _NoChoice()
  /// A choice.
  public static let search = _NoChoice()
  /// A choice.
  public static let sidebar = _NoChoice()
  /// A choice.
  public static let sidebarToggle = _NoChoice()
  /// A choice.
  public static let title = _NoChoice()
  /// A choice.
  public static let reorderable = _NoChoice()
  /// A choice.
  public static let `default` = _NoChoice()
  /// A choice.
  public static func unified(showsTitle: Bool) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func unifiedCompact(showsTitle: Bool) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func concentric(minimum: Double? = nil) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func exact(points: Double) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func multiple(factor: Double) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func leading(increase: Double) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func fixed(_ value: Double) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func appRefresh(_ identifier: String) -> _NoChoice { _NoChoice() }
  /// A choice.
  public static func urlSession(_ identifier: String) -> _NoChoice { _NoChoice() }
}

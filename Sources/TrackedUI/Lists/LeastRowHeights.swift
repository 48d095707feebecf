public import Foundation

private struct LeastRowHeightKey: EnvironmentKey { static let defaultValue = 0.0 }
private struct LeastHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// How high the rows of the lists inside are at least, in logical pixels; 0 for as high as what stands in them.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// How high the headers of the lists inside are at least, in logical pixels; nil for as high as what stands in them.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }
}

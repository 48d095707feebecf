public import Foundation

extension EnvironmentValues {
  /// How high the rows of the lists inside are at least, in logical pixels; 0 for as high as what is in them.
  @Entry public var defaultMinListRowHeight: CGFloat = 0.0

  /// How high the headers of the lists inside are at least, in logical pixels; nil for as high as what is in them.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
}

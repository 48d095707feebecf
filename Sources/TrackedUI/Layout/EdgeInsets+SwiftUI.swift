import Gtk

/// SwiftUI's names for the kit's distances. What is laid out here goes from the leading edge: the left of the kit's value is
/// leading, also where lines begin on the right.
nonisolated extension EdgeInsets {
  /// Distances for each edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// From the edge where lines begin; `left` by another name.
  public var leading: Double {
    get { left }
    set { left = newValue }
  }

  /// From the edge where lines end; `right` by another name.
  public var trailing: Double {
    get { right }
    set { right = newValue }
  }
}

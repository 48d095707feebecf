public import Foundation

// Foundation's path has any number of indices; in a list it has two.
nonisolated extension IndexPath {
  /// The place of an item of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The place of a row of a table view.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section, from 0.
  public var section: Int {
    get { place(0) }
    set { self[0] = newValue }
  }

  /// The item within its section, from 0.
  public var item: Int {
    get { place(1) }
    set { self[1] = newValue }
  }

  /// The row within its section: what `item` is in a table view.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  private func place(_ position: Int) -> Int {
    precondition(
      count == 2, "a place of a list is a section and an item, and not \(self): use IndexPath(item:section:)")
    return self[position]
  }
}

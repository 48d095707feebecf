/// The place of an item in a list: which section, and which item of that section, both from 0.
public nonisolated struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible,
  ExpressibleByArrayLiteral
{
  /// The section.
  public var section: Int
  /// The item within its section.
  public var item: Int

  /// The place of an item of a collection view.
  public init(item: Int, section: Int) {
    self.item = item
    self.section = section
  }

  /// The place of a row of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The place of an item by section and item: `[0, 3]`.
  public init(arrayLiteral elements: Int...) {
    precondition(elements.count == 2, "a place of a list is a section and an item")
    self.init(item: elements[1], section: elements[0])
  }

  /// The row within its section: what `item` is in a table view.
  public var row: Int {
    get { item }
    set { item = newValue }
  }

  /// Whether one place comes before another.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// Section and item in brackets.
  public var description: String { "[\(section), \(item)]" }
}

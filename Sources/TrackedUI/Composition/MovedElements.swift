public import Foundation

extension RangeReplaceableCollection where Self: RandomAccessCollection, Index == Int {
  /// Removes the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.reversed() { remove(at: startIndex + place) }
  }

  /// Moves the elements at some places in front of the one at another place, as places were before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[startIndex + $0] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: startIndex + destination - before)
  }
}

import CGtk

/// Which of two items comes first.
public nonisolated enum Ordering: Int32, Sendable {
  /// The first one.
  case smaller = -1
  /// Neither.
  case equal = 0
  /// The second one.
  case larger = 1
}

/// Puts items in an order.
@MainActor open class Sorter: Object {
  /// Adopts a GtkSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Which of two items of lists comes first.
  public final func compare(_ first: ListModelItem, _ second: ListModelItem) -> Ordering {
    Ordering(rawValue: gtk_sorter_compare(native(), first.native(), second.native()).rawValue) ?? .equal
  }
}

/// Sorts items with a closure.
@MainActor public final class CustomSorter: Sorter {
  /// Compares the values of items, or items that are not Swift's. Called on the main thread, whenever GTK needs it.
  public init(_ compare: @escaping (AnyHashable, AnyHashable) -> Ordering) {
    let box = Comparison(compare)
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_custom_sorter_new(
          { first, second, data in
            let (first, second) = (UInt(bitPattern: first), UInt(bitPattern: second))
            let box = Unmanaged<Comparison>.fromOpaque(data!).takeUnretainedValue()
            return MainActor.assumeIsolated { box.compare(first, second) }
          }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Comparison>.fromOpaque($0!).release() })!))
  }

  /// Adopts a GtkCustomSorter.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

private final class Comparison {
  private let body: (AnyHashable, AnyHashable) -> Ordering

  init(_ body: @escaping (AnyHashable, AnyHashable) -> Ordering) { self.body = body }

  func compare(_ first: UInt, _ second: UInt) -> Int32 {
    guard let first = ListModelItem.content(at: first), let second = ListModelItem.content(at: second) else { return 0 }
    return RowWork.answering { body(first, second).rawValue }
  }
}

// Made by scripts/generate-wrappers of scripts/support/wrappers/Sorter.txt: edit that, not this.
import CGtk

// Signals.
extension Sorter {
  /// The order of items has changed.
  public var onChanged: Signal<SorterChange> { Signal(self, "changed") }
}

/// How the order of a sorter changed.
@Counterpart(of: GtkSorterChange.self)
public nonisolated struct SorterChange: NativeEnumeration {
  /// In any other way.
  public static let different = SorterChange(GTK_SORTER_CHANGE_DIFFERENT)

  /// It is turned round.
  public static let inverted = SorterChange(GTK_SORTER_CHANGE_INVERTED)

  /// Some that stood apart are equal.
  public static let lessStrict = SorterChange(GTK_SORTER_CHANGE_LESS_STRICT)

  /// Some items that were equal are no longer equal.
  public static let moreStrict = SorterChange(GTK_SORTER_CHANGE_MORE_STRICT)
}

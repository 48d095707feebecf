/// What a cell's look may depend on besides its item.
@MainActor public struct CellConfigurationState: Equatable {
  /// Whether the item is chosen.
  public var isSelected = false
  /// Whether the cell takes no input: it, or something around it, is not sensitive.
  public var isDisabled = false
  /// The traits of the cell.
  public var traitCollection = TraitCollection()

  /// Compares what a cell's state changes are told for; traits have their own tracking.
  public static func == (left: CellConfigurationState, right: CellConfigurationState) -> Bool {
    left.isSelected == right.isSelected && left.isDisabled == right.isDisabled
  }
}

import GtkTracking

/// The state on which a cell's look may depend besides its item.
@MainActor public struct CellConfigurationState: ConfigurationState, Equatable {
  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// Whether the item is chosen.
  public var isSelected = false
  /// Whether the item is being pressed. Who reads it runs again when that changes.
  public var isHighlighted: Bool {
    get {
      reads?.isHighlighted = true
      return highlighted
    }
    set { highlighted = newValue }
  }
  /// Whether the cell takes no input: it, or something around it, is not sensitive.
  public var isDisabled = false
  /// Whether the keyboard is in the row. Who reads it runs again when that changes.
  public var isFocused: Bool {
    get {
      reads?.isFocused = true
      return focused
    }
    set { focused = newValue }
  }
  /// Whether the list is being edited.
  public var isEditing = false
  private var highlighted = false
  private var focused = false
  /// What the run with this state has read.
  var reads: StateReads?
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// A cell in rest.
  public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

  /// Custom state: set in an override of `configurationState`.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }

  /// Compares all but the traits, which have their own tracking.
  public static func == (left: CellConfigurationState, right: CellConfigurationState) -> Bool {
    left.isSelected == right.isSelected && left.highlighted == right.highlighted
      && left.isDisabled == right.isDisabled && left.focused == right.focused && left.isEditing == right.isEditing
      && left.custom == right.custom
  }
}

/// Which of the states that change with each click and key the last runs of a cell have read: only those run it again.
final class StateReads {
  var isHighlighted = false
  var isFocused = false
}

/// UIKit's name for the state of a header or footer.
public typealias ViewConfigurationState = CellConfigurationState

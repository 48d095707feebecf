import Gtk

/// How many rows of a list or table can be selected.
enum RowSelectionKind {
  case none, one, many

  func selection(of model: any ItemList) -> SelectionModel {
    switch self {
    case .none: NoSelection(model)
    case .one: SingleSelection(model)
    case .many: MultiSelection(model)
    }
  }
}

extension SelectionModel {
  /// Selects the rows at some places: the first one alone where no more can be selected.
  func show(_ places: [Int]) {
    switch self {
    case let selection as SingleSelection: selection.selected = places.first
    case let selection as MultiSelection: selection.select(places)
    default: break
    }
  }
}

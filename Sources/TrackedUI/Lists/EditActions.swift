/// What can be done with the elements of a list by its user.
@RawRepresented(by: Int.self)
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
  /// They can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// They can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension ForEach {
  /// Views for the elements of a collection that a binding holds, which the user of a list can move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Elements.Element: Identifiable, Data == BoundCollection<Elements>, ID == Elements.Element.ID,
    Elements.Index == Int
  {
    var rows = ForEach(data, content: content)
    if editActions.contains(.delete) { rows = rows.onDelete { data.wrappedValue.remove(atOffsets: $0) } }
    if editActions.contains(.move) {
      rows = rows.onMove { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    self = rows
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection that a binding holds, which its user can move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row>,
    Elements.Index == Int
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  /// A list with a row for each element of a collection that a binding holds, which its user can select, move and delete.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row>,
    Elements.Index == Int
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

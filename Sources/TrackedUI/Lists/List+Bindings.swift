/// Lists whose rows get a binding to their element: `List($model.items) { $item in … }`.
extension List where SelectionValue == Never {
  /// A list with a row for each element of a collection that a binding holds.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a collection that a binding holds, identified by a property.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<BoundCollection<Elements>, ID, Row> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A list with a row for each element of a collection that a binding holds, of which one can be selected.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row> {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element of a collection that a binding holds, of which any can be selected.
  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Elements.Element: Identifiable, Content == ForEach<BoundCollection<Elements>, Elements.Element.ID, Row> {
    self.init(selection: .many(selection), content: ForEach(data, content: rowContent))
  }
  /// A list with a row for each element of a collection that a binding holds, identified by a property, of which one can
  /// be selected.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<BoundCollection<Elements>, ID, Row> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element of a collection that a binding holds, identified by a property, of which any can
  /// be selected.
  public init<Elements: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<BoundCollection<Elements>, ID, Row> {
    self.init(selection: .many(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }
}

extension List where SelectionValue == Int {
  /// A list with a row for each number, of which one can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Int?>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each number, of which any can be selected.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Int>>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: .many(selection), content: ForEach(data, content: rowContent))
  }
}

/// Views for elements that have elements inside, which are shown when their row is opened.
///
/// ```swift
/// OutlineGroup(folders, children: \.folders) { folder in Label(folder.name, systemImage: "folder") }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: KeyPath<Data.Element, Data?>
  private let content: (Data.Element) -> Leaf

  /// Elements with those inside, identified by a property.
  ///
  /// - Parameter children: the elements inside; nil for an element that cannot be opened.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// A row for each element.
  public var body: some View {
    InRowsOfList(
      rows: OutlineRows(data: data, id: id, children: children, content: content),
      elsewhere: OutlineStacks(data: data, id: id, children: children, content: content))
  }
}

private struct OutlineStacks<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    ForEach(data, id: id) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineStacks(data: inside, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Elements with those inside.
  ///
  /// - Parameter children: the elements inside; nil for an element that cannot be opened.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// One element with those inside.
  public init<Element>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element] {
    self.init([root], children: children, content: content)
  }
}

import Gtk

/// Rows one below the other, of which those in sight exist.
///
/// What a `ForEach` directly inside makes is made as it comes into sight, however many elements there are; anything else inside
/// is a row made with the list.
public struct List<SelectionValue: Hashable, Content: View>: WidgetView {
  enum Selection {
    case none
    case one(Binding<SelectionValue?>)
    case many(Binding<Set<SelectionValue>>)
  }

  let selection: Selection
  let content: Content

  static var readsBindings: Bool { true }
  var sizing: WidgetSizing { .fills }

  func makeWidget(_ node: WidgetViewNode<Self>) -> ScrolledWindow {
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    let rows = ListNode(content, node, kind) { [unowned node] in node.view.chose($0, node) }
    node.addChild(rows)
    scroller.child = rows.list
    let limitsChanged: Signal<> = Signal(scroller.verticalAdjustment, "changed")
    limitsChanged { [unowned scroller, weak rows] in
      let adjustment = scroller.verticalAdjustment
      if adjustment.pageSize > 0, adjustment.upper <= adjustment.pageSize { rows?.fill() }
    }
    return scroller
  }

  private var kind: RowSelectionKind {
    switch selection {
    case .none: .none
    case .one: .one
    case .many: .many
    }
  }

  /// The user has selected rows.
  private func chose(_ tags: [AnyHashable], _ node: WidgetViewNode<Self>) {
    let values = tags.compactMap { $0.base as? SelectionValue }
    switch selection {
    case .none: break
    case .one(let binding): node.write(values.first, to: binding)
    case .many(let binding): node.write(Set(values), to: binding)
    }
  }

  func update(_ scroller: ScrolledWindow, _ node: WidgetViewNode<Self>) {
    guard let rows = node.content(ListNode<Content>.self) else { return }
    withoutTracking { rows.update(content) }
    switch selection {
    case .none: break
    case .one(let binding):
      let value = binding.wrappedValue
      withoutTracking {
        rows.select(value.map { [AnyHashable($0)] } ?? [])
        node.values.splitColumn?.select(value.map { AnyHashable($0) }) { [weak node] in node?.write(nil, to: binding) }
      }
    case .many(let binding):
      let values = binding.wrappedValue
      withoutTracking { rows.select(values.map { AnyHashable($0) }) }
    }
    let values = node.values
    let isEditing = values.editMode?.wrappedValue.isEditing == true
    withoutTracking { rows.setEditing(isEditing) }
    rows.setSpaces(
      between: values.listRowSpacing, aboveHeader: values.listSectionSpacing,
      leastHeights: (values.defaultMinListRowHeight, values.defaultMinListHeaderHeight ?? 0))
    scroller.isSensitive = values.isEnabled
    scroller.setCSSClass("frame", .when(values.listStyle.hasFrame))
    rows.list.setCSSClass("navigation-sidebar", .when(values.listStyle.isNavigation))
    rows.list.showsSeparators = values.listStyle.hasLines
    LayerLook.sheet.load()
    rows.list.setCSSClass("without-background", .when(values.scrollBackground == .hidden))
    let bar: PolicyType = values.scrollIndicators.isHidden ? .external : .automatic
    scroller.setPolicy(horizontal: .never, vertical: bar)
    ScrollLook.of(scroller).show(values)
  }
}

extension EnvironmentValues {
  /// Whether the list around has a selection.
  @Entry var listSelects = false
}

extension List where SelectionValue == Never {
  /// A list.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }

  /// A list with a row for each element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by a property.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// A list of which one row can be selected. A row stands for its tag, or for its element's identifier.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(selection), content: content())
  }

  /// A list of which any rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>, @ViewBuilder content: () -> Content) {
    self.init(selection: .many(selection), content: content())
  }

  /// A list with a row for each element, of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, of which any can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(selection: .many(selection), content: ForEach(data, content: rowContent))
  }

  /// A list with a row for each element, identified by a property, of which one can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each element, identified by a property, of which any can be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: .many(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

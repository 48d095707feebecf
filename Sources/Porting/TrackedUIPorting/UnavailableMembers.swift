// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// Members of SwiftUI's views, tabs, tables and values that are not here.

extension NavigationLink {
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) and a Button that sets the value, or a NavigationStack with a path"
  )
  public init<Destination: View>(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) and a Button that sets the value, or a NavigationStack with a path"
  )
  public init<Destination: View>(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
}

extension NavigationLink where Label == Text {
  @available(
    *, unavailable,
    message:
      "use navigationDestination(isPresented:destination:) and a Button that sets the value, or a NavigationStack with a path"
  )
  public init<Destination: View>(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Text {
  @available(
    *, unavailable, message: "use Text(String(localized:table:)), which reads the translations that gettext has"
  )
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: _NoChoice? = nil, comment: StaticString? = nil
  ) { self.init(key) }
  @available(
    *, unavailable, message: "use Text(String(localized:table:)), which reads the translations that gettext has"
  )
  public init(_ key: LocalizedStringKey, bundle: _NoChoice?, comment: StaticString? = nil) { self.init(key) }
}

extension ForEach {
  @available(
    *, unavailable,
    message: "give the rows draggable(_:) and dropDestination(for:action:), which say where something falls"
  )
  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], Int) -> Void
  ) -> Self { self }
  @available(
    *, unavailable,
    message: "give the rows draggable(_:) and dropDestination(for:action:), which say where something falls"
  )
  public func onInsert(of types: [UTType], perform action: @escaping (Int, [ItemProvider]) -> Void) -> Self { self }
  @available(
    *, unavailable,
    message: "give the rows draggable(_:) and dropDestination(for:action:), which say where something falls"
  )
  public func onInsert(of types: [String], perform action: @escaping (Int, [ItemProvider]) -> Void) -> Self { self }
}

extension TabContent {
  @available(*, unavailable, message: "tabs stay as the program has them: leave it out")
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
  @available(*, unavailable, message: "tabs stay as the program has them: leave it out")
  public func customizationBehavior(_ behavior: _NoChoice, for placements: _NoChoice...) -> some TabContent<TabValue> {
    self
  }
  @available(*, unavailable, message: "tabs stay as the program has them: leave a tab out with if")
  public func defaultVisibility(_ visibility: Visibility, for placements: _NoChoice...) -> some TabContent<TabValue> {
    self
  }
}

extension TableColumn {
  @available(
    *, unavailable, message: "a person changes the widths of columns, and a table keeps none of it: leave it out"
  )
  public func customizationID(_ id: String) -> TableColumn { self }
  @available(*, unavailable, message: "all columns are shown: leave one out with if")
  public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

extension Table {
  @available(*, unavailable, message: "a table's rows stand at one level: use List(_:children:rowContent:)")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, columns: columns) }
  @available(*, unavailable, message: "a table's rows stand at one level: use List(_:children:rowContent:)")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, columns: columns) }
  @available(*, unavailable, message: "a table's rows stand at one level: use List(_:children:rowContent:)")
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> { self.init(data, columns: columns) }
}

/// How much the ground of a view stands out.
public nonisolated enum BackgroundProminence: Sendable {
  /// A degree.
  case standard, increased
}

/// Opens documents.
@MainActor public struct OpenDocumentAction {
  public func callAsFunction(at url: URL) async throws {}
}

/// Makes documents.
@MainActor public struct NewDocumentAction {
  public func callAsFunction<Document>(_ document: @autoclosure () -> Document) {}
}

extension EnvironmentValues {
  @available(*, unavailable, message: "a theme gives selected rows their colours: use .primary and .secondary")
  public var backgroundProminence: BackgroundProminence { .standard }
  @available(*, unavailable, message: "use openWindow(value:) with a WindowGroup(for: URL.self)")
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  @available(*, unavailable, message: "use openWindow(value:) with a WindowGroup(for:)")
  public var newDocument: NewDocumentAction { NewDocumentAction() }
}

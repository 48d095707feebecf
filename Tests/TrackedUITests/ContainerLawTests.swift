import GtkTesting
import Testing
import TrackedUI

/// What holds in every container of elements, and for every look of a choice.
@MainActor @Suite(.serialized) struct ContainerLawTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    let name: String

    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }

  @Observable final class Source {
    var items: [Item] = []
    var selection: Int?
  }

  private struct Root: View {
    let make: () -> AnyView
    var body: some View { make() }
  }

  /// Shows something made anew whenever what it reads has changed.
  private func show<Content: View>(@ViewBuilder _ make: @escaping () -> Content) async throws -> TestWindow {
    try await TrackedUITests.show(Root { AnyView(make()) }).window
  }

  enum Container: CaseIterable {
    case stack, list, listOfData, form, sections, lazyColumn, lazyRow, lazyGrid, grid, table, disclosure

    @ViewBuilder func around(_ items: [Item]) -> some View {
      switch self {
      case .stack: VStack { rows(items) }
      case .list: List { rows(items) }
      case .listOfData: List(items) { Text(verbatim: $0.name) }
      case .form: Form { Section { rows(items) } }
      case .sections: List { ForEach(items) { item in Section("header") { Text(verbatim: item.name) } } }
      case .lazyColumn: ScrollView { LazyVStack { rows(items) } }
      case .lazyRow: ScrollView(.horizontal) { LazyHStack { rows(items) } }
      case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(items) } }
      case .grid: Grid { ForEach(items) { item in GridRow { Text(verbatim: item.name) } } }
      case .table: Table(items) { TableColumn("Name") { Text(verbatim: $0.name) } }
      case .disclosure: DisclosureGroup("group", isExpanded: .constant(true)) { rows(items) }
      }
    }

    private func rows(_ items: [Item]) -> some View { ForEach(items) { Text(verbatim: $0.name) } }
  }

  @Test(
    "C-273 elements with equal identifiers are all shown in every container, as they come, move and go",
    arguments: Container.allCases)
  func equalIdentifiers(_ container: Container) async throws {
    let source = Source()
    let window = try await show { container.around(source.items) }
    defer { window.close() }
    func expect(_ names: String, at location: SourceLocation = #_sourceLocation) async throws {
      try await settle()
      #expect(window.texts.filter { "abcd".contains($0) }.joined() == names, sourceLocation: location)
    }
    for _ in 1...2 {
      source.items = [Item(1, "a"), Item(1, "b"), Item(2, "c")]
      try await expect("abc")
      source.items.insert(Item(2, "d"), at: 0)
      try await expect("dabc")
      source.items.reverse()
      try await expect("cbad")
      source.items.removeLast()
      source.items.removeFirst()
      try await expect("ba")
      source.items = []
      try await expect("")
    }
  }

  enum Choice: CaseIterable {
    case menu, segments, inline, radios, form

    @ViewBuilder func among(_ items: [Item], _ selection: Binding<Int?>) -> some View {
      let picker = Picker("Choice", selection: selection) {
        ForEach(items) { Text(verbatim: $0.name).tag(Optional($0.id)) }
      }
      switch self {
      case .menu: picker.pickerStyle(.menu)
      case .segments: picker.pickerStyle(.segmented)
      case .inline: picker.pickerStyle(.inline)
      case .radios: picker.pickerStyle(.radioGroup)
      case .form: Form { picker }
      }
    }
  }

  @Test(
    "C-251 options that come, move and go are no choice of the person's; the one that was chosen goes once",
    arguments: Choice.allCases)
  func choice(_ choice: Choice) async throws {
    let source = Source()
    var reported: [Int?] = []
    let selection = Binding<Int?> {
      source.selection
    } set: {
      reported.append($0)
      source.selection = $0
    }
    source.items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
    let window = try await show { choice.among(source.items, selection) }
    defer { window.close() }
    for _ in 1...2 {
      reported = []
      source.items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]
      source.selection = 2
      try await settle()
      source.items.insert(Item(4, "d"), at: 0)
      try await settle()
      source.items.reverse()
      try await settle()
      source.items.removeAll { $0.id == 4 }
      try await settle()
      #expect(reported == [] && source.selection == 2)
      source.items.removeAll { $0.id == 2 }
      try await settle()
      #expect(reported == [nil] && source.selection == nil)
    }
  }
}

import Foundation
import TrackedUI

struct Card<Header: View, Content: View, Footer: View>: View {
  private let header: Header
  private let content: Content
  private let footer: Footer

  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer) {
    self.content = content()
    self.header = header()
    self.footer = footer()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header.padding().frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
      content.padding()
      footer.padding(.horizontal)
    }
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).strokeBorder(.separator, lineWidth: 1))
  }
}

extension Card where Footer == EmptyView {
  init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Card where Header == Text, Footer == EmptyView {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title).font(.headline) })
  }
  init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title).font(.headline) })
  }
}

struct MultiPicker<Item: Hashable & Identifiable, RowContent: View>: View {
  let items: [Item]
  @Binding var selection: Set<Item>
  let row: (Item) -> RowContent

  init(_ items: [Item], selection: Binding<Set<Item>>, @ViewBuilder row: @escaping (Item) -> RowContent) {
    self.items = items
    _selection = selection
    self.row = row
  }

  var body: some View {
    ForEach(items) { item in
      HStack {
        row(item)
        Spacer()
        if selection.contains(item) { Image(systemName: "checkmark").foregroundStyle(.tint) }
      }
      .contentShape(Rectangle())
      .onTapGesture {
        if selection.contains(item) { selection.remove(item) } else { selection.insert(item) }
      }
    }
  }
}

struct Stepped<Content: View>: View {
  var step: Int
  @ViewBuilder var content: Content
  var body: some View {
    Group(subviews: content) { subviews in
      VStack {
        ForEach(Array(subviews.prefix(step))) { subview in subview }
        Text("\(min(step, subviews.count)) of \(subviews.count)")
      }
    }
  }
}

extension ContainerValues {
  @Entry var isDimmed = false
}

struct DividedStack<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(subviews: content) { subview in
        subview.opacity(subview.containerValues.isDimmed ? 0.5 : 1)
        Divider()
      }
    }
  }
}

protocol Theme {
  associatedtype Background: ShapeStyle
  var background: Background { get }
  var accent: Color { get }
}

struct SunTheme: Theme {
  var background: some ShapeStyle { LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom) }
  let accent = Color.orange
}

struct ThemedModifier<T: Theme>: ViewModifier {
  var theme: T
  func body(content: Content) -> some View { content.tint(theme.accent).background(theme.background) }
}

extension View {
  func themed<T: Theme>(_ theme: T) -> some View { modifier(ThemedModifier(theme: theme)) }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func onFirstAppear(perform action: @escaping () -> Void) -> some View { modifier(FirstAppear(action: action)) }
  func hidden(_ hides: Bool) -> some View { opacity(hides ? 0 : 1) }
}

private struct FirstAppear: ViewModifier {
  let action: () -> Void
  @State private var hasAppeared = false
  func body(content: Content) -> some View {
    content.onAppear {
      guard !hasAppeared else { return }
      hasAppeared = true
      action()
    }
  }
}

struct Fruit: Hashable, Identifiable, CaseIterable {
  let name: String
  var id: String { name }
  static let allCases = ["Apple", "Pear", "Plum"].map(Fruit.init)
}

struct B08ComponentsView: View {
  @State private var selection: Set<Fruit> = []
  @State private var step = 1

  var body: some View {
    ScrollView {
      Card("Fruits") {
        VStack { MultiPicker(Fruit.allCases, selection: $selection) { Text($0.name) } }
      }
      Card {
        Text("Content")
      } header: {
        Label("Header", systemImage: "star")
      } footer: {
        Text(selection.map(\.name).sorted().joined(separator: ", ")).font(.footnote)
      }
      Stepped(step: step) {
        Text("First")
        if selection.isEmpty { Text("Nothing chosen") }
        ForEach(Array(selection).sorted { $0.name < $1.name }) { Text($0.name) }
      }
      DividedStack {
        Text("Plain")
        Text("Dimmed").containerValue(\.isDimmed, true)
      }
      Stepper("Step \(step)", value: $step, in: 1...5)
      Stepper {
        Text("Custom")
      } onIncrement: {
        step += 1
      } onDecrement: {
        step -= 1
      }
    }
    .themed(SunTheme())
    .onFirstAppear { step = 2 }
  }
}

import GtkTesting
import Testing
import TrackedUI

/// Preferences through what shows its parts in islands of their own.
@MainActor @Suite(.serialized) struct PreferenceLawTests {
  struct Sum: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Observable final class Numbers {
    var all = [1, 2, 3]
    var factor = 1
    var path: [Int] = []
    @ObservationIgnored var heard: [Int] = []
  }

  nonisolated enum Place: CaseIterable, Sendable { case list, lazyStack, lazyGrid, stack, page, tab, tabItem, split }

  struct Content: View {
    @Bindable var numbers: Numbers
    let place: Place

    private var rows: some View {
      ForEach(numbers.all, id: \.self) { number in
        Text(verbatim: "\(number)").preference(key: Sum.self, value: number * numbers.factor)
      }
    }

    private var all: some View { VStack { rows } }

    var body: some View {
      Group {
        switch place {
        case .list: List { rows }
        case .lazyStack: ScrollView { LazyVStack { rows } }
        case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
        case .stack: NavigationStack { all }
        case .page:
          NavigationStack(path: $numbers.path) {
            Text(verbatim: "root").navigationDestination(for: Int.self) { _ in all }
          }
        case .tab: TabView { Tab("one", systemImage: "star") { all } }
        case .tabItem: TabView { all.tabItem { Text(verbatim: "one") } }
        case .split:
          NavigationSplitView {
            Text(verbatim: "side")
          } detail: {
            all
          }
        }
      }
      .onPreferenceChange(Sum.self) { numbers.heard.append($0) }
    }
  }

  @Test(
    "C-261 preferences reach those above through lists, lazy stacks, navigation and tabs", arguments: Place.allCases)
  func through(_ place: Place) async throws {
    let numbers = Numbers()
    if place == .page { numbers.path = [1] }
    let (window, _) = try await show(Content(numbers: numbers, place: place), width: 700, height: 500)
    defer { window.close() }
    #expect(numbers.heard.last == 6)
    numbers.factor = 10
    try await settle()
    #expect(numbers.heard.last == 60)
    numbers.all.append(4)
    try await settle()
    #expect(numbers.heard.last == 100)
    numbers.all = [5]
    try await settle()
    #expect(numbers.heard.last == 50)
    guard place == .page else { return }
    numbers.path = []
    try await settle()
    #expect(numbers.heard.last == 0)
  }

  @Test("C-261 what is presented hands nothing up")
  func sheets() async throws {
    struct Root: View {
      let numbers: Numbers
      var body: some View {
        Text(verbatim: "root")
          .sheet(isPresented: .constant(true)) { Text(verbatim: "sheet").preference(key: Sum.self, value: 5) }
          .onPreferenceChange(Sum.self) { numbers.heard.append($0) }
      }
    }
    let numbers = Numbers()
    let (window, _) = try await show(Root(numbers: numbers))
    defer { window.close() }
    #expect(numbers.heard == [])
  }
}

import Foundation
import TrackedUI

import class TrackedKit.NotificationCenter

enum AppTab: Hashable, CaseIterable { case home, search, library, profile }

@Observable @MainActor final class AppState {
  var tab: AppTab = .home
  var badge = 2
  var homePath: [Int] = []
  static let shared = AppState()
}

struct B12TabsView: View {
  @State private var state = AppState.shared
  @SceneStorage("tab") private var restored = 0
  private var selection: Binding<AppTab> {
    Binding {
      state.tab
    } set: { newTab in
      if newTab == state.tab { state.homePath.removeAll() }
      state.tab = newTab
    }
  }

  var body: some View {
    TabView(selection: selection) {
      Tab("Home", systemImage: "house", value: AppTab.home) {
        NavigationStack(path: $state.homePath) {
          List(1..<20) { NavigationLink("Item \($0)", value: $0) }
            .navigationDestination(for: Int.self) { number in
              VStack {
                Text("Number \(number)")
                NavigationLink("Next", value: number + 1)
              }
              .navigationTitle("\(number)")
            }
            .navigationTitle("Home")
        }
      }
      .badge(state.badge)
      Tab(value: AppTab.search, role: .search) { Text("Search") }
      TabSection("More") {
        Tab("Library", systemImage: "books.vertical", value: .library) { LibraryTab() }
        Tab("Profile", systemImage: "person", value: .profile) { Text("Profile").onAppear { state.badge = 0 } }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .onChange(of: state.tab, initial: true) { restored = AppTab.allCases.firstIndex(of: state.tab) ?? 0 }
    .tint(.pink)
  }
}

struct LibraryTab: View {
  @State private var count = 0
  @State private var date = Date.distantPast
  var body: some View {
    VStack {
      Text("Appeared \(count) times")
      Button("Count") { count += 1 }
    }
    .onAppear {
      count += 1; date = .now
    }
    .onDisappear { print("gone") }
    .task { for await _ in NotificationCenter.default.notifications(named: .init("x")) { count += 1 } }
  }
}

import GtkTesting
import Testing
import TrackedUI

/// Pages with tabs and without, and the bars of pages, in real windows.
@MainActor @Suite(.serialized) struct TabTests {
  @Test func tabsAreViewsWithValues() async throws {
    struct Root: View {
      @State private var page = "b"
      var body: some View {
        VStack {
          TabView(selection: $page) {
            Tab("First", systemImage: "star", value: "a") { Text("page one") }
            TabSection("More") {
              Tab("Second", systemImage: "heart", value: "b") { Text("page two").padding() }
            }
          }
          Text(verbatim: "chosen \(page)")
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let stack = try window.require(Gtk.Stack.self, .any)
    #expect(stack.visibleChild?.find(Gtk.Label.self, .text("page two")) != nil)
    try await click(window.require(Widget.self, .text("First")))
    try await wait { window.texts.contains("chosen a") }
    #expect(stack.visibleChild?.find(Gtk.Label.self, .text("page one")) != nil)
  }

  @Test(
    "C-244 a double-click, or Return Return, on what turns to another tab turns once, and presses nothing there",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [2, 8])
  func turning(_ frames: Int) async throws {
    final class Log { var presses: [String] = [] }
    struct Root: View {
      @State private var page = "a"
      let log: Log
      var body: some View {
        TabView(selection: $page) {
          ForEach(["a", "b"], id: \.self) { name in
            Tab(name, systemImage: "star", value: name) {
              Button("Turn") {
                log.presses.append(name)
                page = name == "a" ? "b" : "a"
              }
            }
          }
        }
      }
    }
    let log = Log()
    let (window, _) = try await show(Root(log: log))
    defer { window.close() }
    for _ in 1...2 {
      log.presses = []
      try await click(shown(in: window), count: 2, frames: frames)
      #expect(log.presses == ["a"])
      try shown(in: window).grabFocus()
      try await pressAtOnce(.enter, times: 2, frames: frames, in: window.window)
      #expect(log.presses == ["a", "b"])
      // At leisure each does something.
      try await click(shown(in: window))
      try await click(shown(in: window))
      #expect(log.presses == ["a", "b", "a", "b"])
    }
  }

  /// The button of the page that is shown.
  private func shown(in window: TestWindow) throws -> Gtk.Button {
    let page = try window.require(Gtk.Stack.self, .any).visibleChild
    return try #require(page?.find(Gtk.Button.self, .text("Turn")))
  }

  @Test(
    "the keyboard goes along with a click from tab to tab, and Return stays on the page, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keyboardOnTabs() async throws {
    let (window, _) = try await show(
      TabView {
        Text("page one").tabItem { Text("First") }
        Text("page two").tabItem { Text("Second") }
      })
    defer { window.close() }
    let stack = try window.require(Gtk.Stack.self, .any)
    func tab(_ title: String) throws -> ToggleButton { try window.require(ToggleButton.self, .text(title)) }
    try tab("First").grabFocus()
    for title in ["Second", "First", "Second", "First"] {
      try await click(tab(title))
      let page = stack.visibleChild
      try await press("Return", in: window.window)
      #expect(try tab(title).isActive && tab(title).hasFocus && stack.visibleChild === page)
    }
  }

  @Test func pagesWithoutTabsAppearAsTheyAreShown() async throws {
    final class Log { var lines: [String] = [] }
    struct Page: View {
      let number: Int
      let log: Log
      var body: some View {
        VStack {
          Text(verbatim: "page \(number)").onAppear { log.lines.append("inside \(number)") }
        }
        .onAppear { log.lines.append("appears \(number)") }
        .onDisappear { log.lines.append("goes \(number)") }
        .task {
          log.lines.append("task \(number)")
          while !Task.isCancelled { await Task.yield() }
          log.lines.append("task ends \(number)")
        }
      }
    }
    struct Root: View {
      @State private var page = 0
      @State private var count = 3
      let log: Log
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<count, id: \.self) { number in
              Page(number: number, log: log).padding().tag(number).onAppear { log.lines.append("outside \(number)") }
            }
            .onAppear { log.lines.append("all") }
          }
          .tabViewStyle(.page)
          Button("Last") { page = 2 }
          Button("More") { count = 4 }
        }
      }
    }
    let log = Log()
    let (window, _) = try await show(Root(log: log))
    defer { window.close() }
    try await wait { log.lines.contains("task 0") }
    #expect(log.lines == ["all", "outside 0", "appears 0", "inside 0", "task 0"])
    log.lines = []
    try await click(window.require(Gtk.Button.self, .text("Last")))
    try await wait { log.lines.contains("task 2") && log.lines.contains("task ends 0") }
    #expect(log.lines.filter { !$0.hasPrefix("task") } == ["goes 0", "outside 2", "appears 2", "inside 2"])
    log.lines = []
    try await click(window.require(Gtk.Button.self, .text("More")))
    try await settle()
    #expect(log.lines == [], "a page that nobody sees")
  }

  @Test func pagesGoOnByMarksAndKeys() async throws {
    struct Root: View {
      @State private var page = 0
      var body: some View {
        VStack {
          TabView(selection: $page) {
            ForEach(0..<3) { number in
              VStack {
                Text(verbatim: "page \(number)")
                Button("Stay") {}
              }
              .padding()
              .tag(number)
            }
          }
          .tabViewStyle(.page)
          Text(verbatim: "chosen \(page)")
          Button("Last") { page = 2 }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.find(StackSwitcher.self, .any)?.isMapped != true)
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Page 2")))
    try await wait { window.texts.contains("chosen 1") }
    let stay = try #require(window.findAll(Gtk.Button.self, .text("Stay")).first { $0.isMapped })
    stay.grabFocus()
    try await press("Left", in: stay)
    try await wait { window.texts.contains("chosen 0") }
    try await click(window.require(Gtk.Button.self, .text("Last")))
    let stack = try window.require(Gtk.Stack.self, .any)
    try await wait { stack.visibleChild?.find(Gtk.Label.self, .text("page 2")) != nil }
    #expect(window.findAll(Gtk.Button.self, .any).filter { $0.opacity < 1 }.count == 2)
  }

  @Test func aPageThatGoesIsNotAChoice() async throws {
    struct Root: View {
      @State private var pages = [1, 2, 3]
      @State private var page = 2
      var body: some View {
        VStack {
          TabView(selection: $page) { ForEach(pages, id: \.self) { Text(verbatim: "page \($0)").tag($0) } }
          Text(verbatim: "chosen \(page)")
          Button("Remove") { pages.removeAll { $0 == 2 } }
          Button("Again") { pages.append(2) }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let stack = try window.require(Gtk.Stack.self, .any)
    try await click(window.require(Gtk.Button.self, .text("Remove")))
    try await settle()
    #expect(window.texts.contains("chosen 2") && !window.texts.contains("page 2") && stack.visibleChild != nil)
    try await click(window.require(Gtk.Button.self, .text("Again")))
    try await settle()
    try await wait { stack.visibleChild?.find(Gtk.Label.self, .text("page 2")) != nil }
    #expect(window.texts.contains("chosen 2"))
  }

  @Test func aPageHidesTheTabs() async throws {
    struct Root: View {
      @State private var isHidden = false
      var body: some View {
        TabView {
          VStack { Toggle("Hide", isOn: $isHidden).toggleStyle(.button) }
            .toolbar(isHidden ? .hidden : .visible, for: .tabBar)
            .tabItem { Text("One") }
          Text("two").tabItem { Text("Two") }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let tabs = try window.require(StackSwitcher.self, .any)
    #expect(tabs.isVisible)
    let toggle = try #require(
      window.findAll(ToggleButton.self, .text("Hide")).first { $0.isMapped })
    try await click(toggle)
    try await wait { !tabs.isVisible }
    try await click(toggle)
    try await wait { tabs.isVisible }
  }

  @Test func olderNavigationShowsItsBars() async throws {
    struct Root: View {
      @State private var added = 0
      var body: some View {
        NavigationView {
          VStack {
            Text(verbatim: "added \(added)")
            NavigationLink("Next", destination: Text("end").navigationBarTitle("Bare").navigationBarHidden(true))
            NavigationLink("Locked", destination: Text("locked").navigationBarBackButtonHidden())
          }
          .navigationBarTitle(Text("Start"), displayMode: .inline)
          .navigationBarItems(trailing: Button("Add") { added += 1 })
        }
        .navigationViewStyle(.stack)
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.findAll(Gtk.Label.self, .text("Start")).contains { $0.isMapped })
    try await click(window.require(Gtk.Button.self, .text("Add")))
    #expect(window.texts.contains("added 1"))
    try await click(window.require(Gtk.Label.self, .text("Next")))
    try await wait { window.findAll(Gtk.Label.self, .text("end")).contains { $0.isMapped } }
    try await wait { !window.findAll(Gtk.Label.self, .text("Bare")).contains { $0.isMapped } }
  }

  @Test func aLockedPageHasNoWayBack() async throws {
    struct Root: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        NavigationStack { NavigationLink("Next", destination: Locked()).navigationTitle("Start") }
      }
    }
    struct Locked: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Leave") { dismiss() }.navigationBarBackButtonHidden() }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("Next")))
    try await wait { window.find(Gtk.Button.self, .text("Leave"))?.isMapped == true }
    try await settle()
    #expect(window.findAll(Gtk.Button.self, .any).filter { $0.isMapped }.count == 1)
    try await click(window.require(Gtk.Button.self, .text("Leave")))
    try await wait { window.find(Gtk.Label.self, .text("Next"))?.isMapped == true }
  }

  @Test func anInspectorHasItsWidthAndABoundTitleFollows() async throws {
    struct Root: View {
      @State private var title = "Draft"
      var body: some View {
        VStack { Button("Rename") { title = "Final" } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspector(isPresented: .constant(true)) {
            Text("Info").frame(maxWidth: .infinity).accessibilityIdentifier("info").inspectorColumnWidth(180)
          }
          .navigationTitle($title)
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.window.title == "Draft")
    try await click(window.require(Gtk.Button.self, .text("Rename")))
    try await wait { window.window.title == "Final" }
  }

  @Test(
    "the marks of pages are one stop for Tab, where Return stays and the arrows go on",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func marksAreOneStop() async throws {
    struct Root: View {
      @State private var page = 0
      var body: some View {
        VStack {
          TabView(selection: $page) { ForEach(0..<3) { Text(verbatim: "page \($0)").tag($0) } }
            .tabViewStyle(.page)
          Button("Next") { page += 1 }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    func isShown(_ page: Int) -> Bool {
      (window.find(Gtk.Stack.self, .any)?.visibleChild).map { $0.find(Gtk.Label.self, .text("page \(page)")) != nil }
        == true
    }
    let next = try window.require(Gtk.Button.self, .text("Next"))
    for page in 1...2 {
      try await click(next)
      try await wait { isShown(page) }
    }
    let marks = window.findAll(Gtk.Button.self, .text("●"))
    for (key, page) in [("Return", 2), ("Left", 1), ("Return", 1), ("Left", 0), ("Right", 1)] {
      marks.first(where: { $0.isFocusable })?.grabFocus()
      try await press(key, in: window.window)
      try await wait { isShown(page) && marks[page].hasFocus }
      try await press("Tab", in: window.window)
      #expect(next.hasFocus)
    }
  }

  @Test("the tabs keep a distance from the edge of the window") func tabsFromTheEdge() async throws {
    let (window, _) = try await show(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      })
    defer { window.close() }
    let bar = try window.require(Gtk.StackSwitcher.self, .any)
    #expect(try #require(bar.frame(in: window.window)).y >= 4)
  }
}

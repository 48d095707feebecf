import GtkTesting
import Testing

@testable import TrackedUI

/// What pages put into the bar that stands above them.
@MainActor @Suite(.serialized) struct PageBarTests {
  let model = Model()

  private struct NotSeen: Error {}

  private func frame(_ widget: Widget?, _ window: TestWindow) throws -> Rect {
    guard let widget, widget.isMapped, let frame = widget.frame(in: window.window) else { throw NotSeen() }
    return frame
  }

  private func middle(_ rect: Rect) -> Double { rect.y + rect.height / 2 }

  private func label(_ text: String, _ window: TestWindow) throws -> Rect {
    try frame(window.findAll(Gtk.Label.self, .text(text)).first { $0.isMapped }, window)
  }

  private func button(_ text: String, _ window: TestWindow) throws -> Rect {
    try frame(window.find(Gtk.Button.self, .text(text)), window)
  }

  @Test func toolsStandInTheBarOfTheirPage() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 900) }
            .navigationTitle("Notes").navigationSubtitle("three of them")
            .toolbar { ToolbarItem { if model.b > 0 { Button("Add") {} } } }
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Sort") {} } }
            .navigationDestination(isPresented: $model.isOn) {
              Text("end").navigationTitle("One").toolbar { Button("Share") {} }
            }
        }
      }
    }
    let (window, _) = try await show(Root(model: model), width: 500)
    defer { window.close() }
    let scroll = try window.require(ScrolledWindow.self)
    let height = scroll.height
    model.b = 1
    try await settle()
    #expect(scroll.height == height, "there was a bar already")
    let (title, subtitle) = (try label("Notes", window), try label("three of them", window))
    for item in [try button("Add", window), try button("Sort", window)] {
      let isBeside = item.y < title.y + title.height && item.y + item.height > subtitle.y
      #expect(isBeside, "\(item) stands beside \(title) and \(subtitle)")
    }
    #expect(try button("Sort", window).x < 20, "nothing leads back, and leaves no gap")
    #expect(abs(title.x + title.width / 2 - 250) < 2)
    #expect(try button("Add", window).x > 400)

    model.isOn = true
    try await wait(for: "the second page's tools") { (try? button("Share", window)) != nil }
    #expect((try? button("Add", window)) == nil && (try? button("Sort", window)) == nil)
    model.isOn = false
    try await wait(for: "the first page's tools") { (try? button("Add", window)) != nil }
    #expect((try? button("Share", window)) == nil)
    model.b = 0
    try await settle()
    #expect(window.find(Gtk.Button.self, .text("Add")) == nil)
  }

  @Test func aTitleOpensAMenu() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationStack {
          Text("text").navigationTitle(model.text).toolbarTitleMenu { Button("Rename") { model.text = "new" } }
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    func titles(_ text: String) -> Int { window.findAll(Gtk.Label.self, .text(text)).filter(\.isMapped).count }
    #expect(titles("old") == 1, "the menu's title stands in place of the bar's")
    model.text = "newer"
    try await settle()
    #expect(titles("newer") == 1)
    #expect(try abs(middle(of: button("newer", window)) - 200) < 2)
  }

  private func middle(of rect: Rect) -> Double { rect.x + rect.width / 2 }

  @Test func whatIsInTheMiddleKeepsThereWhileThereIsRoom() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationStack {
          Text("text").toolbar {
            ToolbarItem(placement: .principal) { Text("middle").fixedSize() }
            ToolbarItem(placement: .primaryAction) { Color.red.frame(width: model.a == 0 ? 60 : 220, height: 10) }
          }
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    #expect(try abs(middle(of: label("middle", window)) - 200) < 2)
    model.a = 1
    try await settle()
    let end = try label("middle", window)
    #expect(end.x + end.width < 180 && end.x > 50, "\(end) makes room for a wide item")
  }

  @Test func aBarHasWhatItsPageSaysBehindIt() async throws {
    struct Root: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack {
          Color.white.navigationTitle("old").toolbar {
            ToolbarItem { Text("above") }
            ToolbarItem(placement: .bottomBar) { Text("below") }
          }
          .toolbarBackground(model.a == 0 ? Color(red: 1, green: 0, blue: 0) : .blue, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .navigationDestination(isPresented: $model.isOn) { Text("end").navigationTitle("Two") }
        }
      }
    }
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    func color(beside rect: Rect) throws -> (red: UInt8, green: UInt8, blue: UInt8) {
      let pixel = try picture(of: window.window).pixel(x: Int(rect.x) - 5, y: Int(rect.y) + 4)
      return (pixel.red, pixel.green, pixel.blue)
    }
    for text in ["old", "above"] {
      let shown = try color(beside: label(text, window))
      #expect(shown.red > 250 && shown.green < 5, "\(text) stands on red: \(shown)")
    }
    #expect(try color(beside: label("below", window)).green > 100)
    let bar = try window.require(NavigationBar.self)
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    model.a = 1
    try await settle()
    let shown = try color(beside: label("old", window))
    #expect(shown.blue > 200 && shown.red < 100)
    model.isOn = true
    try await wait(for: "the second page") { (try? label("Two", window)) != nil }
    try await settle()
    #expect(bar.traitCollection.userInterfaceStyle == .light)
    #expect(try color(beside: label("Two", window)).red > 200, "the second page says nothing of the bar")
  }

  @Test func aLabelInABarIsItsSymbol() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Outside", systemImage: "star") {}
            .toolbar {
              Button("Favorite", systemImage: "star") { isShown = true }
                .sheet(isPresented: $isShown) { Label("In a sheet", systemImage: "star") }
              Button("Words", systemImage: "star") {}.labelStyle(.titleAndIcon)
              Menu("Choices", systemImage: "folder") { Button("Entry", systemImage: "star") {} }
            }
        }
      }
    }
    let (window, _) = try await show(Root(), width: 500)
    defer { window.close() }
    #expect(window.texts.contains("Outside") && window.texts.contains("Words"))
    #expect(!window.texts.contains("Favorite") && !window.texts.contains("Choices"))
    let favorite = try window.require(Gtk.Button.self, .accessibleLabel("Favorite"))
    let choices = try window.require(Gtk.Button.self, .accessibleLabel("Choices"))
    #expect(favorite.tooltip == "Favorite" && choices.tooltip == "Choices")
    try await click(favorite)
    try await wait(for: "the sheet") { window.texts.contains("In a sheet") }
  }

  @Test func aColumnHasItsToolsInItsHeader() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        NavigationSplitView {
          List { Text("row") }.navigationTitle("Mailboxes").toolbar { Button("New") { model.a += 1 } }
        } detail: {
          Text("detail").navigationTitle("Message").navigationSubtitle("from somebody")
            .toolbar {
              ToolbarItem(placement: .navigation) { Text("lead") }
              ToolbarItem(placement: .primaryAction) { Text("\(model.a)") }
            }
        }
      }
    }
    let (window, _) = try await show(Root(model: model), width: 800, height: 400)
    defer { window.close() }
    let title = try label("Mailboxes", window)
    let new = try button("New", window)
    #expect(new.y < middle(title) && new.y + new.height > middle(title) && new.x > title.x)
    let (lead, count) = (try label("lead", window), try label("0", window))
    let message = try label("Message", window)
    #expect(lead.x < message.x && message.x < count.x)
    #expect(abs(middle(lead) - middle(count)) < 2)
    #expect(try label("from somebody", window).y > message.y)
    try await click(window.require(Gtk.Button.self, .text("New")))
    try await settle()
    #expect((try? label("1", window)) != nil)
  }

  @Test func aHostedPageOfTheKitFillsItsBar() async throws {
    struct Page: View {
      let model: Model
      var body: some View {
        Text("hosted").navigationTitle("Hosted")
          .toolbar {
            ToolbarItem { Button("Add \(model.a)") { model.a += 1 } }
            ToolbarItem(placement: .topBarLeading) { Button("Lead") {} }
          }
      }
    }
    let root = ViewController()
    root.title = "Root"
    let page = HostingController(rootView: Page(model: model))
    page.navigationItem.rightBarButtonItem = BarButtonItem(title: "Own", target: nil, action: nil)
    let navigation = NavigationController(rootViewController: root)
    let window = try await TestWindow(navigation, width: 500, height: 300)
    defer { window.close() }
    navigation.pushViewController(page, animated: false)
    try await settle()
    let title = try label("Hosted", window)
    for text in ["Add 0", "Lead", "Own"] {
      let item = try label(text, window)
      #expect(abs(middle(item) - middle(title)) < 3, "\(text) at \(item), \(title)")
    }
    try await click(window.require(Gtk.Button.self, .text("Add 0")))
    try await settle()
    #expect(try button("Add 1", window).x > title.x)
    #expect(try button("Lead", window).x > label("Root", window).x, "the way back stays")
    navigation.popViewController(animated: false)
    try await settle()
    #expect(window.find(Gtk.Button.self, .text("Add 1")) == nil)
  }

  @Test func aBarGoesWithItsPage() async throws {
    final class Token {}
    struct Page: View {
      let token: Token
      var body: some View {
        Text("page").toolbar { Button("Use") { _ = token } }
          .toolbarBackground(Color.red, for: .navigationBar)
      }
    }
    func showAndClose() async throws -> FinalizationWatch {
      let token = Token()
      let (window, _) = try await show(NavigationStack { Page(token: token) })
      #expect(window.find(Gtk.Button.self, .text("Use")) != nil)
      window.close()
      return FinalizationWatch(token)
    }
    try await showAndClose().expectFinalized()
  }
}

import GtkTesting
import Testing
import TrackedUI

/// What views call closes the window, or takes the view away, where nobody but GTK holds the window.
@MainActor @Suite(.serialized) struct ViewEndTests {
  enum Caller: String, CaseIterable {
    case canvas, reader, geometryChange, keyPress, lazyGrid, shortcut, keyBeforeMenu, doubleTap, rowReturn, dismiss
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  private struct Page: View {
    let caller: Caller
    let model: Model
    let act: () -> Void

    @ViewBuilder private var content: some View {
      switch caller {
      case .canvas:
        Canvas { context, _ in
          if model.a > 0 { act() }
          context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
        }
      case .reader: if model.a > 0 { GeometryReader { _ in Text(verbatim: "inside").onAppear(perform: act) } }
      case .geometryChange:
        Text(verbatim: model.a > 0 ? "a longer text" : "text").onGeometryChange(for: Double.self) {
          $0.size.width
        } action: { _ in
          if model.a > 0 { act() }
        }
      case .keyPress:
        List { Text(verbatim: "Row") }.onKeyPress(.space) {
          act()
          return .handled
        }
      case .lazyGrid:
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(30)), count: model.a + 1)) {
            ForEach(0..<40) { number in
              Text(verbatim: "\(number)").onAppear { if model.a > 0 { act() } }
            }
          }
        }
      case .shortcut: Button("key", action: act).keyboardShortcut("k")
      case .keyBeforeMenu:
        Menu("Menu") { Button("in menu") {}.keyboardShortcut("k") }
        Button("key", action: act).keyboardShortcut("k")
      case .rowReturn: List { Button("Row", action: act) }
      case .dismiss:
        Text(verbatim: "text").sheet(isPresented: Binding(get: { model.a > 0 }, set: { _ in act() })) { Closing() }
      case .doubleTap: List { Text(verbatim: "Row").onTapGesture(count: 2, perform: act).onTapGesture {} }
      }
    }

    var body: some View { if !model.isOn { content } }
  }

  @Test(
    "C-240 what a view calls closes the window that GTK alone holds, with the view or without it, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Caller.allCases,
    [false, true])
  func closes(_ caller: Caller, _ takesViewAway: Bool) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      let model = Model()
      weak var shown: TrackedKit.Window?
      do {
        let window = TrackedKit.Window(title: "Ending")
        window.setDefaultSize(width: 300, height: 200)
        window.rootViewController = HostingController(
          rootView: Page(caller: caller, model: model) {
            if takesViewAway { model.isOn = true }
            shown?.close()
          })
        window.present()
        shown = window
      }
      try await settle()
      switch caller {
      case .rowReturn:
        let window = try #require(shown)
        var row: Widget? = window.find(Gtk.Label.self, .text("Row"))
        while let next = row, !(next.parent is Gtk.ListView) { row = next.parent }
        try #require(row).grabFocus()
        _ = try? await press("Return", in: window)
      case .keyPress, .shortcut, .keyBeforeMenu:
        let window = try #require(shown)
        if caller == .keyPress { window.focusFirstChild() }
        // The window ends while the key is down.
        _ = caller == .keyPress ? try? await press("space", in: window) : try? await press("k", .control, in: window)
      case .dismiss:
        model.a += 1
        try await settle()
        let button = try #require(shown?.find(Gtk.Button.self, .text("Close")))
        _ = try? await click(button)
      case .doubleTap:
        let row = try #require(shown?.find(Gtk.Label.self, .text("Row")))
        // The window ends with the second click.
        _ = try? await click(row, count: 2)
      default: model.a += 1
      }
      try await wait(for: "the window to end") { shown == nil }
      let after = try await show(Text(verbatim: "after")).window
      #expect(after.texts == ["after"])
      after.close()
    }
  }
}

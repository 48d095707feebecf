import GtkTesting
import Testing

@testable import TrackedUI

/// What a row stands for, and what it asks of its list, whatever is done to it afterwards.
@MainActor @Suite(.serialized) struct ModifiedRowTests {
  private struct Height: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  /// Changes of a row. Each is made to a view that has its tag already.
  private static let changes: [(name: String, change: (AnyView) -> AnyView)] = [
    ("accessibility", { AnyView($0.accessibilityLabel("Row").accessibilityElement(children: .combine)) }),
    ("alert", { AnyView($0.alert("Sure?", isPresented: .constant(false)) { Button("Yes") {} }) }),
    ("animation", { AnyView($0.animation(.default, value: 1)) }),
    ("background", { AnyView($0.background(Color.yellow)) }),
    ("badge", { AnyView($0.badge(3)) }),
    ("bar", { AnyView($0.safeAreaBar(edge: .top) { Text("Bar") }) }),
    ("blur", { AnyView($0.blur(radius: 0.5)) }),
    ("border", { AnyView($0.border(Color.red)) }),
    ("clip", { AnyView($0.clipShape(Capsule())) }),
    ("contentShape", { AnyView($0.contentShape(Rectangle())) }),
    ("contextMenu", { AnyView($0.contextMenu { Button("Copy") {} }) }),
    ("disabled", { AnyView($0.disabled(false)) }),
    ("drag", { AnyView($0.draggable("text")) }),
    ("drop", { AnyView($0.dropDestination(for: String.self) { _, _ in true }) }),
    ("fixedSize", { AnyView($0.fixedSize()) }),
    ("focusable", { AnyView($0.focusable(false)) }),
    ("font", { AnyView($0.font(.headline).foregroundStyle(.secondary)) }),
    ("frame", { AnyView($0.frame(maxWidth: .infinity, alignment: .leading)) }),
    ("geometry", { AnyView($0.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { _ in })) }),
    ("group", { change in AnyView(Group { change }) }),
    ("help", { AnyView($0.help("Help")) }),
    ("hover", { AnyView($0.onHover { _ in }) }),
    ("id", { AnyView($0.id("row")) }),
    ("insetAtEnd", { AnyView($0.safeAreaInset(edge: .trailing) { Text("End") }) }),
    ("insetBelow", { AnyView($0.safeAreaInset(edge: .bottom) { Text("Below") }) }),
    ("lifeCycle", { AnyView($0.onAppear {}.onDisappear {}.task {}) }),
    ("mask", { AnyView($0.mask(Rectangle())) }),
    ("offset", { AnyView($0.offset(x: 1, y: 1)) }),
    ("opacity", { AnyView($0.opacity(0.9)) }),
    ("overlay", { AnyView($0.overlay(alignment: .topTrailing) { Text("+") }) }),
    ("padding", { AnyView($0.padding(2)) }),
    ("popover", { AnyView($0.popover(isPresented: .constant(false)) { Text("More") }) }),
    ("preference", { AnyView($0.overlayPreferenceValue(Height.self) { _ in Color.clear }) }),
    ("rotation", { AnyView($0.rotationEffect(.degrees(1))) }),
    ("rowLook", { AnyView($0.listRowBackground(Color.green).listRowSeparator(.hidden)) }),
    ("scale", { AnyView($0.scaleEffect(0.9)) }),
    ("shadow", { AnyView($0.shadow(radius: 2)) }),
    ("sheet", { AnyView($0.sheet(isPresented: .constant(false)) { Text("Sheet") }) }),
    ("swipeActions", { AnyView($0.swipeActions { Button("Delete") {} }) }),
    ("swipeActions and badge", { AnyView($0.badge(2).swipeActions { Button("Delete") {} }) }),
    ("transition", { AnyView($0.transition(.opacity)) }),
    ("zIndex", { AnyView($0.zIndex(1)) }),
  ]

  @Test func swipeActionsKeepTheirWordsInANarrowList() async throws {
    let (window, _) = try await show(
      List {
        Text("Row").swipeActions {
          Button("Delete", role: .destructive) {}; Button("High") {}
        }
      }, width: 200)
    defer { window.close() }
    let line = try window.require(Gtk.Label.self, .text("Row")).measured(.vertical).natural
    #expect(try window.require(Gtk.Button.self, .text("Delete")).height < 3 * line)
  }

  @Test(
    "actions of a row take no room while they are not shown, and leave the row its height while they are",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func swipeActionsTakeNoRoom() async throws {
    let words = "many words of a row that do not fit in one line beside the things that can be done with it"
    let (window, _) = try await show(
      List {
        Text(verbatim: words + " a").swipeActions { Button("Delete") {} }
        Text(verbatim: words + " b")
        Text("c").swipeActions { Button("Remove") {} }
        Text("d")
        Text("rest")
      }, width: 340, height: 400)
    defer { window.close() }
    func row(_ text: String) throws -> Rect {
      let label = try window.require(Gtk.Label.self, .text(text))
      let row = sequence(first: label as Widget, next: \.parent).first { $0.typeName == "GtkListItemWidget" }
      return try #require(row?.frame(in: window.window))
    }
    func place(_ text: String) throws -> Rect {
      try #require(window.require(Gtk.Label.self, .text(text)).frame(in: window.window))
    }
    #expect(try place(words + " a").size == place(words + " b").size)
    for _ in 1...2 {
      for (text, action) in [(words + " a", "Delete"), ("c", "Remove"), ("rest", "")] {
        try await hover(window.require(Gtk.Label.self, .text(text)), at: .init(x: 4, y: 4))
        #expect(try row(words + " a").height == row(words + " b").height && row("c").height == row("d").height)
        guard let button = window.find(Gtk.Button.self, .text(action)), let area = button.frame(in: window.window)
        else {
          continue
        }
        #expect(try button.alpha == 1 && place(text).maxX <= area.minX && row(text).maxX >= area.maxX)
      }
      #expect(try place(words + " a").size == place(words + " b").size)
    }
  }

  @Observable final class Choice {
    var row: String?
  }

  private struct Rows: View {
    let part: Range<Int>
    let isDynamic: Bool
    let isSelectable: Bool
    @Bindable var choice: Choice

    var body: some View {
      List(selection: $choice.row) {
        if isDynamic {
          ForEach(part, id: \.self) { row($0) }
        } else {
          own
        }
      }
    }

    /// Rows that are no `ForEach`'s.
    @ViewBuilder private var own: some View {
      rowIfThere(0)
      rowIfThere(1)
      rowIfThere(2)
      rowIfThere(3)
      rowIfThere(4)
      rowIfThere(5)
      rowIfThere(6)
      rowIfThere(7)
    }

    @ViewBuilder private func rowIfThere(_ place: Int) -> some View {
      if place < part.count { row(part.lowerBound + place) }
    }

    private func row(_ index: Int) -> AnyView {
      let (name, change) = ModifiedRowTests.changes[index]
      return change(AnyView(Text(verbatim: name).tag(name).selectionDisabled(!isSelectable)))
    }
  }

  @Test(
    "a row stands for its tag, and can be selected or not, whatever is done to it afterwards",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: [true, false],
    [true, false])
  func tags(isDynamic: Bool, isSelectable: Bool) async throws {
    for start in stride(from: 0, to: Self.changes.count, by: 8) {
      let part = start..<min(start + 8, Self.changes.count)
      let choice = Choice()
      let rows = Rows(part: part, isDynamic: isDynamic, isSelectable: isSelectable, choice: choice)
      let (window, _) = try await show(rows, height: 700)
      for _ in 1...2 {
        for (name, _) in Self.changes[part] {
          choice.row = nil
          try await settle()
          try await click(window.require(Gtk.Label.self, .text(name)))
          #expect(choice.row == (isSelectable ? name : nil), "\(name)")
        }
      }
      window.close()
    }
  }
}

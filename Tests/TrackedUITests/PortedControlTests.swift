import GtkTesting
import Testing
import TrackedUI

/// What older and newer sources ask of controls, in real windows.
@MainActor @Suite(.serialized) struct PortedControlTests {
  struct Item: Identifiable {
    let id: Int
    var name = ""
  }

  @Test func olderAlertsAndSheetsOfActions() async throws {
    struct Root: View {
      @State private var warns = false
      @State private var item: Item?
      @State private var offers = false
      @State private var said = "nothing"
      var body: some View {
        VStack {
          Text(verbatim: said)
          Button("warn") { warns = true }
            .alert(isPresented: $warns) {
              Alert(
                title: Text("Sure?"), message: Text("Think"),
                primaryButton: .destructive(Text("Erase")) { said = "erased" }, secondaryButton: .cancel())
            }
          Button("item") { item = Item(id: 3) }
            .alert(item: $item) {
              Alert(title: Text("Item \($0.id)"), dismissButton: .default(Text("Fine")) { said = "fine" })
            }
          Button("offer") { offers = true }
            .actionSheet(isPresented: $offers) {
              ActionSheet(title: Text("Do"), buttons: [.default(Text("Paint")) { said = "painted" }, .cancel()])
            }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("warn")))
    try await wait { window.find(TrackedKit.Button.self, .text("Erase")) != nil }
    #expect(window.texts.contains("Think") && window.find(TrackedKit.Button.self, .text("Cancel")) != nil)
    try await click(window.require(TrackedKit.Button.self, .text("Erase")))
    try await wait { window.texts.contains("erased") && window.find(TrackedKit.Button.self, .text("Erase")) == nil }
    try await click(window.require(Gtk.Button.self, .text("item")))
    try await wait { window.texts.contains("Item 3") }
    try await click(window.require(TrackedKit.Button.self, .text("Fine")))
    try await wait { window.texts.contains("fine") && !window.texts.contains("Item 3") }
    try await click(window.require(Gtk.Button.self, .text("offer")))
    try await wait { window.find(TrackedKit.Button.self, .text("Paint")) != nil }
    try await click(window.require(TrackedKit.Button.self, .text("Paint")))
    try await wait { window.texts.contains("painted") }
  }

  @Test func aCoverIsShownOverEverythingAndDismissed() async throws {
    struct Root: View {
      @State private var isCovered = false
      @State private var isLeft = false
      var body: some View {
        VStack {
          Button("cover") { isCovered = true }
          Text(verbatim: isLeft ? "left" : "never left")
        }
        .fullScreenCover(isPresented: $isCovered, onDismiss: { isLeft = true }) { Cover() }
      }
    }
    struct Cover: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        ZStack {
          Color.green.accessibilityIdentifier("cover")
          Button("Leave") { dismiss() }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("cover")))
    try await wait { window.find(Gtk.Button.self, .text("Leave")) != nil }
    let cover = try window.require(Widget.self, .name("cover"))
    try await wait { cover.width >= 390 && cover.height >= 250 }
    try await click(window.require(Gtk.Button.self, .text("Leave")))
    try await wait { window.texts.contains("left") && window.find(Gtk.Button.self, .text("Leave")) == nil }
  }

  @Test func olderSourcesDismissByThePresentationMode() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Sheet() }
      }
    }
    struct Sheet: View {
      @Environment(\.presentationMode) private var presentationMode
      var body: some View {
        Button(presentationMode.wrappedValue.isPresented ? "Leave" : "Lost") { presentationMode.wrappedValue.dismiss() }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("Show")))
    try await wait { window.find(Gtk.Button.self, .text("Leave")) != nil }
    try await click(window.require(Gtk.Button.self, .text("Leave")))
    try await wait { window.find(Gtk.Button.self, .text("Leave")) == nil }
  }

  @Test func rowsOfABindingAreDeletedByTheirList() async throws {
    struct Root: View {
      @State private var items = [Item(id: 1, name: "Ada"), Item(id: 2, name: "Bob")]
      @State private var isOpen = true
      var body: some View {
        VStack {
          EditButton()
          Text(verbatim: items.map(\.name).joined(separator: " "))
          List($items, editActions: [.delete, .move]) { $item in
            TextField("Name", text: $item.name).moveDisabled(item.id == 1)
          }
          Form {
            Section("More", isExpanded: $isOpen) { Text("inside") }
          }
        }
      }
    }
    let (window, _) = try await show(Root(), height: 500)
    defer { window.close() }
    #expect(window.texts.contains("inside"))
    try await click(window.require(Gtk.Label.self, .text("More")))
    try await wait { !window.texts.contains("inside") }
    try await click(window.require(Gtk.Button.self, .text("Edit")))
    try await settle()
    #expect(
      window.findAll(Gtk.Image.self, .accessibleLabel("Move")).count == 1, "one row says that it stays in its place")
    try await click(window.findAll(Gtk.Button.self, .accessibleLabel("Delete"))[0])
    try await wait { window.texts.contains("Bob") && !window.texts.contains("Ada Bob") }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aPressIsHeardOfWhileItLasts() async throws {
    struct Root: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text("press me").frame(width: 100, height: 60).accessibilityIdentifier("pressed")
            .onLongPressGesture(minimumDuration: 5) {
              log.append("long")
            } onPressingChanged: {
              log.append($0 ? "down" : "up")
            }
          Text(verbatim: log.joined(separator: " "))
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Widget.self, .name("pressed")))
    try await wait { window.texts.contains("down up") }
  }

  @Test func deleteIsACommandAndSizesOfTextsHaveLimits() async throws {
    struct Root: View {
      @State private var count = 2
      var body: some View {
        VStack {
          Button(String(count)) {}.onDeleteCommand { count -= 1 }
          Size().dynamicTypeSize(.accessibility1...)
          Size().dynamicTypeSize(.xSmall)
        }
      }
    }
    struct Size: View {
      @Environment(\.dynamicTypeSize) private var size
      var body: some View { Text(verbatim: "\(size)") }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts.contains("accessibility1") && window.texts.contains("xSmall"))
    try await press("Delete", in: window.require(Gtk.Button.self, .text("2")))
    try await wait { window.texts.contains("1") }
  }

  @Test func whatScrollsStaysWhereItIsToldTo() async throws {
    struct Root: View {
      @State private var isFixed = true
      var body: some View {
        VStack {
          Toggle("fixed", isOn: $isFixed).toggleStyle(.button)
          ScrollView { Color.red.frame(width: 100, height: 2000) }.scrollDisabled(isFixed)
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let scroller = try window.require(ScrolledWindow.self, .any)
    try await scroll(scroller, steps: 3)
    try await settle()
    #expect(scroller.verticalAdjustment.value == 0)
    try await click(window.require(ToggleButton.self, .text("fixed")))
    try await settle()
    try await scroll(scroller, steps: 3)
    try await wait { scroller.verticalAdjustment.value > 0 }
  }

  @Test func aGestureOfHighPriorityComesFirst() async throws {
    struct Root: View {
      @State private var log: [String] = []
      var body: some View {
        VStack {
          Text("both").frame(width: 100, height: 60).accessibilityIdentifier("both")
            .onTapGesture { log.append("inner") }
            .highPriorityGesture(TapGesture().onEnded { log.append("outer") })
          Text("which").frame(width: 100, height: 60).accessibilityIdentifier("which")
            .gesture(
              TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                switch value {
                case .first: log.append("double")
                case .second: log.append("single")
                }
              })
          Text(verbatim: log.joined(separator: " "))
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await click(window.require(Widget.self, .name("both")))
    try await wait { window.texts.contains { $0.hasPrefix("outer") } }
    try await click(window.require(Widget.self, .name("which")))
    try await wait { window.texts.contains { $0.hasSuffix("single") } }
  }
}

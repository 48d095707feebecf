import GtkTesting
import Testing
import TrackedUI

/// Looks of controls that a program makes itself, in real windows.
@MainActor @Suite(.serialized) struct ControlStyleTests {
  struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Do it") {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }

  @Test func aPrimitiveButtonStylePressesTheButtonItself() async throws {
    struct Root: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "pressed \(count)")
          Button("Step") { count += 1 }.buttonStyle(Twice())
          Button("Plain") { count += 10 }.buttonStyle(PlainButtonStyle())
          Button("Link") { count += 100 }.buttonStyle(.link)
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts.contains("Step"))
    try await click(window.require(Gtk.Button.self, .text("Do it")))
    #expect(window.texts.contains("pressed 2"))
    try await click(window.require(Gtk.Button.self, .text("Plain")))
    try await click(window.require(Gtk.Button.self, .text("Link")))
    #expect(window.texts.contains("pressed 112"))
    #expect(try window.require(Gtk.Button.self, .text("Link")).hasCSSClass("link"))
  }

  struct Brackets: TextFieldStyle {
    func _body(configuration: TrackedUI.TextField<Self._Label>) -> some View {
      HStack {
        Text(verbatim: "[")
        configuration
        Text(verbatim: "]")
      }
    }
  }

  @Test func aTextFieldStyleStandsAroundTheField() async throws {
    struct Root: View {
      @State private var name = ""
      @State private var isEditing = false
      @State private var committed = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).textFieldStyle(Brackets())
          TextField("Old", text: $name, onEditingChanged: { isEditing = $0 }, onCommit: { committed = name })
            .textFieldStyle(PlainTextFieldStyle())
          Text(verbatim: "\(name) \(isEditing) \(committed)")
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts.contains("[") && window.texts.contains("]"))
    let styled = try window.require(Entry.self, .accessibleLabel("Name"))
    #expect(styled.hasFrame && styled.placeholder == "Name")
    try await type("Ada", into: styled)
    try await settle()
    #expect(window.texts.contains("Ada false "))
    let old = try window.require(Entry.self, .accessibleLabel("Old"))
    #expect(!old.hasFrame)
    try await press("Return", in: old)
    try await wait { window.texts.contains("Ada true Ada") }
  }

  struct Figure: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.minimumValueLabel
        Text(verbatim: "share \(Int(configuration.value * 100))")
        configuration.maximumValueLabel
        configuration.currentValueLabel
      }
    }
  }

  struct Drawer: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  @Test func gaugesAndDisclosureGroupsHaveStylesOfTheProgram() async throws {
    struct Root: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Gauge(value: 30, in: 20...40) {
            Text("Heat")
          } currentValueLabel: {
            Text(verbatim: "thirty")
          } minimumValueLabel: {
            Text(verbatim: "twenty")
          } maximumValueLabel: {
            Text(verbatim: "forty")
          }
          .gaugeStyle(Figure())
          Gauge(value: 0.5) { Text("Level") }.gaugeStyle(LinearCapacityGaugeStyle())
          DisclosureGroup("Details", isExpanded: $isOpen) { Text("inside") }.disclosureGroupStyle(Drawer())
          Text(verbatim: isOpen ? "open" : "closed")
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts.contains("share 50") && window.texts.contains("thirty") && window.texts.contains("forty"))
    #expect(window.find(LevelBar.self, .any) != nil)
    #expect(!window.texts.contains("inside"))
    try await click(window.require(Gtk.Button.self, .text("Details")))
    #expect(window.texts.contains("inside") && window.texts.contains("open"))
  }

  struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(4).border(.red) }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func aMenuOfAStyleOpensAndHasItsName() async throws {
    struct Root: View {
      @State private var chosen = "none"
      var body: some View {
        VStack {
          Text(verbatim: chosen)
          Menu("More") { Button("Archive") { chosen = "archived" } }.menuStyle(Framed())
          Menu("Flat") { Button("Delete") { chosen = "deleted" } }.menuStyle(.borderlessButton)
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(try !window.require(Gtk.Button.self, .accessibleLabel("Flat")).hasFrame)
    let more = try window.require(Gtk.Button.self, .accessibleLabel("More"))
    #expect(more.hasFrame)
    try await click(more)
    try await click(window.require(Widget.self, .text("Archive")))
    try await wait { window.texts.contains("archived") }
  }

  @Test func listStylesHaveTheirNames() async throws {
    let (window, _) = try await show(
      VStack {
        List { Text("a") }.listStyle(InsetGroupedListStyle())
        List { Text("b") }.listStyle(PlainListStyle())
      })
    defer { window.close() }
    let scrollers = window.findAll(ScrolledWindow.self, .any)
    #expect(scrollers.map { $0.hasCSSClass("frame") } == [true, false])
  }

  @Test("a stepper leads a value that is outside back to the nearest end") func valuesOutsideOfAStepper() async throws {
    struct Root: View {
      @State var value: Int
      var body: some View { Stepper("now \(value)", value: $value, in: 5...8) }
    }
    for (start, button, end) in [(12, 0, 8), (1, 1, 5)] {
      let (window, _) = try await show(Root(value: start))
      defer { window.close() }
      let buttons = window.findAll(Gtk.Button.self, .any)
      #expect(buttons.map(\.isSensitive) == [button == 0, button == 1])
      try await click(buttons[button])
      try await settle()
      #expect(window.texts.contains("now \(end)"))
    }
  }
}

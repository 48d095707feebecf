import CGtk
import GtkTesting
import Testing
import TrackedUI

/// Group Q: widgets in declarative views.
@MainActor @Suite(.serialized) struct RepresentableTests {
  let model = Model()
  let tally = Tally()

  struct Shown: WidgetRepresentable {
    let string: String
    let tally: Tally
    var model: Model?

    final class Coordinator {}

    func makeCoordinator() -> Coordinator {
      tally.note("coordinator")
      return Coordinator()
    }

    func makeWidget(context: Context) -> Gtk.Label {
      tally.note("make")
      return Gtk.Label("")
    }

    func updateWidget(_ label: Gtk.Label, context: Context) {
      tally.note("update")
      label.text = string + (model.map { "\($0.a)" } ?? "")
    }

    static func dismantleWidget(_ label: Gtk.Label, coordinator: Coordinator) { label.text = "dismantled" }
  }

  struct Root: View {
    let model: Model
    let tally: Tally
    var body: some View {
      let _ = tally.note("body")
      let _ = model.b
      if !model.isOn { Shown(string: model.text, tally: tally) }
    }
  }

  @Test("C-180 coordinator and widget are made once, updated once before the first frame") func made() async throws {
    let (window, _) = try await show(Root(model: model, tally: tally))
    #expect(tally["coordinator"] == 1 && tally["make"] == 1 && tally["update"] == 1 && window.texts == ["old"])
    window.close()
  }

  @Test("C-181 each new input updates the same widget; C-184 which always shows it") func inputs() async throws {
    let (window, _) = try await show(Root(model: model, tally: tally))
    let label = try window.require(Gtk.Label.self, .text("old"))
    tally.clear()
    for text in ["one", "two", "three"] {
      model.text = text
      try await settle()
      #expect(label.text == text)
    }
    #expect(tally["make"] == 0 && tally["update"] == 3 && window.findAll(Gtk.Label.self, .any) == [label])
    window.close()
  }

  @Test("C-182 an equal input updates nothing, one that cannot be compared does") func equalInputs() async throws {
    struct Uncomparable: WidgetRepresentable {
      let tally: Tally
      let act: () -> Void
      func makeWidget(context: Context) -> Gtk.Label {
        tally.note("make2")
        return Gtk.Label("x")
      }
      func updateWidget(_ label: Gtk.Label, context: Context) { tally.note("update2") }
    }
    struct Both: View {
      let model: Model
      let tally: Tally
      var body: some View {
        let _ = model.b
        Shown(string: model.text, tally: tally)
        Uncomparable(tally: tally) { model.a += 1 }
      }
    }
    let (window, _) = try await show(Both(model: model, tally: tally))
    tally.clear()
    model.b += 1
    try await settle()
    #expect(tally["make"] == 0 && tally["update"] == 0 && tally["make2"] == 0 && tally["update2"] == 1)
    window.close()
  }

  @Test("C-183 a stored widget and an empty update show what was there first, and are told of") func mistakes()
    async throws
  {
    struct Stored: WidgetRepresentable {
      let label: Gtk.Label
      let string: String
      init(_ string: String) {
        self.string = string
        label = Gtk.Label(string)
      }
      func makeWidget(context: Context) -> Gtk.Label { label }
      func updateWidget(_ label: Gtk.Label, context: Context) {}
    }
    struct Outer: View {
      let model: Model
      var body: some View { Stored(model.text) }
    }
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let (window, _) = try await show(Outer(model: model))
    let label = try window.require(Gtk.Label.self, .text("old"))
    model.text = "new"
    try await settle()
    #expect(warnings.count { $0.contains("Stored.label") } == 1, "\(warnings)")
    #expect(window.texts == ["old"] && window.findAll(Gtk.Label.self, .any) == [label])
    window.close()
  }

  @Test("C-185 what updateWidget reads is tracked") func tracked() async throws {
    let (window, _) = try await show(Shown(string: "n", tally: tally, model: model))
    model.a = 4
    try await settle()
    #expect(tally["make"] == 1 && tally["update"] == 2 && window.texts == ["n4"])
    window.close()
  }

  @Test("C-186 a widget that goes is dismantled once and released") func dismantled() async throws {
    let (window, _) = try await show(Root(model: model, tally: tally))
    let kept = window.find(Gtk.Label.self, .text("old"))
    model.isOn = true
    try await settle()
    #expect(kept?.text == "dismantled" && kept?.parent == nil && window.texts.isEmpty)
    window.close()
  }

  @Test func contextsTellTheTransaction() async throws {
    final class Log {
      var transactions: [TrackedUI.Transaction] = []
      var ends = 0
    }
    struct Fading: WidgetRepresentable {
      let isFaded: Bool
      let log: Log
      func makeWidget(context: Context) -> TrackedKit.Label { TrackedKit.Label() }
      func updateWidget(_ label: TrackedKit.Label, context: Context) {
        log.transactions.append(context.transaction)
        context.animate {
          label.alpha = isFaded ? 0.25 : 1
        } completion: {
          log.ends += 1
        }
      }
    }
    struct Outer: View {
      let model: Model
      let log: Log
      var body: some View { Fading(isFaded: model.isOn, log: log) }
    }
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let log = Log()
    let (window, _) = try await show(Outer(model: model, log: log))
    let label = try window.require(TrackedKit.Label.self)
    #expect(log.transactions.count == 1 && log.transactions[0].animation == nil && log.ends == 1)
    model.isOn = true
    try await settle()
    #expect(log.transactions.count == 2 && !log.transactions[1].disablesAnimations)
    #expect(log.ends == 2 && gtk_widget_get_opacity(label.native()) < 0.3)

    withAnimation(.linear(duration: 0.3)) { model.isOn = false }
    #expect(log.transactions.count == 3 && log.transactions[2].animation == Animation.linear(duration: 0.3))
    #expect(log.ends == 2 && label.alpha == 1 && gtk_widget_get_opacity(label.native()) < 0.9, "it is on its way")
    try await wait(for: "the animation to end") { log.ends == 3 }
    #expect(gtk_widget_get_opacity(label.native()) == 1)

    var atOnce = TrackedUI.Transaction(animation: .default)
    atOnce.disablesAnimations = true
    withTransaction(atOnce) { model.isOn = true }
    try await settle()
    #expect(log.transactions.count == 4 && log.transactions[3].animation == nil && log.ends == 4)
    #expect(gtk_widget_get_opacity(label.native()) < 0.3)
    window.close()
  }

  @Test func widgetsTakeTheirPlaceAsSwiftUIsDo() async throws {
    struct Represented<Shown: Widget>: WidgetRepresentable {
      let make: () -> Shown
      func makeWidget(context: Context) -> Shown { make() }
      func updateWidget(_ widget: Shown, context: Context) {}
    }
    let views = (plain: TrackedKit.View(), field: TrackedKit.TextField(), list: TrackedKit.ScrollView())
    let label = TrackedKit.Label()
    label.text = "label"
    struct Root: View {
      let views: (plain: TrackedKit.View, field: TrackedKit.TextField, list: TrackedKit.ScrollView)
      let label: TrackedKit.Label
      var body: some View {
        VStack(spacing: 0) {
          Represented { views.plain }.frame(width: 120, height: 40)
          Represented { views.field }
          Represented { label }
          Represented { views.list }
        }
      }
    }
    let (window, _) = try await show(Root(views: views, label: label), width: 400, height: 300)
    try await settle()
    #expect(views.plain.bounds.size == Size(width: 120, height: 40))
    #expect(views.field.bounds.width == 400 && views.field.bounds.height < 60)
    #expect(label.bounds.width < 100 && label.bounds.height < 60)
    let rest = 300 - 40 - views.field.bounds.height - label.bounds.height
    #expect(views.list.bounds.size == Size(width: 400, height: rest))
    window.close()
  }

  private struct Level: TraitDefinition { static let defaultValue = 0 }

  private struct LevelKey: TraitBridgedEnvironmentKey {
    static let defaultValue = 0
    static func read(from traits: TraitCollection) -> Int { traits[Level.self] }
    static func write(to traits: inout any MutableTraits, value: Int) { traits[Level.self] = value }
  }

  @Test("C-179 what the environment says is a trait in GTK's own widgets, too; what is set on a widget is nearer")
  func environmentInWidgets() async throws {
    struct Levelled: WidgetRepresentable {
      let own: Int?
      func makeWidget(context: Context) -> Gtk.Label {
        let label = Gtk.Label("")
        if let own { label.traitOverrides[Level.self] = own }
        label.updateProperties { label in
          label.text = "\(label.traitCollection[Level.self]) \(label.traitCollection.userInterfaceStyle == .dark)"
        }
        return label
      }
      func updateWidget(_ label: Gtk.Label, context: Context) {}
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Levelled(own: nil)
          Levelled(own: 7)
        }
        .transformEnvironment(\.self) { $0[LevelKey.self] = model.a }
        .environment(\.colorScheme, model.isOn ? .dark : .light)
      }
    }
    model.a = 1
    let (window, _) = try await show(Root(model: model))
    #expect(window.texts == ["1 false", "7 false"])
    for (level, isDark) in [(2, true), (3, false)] {
      (model.a, model.isOn) = (level, isDark)
      try await settle()
      #expect(window.texts == ["\(level) \(isDark)", "7 \(isDark)"])
    }
    window.close()
  }

  @Test func controllersAreChildren() async throws {
    final class Inner: ViewController {
      let label = Gtk.Label("inner")
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
      }
    }
    struct Embedded: ViewControllerRepresentable {
      let text: String
      func makeViewController(context: Context) -> Inner { Inner() }
      func updateViewController(_ controller: Inner, context: Context) { controller.label.text = text }
    }
    struct Outer: View {
      let model: Model
      var body: some View { if !model.isOn { Embedded(text: model.text) } }
    }
    let (window, host) = try await show(Outer(model: model))
    #expect(window.texts == ["old"] && host.children.count == 1 && host.children[0] is Inner)
    model.text = "new"
    try await settle()
    #expect(window.texts == ["new"])
    model.isOn = true
    try await settle()
    #expect(window.texts.isEmpty && host.children.isEmpty)
    window.close()
  }
}

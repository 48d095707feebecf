import GtkTesting
import Testing

@testable import TrackedUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

/// What is in a `GeometryReader` has its size from the beginning, wherever that is.
@MainActor @Suite(.serialized) struct GeometryReaderTests {
  private final class Log { var lines: [String] = [] }

  /// Tells when it comes and changes, and keeps the width that it was made with.
  private struct Inside: View {
    let name: String
    let width: CGFloat
    let log: Log
    @State private var first: CGFloat

    init(_ name: String, _ place: GeometryProxy, _ log: Log) {
      (self.name, self.log, width) = (name, log, place.size.width)
      _first = State(initialValue: place.size.width)
    }

    var body: some View {
      Text(verbatim: "\(name) \(Int(first)) \(Int(width))")
        .onAppear { log.lines.append("\(name) appears \(Int(width))") }
        .onChange(of: width) { log.lines.append("\(name) changes \(Int($0)) \(Int($1))") }
        .task { log.lines.append("\(name) task \(Int(width))") }
    }
  }

  private struct Measuring: View {
    let model: Model
    let log: Log
    var body: some View {
      VStack(spacing: 0) {
        if model.isOn {
          GeometryReader { place in Inside("some", place, log) }.frame(width: 120 + Double(model.a), height: 20)
          Text("text").frame(width: 80, height: 20).onGeometryChange(for: CGRect.self) {
            $0.frame(in: .global)
          } action: { before, now in
            log.lines.append("text \(Int(before.width)) \(Int(now.width)) \(now.minY > 0)")
          }
        }
        GeometryReader { place in Inside("none", place, log) }.frame(width: 0, height: 0)
      }
    }
  }

  @Test func itsContentAppearsWithItsSize() async throws {
    let (model, log) = (Model(), Log())
    let (window, _) = try await show(Measuring(model: model, log: log))
    defer { window.close() }
    try await wait { log.lines == ["none appears 0", "none task 0"] }
    for _ in 1...2 {
      log.lines = []
      model.isOn = true
      try await wait { log.lines.contains("some task 120") }
      #expect(log.lines.sorted() == ["some appears 120", "some task 120", "text 80 80 true"])
      #expect(window.texts.contains("some 120 120"))
      log.lines = []
      model.a += 30
      try await settle()
      #expect(log.lines == ["some changes 120 150"] && window.texts.contains("some 120 150"))
      (model.isOn, model.a) = (false, 0)
      try await settle()
    }
  }

  private struct Kinds: View {
    let kind: String
    let count: Int
    let log: Log
    var body: some View {
      switch kind {
      case "list": List(0..<count, id: \.self) { row($0) }
      case "lazy": ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { row($0) } } }
      case "grid":
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<count, id: \.self) { row($0) } } }
      case "form": Form { ForEach(0..<count, id: \.self) { row($0) } }
      case "tabs": TabView { row(0).tabItem { Text("tab") } }
      case "nested": GeometryReader { _ in GeometryReader { _ in GeometryReader { Inside("row", $0, log) } } }
      default: ScrollView { VStack { ForEach(0..<count, id: \.self) { row($0) } } }
      }
    }
    private func row(_ number: Int) -> some View { GeometryReader { Inside("row", $0, log) }.frame(height: 24) }
  }

  @Test(arguments: ["list", "lazy", "grid", "form", "tabs", "nested", "scrolled"])
  func soDoesThatInContainers(_ kind: String) async throws {
    for _ in 1...2 {
      let log = Log()
      let messages = Log()
      let observation = UpdateRecorder.observeMessages { messages.lines.append($0) }
      let (window, _) = try await show(Kinds(kind: kind, count: 4, log: log))
      let count = ["tabs", "nested"].contains(kind) ? 1 : 4
      try await wait { log.lines.count { $0.hasPrefix("row task") } == count }
      #expect(log.lines.count == 2 * count && !log.lines.contains { $0.hasSuffix(" 0") }, "\(log.lines)")
      #expect(await comesToRest())
      #expect(messages.lines.isEmpty, "\(messages.lines)")
      observation.end()
      window.close()
    }
  }

  private struct Preferring: View {
    let model: Model
    let log: Log
    @State private var widths: [Int] = []
    var body: some View {
      VStack {
        Text(verbatim: "widths \(widths)")
        Color.clear.frame(width: 50 + Double(model.a), height: 20).background(
          GeometryReader { place in Color.clear.preference(key: WidthKey.self, value: [Int(place.size.width)]) })
      }
      .onPreferenceChange(WidthKey.self) {
        log.lines.append("\($0)")
        widths = $0
      }
    }
  }

  @Test func aPreferenceInItIsReadInTheSameFrame() async throws {
    let (model, log, messages) = (Model(), Log(), Log())
    let observation = UpdateRecorder.observeMessages { messages.lines.append($0) }
    defer { observation.end() }
    let (window, _) = try await show(Preferring(model: model, log: log))
    defer { window.close() }
    #expect(log.lines == ["[50]"] && window.texts.contains("widths [50]"))
    for width in [60, 70] {
      model.a = width - 50
      try await settle()
      #expect(log.lines.last == "[\(width)]" && window.texts.contains("widths [\(width)]"))
    }
    #expect(log.lines.count == 3 && messages.lines.isEmpty, "\(messages.lines)")
  }

  private struct Fitting: View {
    let model: Model
    let log: Log
    var body: some View {
      ViewThatFits(in: .horizontal) {
        GeometryReader { Inside("wide", $0, log) }.frame(width: 300, height: 20)
        GeometryReader { Inside("narrow", $0, log) }.frame(width: 100, height: 20)
      }
      .frame(width: model.isOn ? 320 : 150)
    }
  }

  @Test func whatDoesNotFitIsNotMade() async throws {
    let (model, log) = (Model(), Log())
    let (window, _) = try await show(Fitting(model: model, log: log))
    defer { window.close() }
    try await wait { log.lines.count == 2 }
    #expect(log.lines.first == "narrow appears 100")
    for isOn in [true, false] {
      model.isOn = isOn
      try await settle()
      #expect(window.texts == [isOn ? "wide 300 300" : "narrow 100 100"])
    }
    #expect(log.lines.sorted() == ["narrow appears 100", "narrow task 100", "wide appears 300", "wide task 300"])
  }

  private struct Coming: View {
    let model: Model
    let log: Log
    var body: some View {
      VStack {
        if model.isOn {
          GeometryReader { Inside("new", $0, log) }.frame(width: 90, height: 20).transition(.scale)
        }
        Text("below")
      }
    }
  }

  @Test func itComesInAnAnimation() async throws {
    let (model, log) = (Model(), Log())
    let (window, _) = try await show(Coming(model: model, log: log))
    defer { window.close() }
    for _ in 1...2 {
      log.lines = []
      withAnimation(.linear(duration: 0.05)) { model.isOn = true }
      try await wait { log.lines.count == 2 }
      #expect(log.lines == ["new appears 90", "new task 90"] && window.texts.contains("new 90 90"))
      withAnimation(.linear(duration: 0.05)) { model.isOn = false }
      try await wait { !window.texts.contains("new 90 90") }
    }
  }

  private struct Fields: View {
    let isBehind: Bool
    var body: some View {
      if isBehind {
        VStack {
          TextField("First", text: .constant("")).background { GeometryReader { _ in Color.clear } }
          TextField("Second", text: .constant(""))
        }
      } else {
        VStack {
          GeometryReader { _ in TextField("First", text: .constant("")) }
          TextField("Second", text: .constant(""))
        }
      }
    }
  }

  @Test(arguments: [false, true]) func theFirstFieldOfAWindowHasTheKeyboard(isBehind: Bool) async throws {
    for _ in 1...2 {
      let (window, _) = try await show(Fields(isBehind: isBehind))
      let fields = window.findAll(Gtk.Entry.self, .any)
      #expect(fields.map { window.window.focus?.isDescendant(of: $0) == true } == [true, false])
      window.close()
    }
  }

  private struct Stack: View {
    @State var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        GeometryReader { place in
          Text("root \(Int(place.size.width))").navigationDestination(for: Int.self) { number in
            GeometryReader { Text("page \(number) \($0.size.width > 0)") }
          }
        }
      }
    }
  }

  @Test func aDestinationInItIsFoundForAPathThatIsThere() async throws {
    for _ in 1...2 {
      let messages = Log()
      let observation = UpdateRecorder.observeMessages { messages.lines.append($0) }
      Advice.forgetAll()
      let (window, _) = try await show(Stack())
      try await wait { window.texts.contains("page 1 true") }
      #expect(await comesToRest())
      #expect(messages.lines.isEmpty, "\(messages.lines)")
      observation.end()
      window.close()
    }
  }

  private struct Seen: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { number in
            Text("row \(number)").frame(height: 30).onScrollVisibilityChange {
              if [0, 29].contains(number) { log.lines.append("\(number) \($0)") }
            }
          }
        }
      }
    }
  }

  @Test func whatIsSeenAtFirstIsTold() async throws {
    let log = Log()
    let (window, _) = try await show(Seen(log: log))
    defer { window.close() }
    #expect(log.lines == ["0 true"])
    let down = try window.require(ScrolledWindow.self, .any).verticalAdjustment
    for _ in 1...2 {
      log.lines = []
      down.value = down.range.upperBound
      try await wait { log.lines.sorted() == ["0 false", "29 true"] }
      down.value = 0
      try await wait { log.lines.suffix(2).sorted() == ["0 true", "29 false"] }
    }
  }
}

import GtkTesting
import Testing

@testable import TrackedUI

private typealias Transaction = TrackedUI.Transaction
private struct IsUndoneKey: TrackedKit.TransactionKey { static let defaultValue = false }

extension TrackedUI.Transaction {
  fileprivate var isUndone: Bool {
    get { self[IsUndoneKey.self] }
    set { self[IsUndoneKey.self] = newValue }
  }
}

/// What programs were found to write that was not there.
@MainActor @Suite(.serialized) struct WrittenSourceTests {
  @Test func aValueGoesAlongWithAChange() async throws {
    final class Log { var values: [Bool] = [] }
    struct Root: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)").transaction { log.values.append($0.isUndone) }
          Button("plain") { count += 1 }
          Button("undo") { withTransaction(\.isUndone, true) { count -= 1 } }
        }
      }
    }
    let log = Log()
    let (window, _) = try await show(Root(log: log))
    defer { window.close() }
    log.values = []
    try await click(window.require(Gtk.Button.self, .text("plain")))
    #expect(log.values == [false])
    try await click(window.require(Gtk.Button.self, .text("undo")))
    #expect(log.values == [false, true] && window.find(Gtk.Label.self, .text("count 0")) != nil)
    try await click(window.require(Gtk.Button.self, .text("plain")))
    #expect(log.values == [false, true, false])
  }

  private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 0.5 ? value.scaled(by: (time * 4).rounded(.down) / 2) : nil
    }
  }

  @Test func aWayOfTheProgramsOwnIsGone() {
    let animation = Animation(Steps())
    #expect(abs(animation.duration - 0.5) < 0.02)
    guard case .samples(let shares) = animation.curve else {
      Issue.record("no samples")
      return
    }
    #expect(Set(shares) == [0, 0.5] && shares.first == 0 && shares.last == 0.5)
    #expect(Animation(Steps()) == animation)
    #expect(4.0.interpolated(towards: 8, amount: 0.25) == 5)
  }

  @Test func aTimelineSaysHowOftenItIsMade() async throws {
    struct Root: View {
      var body: some View {
        TimelineView(.animation) { Text($0.cadence == .live ? "live" : "other") }
        TimelineView(.periodic(from: .now, by: 1)) { Text($0.cadence == .seconds ? "seconds" : "other") }
        TimelineView(.everyMinute) { Text($0.cadence >= .minutes ? "minutes" : "other") }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let texts = window.findAll(Gtk.Label.self, .any).map(\.text)
    #expect(texts == ["live", "seconds", "minutes"])
  }

  @Test func aToggleOfSeveralValuesMayBeNeither() async throws {
    struct Root: View {
      @State private var options = [true, false]
      var body: some View {
        Toggle("all", sources: $options, isOn: \.self).toggleStyle(.checkbox)
        Button("first") { options[0].toggle() }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let check = try window.require(CheckButton.self, .any)
    #expect(check.isInconsistent && !check.isActive)
    try await click(check)
    #expect(!check.isInconsistent && check.isActive)
    try await click(window.require(Gtk.Button.self, .text("first")))
    #expect(check.isInconsistent && !check.isActive)
    try await click(window.require(Gtk.Button.self, .text("first")))
    #expect(!check.isInconsistent && check.isActive)
  }

  @Test func rowsAreAsHighAsTheListSaysAtLeast() async throws {
    struct Root: View {
      @State private var height = 0.0
      var body: some View {
        List { Text("row") }.environment(\.defaultMinListRowHeight, height)
        Button("higher") { height = 90 }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("row"))
    let row = try #require(label.parent)
    #expect(row.height < 60)
    try await click(window.require(Gtk.Button.self, .text("higher")))
    try await wait { row.height >= 90 }
  }

  @Test func levelsOfTheGroundAreColoursOfTheirOwn() async throws {
    struct Root: View {
      @Environment(\.self) private var environment
      var body: some View {
        let second = AnyShapeStyle(.background.secondary)._color(in: environment).resolve(in: environment)
        let fill = AnyShapeStyle(.fill.tertiary)._color(in: environment).resolve(in: environment)
        let isRight =
          second == Color.secondarySystemBackground.resolve(in: environment)
          && fill == Color.tertiarySystemFill.resolve(in: environment)
        Text(isRight ? "right" : "wrong \(second.opacity) \(fill.opacity)")
        Text("red \(Color.init(red: 1, green: 0.5, blue: 0).resolve(in: environment).green)")
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.findAll(Gtk.Label.self, .any).map(\.text) == ["right", "red 0.5"])
  }

  @Test func otherViewsStandForOneThatIsDrawn() async throws {
    struct Root: View {
      @State private var level = 0.5
      var body: some View {
        Text("drawn").accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
        Text("level \(level, specifier: "%.1f")")
        Text("chart").accessibilityChildren { Text("Monday") }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let scale = try window.require(Gtk.Scale.self, .any)
    #expect(!scale.canFocus || !scale.isFocusable || scale.parent?.canFocus == false)
    scale.value = 0.8
    try await settle()
    #expect(window.find(Gtk.Label.self, .text("Monday")) != nil)
  }

  @Test func targetsInSightAreTold() async throws {
    final class Log { var seen: [[Int]] = [] }
    struct Root: View {
      let log: Log
      @State private var position = ScrollPosition(idType: Int.self)
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollTargetVisibilityChange(idType: Int.self) { log.seen.append($0) }
        .frame(height: 200)
        Button("down") { position.scrollTo(id: 20, anchor: .top) }
      }
    }
    let log = Log()
    let (window, _) = try await show(Root(log: log))
    defer { window.close() }
    try await wait { log.seen.last == [0, 1, 2, 3] }
    try await click(window.require(Gtk.Button.self, .text("down")))
    try await wait { log.seen.last == [20, 21, 22, 23] }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func thePointerReachesAShapeWhereItIsDrawn() async throws {
    struct Root: View {
      @State private var log = ""
      var body: some View {
        VStack {
          Text("card").frame(width: 100, height: 60)
            .contentShape(Rectangle())
            .onTapGesture { log += "card " }
            .overlay(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2))
          Color.blue.frame(width: 100, height: 100).accessibilityIdentifier("square")
            .onTapGesture { log += "square " }
            .overlay(Circle().fill(.red).onTapGesture { log += "circle " })
          Text("log: \(log)")
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    func log() -> String? { window.findAll(Gtk.Label.self, .any).map(\.text).first { $0.hasPrefix("log: ") } }
    try await click(window.require(Gtk.Label.self, .text("card")))
    #expect(log() == "log: card ")
    let square = try window.require(Widget.self, .name("square"))
    let circle = try #require(window.findAll(DrawingWidget.self, .any).last)
    #expect(circle.width == 100 && circle.contains(x: 50, y: 50) && !circle.contains(x: 5, y: 5))
    try await click(square, at: Place(x: 3, y: 3))
    #expect(log() == "log: card square ")
    try await click(circle)
    #expect(log() == "log: card square circle ")
  }

  @Test func keysHaveTheirCharacters() {
    #expect(KeyEquivalent("a").character == "a" && KeyEquivalent.space.character == " ")
    #expect(KeyEquivalent.return.character == "\r" && KeyEquivalent.upArrow.character == "\u{F700}")
    #expect(KeyEquivalent("+").character == "+")
  }

  @Test func tabsKnowTheTypeOfTheirValues() async throws {
    enum Place: Hashable { case home, more }
    struct Root: View {
      @State private var place = Place.home
      var body: some View {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }.badge(3)
          TabSection("Others") {
            Tab("More", systemImage: "ellipsis", value: .more) { Button("back") { place = .home } }
          }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.find(Gtk.Label.self, .text("at home")) != nil)
    try await click(window.require(Gtk.Label.self, .text("More")))
    try await wait { window.find(Gtk.Button.self, .text("back")) != nil }
    try await click(window.require(Gtk.Button.self, .text("back")))
    try await wait { window.find(Gtk.Label.self, .text("at home")) != nil }
  }

  @Test(.enabled("dragging needs an X server's events") { await Delivery.method == .events })
  func itemProvidersAreDragged() async throws {
    final class Log { var events: [String] = [] }
    struct Taker: DropDelegate {
      let log: Log
      func dropEntered(info: DropInfo) { log.events.append("entered") }
      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
      func performDrop(info: DropInfo) -> Bool {
        log.events.append("dropped \(info.itemProviders(for: [.text]).count)")
        return true
      }
    }
    struct Root: View {
      let log: Log
      @State private var text = "nothing"
      @State private var isTargeted = false
      var body: some View {
        VStack(spacing: 20) {
          Text("source").onDrag { ItemProvider(object: "words") }
          Text("delegate").frame(width: 200, height: 40).onDrop(of: [.text], delegate: Taker(log: log))
          Text(text).frame(width: 200, height: 40)
            .onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
              providers.first?.loadObject(ofClass: String.self) { loaded, _ in text = loaded ?? "failed" }
              return true
            }
          Text("pictures").frame(width: 200, height: 40)
            .onDrop(of: [.image], isTargeted: nil) { _ in
              log.events.append("wrong")
              return true
            }
        }
      }
    }
    let log = Log()
    let (window, _) = try await show(Root(log: log))
    defer { window.close() }
    func label(_ text: String) throws -> Gtk.Label { try window.require(Gtk.Label.self, .text(text)) }
    try await drag(label("source"), to: label("delegate"))
    try await wait { log.events == ["entered", "dropped 1"] }
    try await settle()
    try await drag(label("source"), to: label("nothing"))
    try await wait { window.find(Gtk.Label.self, .text("words")) != nil }
    try await settle()
    try await drag(label("source"), to: label("pictures"))
    // The pointer came over the delegate's view on its way, and nothing was dropped there.
    #expect(log.events.filter { $0 != "entered" } == ["dropped 1"])
  }
}

import GtkTesting
import Testing

@testable import TrackedUI

/// Looks and parts that SwiftUI's sources use every day.
@MainActor @Suite(.serialized) struct PortedLookTests {
  private struct Grown: View {
    let isAligned: Bool
    var body: some View {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow(alignment: isAligned ? .top : nil) {
          Text("fixed").fixedSize()
          Text("wide").frame(maxWidth: .infinity)
          Color.clear.frame(height: 60)
        }
        GridRow { Color.clear.frame(maxWidth: 40).frame(height: 10) }
      }
      .frame(width: 300)
    }
  }

  @Test func columnsShareTheRoomThatTheirViewsCanTake() async throws {
    let (window, controller) = try await show(Grown(isAligned: false))
    defer { window.close() }
    let fixed = try window.require(Gtk.Label.self, .text("fixed"))
    let wide = try window.require(Gtk.Label.self, .text("wide"))
    let first = max(40, Double(fixed.width))
    let share = (300 - 20 - first) / 2
    func distance() -> Double {
      let (from, to) = (fixed.frame(in: window.window), wide.frame(in: window.window))
      return (to?.midX ?? 0) - (from?.midX ?? 0)
    }
    try await wait { abs(distance() - (first / 2 + 10 + share / 2)) < 3 }
    func isAtTop() -> Bool { (wide.frame(in: wide.parent!)?.y ?? 99) < 3 }
    #expect(!isAtTop())
    controller.rootView = Grown(isAligned: true)
    try await wait { isAtTop() }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func thePointerReachesAShape() async throws {
    let tally = Tally()
    let (window, _) = try await show(
      Color.clear.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture { tally.note("tap") }
        .accessibilityIdentifier("circle").fixedSize())
    defer { window.close() }
    let circle = try window.require(Widget.self, .name("circle"))
    try await click(circle, at: Place(x: 3, y: 3))
    try await settle()
    #expect(tally["tap"] == 0)
    try await click(circle, at: Place(x: 50, y: 20))
    try await wait { tally["tap"] == 1 }
  }

  private struct Counting: View {
    @State private var count = 1
    var body: some View {
      VStack {
        Text("\(count)").contentTransition(.numericText(value: Double(count)))
        Image(systemName: "star").symbolEffect(.bounce, value: count)
        Button("Count") { withAnimation(.linear(duration: 0.05)) { count += 1 } }
      }
    }
  }

  @Test func aTextRollsToAnother() async throws {
    let (window, _) = try await show(Counting())
    defer { window.close() }
    for number in 2...4 {
      try await click(window.require(Gtk.Button.self, .text("Count")))
      try await wait { window.texts.contains("\(number)") }
    }
    #expect(await comesToRest())
  }

  private struct Actions: View {
    let tally: Tally
    @State private var value = 3
    var body: some View {
      VStack {
        Text("message").accessibilityAction(named: "Like") { tally.note("like") }
          .contextMenu { Button("Copy") { tally.note("copy") } }
        Text("value \(value)").accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
        Text("press").accessibilityAction { tally.note("default") }
      }
    }
  }

  @Test func actionsAreReachedWithTheKeyboard() async throws {
    let tally = Tally()
    let (window, _) = try await show(Actions(tally: tally))
    defer { window.close() }
    func element(_ text: String) throws -> Widget {
      try #require(window.require(Gtk.Label.self, .text(text)).parent)
    }
    let adjustable = try element("value 3")
    adjustable.grabFocus()
    try await press("Up", in: adjustable)
    try await wait { window.texts.contains("value 4") }
    try await press("Down", in: adjustable)
    try await wait { window.texts.contains("value 3") }
    let pressed = try element("press")
    pressed.grabFocus()
    try await press("Return", in: pressed)
    try await wait { tally["default"] == 1 }
  }

  private struct Menus: View {
    @Environment(\.accessibilityReduceMotion) private var isStill
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    var body: some View {
      Text(verbatim: "\(isStill) \(locale.identifier.prefix(2)) \(calendar.firstWeekday)")
    }
  }

  @Test func theSystemsValuesAreInTheEnvironment() async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 3
    let (window, _) = try await show(
      Menus().environment(\.locale, Locale(identifier: "de_DE")).environment(\.calendar, calendar))
    defer { window.close() }
    let before = DisplaySettings.shared.animationsEnabled
    defer { DisplaySettings.shared.animationsEnabled = before }
    try await wait { window.texts.contains("\(!before) de 3") }
    DisplaySettings.shared.animationsEnabled = !before
    try await wait { window.texts.contains("\(before) de 3") }
  }

  @Test func pathsAnswer() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.currentPoint == .zero && Path().currentPoint == nil)
    path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .degrees(90))
    #expect(abs((path.currentPoint?.y ?? 0) - 5) < 0.01)
    let any = AnyShape(Circle().inset(by: 2))
    #expect(
      any.path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect.insetBy(dx: -2, dy: -2).width.rounded() == 20
    )
  }
}

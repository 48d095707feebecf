import GtkTesting
import Testing
import TrackedUI

/// What follows from where a view is, and in what, in real windows.
@MainActor @Suite(.serialized) struct ContainerTests {
  @Test func framesFollowWhatTheyStandIn() async throws {
    struct Root: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 20)
            .accessibilityIdentifier("half")
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              ForEach(0..<4) { number in
                Color.blue.frame(height: 30).containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                  .accessibilityIdentifier("part \(number)")
              }
            }
          }
          .frame(width: 210)
        }
      }
    }
    let (window, _) = try await show(Root(), width: 400)
    defer { window.close() }
    try await wait { (try? window.require(Widget.self, .name("half")).width) == 200 }
    try await wait { (try? window.require(Widget.self, .name("part 0")).width) == 100 }
    #expect(try window.require(Widget.self, .name("part 1")).width == 100)
  }

  @Test func whatScrollsOutChangesOnItsWay() async throws {
    struct Root: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<12) { number in
              Text(verbatim: "row \(number)").frame(height: 60)
                .scrollTransition { content, phase in content.opacity(1 - abs(phase.value) * 0.8) }
            }
          }
        }
      }
    }
    let (window, _) = try await show(Root(), width: 200, height: 240)
    defer { window.close() }
    func opacity(_ number: Int) -> Double? {
      let labels = window.findAll(Gtk.Label.self, .any, in: .everything)
      guard var widget: Widget = labels.first(where: { $0.text == "row \(number)" }) else { return nil }
      var least = 1.0
      while !(widget is ScrolledWindow), let parent = widget.parent {
        least = min(least, widget.opacity)
        widget = parent
      }
      return least
    }
    try await wait { opacity(0) == 1 && opacity(11).map { abs($0 - 0.2) < 0.01 } == true }
    let scroller = try window.require(ScrolledWindow.self, .any)
    scroller.verticalAdjustment.value = 30
    try await wait { opacity(0).map { $0 > 0.5 && $0 < 0.7 } == true }
    scroller.verticalAdjustment.value = scroller.verticalAdjustment.upper
    try await wait { opacity(0).map { abs($0 - 0.2) < 0.01 } == true && opacity(11) == 1 }
  }

  @Test func aTextBecomesSmallerWhereItDoesNotFit() async throws {
    struct Root: View {
      let factor: Double
      let width: Double
      var body: some View {
        Text("A rather long line of words").lineLimit(1).minimumScaleFactor(factor).frame(width: width)
          .accessibilityIdentifier("framed")
      }
    }
    let (window, controller) = try await show(Root(factor: 0.5, width: 1000), width: 300)
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("A rather long line of words"))
    let whole = label.width
    let size = try #require(label.frame(in: window.window))
    #expect(abs(size.width - Double(whole)) < 2)
    controller.rootView = Root(factor: 0.5, width: Double(whole) * 0.7)
    try await settle()
    let smaller = try #require(label.frame(in: window.window))
    #expect(label.width >= whole - 2, "nothing of it is cut off")
    #expect(abs(smaller.width - Double(whole) * 0.7) < 3 && smaller.height < size.height * 0.8)
  }

  @Test func aTimerTicksWhileItsViewIsSeen() async throws {
    struct Root: View {
      @State private var ticks = 0
      @State private var once = false
      let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()
      var body: some View {
        VStack {
          Text(verbatim: ticks >= 3 ? "three" : "fewer")
          Text(verbatim: once ? "once" : "not yet")
          Button("Later") {
            TrackedUI.Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in once = true }
          }
        }
        .onReceive(timer) { _ in
          ticks += 1
          if ticks == 3 { timer.upstream.connect().cancel() }
        }
      }
    }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try await wait { window.texts.contains("three") }
    try await click(window.require(Gtk.Button.self, .text("Later")))
    try await wait { window.texts.contains("once") }
  }

  @Test func userDefaultsAreWhatViewsStore() async throws {
    struct Root: View {
      @AppStorage("ContainerTests.count") private var count = 1
      var body: some View {
        VStack {
          Text(verbatim: "count \(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    let defaults = UserDefaults.standard
    defaults.removeObject(forKey: "ContainerTests.count")
    defer { defaults.removeObject(forKey: "ContainerTests.count") }
    let (window, _) = try await show(Root())
    defer { window.close() }
    #expect(window.texts.contains("count 1") && defaults.object(forKey: "ContainerTests.count") == nil)
    defaults.set(5, forKey: "ContainerTests.count")
    try await wait { window.texts.contains("count 5") }
    try await click(window.require(Gtk.Button.self, .text("Add")))
    #expect(defaults.integer(forKey: "ContainerTests.count") == 6)
    defaults.register(defaults: ["ContainerTests.other": "usual"])
    #expect(defaults.string(forKey: "ContainerTests.other") == "usual" && !defaults.bool(forKey: "ContainerTests.none"))
  }
}

import GtkTesting
import Testing

@testable import TrackedUI

/// What comes and goes in an animation.
@MainActor @Suite(.serialized) struct TransitionTests {
  struct Root: View {
    let transition: AnyTransition?
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("toggle") { withAnimation(.linear(duration: 0.3)) { isShown.toggle() } }
        if isShown {
          if let transition { Text("guest").transition(transition) } else { Text("guest") }
        }
      }
    }
  }

  /// The opacities of the guest in the frames until it comes to rest.
  private func opacities(_ window: TestWindow) async throws -> [Double] {
    var seen: [Double] = []
    let label = try window.require(Gtk.Label.self, .text("guest"))
    var widget: Widget = label
    var watched: [Widget] = []
    while let parent = widget.parent, watched.count < 3 {
      watched.append(widget)
      widget = parent
    }
    func opacity() -> Double { watched.map(\.opacity).min() ?? 1 }
    seen.append(opacity())
    try await wait {
      seen.append(opacity())
      return seen.last == 1
    }
    return seen
  }

  @Test("what comes in an animation fades in, with and without a transition", arguments: [false, true])
  func insertionsFade(hasTransition: Bool) async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root(transition: hasTransition ? .opacity : nil))
    let button = try window.require(Gtk.Button.self, .text("toggle"))
    button.activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let seen = try await opacities(window)
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
    #expect(seen.first.map { $0 < 1 } == true && seen.last == 1)
    button.activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) == nil }
    window.close()
  }

  @Test func whatMovesInComesFromItsEdge() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root(transition: .move(edge: .leading)))
    try window.require(Gtk.Button.self, .text("toggle")).activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let label = try window.require(Gtk.Label.self, .text("guest"))
    var places: [Double] = []
    try await wait {
      places.append(label.frame(in: window.window)?.x ?? 0)
      return Set(places).count > 1 && places.suffix(3).allSatisfy { $0 == places.last }
    }
    #expect(places.contains { $0 < places.last! - 1 }, "\(places)")
    window.close()
  }

  struct Bar: Shape {
    var length: Double
    var animatableData: Double {
      get { length }
      set { length = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width * length, height: rect.height)) }
  }

  struct Growing: View {
    @State private var length = 0.0
    var body: some View {
      VStack {
        Bar(length: length).fill(.blue).frame(width: 100, height: 20)
        Button("grow") { withAnimation(.linear(duration: 0.3)) { length = 1 } }
      }
    }
  }

  @Test func shapesAreDrawnOnTheirWay() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Growing())
    let bar = try window.require(DrawingWidget.self, .any)
    #expect(bar.shown as? Double == 0)
    try window.require(Gtk.Button.self, .text("grow")).activate()
    var seen: Set<Double> = []
    try await wait {
      if let now = bar.shown as? Double { seen.insert(now) }
      return seen.contains(1)
    }
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
    window.close()
  }

  struct Spin: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
    }
  }

  private var customs: [AnyTransition] {
    [
      AnyTransition(Spin()), AnyTransition(Spin().combined(with: .scale)),
      .modifier(active: Faded(amount: 0), identity: Faded(amount: 1)), AnyTransition(.blurReplace),
    ]
  }

  @Test("a transition of the program's own is on its way in and out", arguments: 0..<4)
  func customTransitions(number: Int) async throws {
    let transition = customs[number]
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root(transition: transition))
    defer { window.close() }
    let button = try window.require(Gtk.Button.self, .text("toggle"))
    button.activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let seen = try await opacities(window)
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
    #expect(seen.last == 1)
    let label = try window.require(Gtk.Label.self, .text("guest"))
    button.activate()
    var leaving: [Double] = []
    try await wait {
      var widget: Widget = label
      var least = 1.0
      for _ in 0..<4 {
        least = min(least, widget.opacity)
        guard let parent = widget.parent else { break }
        widget = parent
      }
      leaving.append(least)
      return window.find(Gtk.Label.self, .text("guest")) == nil
    }
    #expect(leaving.contains { $0 > 0 && $0 < 1 }, "\(leaving)")
  }

  struct SlidingGuest: View {
    let model: Model
    var body: some View {
      VStack { if model.isOn { Text("guest").transition(Sliding()) } }
    }
  }

  struct Sliding: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.isIdentity ? 0 : 100).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test(
    "a transition of the program's own that moves is on its way in and out, and goes on from there when it comes back")
  func movingCustomTransition() async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    let (window, _) = try await show(SlidingGuest(model: model))
    defer { window.close() }
    func toggle() { withAnimation(.linear(duration: 1.5)) { model.isOn.toggle() } }
    /// How far the guest that is seen is from its place.
    func distance() -> Double? {
      guard let label = window.find(Gtk.Label.self, .text("guest")), let frame = label.frame(in: window.window) else {
        return nil
      }
      return frame.x + frame.width / 2 - Double(window.window.width) / 2
    }
    for _ in 1...2 {
      toggle()
      var seen: [Double] = []
      try await wait {
        if let now = distance() { seen.append(now) }
        return seen.last.map { abs($0) < 1 } == true
      }
      #expect(seen.contains { $0 > 10 && $0 < 95 }, "comes: \(seen)")
      toggle()
      var leaving: [Double] = []
      try await wait {
        if let now = distance() { leaving.append(now) }
        return leaving.last.map { $0 > 30 } == true
      }
      #expect(leaving.contains { $0 > 10 && $0 < 95 }, "goes: \(leaving)")
      let before = try #require(leaving.last)
      toggle()
      var back: [Double] = []
      try await wait {
        if let now = distance() { back.append(now) }
        return back.last.map { abs($0) < 1 } == true
      }
      #expect(
        back.first.map { $0 < before + 25 } == true && !back.contains { $0 > 95 }, "\(before) comes back: \(back)")
      toggle()
      try await wait { window.find(Gtk.Label.self, .text("guest")) == nil }
    }
  }

  @Test("what moves inside of something turned and scaled is on its way, too") func movesInsideTransforms() async throws
  {
    struct Root: View {
      @State private var isFar = false
      var body: some View {
        VStack {
          Button("go") { withAnimation(.linear(duration: 0.3)) { isFar.toggle() } }
          Text("mover").offset(x: isFar ? 100 : 0).scaleEffect(isFar ? 0.9 : 1)
        }
      }
    }
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root())
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("mover"))
    func place() -> Double { label.frame(in: window.window).map { $0.x + $0.width / 2 } ?? 0 }
    for _ in 1...2 {
      let start = place()
      try window.require(Gtk.Button.self, .text("go")).activate()
      var seen: [Double] = []
      try await wait {
        seen.append(place())
        return seen.count > 4 && abs(seen.last! - start) > 60 && seen.suffix(3).allSatisfy { $0 == seen.last }
      }
      #expect(seen.contains { abs($0 - start) > 5 && abs($0 - start) < 80 }, "\(seen)")
    }
  }

  struct Faded: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  @Test func aTransitionWithAnAnimationNeedsNoOther() async throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown { Text("guest").transition(.opacity.animation(.linear(duration: 0.3))) }
        }
      }
    }
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Root())
    defer { window.close() }
    try window.require(Gtk.Button.self, .text("toggle")).activate()
    try await wait { window.find(Gtk.Label.self, .text("guest")) != nil }
    let seen = try await opacities(window)
    #expect(seen.contains { $0 > 0 && $0 < 1 }, "\(seen)")
  }

  struct Moving: View {
    let animation: Animation
    let jumps: Bool
    @State private var isFar = false
    @State private var isDone = false
    var body: some View {
      VStack {
        Button("go") {
          withAnimation(animation, completionCriteria: .removed) {
            isFar.toggle()
          } completion: {
            isDone = true
          }
        }
        Text("mover").opacity(isFar ? 0.2 : 1).transaction { if jumps { $0.animation = nil } }
        if isDone { Text("done") }
      }
    }
  }

  /// The opacities of the mover until everything rests.
  private func way(_ animation: Animation, jumps: Bool = false) async throws -> [Double] {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let (window, _) = try await show(Moving(animation: animation, jumps: jumps))
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("mover"))
    func opacity() -> Double { min(label.opacity, label.parent?.opacity ?? 1) }
    try window.require(Gtk.Button.self, .text("go")).activate()
    var seen: [Double] = []
    try await wait {
      if seen.last != opacity() { seen.append(opacity()) }
      return window.texts.contains("done")
    }
    return seen
  }

  @Test func animationsGoSoManyTimes() async throws {
    let seen = try await way(.linear(duration: 0.2).repeatCount(3))
    #expect(abs(seen.last! - 0.2) < 0.01)
    // There, back, and there again.
    let turns = zip(seen, seen.dropFirst()).map { $0 > $1 }
    #expect(zip(turns, turns.dropFirst()).count { $0 != $1 } == 2, "\(seen)")
  }

  private var curves: [Animation] {
    [
      .timingCurve(0.1, 0.8, 0.2, 1, duration: 0.2), .timingCurve(.easeIn, duration: 0.2),
      .interpolatingSpring(stiffness: 900, damping: 60), .spring(Spring(duration: 0.2)),
    ]
  }

  @Test("animations along a curve and by a spring's figures come to their end", arguments: 0..<4)
  func curvesEnd(number: Int) async throws {
    let seen = try await way(curves[number])
    #expect(seen.contains { $0 > 0.25 && $0 < 0.95 } && abs(seen.last! - 0.2) < 0.01, "\(seen)")
  }

  @Test func aTransactionHasAChangeJump() async throws {
    let seen = try await way(.linear(duration: 0.2), jumps: true)
    #expect(!seen.contains { $0 > 0.25 && $0 < 0.95 }, "\(seen)")
  }

  @Test("what goes while it is still growing shrinks from the size that it has") func scaleFromPresentSize()
    async throws
  {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn {
            Color.red.frame(width: 100, height: 100).transition(.scale.animation(.linear(duration: 1000)))
          }
        }
        .frame(width: 300, height: 200)
      }
    }
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    func red() throws -> Int {
      try picture(of: window.window).pixels().count { $0.red > 180 && $0.green < 100 && $0.blue < 100 }
    }
    for _ in 1...2 {
      model.isOn = true
      try await paintFrames(3, of: window.window)
      #expect(try red() < 1000, "it has hardly begun to grow")
      model.isOn = false
      try await paintFrames(3, of: window.window)
      #expect(try red() < 1000, "it does not jump to its full size")
    }
  }

  @Test("a row of a lazy container comes and goes as its view does") func lazyRows() async throws {
    struct Root: View {
      let model: Model
      var body: some View {
        LazyVStack(alignment: .leading) {
          ForEach(0..<model.a, id: \.self) { row in
            Text("row \(row)").transition(.move(edge: .leading).animation(.linear(duration: 1000)))
          }
        }
        .frame(width: 300)
      }
    }
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    let model = Model()
    model.a = 1
    let (window, _) = try await show(Root(model: model))
    defer { window.close() }
    let place = try #require(window.require(Gtk.Label.self, .text("row 0")).frame(in: window.window)).x
    model.a = 2
    try await wait {
      guard let frame = window.find(Gtk.Label.self, .text("row 1"))?.frame(in: window.window) else { return false }
      return frame.width > 0 && frame.maxX < place + 2
    }
    let label = try window.require(Gtk.Label.self, .text("row 0"))
    model.a = 0
    try await paintFrames(3, of: window.window)
    #expect(label.isMapped && label.opacity == 1, "it moves, and does not fade")
  }

  private struct Guest: View {
    let model: Model
    let kind: String
    let transition: AnyTransition
    private var guest: some View {
      Text("guest").padding(20).background(.red).accessibilityIdentifier("guest").transition(transition)
    }
    var body: some View {
      VStack {
        switch kind {
        case "if": if model.isOn { guest }
        case "else": if model.isOn { guest } else { Text("other") }
        default: ForEach(model.isOn ? [1] : [], id: \.self) { _ in guest }
        }
      }
      .frame(width: 300, height: 200)
      .animation(.linear(duration: 1000), value: model.isOn)
    }
  }

  @Test(
    "what comes back while it is still going is one view, and goes on from where it is",
    arguments: ["if", "else", "ForEach"])
  func takenBack(kind: String) async throws {
    let outer = TestDisplay.animations
    TestDisplay.animations = .on
    defer { TestDisplay.animations = outer }
    for transition in [AnyTransition.opacity, .scale, .move(edge: .leading), .push(from: .bottom)] {
      let model = Model()
      model.isOn = true
      let (window, _) = try await show(Guest(model: model, kind: kind, transition: transition))
      defer { window.close() }
      func reds() throws -> Int {
        try picture(of: window.window).pixels().count { $0.red > 180 && $0.green < 100 && $0.blue < 100 }
      }
      func frames() -> [Rect] { window.findAll(Widget.self, .name("guest")).compactMap { $0.frame(in: window.window) } }
      try await wait { (try? reds()).map { $0 > 1000 } == true }
      let (whole, frame) = (try reds(), frames())
      #expect(frame.count == 1)
      for _ in 1...2 {
        for isOn in [false, true] {
          model.isOn = isOn
          try await paintFrames(3, of: window.window)
          #expect(try abs(reds() - whole) < whole / 10, "it has hardly gone")
          #expect(
            zip(frames(), frame).allSatisfy { abs($0.x - $1.x) < 3 && abs($0.y - $1.y) < 3 } && frames().count == 1)
        }
      }
    }
  }
}

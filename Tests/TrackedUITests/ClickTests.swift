import GtkTesting
import Testing
import TrackedUI

/// Quick clicks in a row, and who hears of which.
@MainActor @Suite(.serialized) struct ClickTests {
  /// What has been heard after some quick clicks on a view, once a click that waits for others has come.
  private func heard(
    _ clicks: Int, waitingFor last: String? = nil, on change: (Tally) -> some View
  ) async throws -> Tally {
    let tally = Tally()
    let (window, _) = try await show(change(tally))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("target")), count: clicks)
    if let last {
      #expect(tally[last] == 0, "it may be the first of two")
      try await wait { tally[last] > 0 }
    }
    return tally
  }

  private var target: some View { Text("target").frame(width: 120, height: 80).contentShape(Rectangle()) }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func eachOfManyClicksCounts() async throws {
    let tally = try await heard(4) { tally in
      target.gesture(TapGesture().onEnded { tally.note("tap") })
    }
    #expect(tally["tap"] == 4)
    let places = try await heard(3) { tally in
      target.gesture(SpatialTapGesture().onEnded { tally.note($0.location.x > 40 ? "middle" : "edge") })
    }
    #expect(places["middle"] == 3)
  }

  @Test(
    "C-272 a tap stays within the desktop's drag threshold",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func dragsAreNoTaps() async throws {
    let tally = Tally()
    let (window, _) = try await show(
      VStack {
        target.onTapGesture { tally.note("tap") }
        Text("pair").frame(width: 120, height: 80).contentShape(Rectangle()).onTapGesture(count: 2) {
          tally.note("pair")
        }
      })
    defer { window.close() }
    let label = try window.require(Gtk.Label.self, .text("target"))
    let pair = try window.require(Gtk.Label.self, .text("pair"))
    let threshold = Double(DisplaySettings.shared.dragThreshold)
    try await drag(label, from: .init(x: 2, y: 2), to: pair)
    try await drag(label, from: .init(x: 2, y: 2), at: .init(x: 3 + threshold, y: 2))
    #expect(tally["tap"] == 0)
    try await drag(label, from: .init(x: 2, y: 2), at: .init(x: threshold, y: 2))
    try await wait { tally["tap"] == 1 }
    try await click(label)
    try await wait { tally["tap"] == 2 }
    try await drag(pair, from: .init(x: 2, y: 2), at: .init(x: 4 + threshold, y: 2))
    try await click(pair)
    #expect(tally["pair"] == 0)
    try await click(pair, count: 2)
    #expect(tally["pair"] == 1)
  }

  /// What lies over a button.
  private func isReached(below cover: some View) async throws -> Bool {
    let tally = Tally()
    let (window, _) = try await show(
      Button("target") { tally.note("press") }.frame(width: 200, height: 100).overlay { cover })
    defer { window.close() }
    try await click(window.require(Gtk.Button.self, .text("target")))
    try await settle()
    return tally["press"] == 1
  }

  @Test(
    "where a stack shows nothing the pointer reaches what is behind",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func stacksLetClicksThrough() async throws {
    let line = RoundedRectangle(cornerRadius: 8).stroke(.blue)
    #expect(try await isReached(below: line))
    #expect(try await isReached(below: line.allowsHitTesting(false)))
    #expect(try await isReached(below: Color.clear))
    #expect(try await isReached(below: GeometryReader { _ in Color.clear }))
    #expect(try await isReached(below: GeometryReader { _ in line.frame(width: 20, height: 20).offset(x: 5, y: 5) }))
    #expect(
      try await isReached(
        below: VStack {
          Text("above"); Spacer();
          HStack {
            Spacer(); Text("end")
          }
        }))
    #expect(
      try await isReached(
        below: Text("corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)))
    #expect(try await !isReached(below: Color.yellow.opacity(0.2)))
    #expect(try await !isReached(below: Color.clear.contentShape(Rectangle())))
    #expect(
      try await !isReached(
        below: VStack {
          Spacer(); Text("end")
        }.onTapGesture {}))
  }

  @Test func eachPairOfClicksCounts() async throws {
    let tally = try await heard(4) { tally in
      target.gesture(TapGesture(count: 2).onEnded { tally.note("pair") })
    }
    #expect(tally["pair"] == 2)
    let places = try await heard(5) { tally in
      target.gesture(SpatialTapGesture(count: 2).onEnded { _ in tally.note("pair") })
    }
    #expect(places["pair"] == 2)
  }

  @Test func gesturesOnOneViewShareTheirClicks() async throws {
    let tally = try await heard(5, waitingFor: "tap") { tally in
      target.gesture(TapGesture(count: 2).onEnded { tally.note("pair") }).onTapGesture { tally.note("tap") }
    }
    #expect(tally["pair"] == 2 && tally["tap"] == 1)
    let exclusive = try await heard(3, waitingFor: "tap") { tally in
      target.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
          if case .first = value { tally.note("pair") } else { tally.note("tap") }
        })
    }
    #expect(exclusive["pair"] == 1 && exclusive["tap"] == 1)
  }

  @Test func gesturesBesideOthersHearOfAll() async throws {
    let tally = try await heard(4) { tally in
      target.onTapGesture { tally.note("tap") }
        .simultaneousGesture(TapGesture(count: 2).onEnded { tally.note("pair") })
    }
    #expect(tally["pair"] == 2 && tally["tap"] == 4)
    let both = try await heard(2) { tally in
      target.gesture(
        TapGesture(count: 2).onEnded { tally.note("pair") }
          .simultaneously(with: TapGesture().onEnded { tally.note("tap") }))
    }
    #expect(both["pair"] == 1 && both["tap"] == 2)
  }

  @Test func aViewThatHasGoneHearsOfNoClickThatWaited() async throws {
    struct Root: View {
      let tally: Tally
      @State private var isThere = true
      var body: some View {
        VStack {
          if isThere {
            Text("target").onTapGesture(count: 2) { tally.note("pair") }.onTapGesture { tally.note("tap") }
          }
          Text("other").onTapGesture(count: 2) {}.onTapGesture { tally.note("other") }
          Button("Remove") { isThere = false }
        }
      }
    }
    let tally = Tally()
    let (window, _) = try await show(Root(tally: tally))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("target")))
    try await click(window.require(Gtk.Button.self, .text("Remove")))
    try await click(window.require(Gtk.Label.self, .text("other")))
    try await wait { tally["other"] == 1 }
    #expect(tally["tap"] == 0 && tally["pair"] == 0)
  }

  @Test func whatIsOffWaitsForNothing() async throws {
    struct Root: View {
      let tally: Tally
      @State private var isOn = true
      var body: some View {
        VStack {
          Text("target").frame(width: 120, height: 80)
            .gesture(TapGesture(count: 2).onEnded { tally.note("pair") }, isEnabled: isOn)
            .onTapGesture { tally.note("tap") }
          Toggle("on", isOn: $isOn)
        }
      }
    }
    let tally = Tally()
    let (window, _) = try await show(Root(tally: tally))
    defer { window.close() }
    try await click(window.require(Gtk.Label.self, .text("target")), count: 2)
    #expect(tally["pair"] == 1 && tally["tap"] == 0)
    tally.clear()
    try await click(window.require(Gtk.Switch.self, .any))
    try await click(window.require(Gtk.Label.self, .text("target")), count: 3)
    #expect(tally["pair"] == 0 && tally["tap"] == 3)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func whatIsDisabledHearsOfNothing() async throws {
    struct Root: View {
      let tally: Tally
      @State private var isOff = true
      var body: some View {
        VStack {
          Text("target").frame(width: 120, height: 80).onTapGesture { tally.note("tap") }.disabled(isOff)
          Toggle("off", isOn: $isOff)
        }
      }
    }
    let tally = Tally()
    let (window, _) = try await show(Root(tally: tally))
    defer { window.close() }
    let target = try window.require(Gtk.Label.self, .text("target"))
    try await click(target)
    #expect(tally["tap"] == 0)
    try await click(window.require(Gtk.Switch.self, .any))
    try await click(target)
    #expect(tally["tap"] == 1)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func theViewInsideHasTheClick() async throws {
    let tally = try await heard(2) { tally in
      target.onTapGesture { tally.note("inside") }.padding(10).contentShape(Rectangle())
        .onTapGesture { tally.note("around") }
    }
    #expect(tally["inside"] == 2 && tally["around"] == 0)
    let pairs = try await heard(2) { tally in
      target.onTapGesture(count: 2) { tally.note("pair") }.padding(10).onTapGesture { tally.note("around") }
    }
    #expect(pairs["pair"] == 1 && pairs["around"] == 1, "the first click is nobody's inside")
    let first = try await heard(2) { tally in
      target.onTapGesture { tally.note("inside") }.padding(10)
        .highPriorityGesture(TapGesture().onEnded { tally.note("around") })
    }
    #expect(first["inside"] == 0 && first["around"] == 2)
    for isAround in [true, false] {
      let tally = Tally()
      let button = Button("button") { tally.note("button") }
      let goesFirst = TapGesture().onEnded { tally.note("around") }
      let (window, _) = try await show(
        VStack {
          if isAround {
            VStack { button }.highPriorityGesture(goesFirst)
          } else {
            button.highPriorityGesture(goesFirst)
          }
        })
      try await click(window.require(Gtk.Button.self, .text("button")), count: 2)
      try await wait { tally["around"] == 2 }
      #expect(tally["button"] == 0)
      window.close()
    }
    let beside = try await heard(2) { tally in
      target.onTapGesture { tally.note("inside") }.padding(10)
        .simultaneousGesture(TapGesture().onEnded { tally.note("around") })
    }
    #expect(beside["inside"] == 2 && beside["around"] == 2)
  }

  @Test(
    "quick clicks on a row of a list or a table are heard by the view in it, each of them and in pairs",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func clicksInRows() async throws {
    struct Row: Identifiable { let id: Int }
    let tally = Tally()
    let (window, _) = try await show(
      HStack {
        List {
          Text("pair").onTapGesture(count: 2) { tally.note("pair") }
          Text("both").onTapGesture(count: 2) { tally.note("double") }.onTapGesture { tally.note("single") }
          Text("each").onTapGesture { tally.note("each") }
        }
        List(selection: .constant(1)) {
          ForEach(1..<3) { i in Text("chosen \(i)").onTapGesture(count: 2) { tally.note("chosen") } }
        }
        Table([Row(id: 1)]) {
          TableColumn("Name") { _ in Text("cell").onTapGesture(count: 2) { tally.note("cell") } }
        }
      }, width: 700)
    defer { window.close() }
    func label(_ text: String) throws -> Gtk.Label { try window.require(Gtk.Label.self, .text(text)) }
    for turn in 1...2 {
      for (text, name) in [("pair", "pair"), ("both", "double"), ("chosen 1", "chosen"), ("cell", "cell")] {
        try await click(label(text), count: 2)
        try await wait { tally[name] == turn }
      }
      try await click(label("each"), count: 2)
      try await wait { tally["each"] == 2 * turn }
      #expect(tally["single"] == 0, "a click of a pair is none by itself")
    }
    try await click(label("both"))
    try await wait { tally["single"] == 1 }
    #expect(tally["double"] == 2)
  }

  private struct Unseen: View {
    let model: Model
    let tally: Tally
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ZStack {
          Button("behind") { tally.note("behind") }
          Button("front") { tally.note("front") }.opacity(model.isOn ? 1 : 0)
        }
        ZStack {
          Button("low") { tally.note("low") }
          Color.red.frame(width: 90, height: 40).opacity(model.isOn ? 1 : 0).onTapGesture { tally.note("color") }
        }
        ZStack {
          Button("deep") { tally.note("deep") }
          HStack { Color.red.frame(width: 90, height: 40) }.padding(1).hidden().padding(1).onTapGesture {
            tally.note("hidden")
          }
        }
        ZStack {
          Button("past") { tally.note("past") }
          Color.red.frame(width: 90, height: 40).allowsHitTesting(model.isOn).onTapGesture { tally.note("passed") }
        }
      }
    }
  }

  @Test(
    "what cannot be seen takes no clicks, nor does a gesture around it, and what is behind gets them",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func invisible() async throws {
    let (model, tally) = (Model(), Tally())
    let (window, _) = try await show(Unseen(model: model, tally: tally))
    defer { window.close() }
    let pairs = [("behind", "front"), ("low", "color"), ("deep", nil), ("past", "passed")]
    for _ in 1...2 {
      for isSeen in [false, true] {
        model.isOn = isSeen
        try await settle()
        tally.clear()
        for (behind, front) in pairs {
          let frame = try #require(window.require(Gtk.Button.self, .text(behind)).frame(in: window.window))
          try await click(
            window.window, at: .init(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
          let heard = isSeen ? front ?? behind : behind
          #expect(tally[heard] == 1 && (heard == behind || tally[behind] == 0), "\(behind), seen: \(isSeen)")
        }
        #expect(tally["hidden"] == 0)
      }
    }
  }
}

import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct StackViewTests {
  /// A view that asks for a size.
  private final class Part: View {
    let asked: (width: Int, height: Int)

    init(_ width: Int, _ height: Int) {
      asked = (width, height)
      super.init()
    }

    override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
      .fixed(orientation == .horizontal ? asked.width : asked.height)
    }
  }

  private func frames(_ views: [Widget], in stack: StackView) throws -> [Rect] {
    try views.map { try #require($0.frame(in: stack)) }
  }

  private func withStack(
    _ views: [Widget], width: Int = 300, height: Int = 100, _ prepare: (StackView) -> Void = { _ in },
    _ body: (StackView) async throws -> Void
  ) async throws {
    let stack = StackView(arrangedSubviews: views)
    prepare(stack)
    try await withTestWindow(stack, width: width, height: height) { _ in try await body(stack) }
  }

  @Test func aRowPutsItsViewsSideBySideAndGivesTheRestToTheOneThatHugsLeast() async throws {
    let views = [Part(50, 20), Part(40, 30), Part(30, 20)]
    views[1].setContentHuggingPriority(LayoutPriority(1), for: .horizontal)
    try await withStack(views) {
      $0.spacing = 10
      $0.setCustomSpacing(20, after: views[0])
    } _: { stack in
      let frames = try frames(views, in: stack)
      #expect(frames.map(\.x) == [0, 70, 270])
      #expect(frames.map(\.width) == [50, 190, 30])
      #expect(frames.allSatisfy { $0.y == 0 && $0.height == 100 }, "they fill the height")
      #expect(stack.customSpacing(after: views[0]) == 20)
      #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)
    }
  }

  @Test func aStackAsksForWhatItsViewsNeed() {
    let stack = StackView(arrangedSubviews: [Part(50, 20), Part(40, 30)])
    stack.spacing = 10
    #expect(stack.measured(.horizontal).natural == 100 && stack.measured(.vertical).natural == 30)
    stack.axis = .vertical
    #expect(stack.measured(.horizontal).natural == 50 && stack.measured(.vertical).natural == 60)
  }

  @Test func aHiddenViewTakesNoRoomAndComesBack() async throws {
    let views = [Part(50, 20), Part(40, 20), Part(30, 20)]
    try await withStack(views) {
      $0.spacing = 10
      $0.distribution = .equalSpacing
    } _: { stack in
      #expect(try frames(views, in: stack).map(\.x) == [0, 140, 270])
      views[1].isHidden = true
      try await settle()
      #expect(try frames([views[0], views[2]], in: stack).map(\.x) == [0, 270])
      #expect(stack.arrangedSubviews.count == 3)
      views[1].isHidden = false
      try await settle()
      #expect(try frames(views, in: stack).map(\.x) == [0, 140, 270])
    }
  }

  @Test func equalDistributions() async throws {
    let views = [Part(50, 20), Part(40, 20), Part(10, 20)]
    try await withStack(views) {
      $0.distribution = .fillEqually
    } _: { stack in
      #expect(try frames(views, in: stack).map(\.width) == [100, 100, 100])
      stack.distribution = .fillProportionally
      try await settle()
      #expect(try frames(views, in: stack).map(\.width) == [150, 120, 30])
      stack.distribution = .equalCentering
      try await settle()
      let middles = try frames(views, in: stack).map { $0.x + $0.width / 2 }
      #expect(middles[1] - middles[0] == middles[2] - middles[1])
    }
  }

  @Test func alignments() async throws {
    let part = Part(50, 20)
    try await withStack([part, Part(20, 40)]) {
      $0.alignment = .center
    } _: { stack in
      #expect(try #require(part.frame(in: stack)).y == 40)
      stack.alignment = .top
      try await settle()
      #expect(try #require(part.frame(in: stack)).y == 0)
      stack.alignment = .bottom
      try await settle()
      #expect(try #require(part.frame(in: stack)).y == 80)
      stack.axis = .vertical
      stack.alignment = .trailing
      try await settle()
      #expect(try #require(part.frame(in: stack)).x == 250)
    }
  }

  @Test func aViewMayHaveConstraintsOfItsOwn() async throws {
    let (part, other) = (Part(10, 10), Part(10, 10))
    try await withStack([part, other]) { _ in
      part.widthAnchor.constraint(equalToConstant: 80).isActive = true
    } _: { stack in
      let widths = try frames([part, other], in: stack).map(\.width)
      #expect(widths == [80, 220])
    }
  }

  @Test func viewsComeAndGo() async throws {
    let views = [Part(50, 20), Part(40, 20), Part(30, 20)]
    try await withStack(Array(views.prefix(2))) {
      $0.distribution = .fillEqually
    } _: { stack in
      stack.insertArrangedSubview(views[2], at: 1)
      try await settle()
      #expect(stack.arrangedSubviews == [views[0], views[2], views[1]] && stack.subviews.count == 3)
      #expect(try frames(views, in: stack).map(\.x) == [0, 200, 100])
      views[0].removeFromSuperview()
      try await settle()
      #expect(stack.arrangedSubviews == [views[2], views[1]])
      #expect(try frames(Array(views.dropFirst()), in: stack).map(\.width) == [150, 150])
      stack.removeArrangedSubview(views[2])
      try await settle()
      #expect(views[2].parent === stack && stack.arrangedSubviews == [views[1]])
      #expect(try #require(views[1].frame(in: stack)).width == 300)
    }
  }

  @Test func aViewThatIsHiddenEndsItsOwnConstraintsOnly() async throws {
    let views = (0..<5).map { _ in Part(10, 10) }
    try await withStack(views) {
      $0.distribution = .fillEqually
      $0.spacing = 5
    } _: { stack in
      let before = Set(stack.constraints.map(ObjectIdentifier.init))
      views[2].isHidden = true
      try await settle()
      let rest = [views[0], views[1], views[3], views[4]]
      #expect(try frames(rest, in: stack).map(\.x) == [0, 76, 153, 229])
      let after = Set(stack.constraints.map(ObjectIdentifier.init))
      // Gone are both gaps and edges, and the width, of one; the gap between its neighbours came.
      #expect(before.subtracting(after).count == 5 && after.subtracting(before).count == 1)
      stack.spacing = 10
      try await settle()
      #expect(Set(stack.constraints.map(ObjectIdentifier.init)) == after)
      #expect(try frames(rest, in: stack).map(\.width) == [68, 67, 68, 67])
    }
  }

  @Test("a slider or a progress view, which has no width of its own, takes what is left in a row", arguments: [0, 3])
  func sizeless(place: Int) async throws {
    for sizeless in [Slider(), ProgressView()] {
      let words = (0..<3).map { Label("Word \($0)") }
      let row = StackView()
      words.forEach(row.addArrangedSubview)
      row.insertArrangedSubview(sizeless, at: place)
      let window = try await TestWindow(row, width: 600, height: 60)
      defer { window.close() }
      #expect(words.allSatisfy { $0.frame.width < 80 } && sizeless.frame.width > 400)
    }
  }
}

import GtkTesting
import Testing

/// When constraints begin and end, and what cannot be met.
@Suite(.serialized) struct ConstraintLifetimeTests: TwoBlocks {
  let view = View()
  let first = Block(width: 20...60, height: 10...20)
  let second = Block(width: 20...40, height: 10...30)

  init() throws {
    try TestDisplay.prepare()
    view.addSubview(first)
    view.addSubview(second)
  }

  @Test("a subview that leaves ends its constraints, however it leaves")
  func removal() async throws {
    let row = makeRow()
    LayoutConstraint.activate(row)
    let window = try await show()
    defer { window.close() }
    first.removeFromSuperview()
    #expect(row.map(\.isActive) == [false, false, true])
    view.removeChild(second)
    try await settle()
    #expect(row.allSatisfy { !$0.isActive } && view.constraints.isEmpty)
    view.addSubview(first)
    try await settle()
    #expect(first.frame == view.bounds)
  }

  @Test("a constraint is active between both of its ends only, and setting it again asks for nothing")
  func activation() async throws {
    let constraint = first.widthAnchor.constraint(equalToConstant: 40)
    #expect(!constraint.isActive && view.constraints.isEmpty)
    constraint.isActive = true
    constraint.isActive = true
    #expect(constraint.isActive && view.constraints.count == 1)
    let window = try await show()
    defer { window.close() }
    let frames = try await countFrames(of: window.window) {
      constraint.isActive = true
      constraint.constant = 40
      constraint.priority = .required
      try await settle()
    }
    #expect(frames == 0)
    constraint.isActive = false
    constraint.isActive = false
    #expect(!constraint.isActive && view.constraints.isEmpty)
  }

  @Test("required constraints that contradict each other end in one warning, and leave no trace once they are gone")
  func conflict() async throws {
    var warnings: [String] = []
    // On a busy machine there may be advice about slow hooks as well.
    let observation = UpdateRecorder.observeMessages { if $0.contains("cannot meet") { warnings.append($0) } }
    defer { observation.end() }
    LayoutConstraint.activate(makeRow())
    let wide = first.widthAnchor.constraint(equalToConstant: 100)
    let wider = first.widthAnchor.constraint(equalToConstant: 180)
    wider.identifier = "wider"
    LayoutConstraint.activate([wide, wider])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 100 && second.frame.x == 115)
    #expect(warnings.count == 1 && warnings.first?.contains("wider: Block.width = 180.0") == true)
    view.setNeedsLayout()
    try await settle()
    #expect(warnings.count == 1)
    LayoutConstraint.deactivate([wide, wider])
    try await settle()
    #expect(view.measured(.horizontal) == Measurement(minimum: 65, natural: 125))
  }

  @Test("view, subviews, guides and constraints are freed together")
  func freed() async throws {
    var watches: [FinalizationWatch] = []
    do {
      let view = View()
      let block = Block(width: 10...10, height: 10...10)
      let guide = LayoutGuide()
      view.addSubview(block)
      view.addLayoutGuide(guide)
      let constraints = [
        block.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        block.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ]
      LayoutConstraint.activate(constraints)
      let window = try await TestWindow(view)
      watches = [FinalizationWatch(view), FinalizationWatch(block), FinalizationWatch(guide)]
      watches += constraints.map { FinalizationWatch($0) }
      window.close()
    }
    for watch in watches { try await watch.expectFinalized() }
  }

  @Test("a constraint outlives its items without harm")
  func outlived() async throws {
    var block: Block? = Block(width: 10...10, height: 10...10)
    view.addSubview(try #require(block))
    let constraint = try #require(block).widthAnchor.constraint(equalTo: first.widthAnchor)
    constraint.isActive = true
    block?.removeFromSuperview()
    block = nil
    #expect(!constraint.isActive && constraint.firstItem == nil)
    #expect(constraint.description == "nothing.width = Block.width")
    constraint.constant = 3
  }

  @Test("a constraint between items without a view in common ends in a sentence")
  func noCommonView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard (try? TestDisplay.prepare()) != nil else { return }
        let (one, other) = (View(), View())
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("View.width = View.width cannot be activated: its items have no View in common"))
  }

  @Test("a constraint across a plain widget, which places what is in it by itself, ends in a sentence")
  func tooDeep() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        guard (try? TestDisplay.prepare()) != nil else { return }
        let (outer, box, label) = (View(), Box(.vertical), Label("deep"))
        outer.addSubview(box)
        box.append(label)
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("Label is not directly in View. A Box between them"))
  }

  @Test("a view that outlives the view above is laid out without the constraints that went with it")
  func ownerEnds() async throws {
    let inner = View()
    var outer: View? = View()
    outer?.addSubview(inner)
    inner.addSubview(first)
    first.leadingAnchor.constraint(equalTo: try #require(outer).leadingAnchor, constant: 30).isActive = true
    outer = nil
    let window = try await TestWindow(inner, width: 200, height: 100)
    defer { window.close() }
    #expect(first.frame == inner.bounds && first.frame.width > 0)
  }

  @Test("a subview's constraints end with it among hundreds of others, and no others do")
  func oneOfMany() async throws {
    let (blocks, shared) = ((0..<200).map { _ in Block(width: 5...5, height: 5...5) }, LayoutGuide())
    view.addLayoutGuide(shared)
    var own: [[LayoutConstraint]] = []
    for block in blocks {
      view.addSubview(block)
      own.append([
        block.topAnchor.constraint(equalTo: shared.topAnchor),
        block.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        block.widthAnchor.constraint(equalTo: block.heightAnchor),
      ])
    }
    LayoutConstraint.activate(own.flatMap(\.self))
    let window = try await show()
    defer { window.close() }
    for place in [100, 0, 199, 50] {
      blocks[place].removeFromSuperview()
      #expect(own[place].map(\.isActive) == [false, false, true], "its own shape goes along")
      own[place] = []
      #expect(own.allSatisfy { $0.allSatisfy(\.isActive) } && view.constraints.count == own.joined().count)
    }
    view.removeLayoutGuide(shared)
    #expect(own.allSatisfy { $0.map(\.isActive) == [false, true, true] || $0.isEmpty })
  }
}

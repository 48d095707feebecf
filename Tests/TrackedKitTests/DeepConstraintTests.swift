import GtkTesting
import Testing

/// Constraints whose items are further down than directly in the view that keeps them.
@Suite(.serialized) struct DeepConstraintTests: TwoBlocks {
  let view = View()
  let inner = View()
  /// In `inner`.
  let first = Block(width: 20...60, height: 10...20)
  /// In `view`.
  let second = Block(width: 20...40, height: 10...30)

  init() throws {
    try TestDisplay.prepare()
    view.addSubview(inner)
    view.addSubview(second)
    inner.addSubview(first)
  }

  /// `inner` stands at (30, 10) and is as large as `first` with 5 pixels around it; `second` follows `first`.
  private func makeChain() -> (distance: LayoutConstraint, margin: LayoutConstraint) {
    let distance = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    let margin = first.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      margin, first.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
      first.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -5),
      first.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -5),
      distance, second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
    ])
    return (distance, margin)
  }

  @Test("the nearest view above both items keeps the constraint and places both")
  func owner() async throws {
    let (distance, margin) = makeChain()
    #expect(view.constraints.contains { $0 === distance } && inner.constraints.contains { $0 === margin })
    let window = try await show()
    defer { window.close() }
    #expect(inner.frame == Rect(x: 30, y: 10, width: 70, height: 30))
    #expect(first.frame == Rect(x: 5, y: 5, width: 60, height: 20))
    #expect(second.frame == Rect(x: 103, y: 10, width: 40, height: 30))
  }

  @Test("what changes further down moves what depends on it above, and the other way round")
  func constants() async throws {
    let (distance, margin) = makeChain()
    let window = try await show()
    defer { window.close() }
    margin.constant = 25
    try await settle()
    #expect(first.frame.x == 25 && inner.frame.width == 90 && second.frame.x == 123)
    distance.constant = 0
    try await settle()
    #expect(second.frame.x == 115)
    let width = first.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    width.isActive = true
    try await settle()
    #expect(first.frame.width == 150 && inner.frame.width == 180 && second.frame.x == 205)
    width.isActive = false
    try await settle()
    #expect(first.frame.width == 60 && second.frame.x == 115)
  }

  @Test("a constraint of the view above moves what is further down although nothing around it moves")
  func onlyFurtherDown() async throws {
    let place = first.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 200), inner.heightAnchor.constraint(equalToConstant: 60),
      first.topAnchor.constraint(equalTo: inner.topAnchor), place,
    ])
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.x == 10)
    place.constant = 70
    try await settle()
    #expect(first.frame.x == 40 && inner.frame == Rect(x: 30, y: 0, width: 200, height: 60))
  }

  @Test("a longer text further down reaches the view that keeps the constraints, in the same frame")
  func text() async throws {
    let label = Label("short")
    inner.addSubview(label)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      first.topAnchor.constraint(equalTo: label.bottomAnchor),
      second.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
    ])
    let window = try await show(width: 400)
    defer { window.close() }
    #expect(second.frame.x == Double(label.measured(.horizontal).natural + 4))
    label.text = "A good deal longer than before"
    var shown: [Double] = []
    window.window.frameClock?.onPaint { [second] in shown.append(second.frame.x) }
    try await settle()
    let expected = Double(label.measured(.horizontal).natural + 4)
    #expect(shown.first == expected && second.frame.x == expected)
  }

  @Test("a view between that no constraint places fills its own, and its subviews count from there")
  func unconstrainedContainer() async throws {
    let middle = View()
    view.addSubview(middle)
    middle.addSubview(inner)
    LayoutConstraint.activate([
      first.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 6),
      second.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
    ])
    #expect(view.constraints.count == 3)
    let window = try await show()
    defer { window.close() }
    #expect(middle.frame == view.bounds && inner.frame == view.bounds)
    #expect(first.frame == Rect(x: 120, y: 39, width: 60, height: 20))
    window.window.setDefaultSize(width: 400, height: 100)
    try await wait(for: "the new size") { view.width == 400 }
    try await settle()
    #expect(first.frame.x == 170 && inner.frame.width == 400)
  }

  @Test("columns of rows that are views of their own have one width")
  func columns() async throws {
    let rows = [View(), View()]
    let titles = [Block(width: 30...30, height: 10...10), Block(width: 80...80, height: 10...10)]
    let fields = [Block(width: 10...10, height: 10...10), Block(width: 10...10, height: 10...10)]
    let form = View()
    for (row, (title, field)) in zip(rows, zip(titles, fields)) {
      form.addSubview(row)
      row.addSubview(title)
      row.addSubview(field)
      LayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: form.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: form.trailingAnchor),
        title.leadingAnchor.constraint(equalTo: row.leadingAnchor), title.topAnchor.constraint(equalTo: row.topAnchor),
        field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 6),
        field.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        field.topAnchor.constraint(equalTo: row.topAnchor),
        field.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
    }
    LayoutConstraint.activate([
      rows[0].topAnchor.constraint(equalTo: form.topAnchor),
      rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor, constant: 2),
      rows[1].bottomAnchor.constraint(lessThanOrEqualTo: form.bottomAnchor),
    ])
    let column = titles[0].widthAnchor.constraint(equalTo: titles[1].widthAnchor)
    column.isActive = true
    #expect(form.measured(.horizontal) == Measurement(minimum: 96, natural: 96))
    #expect(form.measured(.vertical) == Measurement(minimum: 22, natural: 22))
    let window = try await TestWindow(form, width: 200, height: 100)
    defer { window.close() }
    #expect(fields.map(\.frame.x) == [86, 86] && fields.map(\.frame.width) == [114, 114])
    #expect(rows.map(\.frame.y) == [0, 12])
    column.isActive = false
    try await settle()
    #expect(fields.map(\.frame.x) == [36, 86])
    #expect(rows[0].measured(.horizontal).minimum == 46, "the row answers for itself again")
  }

  @Test("a guide further down can be an item")
  func guide() async throws {
    let guide = LayoutGuide()
    inner.addLayoutGuide(guide)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 40),
      inner.widthAnchor.constraint(equalToConstant: 100),
      guide.centerXAnchor.constraint(equalTo: inner.centerXAnchor), guide.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let window = try await show()
    defer { window.close() }
    #expect(guide.layoutFrame.x == 40 && guide.layoutFrame.width == 20 && second.frame.x == 100)
    #expect(first.frame == inner.bounds)
  }

  @Test("a constraint ends when anything between its items and its owner leaves")
  func removal() async throws {
    let (distance, margin) = makeChain()
    let window = try await show()
    defer { window.close() }
    inner.removeFromSuperview()
    #expect(!distance.isActive && margin.isActive && view.constraints.isEmpty)
    try await settle()
    #expect(second.frame == view.bounds)
    #expect(inner.measured(.horizontal) == Measurement(minimum: 30, natural: 70))
    view.addSubview(inner)
    try await settle()
    #expect(inner.frame == view.bounds && first.frame.width == 290)
    distance.isActive = true
    Box(.vertical).append(first)
    #expect(!distance.isActive && !margin.isActive && inner.constraints.isEmpty)
  }

  @Test("what is in a hidden view asks for no size")
  func hidden() async throws {
    _ = makeChain()
    let window = try await show()
    defer { window.close() }
    inner.isVisible = false
    try await settle()
    #expect(second.frame.x == 43)
    inner.isVisible = true
    try await settle()
    #expect(second.frame.x == 103 && first.frame.width == 60)
  }

  @Test("from right to left everything counts from the other side, at every depth")
  func rightToLeft() async throws {
    _ = makeChain()
    for widget in [view, inner] { widget.direction = .rightToLeft }
    let window = try await show()
    defer { window.close() }
    #expect(inner.frame == Rect(x: 200, y: 10, width: 70, height: 30))
    #expect(first.frame.x == 5 && second.frame.x == 157)
  }

  @Test("views, constraints and solvers at several depths are freed together")
  func freed() async throws {
    var watches: [FinalizationWatch] = []
    do {
      let (outer, middle) = (View(), View())
      let block = Block(width: 10...10, height: 10...10)
      outer.addSubview(middle)
      middle.addSubview(block)
      let constraint = block.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4)
      constraint.isActive = true
      let window = try await TestWindow(outer)
      #expect(block.frame.x == 4)
      watches = [outer, middle, block].map { FinalizationWatch($0) } + [FinalizationWatch(constraint)]
      window.close()
    }
    for watch in watches { try await watch.expectFinalized() }
  }
}

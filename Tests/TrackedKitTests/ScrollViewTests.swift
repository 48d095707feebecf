import GtkTesting
import Testing

@MainActor private final class Listener: ScrollViewDelegate {
  var offsets: [Point] = []
  var endedAnimations = 0

  func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { endedAnimations += 1 }
}

@MainActor @Suite(.serialized) struct ScrollViewTests {
  private let controller = ViewController()
  private let scrollView = ScrollView()
  private let listener = Listener()

  /// Shows the scroll view in all of a window of 300 by 200.
  private func show(_ body: () async throws -> Void) async throws {
    scrollView.delegate = listener
    scrollView.frame = Rect(x: 0, y: 0, width: 300, height: 200)
    controller.view.addSubview(scrollView)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    try await body()
  }

  private func addBlock(_ rect: Rect) -> View {
    let block = View(frame: rect)
    scrollView.addSubview(block)
    return block
  }

  @Test func subviewsAreInTheContentsCoordinates() async throws {
    let block = addBlock(Rect(x: 20, y: 500, width: 60, height: 40))
    scrollView.contentSize = Size(width: 300, height: 1000)
    try await show {
      #expect(scrollView.subviews.map { $0 === block } == [true])
      #expect(block.superview === scrollView)
      #expect(controller.view.convert(Point.zero, from: block) == Point(x: 20, y: 500))
      scrollView.contentOffset = Point(x: 0, y: 480)
      try await settle()
      #expect(block.frame == Rect(x: 20, y: 500, width: 60, height: 40))
      #expect(controller.view.convert(Point.zero, from: block) == Point(x: 20, y: 20))
      #expect(listener.offsets == [Point(x: 0, y: 480)])
      block.removeFromSuperview()
      #expect(scrollView.subviews.isEmpty)
    }
  }

  @Test func aPlaceSetBeforeTheFirstLayoutIsScrolledTo() async throws {
    scrollView.contentSize = Size(width: 300, height: 1000)
    scrollView.contentOffset = Point(x: 0, y: 300)
    try await show {
      #expect(scrollView.contentOffset == Point(x: 0, y: 300))
      scrollView.contentOffset.y = 5000
      #expect(scrollView.contentOffset.y == 800, "no further than the content reaches")
      scrollView.contentSize.height = 400
      try await settle()
      #expect(scrollView.contentOffset.y == 200)
      #expect(listener.offsets.last?.y == 200)
    }
  }

  @Test func constraintsWithTheContentGiveItsSize() async throws {
    let (label, block) = (Label(), View())
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: 60).joined(separator: " ")
    for view in [label, block] as [Widget] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(view)
    }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    let gap = block.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      label.widthAnchor.constraint(equalTo: frame.widthAnchor), gap,
      block.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      block.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
      block.heightAnchor.constraint(equalToConstant: 400), block.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    try await show {
      #expect(label.frame.width == 300)
      #expect(block.frame.width == 150)
      #expect(block.frame.minY == label.frame.maxY + 10)
      #expect(scrollView.contentSize == Size(width: 300, height: block.frame.maxY))
      gap.constant = 50
      try await settle()
      #expect(block.frame.minY == label.frame.maxY + 50)
      #expect(scrollView.contentSize.height == block.frame.maxY)
      let height = label.frame.height
      scrollView.frame.size.width = 150
      try await settle()
      #expect(label.frame.width == 150)
      #expect(label.frame.height > height)
      #expect(scrollView.contentSize.width == 150)
    }
  }

  @Test func edgesOfTheScrollViewAreThoseOfItsContent() async throws {
    let stack = StackView(arrangedSubviews: [])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    controller.view.addSubview(scrollView)
    for _ in 0..<10 {
      let row = View()
      row.heightAnchor.constraint(equalToConstant: 50).isActive = false
      stack.addArrangedSubview(row)
      row.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    let width = stack.widthAnchor.constraint(equalTo: controller.view.widthAnchor, constant: -40)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20), width,
    ])
    #expect(width.isActive)
    try await show {
      #expect(scrollView.contentSize == Size(width: 300, height: 540))
      #expect(stack.frame == Rect(x: 20, y: 20, width: 260, height: 500))
      width.constant = -100
      try await settle()
      #expect(stack.frame.width == 200)
      width.isActive = false
      #expect(!width.isActive)
      try await settle()
      #expect(scrollView.contentSize.width == 40)
    }
  }

  @Test func whatIsTiedToTheFrameStaysWhereItIsSeen() async throws {
    let header = View()
    header.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(header)
    scrollView.contentSize = Size(width: 300, height: 1000)
    LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      header.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      header.heightAnchor.constraint(equalToConstant: 30),
    ])
    try await show {
      #expect(header.frame == Rect(x: 0, y: 0, width: 300, height: 30))
      scrollView.contentOffset.y = 250
      try await settle()
      #expect(header.frame == Rect(x: 0, y: 250, width: 300, height: 30))
    }
  }

  @Test func insetsAreScrolledAlong() async throws {
    let block = addBlock(Rect(x: 0, y: 0, width: 300, height: 400))
    scrollView.contentSize = block.frame.size
    scrollView.contentInset = EdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    try await show {
      #expect(scrollView.contentOffset == Point(x: 0, y: -30))
      #expect(controller.view.convert(Point.zero, from: block).y == 30)
      scrollView.contentOffset.y = 1000
      #expect(scrollView.contentOffset.y == 250)
    }
  }

  @Test func aRectangleIsScrolledIntoSight() async throws {
    scrollView.contentSize = Size(width: 300, height: 1000)
    try await show {
      scrollView.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 50), animated: false)
      #expect(scrollView.contentOffset.y == 0, "it is in sight")
      scrollView.scrollRectToVisible(Rect(x: 0, y: 500, width: 10, height: 50), animated: false)
      #expect(scrollView.contentOffset.y == 350)
      scrollView.scrollRectToVisible(Rect(x: 0, y: 100, width: 10, height: 50), animated: false)
      #expect(scrollView.contentOffset.y == 100)
    }
  }

  @Test func scrollingIsAnimated() async throws {
    scrollView.contentSize = Size(width: 300, height: 1000)
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    try await show {
      scrollView.setContentOffset(Point(x: 0, y: 600), animated: true)
      try await wait(for: "the end of the animation") { listener.endedAnimations == 1 }
      #expect(scrollView.contentOffset.y == 600)
      #expect(listener.offsets.count > 1)
      #expect(listener.offsets.map(\.y) == listener.offsets.map(\.y).sorted())
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func theUserScrolls() async throws
  {
    scrollView.contentSize = Size(width: 300, height: 1000)
    try await show {
      try await scroll(scrollView, steps: 3)
      try await wait(for: "the content to move") { scrollView.contentOffset.y > 0 }
      #expect(listener.offsets.last == scrollView.contentOffset)
    }
  }

  @Test func listsAndTextViewsAreScrollViews() async throws {
    @MainActor final class Rows: TableViewDataSource, TableViewDelegate {
      var offsets: [Double] = []
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
      func scrollViewDidScroll(_ scrollView: ScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    let rows = Rows()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (rows, rows)
    controller.view.addSubview(table)
    let window = try await TestWindow(controller, width: 300, height: 200)
    defer { window.close() }
    #expect(table.contentSize.height > 1000)
    table.setContentOffset(Point(x: 0, y: 120), animated: false)
    #expect(table.contentOffset.y == 120)
    #expect(rows.offsets.last == 120)
  }

  @Test func whatIsInItGoesWithItsWindow() async throws {
    weak var scroll: ScrollView?
    weak var inner: View?
    var plain: View? = View()
    weak let outer = plain
    do {
      let (made, content) = (ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100)), View())
      (scroll, inner) = (made, content)
      made.addSubview(content)
      made.contentSize = Size(width: 300, height: 300)
      plain?.addSubview(made)
      let window = try await TestWindow(try #require(plain), width: 300, height: 200)
      try await settle()
      window.close()
    }
    plain = nil
    try await wait(for: "the views to end") { scroll == nil && inner == nil && outer == nil }
  }
}

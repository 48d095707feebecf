import GtkTesting
import Testing

@testable import TrackedKit

/// Arranged views that come and go in an animation, and what a layer says of its place meanwhile.
@MainActor @Suite(.serialized) struct StackMotionTests {
  private func block(_ color: Color, _ side: Double) -> View {
    let view = View()
    view.backgroundColor = color
    view.widthAnchor.constraint(equalToConstant: side).isActive = true
    view.heightAnchor.constraint(equalToConstant: side).isActive = true
    return view
  }

  private func withAnimations(_ view: View, _ body: () async throws -> Void) async throws {
    let window = try await TestWindow(view, width: 200, height: 300)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    try await body()
  }

  /// Where a colour is seen in the middle of a view, from the top or the left.
  private func span(of isMeant: (Texture.Pixel) -> Bool, in view: View, along axis: Orientation) throws -> (Int, Int)? {
    let picture = try picture(of: view)
    let places = (0..<(axis == .vertical ? picture.height : picture.width)).filter { place in
      isMeant(axis == .vertical ? picture.pixel(x: 20, y: place) : picture.pixel(x: place, y: 20))
    }
    return places.first.map { ($0, places.count) }
  }

  @Test(
    "the neighbours of an arranged view that is hidden in an animation take its room on the way, and give it back",
    arguments: [Orientation.vertical, .horizontal])
  func hiding(axis: Orientation) async throws {
    let (first, middle, last) = (block(.red, 40), block(.green, 40), block(.blue, 40))
    let stack = StackView(arrangedSubviews: [first, middle, last])
    (stack.axis, stack.spacing) = (axis, 10)
    let (root, below) = (View(), block(.black, 20))
    root.addSubview(stack)
    root.addSubview(below)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      axis == .vertical
        ? below.topAnchor.constraint(equalTo: stack.bottomAnchor)
        : below.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
      axis == .vertical
        ? below.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        : below.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    func start(_ place: Rect) -> Double { axis == .vertical ? place.minY : place.minX }
    try await withAnimations(root) {
      for _ in 1...2 {
        var ends: [Bool] = []
        View.animate(withDuration: 0.3) {
          middle.isHidden = true
        } completion: {
          ends.append($0)
        }
        #expect(middle.isHidden && !middle.isMapped && start(last.frame) == 50 && start(below.frame) == 90)
        try await wait(for: "the way") {
          (55..<95).contains(start(last.layer.presentation.frame)) && start(below.layer.presentation.frame) > 92
        }
        let blue = try #require(try span(of: { $0.blue > 200 && $0.red < 50 }, in: root, along: axis))
        #expect((52...98).contains(blue.0), "it is seen where its layer says")
        let rest = try #require(
          try span(of: { Int($0.green) > Int($0.red) + 5 && Int($0.green) > Int($0.blue) + 5 }, in: root, along: axis))
        #expect(
          (40...50).contains(rest.0) && rest.0 + rest.1 <= blue.0 + 1, "what goes is cut off where its neighbour comes")
        try await wait(for: "the end") { ends == [true] }
        try await settle()
        #expect(start(last.layer.presentation.frame) == 50 && start(below.layer.presentation.frame) == 90)
        #expect(
          try span(of: { Int($0.green) > Int($0.red) + 5 && Int($0.green) > Int($0.blue) + 5 }, in: root, along: axis)
            == nil)
        #expect((stack.layer.sublayers ?? []).isEmpty)

        View.animate(withDuration: 0.3) {
          middle.isHidden = false
        } completion: {
          ends.append($0)
        }
        #expect(start(last.frame) == 100 && start(middle.frame) == 50 && middle.alpha == 1)
        try await wait(for: "the way back") {
          (55..<95).contains(start(last.layer.presentation.frame))
            && (0.05..<0.95).contains(middle.layer.presentation.opacity)
        }
        try await wait(for: "the end") { ends == [true, true] }
        #expect(middle.layer.presentation.opacity == 1 && middle.alpha == 1)
        #expect(start(last.layer.presentation.frame) == 100)
      }
    }
  }

  @Test("a view that is shown again on its way out is seen, and an alpha that the program animates stays its own")
  func turningRound() async throws {
    let (first, middle, last) = (block(.red, 40), block(.green, 40), block(.blue, 40))
    let stack = StackView(arrangedSubviews: [first, middle, last])
    stack.axis = .vertical
    let root = View()
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    try await withAnimations(root) {
      for _ in 1...2 {
        View.animate(withDuration: 0.3) {
          middle.isHidden = true
          middle.alpha = 0
        }
        try await wait(for: "the way") { (45..<75).contains(last.layer.presentation.frame.minY) }
        var ends = 0
        View.animate(withDuration: 0.3) {
          middle.isHidden = false
          middle.alpha = 0.5
        } completion: { _ in
          ends += 1
        }
        try await wait(for: "the end") { ends == 1 }
        try await settle()
        #expect(last.layer.presentation.frame.minY == 80 && middle.layer.presentation.opacity == 0.5)
        let pixel = try picture(of: middle).pixel(x: 20, y: 20)
        #expect((120...136).contains(pixel.alpha), "its own picture, and no other behind it: \(pixel)")
        middle.alpha = 1
      }
    }
  }

  @Test("what grows around its content is seen as large as it is on its way, and what is below it stays below")
  func card()
    async throws
  {
    let (head, details) = (block(.red, 40), block(.blue, 80))
    let stack = StackView(arrangedSubviews: [head, details])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    details.isHidden = true
    let (root, card, below) = (View(), View(), block(.black, 20))
    card.backgroundColor = Color(red: 0, green: 1, blue: 0)
    card.clipsToBounds = true
    root.addSubview(card)
    card.addSubview(stack)
    root.addSubview(below)
    LayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor), card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 100), stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      below.topAnchor.constraint(equalTo: card.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: card.leadingAnchor),
    ])
    /// How far down the card is seen, and where what is below it begins.
    func seen() throws -> (card: Int, below: Int) {
      let pixels = try picture(of: root)
      let (green, blue) = (
        (0..<300).last { pixels.pixel(x: 90, y: $0).green > 200 && pixels.pixel(x: 90, y: $0).red < 50 },
        (0..<300).last { pixels.pixel(x: 10, y: $0).blue > 200 && pixels.pixel(x: 10, y: $0).red < 50 }
      )
      let black = (0..<300).first {
        let pixel = pixels.pixel(x: 10, y: $0)
        return pixel.alpha > 200 && max(pixel.red, pixel.green, pixel.blue) < 20
      }
      #expect(blue ?? 0 <= green ?? 0, "the content is cut off where the card ends")
      return (try #require(green) + 1, try #require(black))
    }
    try await withAnimations(root) {
      for isHidden in [false, true, false, true] {
        var ends = 0
        View.animate(withDuration: 0.4) {
          details.isHidden = isHidden
        } completion: { _ in
          ends += 1
        }
        var heights: [Int] = []
        while ends == 0 {
          let height = card.layer.presentation.frame.height
          let seen = try seen()
          #expect(abs(Double(seen.card) - height) <= 2 && abs(seen.below - seen.card) <= 2)
          heights.append(seen.card)
          try await wait(for: "the next frame") { ends > 0 || card.layer.presentation.frame.height != height }
        }
        #expect(heights.contains { (55...105).contains($0) }, "\(heights)")
        try await settle()
        #expect(try seen() == (isHidden ? (40, 40) : (120, 120)))
      }
    }
  }

  @Test("nothing is stretched in what gets smaller on its way") func shrinking() async throws {
    let (first, last) = (Label("First"), Label("Last"))
    let stack = StackView(arrangedSubviews: [first, last])
    stack.axis = .vertical
    let root = View()
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    try await withAnimations(root) {
      let height = first.bounds.height
      for isHidden in [true, false, true, false] {
        var (ends, ways) = (0, 0)
        View.animate(withDuration: 0.3) {
          last.isHidden = isHidden
        } completion: { _ in
          ends += 1
        }
        while ends == 0 {
          let shown = stack.layer.presentation.frame.height
          if shown > height + 3, shown < 2 * height - 3 { ways += 1 }
          #expect(first.layer.presentation.frame == Rect(x: 0, y: 0, width: 200, height: height))
          #expect(first.bounds.height == height)
          try await wait(for: "the next frame") { ends > 0 || stack.layer.presentation.frame.height != shown }
        }
        #expect(ways > 0)
      }
    }
  }

  @Test("an arranged view that came with a frame is where the stack puts it") func frames() async throws {
    let stack = StackView()
    stack.axis = .vertical
    try await withAnimations(stack) {
      for index in 0...1 {
        let view = View(frame: Rect(x: 5, y: 70, width: 60, height: 20))
        view.backgroundColor = .red
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        stack.insertArrangedSubview(view, at: 0)
        if index == 0 { stack.addArrangedSubview(View()) }
        try await settle()
        #expect(view.frame == Rect(x: 0, y: 0, width: 200, height: 40))
        let pixels = try picture(of: stack)
        #expect(pixels.pixel(x: 199, y: 39).red == 255 && pixels.pixel(x: 199, y: 40 * index + 41).red < 255)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
      }
    }
  }

  @Test("a hidden arranged view that ends its stack in the same block") func ending() async throws {
    let (first, middle) = (block(.red, 40), block(.green, 40))
    let stack = StackView(arrangedSubviews: [first, middle])
    let root = View()
    root.addSubview(stack)
    try await withAnimations(root) {
      View.animate(withDuration: 0.1) {
        middle.isHidden = true
        stack.removeFromSuperview()
      }
      root.addSubview(stack)
      try await settle()
      View.animate(withDuration: 0.1) {
        first.isHidden = true
        stack.removeArrangedSubview(first)
        first.removeFromSuperview()
      }
      try await settle()
      #expect(stack.layer.sublayers?.count ?? 0 <= 1)
    }
  }

  @Test("a layer's presentation has the place and the opacity on the way, its own animations added") func presentation()
    async throws
  {
    let (root, view) = (View(), View(frame: Rect(x: 0, y: 0, width: 20, height: 20)))
    view.backgroundColor = .red
    root.addSubview(view)
    try await withAnimations(root) {
      for (start, end) in [(0.0, 100.0), (100, 0)] {
        var ends = 0
        View.animate(withDuration: 0.3) {
          view.frame = Rect(x: end, y: 0, width: 20 + end, height: 20)
          view.alpha = end == 0 ? 1 : 0.5
        } completion: { _ in
          ends += 1
        }
        #expect(
          view.layer.presentation.frame.minX == start && view.frame.minX == end
            && view.layer.position.x == view.center.x)
        #expect(abs(view.layer.presentation.opacity - (end == 0 ? 0.5 : 1)) < 1 / 255)
        try await wait(for: "the way") {
          let shown = view.layer.presentation
          return (10..<90).contains(shown.frame.minX) && (0.55..<0.95).contains(shown.opacity)
        }
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.bounds.width - shown.frame.minX - 20) < 0.01)
        try await wait(for: "the end") { ends == 1 }
        #expect(view.layer.presentation.frame == view.frame && view.layer.presentation.opacity == view.alpha)
      }
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (10.0, 110.0, 0.3)
      view.layer.add(animation, forKey: "move")
      try await wait(for: "the layer's way") { (30..<100).contains(view.layer.presentation.position.x) }
      #expect(view.layer.position.x == 10)
      try await wait(for: "the end") { view.layer.animationKeys() == nil }
      #expect(view.layer.presentation.position.x == 10)
    }
  }

  @Test("an animation that hides several arranged views, or sets a property twice, comes to its end")
  func severalInOneBlock() async throws {
    let (first, second, last) = (block(.red, 40), block(.green, 40), block(.blue, 40))
    let inner = StackView(arrangedSubviews: [second])
    let stack = StackView(arrangedSubviews: [first, inner, last])
    stack.axis = .vertical
    let root = View()
    root.addSubview(stack)
    let free = View(frame: Rect(x: 100, y: 0, width: 20, height: 20))
    root.addSubview(free)
    try await withAnimations(root) {
      for isHidden in [true, false, true, false] {
        var ends: [Bool] = []
        View.animate(withDuration: 0.2) {
          first.isHidden = isHidden
          inner.isHidden = isHidden
          free.frame.origin.x = 50
          free.frame.origin.x = isHidden ? 150 : 100
        } completion: {
          ends.append($0)
        }
        try await wait(for: "the end") { !ends.isEmpty }
        #expect(ends == [true] && first.isHidden == isHidden && free.frame.minX == (isHidden ? 150 : 100))
      }
      var ends: [Bool] = []
      View.animate(withDuration: 2) {
        free.frame.origin.x = 50
      } completion: {
        ends.append($0)
      }
      try await paintFrames(2, of: try #require(root.window))
      View.animate(withDuration: 0.1) { free.frame.origin.x = 60 }
      try await wait(for: "the interruption") { !ends.isEmpty }
      #expect(ends == [false])
    }
  }
}

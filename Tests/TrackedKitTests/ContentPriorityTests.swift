import GtkTesting
import Testing

/// How much natural sizes and constraints count, and how places come to whole pixels.
@Suite(.serialized) struct ContentPriorityTests: TwoBlocks {
  let view = View()
  let first = Block(width: 20...60, height: 10...20)
  let second = Block(width: 20...40, height: 10...30)

  init() throws {
    try TestDisplay.prepare()
    view.addSubview(first)
    view.addSubview(second)
  }

  @Test("priorities are UIKit's unless set, in both directions apart")
  func defaults() {
    for orientation in [Orientation.horizontal, .vertical] {
      #expect(first.contentHuggingPriority(for: orientation) == .defaultLow)
      #expect(first.contentCompressionResistancePriority(for: orientation) == .defaultHigh)
    }
    first.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    first.setContentCompressionResistancePriority(.required, for: .vertical)
    #expect(first.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(first.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(first.contentCompressionResistancePriority(for: .vertical) == .required)
    #expect(first.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }

  @Test("of two subviews in a row the one that hugs less takes the room, in the same frame")
  func hugging() async throws {
    LayoutConstraint.activate(makeRow())
    first.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 60 && second.frame.width == 215)
    first.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    var shown: [Double] = []
    window.window.frameClock?.onPaint { [first] in shown.append(first.frame.width) }
    try await settle()
    #expect(first.frame.width == 235 && second.frame.width == 40 && shown.first == 235)
  }

  @Test("of two subviews in too little room the one that resists less gives way, down to the size it needs")
  func compression() async throws {
    LayoutConstraint.activate(makeRow())
    second.setContentCompressionResistancePriority(LayoutPriority(751), for: .horizontal)
    let window = try await show(width: 95)
    defer { window.close() }
    #expect(first.frame.width == 30 && second.frame.width == 40)
    second.setContentCompressionResistancePriority(LayoutPriority(1), for: .horizontal)
    try await settle()
    #expect(first.frame.width == 50 && second.frame.width == 20)
  }

  @Test("a required resistance makes the natural size the least one")
  func requiredResistance() {
    LayoutConstraint.activate(makeRow())
    #expect(view.measured(.horizontal) == Measurement(minimum: 65, natural: 125))
    first.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(view.measured(.horizontal) == Measurement(minimum: 105, natural: 125))
  }

  @Test("a constraint wins against a resistance below its priority, and loses against one above")
  func againstConstraint() async throws {
    let width = first.widthAnchor.constraint(equalToConstant: 30)
    width.priority = LayoutPriority(740)
    width.isActive = true
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 60)
    first.setContentCompressionResistancePriority(LayoutPriority(739), for: .horizontal)
    try await settle()
    #expect(first.frame.width == 30)
    width.constant = 100
    width.priority = LayoutPriority(251)
    try await settle()
    #expect(first.frame.width == 100)
    first.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    try await settle()
    #expect(first.frame.width == 60)
  }

  @Test("one constraint of a higher priority counts more than any number of a lower one")
  func manyAgainstOne() async throws {
    let one = first.widthAnchor.constraint(equalToConstant: 70)
    one.priority = LayoutPriority(700)
    one.isActive = true
    for _ in 0..<40 {
      let other = first.widthAnchor.constraint(equalToConstant: 200)
      other.priority = LayoutPriority(699)
      other.isActive = true
    }
    let window = try await show()
    defer { window.close() }
    #expect(first.frame.width == 70)
  }

  @Test("an empty view has nothing to hug and takes the room that is left")
  func empty() async throws {
    let spacer = View()
    view.addSubview(spacer)
    LayoutConstraint.activate([
      spacer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      first.leadingAnchor.constraint(equalTo: spacer.trailingAnchor),
      first.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    let window = try await show()
    defer { window.close() }
    #expect(spacer.frame.width == 240 && first.frame == Rect(x: 240, y: 0, width: 60, height: 20))
    #expect(view.measured(.horizontal) == Measurement(minimum: 20, natural: 60))
  }

  @Test("what touches has no gap: edges come to whole pixels, not sizes")
  func wholePixels() async throws {
    let parts = (0..<7).map { _ in Block(width: 0...10, height: 10...10) }
    var end = view.leadingAnchor
    for part in parts {
      view.addSubview(part)
      part.leadingAnchor.constraint(equalTo: end).isActive = true
      part.widthAnchor.constraint(equalTo: parts[0].widthAnchor).isActive = true
      end = part.trailingAnchor
    }
    end.constraint(equalTo: view.trailingAnchor).isActive = true
    let window = try await show()
    defer { window.close() }
    for width in [300, 301, 309, 333] {
      window.window.setDefaultSize(width: width, height: 100)
      try await wait(for: "the new size") { view.width == width }
      try await settle()
      var edge = 0.0
      for (index, part) in parts.enumerated() {
        #expect(part.frame.x == edge)
        edge += part.frame.width
        #expect(abs(edge - Double((index + 1) * width) / 7) <= 0.5)
      }
      #expect(edge == Double(width))
    }
  }

  @Test("where several places are as good, what was before does not decide")
  func history() async throws {
    LayoutConstraint.activate(makeRow())
    let window = try await show()
    defer { window.close() }
    let before = [first.frame, second.frame]
    let narrow = second.widthAnchor.constraint(equalToConstant: 20)
    let apart = second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 50)
    apart.priority = .defaultHigh
    for _ in 0..<3 {
      narrow.isActive = true
      apart.isActive = true
      try await settle()
      narrow.isActive = false
      apart.isActive = false
      window.window.setDefaultSize(width: 100, height: 100)
      try await wait(for: "the small size") { view.width == 100 }
      window.window.setDefaultSize(width: 300, height: 100)
      try await wait(for: "the first size") { view.width == 300 }
      try await settle()
      #expect([first.frame, second.frame] == before)
    }
  }

  @Test("beside a switch, a stepper or an activity indicator the label gets the room that is left")
  func controlsOfOneSize() async throws {
    let indicator = ActivityIndicatorView()
    indicator.startAnimating()
    for control in [Switch(), Stepper(), indicator] as [View] {
      let label = Label("Name")
      let stack = StackView(arrangedSubviews: [label, control])
      let window = try await TestWindow(stack, width: 400, height: 60)
      defer { window.close() }
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(Int(control.frame.width) == control.measured(.horizontal).natural)
      #expect(label.frame.width + control.frame.width == 400)
      control.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
      try await settle()
      #expect(Int(label.frame.width) == label.measured(.horizontal).natural, "as is said of it")
    }
  }

  @Test("a list has no height to hug: above a text view that grows with its text it takes the rest")
  func listAboveText() async throws {
    let (root, table, text) = (View(), TableView(), TextView())
    text.isScrollEnabled = false
    text.text = "one line"
    for view in [table, text] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    }
    LayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      text.topAnchor.constraint(equalTo: table.bottomAnchor),
      text.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let window = try await TestWindow(root, width: 300, height: 400)
    defer { window.close() }
    let line = text.height
    #expect(line == text.measured(.vertical, forSize: 300).natural && line < 60)
    #expect(table.height == root.height - line)
    text.text = "one line\ntwo lines\nthree lines"
    try await wait(for: "three lines") { text.height > line }
    #expect(table.height == root.height - text.height)
  }

  @Test(
    "a text that GTK has broken into letters before it had its width has its own height in the end",
    arguments: [false, true])
  func textOfPassingHeight(isStacked: Bool) async throws {
    let (text, rest) = (TextView(), View())
    text.isScrollEnabled = false
    text.text = "one line"
    text.textContainer.lineFragmentPadding = 0
    _ = text.measured(.vertical, forSize: 300)
    try await wait(for: "GTK to break the text") { text.textWidget.measured(.vertical).natural > 100 }
    let root = View()
    if isStacked {
      let stack = StackView(arrangedSubviews: [text, rest])
      stack.axis = .vertical
      root.addSubview(stack)
    } else {
      for view in [text, rest] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
      }
      LayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: root.topAnchor), rest.topAnchor.constraint(equalTo: text.bottomAnchor),
        rest.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
    }
    let window = try await TestWindow(root, width: 300, height: 400)
    defer { window.close() }
    try await wait(for: "one line") { text.height < 60 }
    #expect(text.height == text.measured(.vertical, forSize: 300).natural)
    #expect(rest.height == 400 - text.height)
  }

  @Test(
    "a text that does not scroll has the height of its text within one layout, and while it is typed",
    arguments: [false, true])
  func textOfItsOwnHeight(isStacked: Bool) async throws {
    final class Editor: TextViewDelegate {
      weak var root: View?
      var heights: [Int] = []
      func textViewDidChange(_ textView: TextView) {
        root?.layoutIfNeeded()
        heights.append(textView.height)
      }
    }
    let (root, text, below, editor) = (View(), TextView(), Label("below"), Editor())
    text.isScrollEnabled = false
    text.text = "one"
    text.delegate = editor
    editor.root = root
    if isStacked {
      let stack = StackView(arrangedSubviews: [text, below])
      stack.axis = .vertical
      stack.frame = Rect(x: 0, y: 0, width: 200, height: 300)
      stack.addArrangedSubview(View())
      root.addSubview(stack)
    } else {
      for view in [text, below] as [View] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      LayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: root.topAnchor), text.widthAnchor.constraint(equalToConstant: 200),
        text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.topAnchor.constraint(equalTo: text.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      ])
    }
    let window = try await TestWindow(root, width: 300, height: 300)
    defer { window.close() }
    let one = text.height
    for _ in 1...2 {
      text.text = "one\ntwo\nand three that is long enough to be broken into two lines"
      root.layoutIfNeeded()
      let four = text.height
      #expect(four > 2 * one && Int(below.frame.minY) == four)
      text.text = "one"
      root.layoutIfNeeded()
      #expect(text.height == one && Int(below.frame.minY) == one)
    }
    text.becomeFirstResponder()
    text.selectedRange = 3..<3
    editor.heights = []
    try await press("Return", in: text)
    try await wait { text.text == "one\n" }
    try await settle()
    #expect(editor.heights == [text.height] && text.height > one && Int(below.frame.minY) == text.height)
    try await press("BackSpace", in: text)
    try await wait { text.text == "one" }
    try await settle()
    #expect(text.height == one && Int(below.frame.minY) == one)
  }
}

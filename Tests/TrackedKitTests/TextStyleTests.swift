import GtkTesting
import Testing

/// Paragraph styles, texts that are made to fit, and what stands beside the text of a field.
@MainActor @Suite(.serialized) struct TextStyleTests {
  private func firstInk(_ view: Widget) throws -> (x: Int, y: Int) {
    let shown = try picture(of: view)
    for x in 0..<shown.width {
      for y in 0..<shown.height where shown.pixel(x: x, y: y).alpha > 100 { return (x, y) }
    }
    return (shown.width, shown.height)
  }

  @Test func paragraphStyles() async throws {
    let style = MutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 12
    style.lineBreakMode = .byCharWrapping
    let text = AttributedString(
      string: "one\ntwo\nthree", attributes: [.paragraphStyle: style, .font: Font.systemFont(ofSize: 15)])
    style.alignment = .center
    #expect((text.attributes(at: text.string.startIndex)[.paragraphStyle] as? ParagraphStyle)?.alignment == .right)
    let (plain, spaced) = (Label(), Label())
    for label in [plain, spaced] { label.numberOfLines = 0 }
    plain.attributedText = AttributedString(
      string: "one\ntwo\nthree", attributes: [.font: Font.systemFont(ofSize: 15)])
    spaced.attributedText = text
    let root = View()
    plain.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    spaced.frame = Rect(x: 0, y: 150, width: 200, height: 150)
    root.addSubview(plain)
    root.addSubview(spaced)
    let window = try await TestWindow(root, width: 200, height: 300)
    defer { window.close() }
    let added = spaced.intrinsicContentSize.height - plain.intrinsicContentSize.height
    #expect((20...50).contains(added), "three lines with 12 points between: \(added)")
    #expect(try firstInk(plain).x < 20 && firstInk(spaced).x > 120, "at the right")
    #expect(spaced.wrapMode == .character)
    spaced.text = "one"
    try await settle()
    #expect(try firstInk(spaced).x < 20, "the style goes with its text")
  }

  @Test func aLongTextIsDrawnSmaller() async throws {
    let label = Label()
    label.text = String(repeating: "M", count: 30)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    label.frame = Rect(x: 0, y: 0, width: 120, height: 30)
    let root = View()
    root.addSubview(label)
    let window = try await TestWindow(root, width: 120, height: 30)
    defer { window.close() }
    let shown = try picture(of: label)
    let columns = (0..<shown.width).filter { x in (0..<shown.height).contains { shown.pixel(x: x, y: $0).alpha > 60 } }
    let rows = (0..<shown.height).filter { y in (0..<shown.width).contains { shown.pixel(x: $0, y: y).alpha > 60 } }
    #expect(columns.first! < 10 && columns.last! > 105 && columns.last! < 120)
    #expect(rows.count < 8, "smaller letters: \(rows.count)")
    label.text = "M"
    try await settle()
    let short = try picture(of: label)
    #expect((0..<30).filter { y in (0..<120).contains { short.pixel(x: $0, y: y).alpha > 60 } }.count > 8)
  }

  @Test func viewsBesideTheTextOfAField() async throws {
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 40))
    let (left, right) = (View(frame: Rect(x: 0, y: 0, width: 30, height: 20)), Button(type: .system))
    left.backgroundColor = Color(red: 1, green: 0, blue: 0)
    right.setTitle("Show", for: .normal)
    var taps = 0
    right.addAction(Action { _ in taps += 1 }, for: .touchUpInside)
    field.leftView = left
    field.leftViewMode = .always
    field.rightView = right
    let root = View()
    root.addSubview(field)
    let window = try await TestWindow(root, width: 220, height: 60)
    defer { window.close() }
    #expect(!right.isVisible, "never shown unless it is said")
    let shown = try picture(of: root)
    #expect(shown.pixel(x: 12 + 15, y: 30) == .init(red: 255, green: 0, blue: 0))
    #expect(field.frame == Rect(x: 10, y: 10, width: 200, height: 40))
    field.rightViewMode = .whileEditing
    field.becomeFirstResponder()
    try await wait { right.isVisible }
    try await settle()
    let place = root.convert(right.bounds, from: right)
    #expect(place.maxX <= 211 && place.minX > 130)
    right.sendActions(for: .touchUpInside)
    #expect(taps == 1)
    field.leftView = nil
    try await settle()
    #expect(left.superview == nil)
    #expect(try picture(of: root).pixel(x: 12 + 15, y: 30) != .init(red: 255, green: 0, blue: 0))
  }

  @Test func aColoredPlaceholder() async throws {
    let field = TextField(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    field.borderStyle = .none
    field.attributedPlaceholder = AttributedString(
      string: "MMMM", attributes: [.foregroundColor: Color(red: 1, green: 0, blue: 0)])
    let root = View()
    root.addSubview(field)
    let window = try await TestWindow(root, width: 200, height: 40)
    defer { window.close() }
    #expect(field.placeholder == "MMMM")
    let shown = try picture(of: root)
    #expect(
      (0..<200).contains { x in
        (0..<40).contains { y in
          let pixel = shown.pixel(x: x, y: y)
          return pixel.alpha > 200 && pixel.red > 200 && pixel.green < 90
        }
      })
  }

  @Test func theGuideOfAKeyboardIsAtTheLowerEdge() async throws {
    let view = View()
    let bar = View()
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.heightAnchor.constraint(equalToConstant: 20),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    let window = try await TestWindow(view, width: 100, height: 100)
    defer { window.close() }
    #expect(bar.frame == Rect(x: 0, y: 80, width: 100, height: 20))
  }

  @Test func symbolsInTheSizeOfAConfiguration() async throws {
    let button = Button(type: .system)
    button.setImage(Image(systemName: "play.fill"), for: .normal)
    let root = View()
    root.addSubview(button)
    let window = try await TestWindow(root, width: 200, height: 200)
    defer { window.close() }
    let small = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(Image.SymbolConfiguration(pointSize: 60), forImageIn: .normal)
    try await settle()
    #expect(button.intrinsicContentSize.height > small.height + 20)
  }
}

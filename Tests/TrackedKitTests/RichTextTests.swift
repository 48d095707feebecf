import GtkTesting
import Testing

@testable import TrackedKit

/// Texts whose parts look differently in text views, while they are shown and while the user edits them.
@MainActor @Suite(.serialized) struct RichTextTests {
  private let red = Texture.Pixel(red: 255, green: 0, blue: 0)
  private let view = TextView(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  private func show(_ body: (TestWindow) async throws -> Void) async throws {
    let root = View()
    root.addSubview(view)
    let window = try await TestWindow(root, width: 300, height: 200)
    defer { window.close() }
    try await body(window)
  }

  private func ink(_ picture: Texture, _ isInk: (Texture.Pixel) -> Bool) -> (columns: [Int], rows: [Int]) {
    let (columns, rows) = (0..<picture.width, 0..<picture.height)
    return (
      columns.filter { x in rows.contains { isInk(picture.pixel(x: x, y: $0)) } },
      rows.filter { y in columns.contains { isInk(picture.pixel(x: $0, y: y)) } }
    )
  }

  private func isRed(_ pixel: Texture.Pixel) -> Bool { pixel.red > 150 && pixel.green < 80 && pixel.alpha > 150 }

  private var dark: [AttributedString.Key: Any] {
    [.font: Font.systemFont(ofSize: 20), .foregroundColor: Color(red: 1, green: 0, blue: 0)]
  }

  private func attributes(at place: Int) -> [AttributedString.Key: Any] {
    view.attributedText.attributes(at: place, effectiveRange: nil)
  }

  @Test func partsHaveTheirLooksWhichStayWhileTheUserEdits() async throws {
    let text = MutableAttributedString(string: "plain ", attributes: [.font: Font.systemFont(ofSize: 14)])
    text.append(AttributedString(string: "big", attributes: [.font: Font.boldSystemFont(ofSize: 30)]))
    text.append(AttributedString(string: " end", attributes: [.underlineStyle: UnderlineStyle.single]))
    view.attributedText = text
    #expect(view.attributedText == text && view.text == "plain big end")
    try await show { _ in
      view.becomeFirstResponder()
      try await settle()
      view.selectedRange = 9..<9
      #expect((view.typingAttributes[.font] as? Font) == Font.boldSystemFont(ofSize: 30))
      try await type("ger", into: view)
      #expect(view.text == "plain bigger end")
      #expect(attributes(at: 11)[.font] as? Font == Font.boldSystemFont(ofSize: 30), "as the letter before")
      #expect(attributes(at: 13)[.underlineStyle] as? UnderlineStyle == .single)
      view.typingAttributes = [.font: Font.systemFont(ofSize: 14), .foregroundColor: Color(red: 1, green: 0, blue: 0)]
      try await type("XY", into: view)
      #expect(attributes(at: 12)[.foregroundColor] as? Color == Color(red: 1, green: 0, blue: 0))
      #expect(
        attributes(at: 13)[.foregroundColor] as? Color == Color(red: 1, green: 0, blue: 0), "until the caret moves")
      #expect(try !ink(picture(of: view), isRed).columns.isEmpty)
      view.selectedRange = 3..<3
      try await type("!", into: view)
      #expect(attributes(at: 3)[.font] as? Font == Font.systemFont(ofSize: 14))
      #expect(attributes(at: 3)[.foregroundColor] == nil)
      #expect(view.text == "pla!in biggerXY end")
    }
  }

  @Test func whatIsTakenBackLooksAsItDid() async throws {
    let text = MutableAttributedString(string: "ab")
    text.append(AttributedString(string: "cd", attributes: dark))
    view.attributedText = text
    try await show { _ in
      view.becomeFirstResponder()
      try await settle()
      view.selectedRange = 2..<4
      try await press("Delete", in: view.textWidget)
      #expect(view.text == "ab")
      try await press("z", .control, in: view.textWidget)
      #expect(view.text == "abcd")
      #expect(view.attributedText == text)
    }
  }

  @Test func aRefusedChangeLeavesLooksAndPictures() async throws {
    final class Refusing: TextViewDelegate {
      var asked: [AttributedText] = []
      func textView(_ textView: TextView, shouldChangeTextIn range: Range<Int>, replacementText text: String) -> Bool {
        asked.append(textView.attributedText)
        return false
      }
    }
    let text = MutableAttributedString(attributedString: AttributedString(attachment: square(10)))
    text.append(AttributedString(string: "cd", attributes: dark))
    view.attributedText = text
    let refusing = Refusing()
    view.delegate = refusing
    try await show { _ in
      view.becomeFirstResponder()
      try await settle()
      view.selectAll(nil)
      try await type("x", into: view)
      try await settle()
      #expect(view.attributedText == text && refusing.asked == [text])
      #expect(view.textWidget.buffer.hasPicture(at: 0))
    }
  }

  @Test func aTextStorageChangesPartsInPlace() async throws {
    view.text = "one two"
    view.textColor = .label
    try await show { _ in
      view.selectedRange = 4..<7
      view.textStorage.addAttribute(.font, value: Font.boldSystemFont(ofSize: 18), range: view.selectedRange)
      #expect(view.selectedRange == 4..<7)
      #expect(attributes(at: 5)[.font] as? Font == Font.boldSystemFont(ofSize: 18))
      view.textStorage.beginEditing()
      view.textStorage.replaceCharacters(in: 0..<3, with: "1")
      view.textStorage.addAttributes(dark, range: 0..<1)
      #expect(view.text == "one two", "not before the end")
      view.textStorage.endEditing()
      #expect(view.text == "1 two" && attributes(at: 0)[.font] as? Font == Font.systemFont(ofSize: 20))
      var bold: [Range<Int>] = []
      view.textStorage.enumerateAttribute(.font, in: 0..<view.textStorage.length) { font, range, _ in
        if (font as? Font)?.weight == .bold { bold.append(range) }
      }
      #expect(bold == [2..<5])
      view.font = .systemFont(ofSize: 11)
      #expect(attributes(at: 3)[.font] as? Font == Font.systemFont(ofSize: 11), "of all parts")
      view.text = "plain"
      #expect(view.rich == nil && view.attributedText.runs.count == 1)
    }
  }

  @Test func coloursFollowTheTraits() async throws {
    let color = Color {
      $0.userInterfaceStyle == .dark ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
    view.attributedText = AttributedString(
      string: "WWWW", attributes: [.foregroundColor: color, .font: Font.systemFont(ofSize: 30)])
    try await show { _ in
      #expect(try ink(picture(of: view), isRed).columns.isEmpty)
      view.overrideUserInterfaceStyle = .dark
      try await settle()
      #expect(try !ink(picture(of: view), isRed).columns.isEmpty)
    }
  }

  @Test func paragraphsStandAsTheirStylesSay() async throws {
    let style = MutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.paragraphSpacing) = (10, 40, 30)
    style.tailIndent = -60
    let text = MutableAttributedString(string: String(repeating: "word ", count: 14) + "\n", attributes: dark)
    text.append(AttributedString(string: "word", attributes: dark))
    view.attributedText = text
    try await show { _ in
      let before = ink(try picture(of: view), isRed)
      text.addAttribute(.paragraphStyle, value: style, range: 0..<text.length)
      view.attributedText = text
      try await settle()
      let shown = try picture(of: view)
      let after = ink(shown, isRed)
      let lines = gaps(after.rows)
      #expect(before.columns.first! < 8 && before.columns.last! > 245)
      #expect((10...16).contains(after.columns.first!) && after.columns.last! < 240)
      #expect(lines.count >= 3 && lines.last! > lines.dropLast().max()! + 20, "space between paragraphs: \(lines)")
      // The second line, below the first gap.
      let second = after.rows[firstGap(after.rows)...].prefix(8)
      let start = (0..<shown.width).first { x in second.contains { isRed(shown.pixel(x: x, y: $0)) } }
      #expect((40...46).contains(start!), "the other lines are indented further")
    }
  }

  /// How many rows are empty between lines.
  private func gaps(_ rows: [Int]) -> [Int] { zip(rows, rows.dropFirst()).map { $1 - $0 - 1 }.filter { $0 > 0 } }

  private func firstGap(_ rows: [Int]) -> Int {
    zip(rows, rows.dropFirst()).enumerated().first { $1.1 - $1.0 > 2 }!.offset + 1
  }

  private func square(_ side: Double, y: Double = 0) -> TextAttachment {
    let renderer = GraphicsImageRenderer(size: Size(width: side, height: side))
    let attachment = TextAttachment(
      image: renderer.image { context in
        Color(red: 1, green: 0, blue: 0).setFill()
        context.fill(Rect(x: 0, y: 0, width: side, height: side))
      })
    attachment.bounds = Rect(x: 0, y: y, width: side, height: side)
    return attachment
  }

  @Test func attachmentsAreSeenAmongTheLettersOfATextView() async throws {
    let text = MutableAttributedString(string: "ab ", attributes: [.font: Font.systemFont(ofSize: 20)])
    text.append(AttributedString(attachment: square(24)))
    text.append(AttributedString(string: " cd"))
    view.attributedText = text
    try await show { _ in
      let shown = ink(try picture(of: view), isRed)
      #expect(shown.columns.count == 24 && shown.rows.count == 24)
      #expect(view.text == "ab \u{FFFC} cd")
      let lowered = MutableAttributedString(attributedString: text)
      lowered.addAttribute(.attachment, value: square(24, y: -10), range: 3..<4)
      view.attributedText = lowered
      try await settle()
      let below = ink(try picture(of: view), isRed)
      // Lines and letters may lie between two pixels.
      #expect((23...24).contains(below.rows.count) && below.rows.first! >= shown.rows.first! + 4)
      view.becomeFirstResponder()
      view.selectedRange = 0..<0
      try await type("xyz", into: view)
      try await settle()
      let moved = ink(try picture(of: view), isRed)
      #expect(moved.columns.first! > shown.columns.first! + 10 && (23...24).contains(moved.columns.count))
      view.selectedRange = 6..<7
      try await press("Delete", in: view.textWidget)
      #expect(view.text == "xyzab  cd")
      #expect(try ink(picture(of: view), isRed).columns.isEmpty)
      try await press("z", .control, in: view.textWidget)
      try await wait(for: "the picture to be put in again") { view.textWidget.buffer.hasPicture(at: 6) }
      #expect(try (23...24).contains(ink(picture(of: view), isRed).columns.count))
      var found = 0
      view.attributedText.enumerateAttribute(.attachment, in: 0..<view.attributedText.length) { value, _, _ in
        if value is TextAttachment { found += 1 }
      }
      #expect(found == 1)
    }
  }

  @Test("Room is kept for an attachment whose picture is still to come, or never is there")
  func attachmentsWithoutAPicture() async throws {
    let (empty, symbol) = (TextAttachment(), TextAttachment(image: Image(systemName: "star.fill")!.withTintColor(.red)))
    for attachment in [empty, symbol] { attachment.bounds = Rect(x: 0, y: 0, width: 30, height: 20) }
    let text = MutableAttributedString(attachment: empty)
    text.append(AttributedString(attachment: symbol))
    view.attributedText = text
    try await show { _ in
      #expect(view.textWidget.rect(ofPlace: 1).x == view.textWidget.rect(ofPlace: 0).x + 30)
      try await wait(for: "the symbol to be seen") {
        let columns = ink(try! picture(of: view), isRed).columns
        return columns.count > 10 && columns.first! >= 30
      }
      symbol.image = Image(systemName: "star.fill")
      view.attributedText = AttributedString(attachment: symbol)
      for color in [Color(red: 1, green: 0, blue: 0), .label] {
        view.textColor = color
        try await wait(for: "the symbol in the colour of the text") {
          try! ink(picture(of: view), isRed).columns.isEmpty == (color == .label)
        }
      }
    }
  }

  @Test("What is behind a text view is seen through a clear ground, and a colour in place of the theme's")
  func groundOfATextView() async throws {
    view.text = "X"
    view.backgroundColor = .clear
    try await show { _ in
      let red = Color(red: 1, green: 0, blue: 0)
      #expect(try picture(of: view).pixel(x: 90, y: 90).alpha == 0)
      view.backgroundColor = red
      try await settle()
      #expect(isRed(try picture(of: view).pixel(x: 90, y: 90)))
      view.backgroundColor = nil
      try await settle()
      let theme = try picture(of: view).pixel(x: 90, y: 90)
      #expect(theme.alpha == 255 && !isRed(theme))
    }
  }

  @Test func labelsHaveIndentsSpacesAndAttachments() async throws {
    let style = MutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.paragraphSpacing) = (12, 30, 25)
    let string = String(repeating: "word ", count: 14) + "\nword"
    let (plain, styled) = (Label(), Label())
    for (label, y) in [(plain, 0.0), (styled, 150)] {
      label.numberOfLines = 0
      label.frame = Rect(x: 0, y: y, width: 200, height: 150)
    }
    plain.attributedText = AttributedString(string: string, attributes: dark)
    let text = MutableAttributedString(string: string, attributes: dark)
    text.addAttribute(.paragraphStyle, value: style, range: 0..<text.length)
    styled.attributedText = text
    let root = View()
    root.addSubview(plain)
    root.addSubview(styled)
    let window = try await TestWindow(root, width: 200, height: 300)
    defer { window.close() }
    let shown = try picture(of: styled)
    let (before, after) = (ink(try picture(of: plain), isRed), ink(shown, isRed))
    #expect(before.columns.first! < 5 && (12...18).contains(after.columns.first!))
    let second = after.rows[firstGap(after.rows)...].prefix(8)
    let start = (0..<shown.width).first { x in second.contains { isRed(shown.pixel(x: x, y: $0)) } }
    #expect((30...36).contains(start!))
    #expect(after.columns.last! < 200)
    let lines = gaps(after.rows)
    #expect(lines.last! > lines.dropLast().max()! + 15, "space between paragraphs: \(lines)")
    #expect(styled.text == string && styled.attributedText == text)
    #expect(styled.intrinsicContentSize.width >= plain.intrinsicContentSize.width + 29)

    let one = MutableAttributedString(string: "WW ", attributes: [.font: Font.systemFont(ofSize: 20)])
    one.append(AttributedString(attachment: square(16, y: -4)))
    styled.attributedText = one
    try await settle()
    let icon = ink(try picture(of: styled), isRed)
    #expect(icon.columns.count == 16 && icon.rows.count == 16 && icon.columns.first! > 30)
    style.headIndent = 12
    one.addAttribute(.paragraphStyle, value: style, range: 0..<one.length)
    styled.attributedText = one
    try await settle()
    #expect(try ink(picture(of: styled), isRed).columns.first! == icon.columns.first! + 12, "one line is indented, too")
    styled.text = "WW"
    try await settle()
    #expect(try ink(picture(of: styled), isRed).columns.isEmpty)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func linksOfATextThatIsNotEditedAreFollowed() async throws {
    final class Reader: TextViewDelegate {
      var clicked: [String] = []
      func textView(_ textView: TextView, shouldInteractWith address: String, in characterRange: Range<Int>) -> Bool {
        clicked.append("\(address) \(characterRange)")
        return false
      }
    }
    let text = MutableAttributedString(
      string: "WWWWWWWW",
      attributes: [
        .link: "https://example.org", .font: Font.systemFont(ofSize: 40),
      ])
    text.addAttribute(.underlineStyle, value: UnderlineStyle.single, range: 0..<4)
    view.attributedText = text
    view.linkTextAttributes = [.foregroundColor: Color(red: 1, green: 0, blue: 0)]
    let reader = Reader()
    view.delegate = reader
    try await show { _ in
      #expect(try !ink(picture(of: view), isRed).columns.isEmpty)
      try await click(view.textWidget, at: Place(x: 20, y: 25))
      #expect(reader.clicked == [], "an editor sets the caret")
      view.isEditable = false
      // Elsewhere, as a second click at one place would select the word.
      try await click(view.textWidget, at: Place(x: 120, y: 25))
      #expect(reader.clicked == ["https://example.org 0..<8"])
    }
  }

  @Test func theContainerKeepsRoomAtTheSides() async throws {
    view.text = "WWW"
    view.textColor = Color(red: 1, green: 0, blue: 0)
    view.textContainerInset = EdgeInsets(top: 0, left: 6, bottom: 0, right: 0)
    try await show { _ in
      let before = ink(try picture(of: view), isRed).columns.first!
      view.textContainer.lineFragmentPadding = 15
      try await settle()
      #expect(try ink(picture(of: view), isRed).columns.first! == before + 10)
    }
  }

  @Test("without insets of its own a text keeps UIKit's room above it and at its sides") func usualRoom() async throws {
    view.text = "WWW"
    view.textColor = Color(red: 1, green: 0, blue: 0)
    try await show { _ in
      let usual = ink(try picture(of: view), isRed)
      for _ in 1...2 {
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        try await settle()
        let bare = ink(try picture(of: view), isRed)
        #expect(
          usual.columns.first == bare.columns.first.map { $0 + 5 } && usual.rows.first == bare.rows.first.map { $0 + 8 }
        )
        view.textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        view.textContainer.lineFragmentPadding = 5
        try await settle()
        #expect(ink(try picture(of: view), isRed).columns.first == usual.columns.first)
      }
    }
  }

  @Test("letters keep their colour when others get a look") func colorBesideLooks() async throws {
    view.text = "WWWW"
    view.font = .systemFont(ofSize: 30)
    try await show { _ in
      @MainActor func darkest() throws -> Int {
        let shown = try picture(of: view)
        let pixels = (0..<40).flatMap { x in (0..<40).map { shown.pixel(x: x, y: $0) } }
        return pixels.map { Int($0.red) + Int($0.green) + Int($0.blue) + 3 * (255 - Int($0.alpha)) }.min() ?? 0
      }
      let plain = try darkest()
      for _ in 1...2 {
        view.textStorage.addAttribute(.underlineStyle, value: UnderlineStyle.single, range: 3..<4)
        try await settle()
        #expect(try darkest() == plain)
        view.text = "WWWW"
        try await settle()
      }
    }
  }
}

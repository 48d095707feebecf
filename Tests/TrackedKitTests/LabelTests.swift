import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

/// The kit's label: text, colour, font, lines.
@Suite("Labels", .serialized) struct LabelTests {
  private func foreground(of label: Label) -> RGBA? { label.baseRuns.first?.attributes.foreground }

  private func show(_ label: Label, width: Int = 200) async throws -> TestWindow {
    let root = View()
    root.addSubview(label)
    return try await TestWindow(root, width: width, height: 100)
  }

  @Test("a label without a text has none, and one with an empty text an empty one")
  func text() {
    let label = Label()
    #expect(label.text == nil && label.attributedText == nil)
    label.text = ""
    #expect(label.text == "")
    label.text = "text"
    #expect(label.text == "text" && (label as any LabelProtocol).text == "text")
    label.text = nil
    #expect(label.text == nil)
  }

  @Test("C-227 a label's colour set once follows the style, also of its part alone")
  func colour() async throws {
    let (label, other) = (Label("one"), Label("two"))
    let dynamic = Color { traits in traits.userInterfaceStyle == .dark ? .blue : .red }
    for each in [label, other] { each.textColor = dynamic }
    let box = Box(.vertical)
    box.append(label)
    box.append(other)
    let part = View(box)
    let window = try await TestWindow(part)
    defer { window.close() }
    #expect(foreground(of: label) == RGBA(red: 1, green: 0, blue: 0))
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(foreground(of: label) == RGBA(red: 0, green: 0, blue: 1))
    label.traitOverrides.userInterfaceStyle = .light
    try await settle()
    #expect(foreground(of: label) == RGBA(red: 1, green: 0, blue: 0))
    #expect(foreground(of: other) == RGBA(red: 0, green: 0, blue: 1))
    label.textColor = nil
    #expect(foreground(of: label) == nil && label.textColor == .label)
  }

  @Test("C-227 a label that comes into another part takes its colours")
  func movedIn() async throws {
    let label = Label("one")
    label.textColor = Color(light: .red, dark: .blue)
    let root = View()
    root.traitOverrides.userInterfaceStyle = .dark
    let window = try await TestWindow(root)
    defer { window.close() }
    #expect(foreground(of: label) == RGBA(red: 1, green: 0, blue: 0))
    root.addSubview(label)
    try await settle()
    #expect(foreground(of: label) == RGBA(red: 0, green: 0, blue: 1))
  }

  @Test("17 points are 17 pixels high, as UIKit has them")
  func points() async throws {
    let label = Label("text")
    label.font = .monospacedSystemFont(ofSize: 17, weight: .regular)
    let small = label.measured(.vertical).natural
    label.font = label.font.withSize(34)
    let large = label.measured(.vertical).natural
    #expect((17...24).contains(small) && (34...48).contains(large), "\(small) \(large)")
  }

  @Test("bold letters are wider, and null takes the theme's font again")
  func weights() {
    let label = Label("many letters of some width")
    let plain = label.measured(.horizontal).natural
    label.font = .boldSystemFont(ofSize: label.font.pointSize)
    #expect(label.measured(.horizontal).natural > plain)
    label.font = nil
    #expect(label.measured(.horizontal).natural == plain)
  }

  @Test("a font of a text style follows the text size of its place, if the label says so")
  func textStyle() async throws {
    let (label, fixed) = (Label("text"), Label("text"))
    for each in [label, fixed] { each.font = .preferredFont(forTextStyle: .body) }
    label.adjustsFontForContentSizeCategory = true
    let box = Box(.vertical)
    box.append(label)
    box.append(fixed)
    let window = try await TestWindow(View(box))
    defer { window.close() }
    let height = label.measured(.vertical).natural
    #expect(fixed.measured(.vertical).natural == height)
    window.window.traitOverrides.textScale = 2 * DisplaySettings.shared.textScale
    try await settle()
    #expect(label.measured(.vertical).natural > height * 3 / 2)
    #expect(fixed.measured(.vertical).natural == height)
  }

  @Test("a label has one line that is cut, or as many as it takes")
  func lines() async throws {
    let label = Label(String(repeating: "several words ", count: 20))
    #expect(label.measured(.horizontal).minimum < 60 && label.measured(.horizontal).natural > 500)
    let line = label.measured(.vertical, forSize: 200).natural
    label.numberOfLines = 0
    #expect(label.measured(.vertical, forSize: 200).natural > line * 4)
    label.numberOfLines = 2
    #expect((line + 1...line * 5 / 2).contains(label.measured(.vertical, forSize: 200).natural))
    label.numberOfLines = 1
    label.lineBreakMode = .byClipping
    #expect(label.measured(.horizontal).minimum > 500)
  }

  @Test("left stays left where the language is read from the right, and natural does not")
  func alignment() {
    let label = Label("text")
    #expect(label.xalign == 0)
    label.textAlignment = .center
    #expect(label.xalign == 0.5 && label.justification == .center)
    label.textAlignment = .left
    gtk_widget_set_direction(label.widgetPointer, GTK_TEXT_DIR_RTL)
    #expect(label.xalign == 1, "the end of a line, which is at the left")
    label.textAlignment = .natural
    #expect(label.xalign == 0)
  }

  @Test("parts of a text look as they say, and the rest as the label says")
  func attributedText() {
    let label = Label()
    label.textColor = .blue
    let text = MutableAttributedString(string: "Total 12 €")
    text.addAttribute(.foregroundColor, value: Color.red, range: text.range(of: "12 €")!)
    label.attributedText = text
    #expect(label.text == "Total 12 €" && label.attributedText == text)
    #expect(label.baseRuns.map(\.range) == [0..<Int(Int32.max), 0..<6, 6..<12])
    #expect(
      label.baseRuns.map(\.attributes.foreground) == [
        RGBA(red: 0, green: 0, blue: 1), nil, RGBA(red: 1, green: 0, blue: 0),
      ])
    label.text = "plain"
    #expect(label.baseRuns.count == 1 && label.attributedText?.string == "plain")
  }

  @Test("a link in a text is one that can be clicked, and markup in a text is text")
  func links() {
    let label = Label()
    let text = MutableAttributedString("See <the page>.")
    text.addAttribute(.link, value: "https://example.org/?a&b", range: text.range(of: "<the page>")!)
    label.attributedText = text
    #expect(label.text == "See <the page>.")
    let markup = String(cString: gtk_label_get_label(OpaquePointer(label.widgetPointer)))
    #expect(markup == "See <a href=\"https://example.org/?a&amp;b\">&lt;the page&gt;</a>.")
  }

  @Test("a label is a view: it has subviews, a background, gestures, a frame, and stands among views")
  func view() async throws {
    let label = Label(frame: Rect(x: 10, y: 20, width: 120, height: 30))
    let button = Button(frame: Rect(x: 10, y: 100, width: 120, height: 40))
    label.text = "Tap me"
    let views: [View] = [label, button]
    let root = View()
    views.forEach(root.addSubview)
    let badge = View(frame: Rect(x: 4, y: 5, width: 6, height: 7))
    label.addSubview(badge)
    label.backgroundColor = .red
    var taps = 0
    label.addGestureRecognizer(TapGestureRecognizer(target: nil) { taps += 1 })
    let window = try await TestWindow(root, width: 300, height: 200)
    defer { window.close() }
    #expect(label.frame == Rect(x: 10, y: 20, width: 120, height: 30) && label.subviews == [badge])
    #expect(badge.frame == Rect(x: 4, y: 5, width: 6, height: 7) && badge.superview === label)
    #expect(try picture(of: label).pixel(x: 110, y: 2) == .init(red: 255, green: 0, blue: 0))
    try await click(label)
    #expect(taps == 1 && label.accessibilityLabel == "Tap me")
    let size = label.sizeThatFits(Size(width: 500, height: 500))
    #expect(size.width > 20 && size.height > 10 && size.width < 200)
  }

  @Test("a subclass's updateProperties() is tracked")
  func tracked() async throws {
    final class Count: Label {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func updateProperties() {
        super.updateProperties()
        text = "\(model.isOn)"
      }
    }
    let model = Model()
    let label = Count(model)
    let window = try await show(label)
    defer { window.close() }
    #expect(label.text == "false")
    model.isOn = true
    try await settle()
    #expect(label.text == "true")
  }
}

/// Texts whose parts look differently.
@Suite("Attributed texts") struct AttributedTextTests {
  @Test("attributes are added to a part, replaced and taken away")
  func parts() {
    let text = MutableAttributedString(string: "one two", attributes: [.font: Font.systemFont(ofSize: 12), .kern: 1])
    let two = text.range(of: "two")!
    text.addAttributes([.underlineStyle: AttributedText.UnderlineStyle.single.rawValue], range: two)
    #expect(text.runs.map(\.bytes.count) == [4, 3])
    #expect(text.attributes(at: two.lowerBound)[.kern] as? Double == 1)
    text.removeAttribute(.underlineStyle, range: two)
    #expect(text == AttributedText(string: "one two", attributes: [.font: Font.systemFont(ofSize: 12), .kern: 1]))
    text.setAttributes(nil)
    #expect(text == "one two")
  }

  @Test("texts are put together, and lengths count units of UTF-16")
  func sum() {
    let text = AttributedText("é") + AttributedText(string: "🇪🇺", attributes: [.foregroundColor: Color.red])
    #expect(text.string == "é🇪🇺" && text.length == 5 && text.runs.count == 2)
    #expect(text.range(of: "missing") == nil)
  }

  @Test("texts appended on several threads are all there")
  func concurrentAppends() async {
    let text = MutableAttributedString()
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<50 { text.append(AttributedText("ab")) } } }
    }
    #expect(text.string == String(repeating: "ab", count: 400))
  }

  @Test("a mutable text is one for all who have it, and a copy is as it was")
  @MainActor func mutable() {
    let text = MutableAttributedString(string: "one two", attributes: [.kern: 1])
    let (same, copy, label) = (text, text.copy(), Label())
    label.attributedText = text
    text.replaceCharacters(in: 0..<3, with: "three")
    text.append(AttributedText(string: "!", attributes: [.kern: 2]))
    text.insert(AttributedText("0 "), at: 0)
    #expect(same.string == "0 three two!" && same.runs.map(\.bytes.count) == [2, 9, 1])
    text.deleteCharacters(in: 0..<2)
    #expect(text.attributedSubstring(from: 6..<10).runs.map(\.bytes.count) == [3, 1])
    #expect(copy.string == "one two" && label.attributedText == copy && copy != text)
    text.setAttributedString(copy)
    #expect(copy == text && copy.hashValue == text.hashValue)
  }

  @Test("fonts are found by name, and a missing one is told")
  func fonts() {
    #expect(Font(name: "No Such Font", size: 12) == nil)
    #expect(Font(name: "monospace", size: 12)?.familyName?.lowercased() == "monospace")
    #expect(Font(name: "Monospace-BoldItalic", size: 12).map { $0.weight == .bold && $0.isItalic } == true)
    #expect(Font.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(Font.Weight(0.42).textWeight == .bold)
  }
}

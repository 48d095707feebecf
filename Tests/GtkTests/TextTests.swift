import CGtk
import GtkTesting
import Testing

@Suite("Text", .serialized)
struct TextTests {
  @Test(
    "a label shows markup and underscores as they are written", arguments: ["<b>bold</b> & <i", "_mnemonic", "&amp;"])
  func labelsTakeNoMarkup(_ text: String) async throws {
    let label = Label(text)
    #expect(label.text == text)
    label.setMarkup(Markup(escaping: "other").bold)
    #expect(label.text == "other")
    label.text = text
    #expect(label.text == text)
    let test = try await TestWindow(label)
    #expect(test.find(Gtk.Label.self, .text(text)) === label)
  }

  @Test("markup is built from escaped pieces only")
  func markup() {
    let label = Label()
    label.setMarkup(Markup(escaping: "<b>&").bold + Markup(escaping: " plain").italic.monospace)
    #expect(label.text == "<b>& plain")
  }

  @Test("a plain text equal to a label's markup replaces it")
  func markupGivesWay() {
    let label = Label()
    label.setMarkup(Markup(escaping: "x").bold)
    label.text = "<b>x</b>"
    #expect(label.text == "<b>x</b>")
  }

  @Test("text that is no valid UTF-8 is repaired when it is read")
  func invalidText() {
    let label = Label()
    let bytes: [CChar] = [CChar(bitPattern: 0x61), CChar(bitPattern: 0xff), CChar(bitPattern: 0x62), 0]
    var value = GValue()
    g_value_init(&value, cgtk_type_string())
    g_value_set_string(&value, bytes)
    #expect(String(value: &value) == "a\u{fffd}b")
    g_value_unset(&value)
    bytes.withUnsafeBufferPointer { gtk_widget_set_name(label.widgetPointer, $0.baseAddress) }
    #expect(label.name == "a\u{fffd}b")
  }

  @Test("attributes replace one another as a whole")
  func attributes() async throws {
    let label = Label("text")
    let test = try await TestWindow(label)
    let plain = label.measured(.horizontal).natural
    label.attributes = TextAttributes(size: 40, weight: .bold, foreground: RGBA(red: 0, green: 0, blue: 0))
    #expect(label.measured(.horizontal).natural > plain * 2)
    label.attributes = TextAttributes()
    #expect(label.measured(.horizontal).natural == plain)
    withExtendedLifetime(test) {}
  }

  @Test("a colour is drawn as it was given")
  func foreground() async throws {
    let label = Label("\u{2588}\u{2588}\u{2588}\u{2588}")
    label.attributes = TextAttributes(size: 40, foreground: RGBA(css: "#ff0000"))
    let test = try await TestWindow(label)
    let red = Texture.Pixel(red: 255, green: 0, blue: 0)
    #expect(try picture(of: label).pixels().contains(red))
    withExtendedLifetime(test) {}
  }

  @Test("colours read what CSS writes, and nothing else")
  func colors() {
    #expect(RGBA(css: "#3584e4")?.hexString == "#3584e4")
    #expect(RGBA(css: "rgba(255,0,0,0.5)")?.alpha == 0.5)
    #expect(RGBA(css: "no colour") == nil)
    #expect(RGBA(red: 2, green: -1, blue: 0).hexString == "#ff0000")
  }
}

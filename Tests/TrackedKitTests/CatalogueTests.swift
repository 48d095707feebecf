import Testing

@testable import TrackedKit

/// Files as `msgfmt` writes them, read without the C library.
@Suite nonisolated struct CatalogueTests {
  /// A file of `msgfmt`'s with the numbers in either order.
  static func file(_ texts: [(key: String, text: String)], swapped: Bool = false) -> Data {
    let texts = texts.sorted { $0.key < $1.key }
    var (head, body) = (Data(), Data())
    func add(_ number: Int, to data: inout Data) {
      let value = UInt32(number)
      withUnsafeBytes(of: swapped ? value.bigEndian : value.littleEndian) { data.append(contentsOf: $0) }
    }
    let start = 28 + 16 * texts.count
    for number in [0x9504_12de, 0, texts.count, 28, 28 + 8 * texts.count, 0, start] { add(number, to: &head) }
    for strings in [texts.map(\.key), texts.map(\.text)] {
      for string in strings {
        add(string.utf8.count, to: &head)
        add(start + body.count, to: &head)
        body += Data(string.utf8) + [0]
      }
    }
    return head + body
  }

  private static let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=3; plural="
  private static let polish = "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2;\n"

  @Test(
    "a catalogue gives the text, and the form that the language has for a number, in either order of bytes",
    arguments: [false, true])
  func read(swapped: Bool) throws {
    let data = Self.file(
      [
        ("", Self.header + Self.polish), ("Save", "Zapisz"),
        ("%lld file\0%lld files", "%lld plik\0%lld pliki\0%lld plików"), ("Open", ""),
      ],
      swapped: swapped)
    let catalogue = try #require(Catalogue(data))
    #expect(catalogue.text("Save") == "Zapisz" && catalogue.text("Quit") == nil)
    #expect(catalogue.text("Open") == nil, "what is not translated yet is shown as it is written")
    let forms = [
      1: "plik", 2: "pliki", 4: "pliki", 5: "plików", 0: "plików", 12: "plików", 22: "pliki", 112: "plików", -1: "plik",
    ]
    for (count, form) in forms { #expect(catalogue.text("%@ file", for: count) == "%lld \(form)", "\(count)") }
  }

  @Test("a damaged file has no texts, and ends nothing")
  func damaged() {
    let data = Self.file([("", Self.header + Self.polish), ("Save", "Zapisz")])
    for length in 0..<data.count { _ = Catalogue(data.prefix(length)) }
    #expect(Catalogue(data.prefix(27)) == nil && Catalogue(Data("no catalogue at all".utf8)) == nil)
    for place in 8..<28 {
      var broken = data
      broken[place] = 0xFF
      _ = Catalogue(broken)
    }
    for rule in ["", "n", "(", "n%0", "n/0 ? 1", "n==", "garbage", "n != 1 ? : :"] {
      for count in [3, .min, .max] { _ = PluralRule(rule).form(for: count) }
    }
  }
}

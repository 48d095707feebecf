import GtkTesting
import Testing

@testable import TrackedKit

/// Fonts that are made from others.
@MainActor @Suite(.serialized) struct FontDescriptorTests {
  private func with(_ traits: FontDescriptor.SymbolicTraits, _ font: Font) -> Font {
    Font(descriptor: font.fontDescriptor.withSymbolicTraits(traits)!, size: 0)
  }

  @Test func traitsComeAndGo() {
    let bold = with([.traitBold, .traitItalic], .preferredFont(forTextStyle: .title2))
    #expect(bold.weight == .bold && bold.isItalic && bold.pointSize == 22 && bold.textStyle == .title2)
    #expect(bold.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let plain = with([], bold)
    #expect(plain.weight == .regular && !plain.isItalic)
    let medium = with(.traitItalic, .systemFont(ofSize: 15, weight: .medium))
    #expect(medium.weight == .medium && medium.isItalic)
    let mono = with(.traitMonoSpace, .systemFont(ofSize: 15))
    #expect(
      mono == with([], mono.withSize(15)).fontDescriptor.withDesign(.monospaced).map { Font(descriptor: $0, size: 0) })
    #expect(with([], mono).familyName == nil)
    let narrow = with([.traitCondensed, .traitTightLeading], .systemFont(ofSize: 15))
    #expect(narrow.fontDescriptor.symbolicTraits == [.traitCondensed, .traitTightLeading])
    #expect(Font.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func attributesSayMore() {
    let descriptor = Font.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
      .traits: [FontDescriptor.TraitKey.weight: Font.Weight.heavy, .slant: 1], .size: 30,
    ])
    let font = Font(descriptor: descriptor, size: 0)
    #expect(font.weight == .heavy && font.isItalic && font.pointSize == 30)
    let other = FontDescriptor(fontAttributes: [.textStyle: Font.TextStyle.caption1, .size: 40])
    #expect(Font(descriptor: other, size: 12).pointSize == 12 && other.pointSize == 40)
    let serif = Font(descriptor: Font.systemFont(ofSize: 18, weight: .bold).fontDescriptor.withDesign(.serif)!, size: 0)
    #expect(serif.familyName == "Serif" && serif.weight == .bold && serif.pointSize == 18)
    #expect(FontDescriptor(name: "No Such Family", size: 13).pointSize == 13)
  }

  @Test func measuresAreThoseOfTheLetters() async throws {
    let font = Font.systemFont(ofSize: 40)
    let label = Label()
    label.font = font
    label.text = "X"
    let window = try await TestWindow(label)
    defer { window.close() }
    #expect(abs(font.lineHeight - label.intrinsicContentSize.height) <= 1)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 10)
    #expect(font.descender < 0 && abs(font.ascender - font.descender - font.lineHeight) < 0.01)
    #expect(font.capHeight < 40 && abs(Font.systemFont(ofSize: 20).capHeight - font.capHeight / 2) < 1)
  }
}

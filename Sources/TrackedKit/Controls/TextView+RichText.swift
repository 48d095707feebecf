import Gtk
import GtkTracking

extension TextView {
  var shownContent: AttributedContent {
    if let rich { return askedRange == nil ? rich.content : rich.committed }
    var content = AttributedContent(text)
    content.setAttributes(usualAttributes)
    return content
  }

  private var usualAttributes: [AttributedText.Key: Any] {
    [.font: font ?? .interface, .foregroundColor: textColor ?? .label]
  }

  func show(_ content: AttributedContent, setString: ((String) -> Void)? = nil) {
    let rich = rich ?? RichText(self)
    self.rich = rich
    rich.show(content, setString: setString ?? { self.setString($0) })
    commitEdit()
    typing?.textWasSet()
  }

  /// Changes a text whose parts have looks; one without is shown by `font` and `textColor` already.
  func change(_ body: (inout AttributedContent) -> Void) {
    guard let rich else { return }
    var content = rich.content
    body(&content)
    show(content)
  }

  /// Changes the text and leaves the caret where it is, as far as there is text.
  func changeInPlace(_ body: (inout AttributedContent) -> Void) {
    var content = shownContent
    body(&content)
    show(content) { self.textWidget.showText($0) }
  }

  /// How the next letter looks that the user types, until the caret is moved; as the letter before unless it is set.
  public final var typingAttributes: [AttributedText.Key: Any] {
    get { rich.map { usualAttributes.merging($0.typingAttributes.dictionary) { $1 } } ?? usualAttributes }
    set {
      if rich == nil { show(shownContent) }
      rich?.typingAttributes = AttributedContent.Attributes(newValue)
    }
  }

  var linkAttributes: [AttributedText.Key: Any] { linkTextAttributes ?? [:] }

  /// By how much fonts of parts are larger than they say.
  func textScale(with traits: TraitCollection) -> Double {
    look.followsTextSize && DisplaySettings.isAvailable ? traits.textScale / DisplaySettings.shared.textScale : 1
  }
}

extension AttributedContent {
  /// Sets or clears an attribute of the whole text.
  mutating func setOrRemove(_ key: Key, _ value: Any?) {
    if let value { addAttribute(key, value: value) } else { removeAttribute(key) }
  }
}

/// The container of a text view's text: `NSTextContainer` without its prefix.
@MainActor public final class TextContainer {
  weak var view: TextView?

  /// A container without a text.
  public init() {}

  /// Room at the left and the right of the text, added to `textContainerInset`; 5 unless it is set, as in UIKit.
  @AlwaysObserved public var lineFragmentPadding = 5.0 { didSet { view?.applyInsets() } }
}

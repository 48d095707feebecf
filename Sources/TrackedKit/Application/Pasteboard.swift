import Gtk

/// What is cut, copied and pasted, between programs, too. For what has time, `Gtk.Clipboard` gives the same without waiting.
@MainActor public final class Pasteboard {
  /// The one that Ctrl+C and Ctrl+V use.
  public static let general = Pasteboard()

  private init() {}

  /// The text in it; nil if there is none. One of another program is waited for, a second at most, while windows go on working.
  public var string: String? {
    get { PassContext.untracked { Clipboard.main.textWaitingForIt() } }
    set { if let newValue { Clipboard.main.setText(newValue) } else { Clipboard.main.clear() } }
  }

  /// The texts in it: one at most. Setting several puts them in as lines.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue.flatMap { $0.isEmpty ? nil : $0.joined(separator: "\n") } }
  }

  /// Whether a text can be read.
  public var hasStrings: Bool { Clipboard.main.hasText }

  /// Whether a picture can be read: by `Gtk.Clipboard`.
  public var hasImages: Bool { Clipboard.main.hasTexture }
}

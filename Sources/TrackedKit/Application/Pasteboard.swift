import Gtk
import GtkTracking

/// The clipboard, also between programs. For code that can wait, `Gtk.Clipboard` offers the same asynchronously.
@MainActor public final class Pasteboard {
  /// The one that Ctrl+C and Ctrl+V use.
  public static let general = Pasteboard()

  private init() {}

  /// The text in it; nil if there is none. Reading another program's text waits for a second at most, while windows go on working.
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

  /// Puts a picture in, as soon as it is decoded; reading gives the one of this program, nil for another's, which `Gtk.Clipboard` reads.
  public var image: Image? {
    get { hasImages && Clipboard.main.isOwn ? ownImage : nil }
    set {
      ownImage = newValue
      guard let newValue else { return Clipboard.main.clear() }
      if let texture = newValue.texture { return Clipboard.main.setTexture(texture) }
      Task {
        guard let texture = try? await newValue.loadedTexture(), self.ownImage == newValue else { return }
        Clipboard.main.setTexture(texture)
      }
    }
  }

  private var ownImage: Image?

  /// Whether a picture can be read.
  public var hasImages: Bool { Clipboard.main.hasTexture }
}

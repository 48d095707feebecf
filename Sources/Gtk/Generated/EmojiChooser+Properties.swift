// Made by scripts/generate-wrappers of scripts/support/wrappers/EmojiChooser.txt: edit that, not this.
import CGtk

// Signals.
extension WidgetProtocol where Self: EmojiChooser {
  /// The user chose an emoji.
  public var onEmojiPicked: Signal<String> { Signal(self, "emoji-picked") }
}

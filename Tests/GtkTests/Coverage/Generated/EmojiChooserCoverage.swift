// Made by scripts/generate-wrappers of scripts/support/wrappers/EmojiChooser.txt: edit that, not this.
import GtkTesting

extension Wrappers {
  static let emojiChooserLaws = Coverage<EmojiChooser>(
    "GtkEmojiChooser", make: { EmojiChooser() }
  ) {
    $0.signal { $0.onEmojiPicked { _ in } }
  }
}

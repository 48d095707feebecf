// Made by scripts/generate-wrappers of scripts/support/wrappers/EmojiChooser.txt: edit that, not this.
import CGtk

/// Every `EmojiChooser`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol EmojiChooserProtocol: EmojiChooser {}

extension EmojiChooser: nonisolated EmojiChooserProtocol {}

// Signals.
extension EmojiChooserProtocol {
  /// The user chose an emoji.
  public var onEmojiPicked: Signal<String> { Signal(self, "emoji-picked") }
}

/// The accessible name of a symbol where nothing else names the control that shows only the symbol, as in UIKit.
nonisolated enum SymbolWords {
  // Words for translators: begin
  private static let usual: [String: String] = [
    "plus": "Add", "minus": "Remove", "xmark": "Close", "checkmark": "Done", "trash": "Delete", "pencil": "Edit",
    "gear": "Settings", "gearshape": "Settings", "magnifyingglass": "Search", "ellipsis": "More", "heart": "Love",
    "star": "Favorite", "house": "Home", "person": "Account", "bell": "Notifications", "questionmark": "Help",
    "square.and.arrow.up": "Share", "square.and.arrow.down": "Save", "square.and.pencil": "Compose",
    "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward", "chevron.forward": "Forward",
    "chevron.up": "Up", "chevron.down": "Down", "arrow.left": "Back", "arrow.right": "Forward",
    "arrow.clockwise": "Refresh", "arrow.uturn.backward": "Undo", "arrow.uturn.forward": "Redo",
    "arrow.up.arrow.down": "Sort", "line.3.horizontal": "Menu", "line.3.horizontal.decrease": "Filter",
    "doc.on.doc": "Copy", "paperplane": "Send", "paperclip": "Attach", "sidebar.left": "Sidebar",
    "speaker.wave.2": "Volume",
    "speaker.slash": "Mute", "play": "Play", "pause": "Pause", "stop": "Stop", "forward": "Skip forward",
    "backward": "Skip back", "cart": "Shopping cart", "photo": "Picture", "envelope": "Mail",
  ]
  // Words for translators: end
  /// How a symbol is drawn, behind its name.
  private static let looks: Set<Substring> = ["fill", "circle", "square", "rectangle", "triangle"]

  /// The words for a symbol's name: those of a person for the usual ones, else those of the name.
  static func words(for name: String) -> String {
    var parts = name.split(separator: ".")
    while true {
      if let words = usual[parts.joined(separator: ".")] { return String(kit: .init(words)) }
      guard parts.count > 1, let last = parts.last, looks.contains(last) else { break }
      parts.removeLast()
    }
    let words = parts.joined(separator: " ").split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "_" })
    let sentence = words.filter { $0 != "symbolic" }.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

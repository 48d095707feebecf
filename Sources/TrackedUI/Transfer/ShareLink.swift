import Gtk

/// What a share is shown as.
@MainActor public struct SharePreview<Picture> {
  let title: String

  /// A title.
  public init(_ title: String) where Picture == Never { self.title = title }
  /// A title with a picture.
  public init(_ title: String, image: Picture) { self.title = title }
}

/// A button that gives something to other programs: its menu copies it, or begins a mail with it. A desktop has no list of
/// programs that take shares.
public struct ShareLink<Label: View>: View {
  private let label: Label
  private let texts: () -> [String]
  private let subject: Text?
  private let message: Text?

  init(_ label: Label, _ subject: Text?, _ message: Text?, _ texts: @escaping () -> [String]) {
    self.label = label
    self.subject = subject
    self.message = message
    self.texts = texts
  }

  /// The button with its menu.
  public var body: some View {
    Menu {
      Button(String(kit: "Copy")) { Pasteboard.general.string = texts().joined(separator: "\n") }
      Button(String(kit: "Mail…")) { if let url = mail { openURL(url) } }
    } label: {
      label
    }
  }

  @Environment(\.openURL) private var openURL

  /// An address that begins a mail.
  var mail: URL? {
    func quoted(_ text: String) -> String {
      text.utf8.map { byte in
        let character = Character(Unicode.Scalar(byte))
        let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
        let digits = String(byte, radix: 16, uppercase: true)
        return isPlain ? String(character) : "%" + (digits.count < 2 ? "0" : "") + digits
      }
      .joined()
    }
    let body = ([message?.plain].compactMap { $0 } + texts()).joined(separator: "\n")
    return URL(string: "mailto:?subject=\(quoted(subject?.plain ?? ""))&body=\(quoted(body))")
  }
}

extension Transferable {
  /// The value as a text, for what takes texts alone.
  var sharedText: String {
    Immediately.value { await converted(to: String.self) }.flatMap { $0 } ?? "\(self)"
  }
}

extension ShareLink {
  /// A button with any view as its label.
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label(), subject, message) { [item.sharedText] } }

  /// A button with any view as its label.
  public init<Item: Transferable, Picture>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture>,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), subject, message) { [item.sharedText] } }

  /// A button with any view as its label, for several values.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element: Transferable { self.init(label(), subject, message) { items.map(\.sharedText) } }
}

extension ShareLink where Label == TrackedUI.Label<Text, Image> {
  static func usual(_ title: Text = Text(String(kit: "Share…"))) -> Label {
    TrackedUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }

  /// A button with the usual label.
  public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(Self.usual(), subject, message) { [item.sharedText] }
  }

  /// A button with the usual label.
  public init<Item: Transferable, Picture>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture>
  ) { self.init(Self.usual(), subject, message) { [item.sharedText] } }

  /// A button with the usual symbol and a title.
  public init<Item: Transferable>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(Self.usual(Text(title)), subject, message) { [item.sharedText] } }

  /// A button with the usual symbol and a title.
  public init<Item: Transferable, Picture>(
    _ title: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Picture>
  ) { self.init(Self.usual(Text(title)), subject, message) { [item.sharedText] } }

  /// A button with the usual label, for several values.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element: Transferable {
    self.init(Self.usual(), subject, message) { items.map(\.sharedText) }
  }
}

/// A button that takes what was copied.
public struct PasteButton<Payload: Transferable>: View {
  private let onPaste: ([Payload]) -> Void

  /// A button that takes values of a type that can be made of the text that was copied.
  public init(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) { self.onPaste = onPaste }

  /// The button.
  public var body: some View {
    Button(String(kit: "Paste"), systemImage: "doc.on.clipboard") {
      let onPaste = onPaste
      Task {
        guard let text = try? await Gtk.Clipboard.main.text(), let value = await text.converted(to: Payload.self) else {
          return
        }
        onPaste([value])
      }
    }
  }
}

import Gtk

/// Opens the links in a label, as `openURL` says where the text is.
final class TextLinks {
  weak var node: _Node?
  private var markup: Markup?

  static func of(_ label: Gtk.Label) -> TextLinks? { label.attachment(TextLinks.self) }

  /// Shows runs of which some are links.
  static func show(_ runs: [Text.Run], in label: Gtk.Label, _ values: EnvironmentValues) {
    let links = of(label) ?? TextLinks(label)
    links.node = values.node
    let markup = runs.reduce(Markup(escaping: "")) { markup, run in
      let text = Markup(escaping: run.text)
      return markup + (run.link.map(text.link) ?? text)
    }
    // Text that was set since has no markup.
    guard links.markup != markup || !label.usesMarkup else { return }
    links.markup = markup
    label.setMarkup(markup)
  }

  private init(_ label: Gtk.Label) {
    label.attach(self)
    label.onActivateLink { [weak self] address in
      guard let node = self?.node, !node.isRemoved, let url = URL(string: address) else { return .proceed }
      EnvironmentValues(of: node).openURL(url)
      return .stop
    }
  }
}

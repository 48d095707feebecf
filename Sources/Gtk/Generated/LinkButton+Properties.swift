// Made by scripts/generate-wrappers of scripts/support/wrappers/LinkButton.txt: edit that, not this.
import CGtk

extension LinkButtonProtocol {
  /// The address that a click opens.
  @NativeProperty(gtk_link_button_get_uri, gtk_link_button_set_uri) public var uri: String

  /// Whether it was opened.
  @NativeProperty(gtk_link_button_get_visited, gtk_link_button_set_visited) public var isVisited: Bool
}

// Signals.
extension LinkButtonProtocol {
  /// A click is about to open the address; `.stop` keeps GTK from doing so.
  public var onActivateLink: EventSignal<> { EventSignal(self, "activate-link") }

  /// The user, or C code, changed `uri`.
  public var onNotifyUri: Signal<> { notify("uri", delivery: .userChanges) }

  /// The user, or C code, changed `isVisited`.
  public var onNotifyVisited: Signal<> { notify("visited", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LinkButtonProtocol {
  @available(*, unavailable, renamed: "isVisited")
  @NeverCalled public var visited: Bool
}

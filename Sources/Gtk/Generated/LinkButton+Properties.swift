// Made by scripts/generate-wrappers of scripts/support/wrappers/LinkButton.txt: edit that, not this.
import CGtk

extension LinkButtonProtocol {
  /// The address that a click opens.
  public var uri: String {
    get { String(cString: gtk_link_button_get_uri(native())) }
    set { if newValue != uri { withoutEcho { gtk_link_button_set_uri(native(), newValue.withoutNUL) } } }
  }

  /// Whether it was opened.
  public var isVisited: Bool {
    get { gtk_link_button_get_visited(native()) != 0 }
    set { if newValue != isVisited { withoutEcho { gtk_link_button_set_visited(native(), newValue ? 1 : 0) } } }
  }
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

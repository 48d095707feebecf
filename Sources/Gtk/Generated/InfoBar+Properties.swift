// Made by scripts/generate-wrappers of scripts/support/wrappers/InfoBar.txt: edit that, not this.
import CGtk

extension InfoBarProtocol {
  /// What kind of message it is, which decides its look.
  @NativeProperty(gtk_info_bar_get_message_type, gtk_info_bar_set_message_type) public var messageType: MessageType

  /// Whether there is a button that closes it.
  @NativeProperty(gtk_info_bar_get_show_close_button, gtk_info_bar_set_show_close_button)
  public var showsCloseButton: Bool

  /// Whether the bar is shown.
  @NativeProperty(gtk_info_bar_get_revealed, gtk_info_bar_set_revealed) public var isRevealed: Bool
}

// Signals.
extension InfoBarProtocol {
  /// The user pressed a button; the answer it was added with.
  public var onResponse: Signal<Int> { Signal(self, "response") }

  /// The user closed it by the keyboard.
  public var onClose: Signal<> { Signal(self, "close") }

  /// The user, or C code, changed `messageType`.
  public var onNotifyMessageType: Signal<> { notify("message-type", delivery: .userChanges) }

  /// The user, or C code, changed `showsCloseButton`.
  public var onNotifyShowCloseButton: Signal<> { notify("show-close-button", delivery: .userChanges) }

  /// The user, or C code, changed `isRevealed`.
  public var onNotifyRevealed: Signal<> { notify("revealed", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension InfoBarProtocol {
  @available(*, unavailable, renamed: "showsCloseButton")
  @NeverCalled public var showCloseButton: Bool
  @available(*, unavailable, renamed: "isRevealed")
  @NeverCalled public var revealed: Bool
  @available(*, unavailable, renamed: "setEnabled(_:response:)")
  @NeverCalled public var setResponseSensitive: RenamedFunction
}

/// The kind of a message.
@Counterpart(of: GtkMessageType.self)
public nonisolated struct MessageType: NativeEnumeration {
  /// Information.
  public static let info = MessageType(GTK_MESSAGE_INFO)

  /// It warns.
  public static let warning = MessageType(GTK_MESSAGE_WARNING)

  /// It asks.
  public static let question = MessageType(GTK_MESSAGE_QUESTION)

  /// An error.
  public static let error = MessageType(GTK_MESSAGE_ERROR)

  /// It is none of these.
  public static let other = MessageType(GTK_MESSAGE_OTHER)
}

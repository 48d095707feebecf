// Made by scripts/generate-wrappers of scripts/support/wrappers/SimpleAction.txt: edit that, not this.
import CGtk

extension SimpleAction {
  /// The name, without the prefix before the dot.
  public var name: String { property("name") }
}

// Signals.
extension SimpleAction {
  /// `name` changed.
  public var onNotifyName: Signal<> { notify("name") }

  /// The user, or C code, changed `isEnabled`.
  public var onNotifyEnabled: Signal<> { notify("enabled", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here.
extension SimpleAction {
  /// GTK's name of `isEnabled`.
  @available(*, unavailable, renamed: "isEnabled")
  public var enabled: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's property, covered here by isOn and choice.
  @available(*, unavailable, message: "write isOn and choice")
  public var state: Any? {
    get { neverCalled() }
    set {}
  }
}

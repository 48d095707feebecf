public import Foundation

extension EnvironmentValues {
  /// Begins to give what is around another name; nil where nothing can be renamed.
  @Entry public var rename: (() -> Void)?
}

extension View {
  /// What a `RenameButton` inside does, as giving a field with the name the keyboard.
  public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.rename, action) }

  /// Has a `RenameButton` inside give a field the keyboard.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

/// A button that begins to give something another name; see `renameAction(_:)`. Without one it cannot be pressed.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// A button that does what `renameAction(_:)` says.
  public init() {}

  /// The button.
  public var body: some View {
    Button(String(kit: "Rename"), systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// A round button with a question mark that opens help.
public struct HelpLink: View {
  @Environment(\.openURL) private var openURL
  private let action: (() -> Void)?
  private let destination: URL?

  /// A button that does something.
  public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }

  /// A button that opens an address.
  public init(destination: URL) {
    action = nil
    self.destination = destination
  }

  /// The button.
  public var body: some View {
    Button {
      action?()
      if let destination { openURL(destination) }
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonBorderShape(.circle)
    .accessibilityLabel(String(kit: "Help"))
  }
}

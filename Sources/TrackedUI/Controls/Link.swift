public import Foundation
import Gtk

/// Opens an address: with the program that the desktop has for it, or as `openURL` says.
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  private let label: Label
  private let destination: URL

  /// A link with any view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Its label alone, in the colour of links.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label.foregroundStyle(.tint)
    }
    .buttonStyle(.plain)
    .help(destination.absoluteString)
    .linkName((label as? Text)?.plain)
  }
}

extension View {
  @ViewBuilder fileprivate func linkName(_ name: String?) -> some View {
    if let name { accessibilityLabel(name) } else { self }
  }
}

extension Link where Label == Text {
  /// A link with a text.
  public init(_ title: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(title) } }

  /// A link with a text.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address: `@Environment(\.openURL)`.
@MainActor public struct OpenURLAction {
  /// What became of an address.
  public nonisolated struct Result: Sendable {
    enum Kind { case handled, discarded, system(URL?) }
    let kind: Kind

    /// It is opened.
    public static let handled = Result(kind: .handled)
    /// It is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The desktop shall open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The desktop shall open another one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  let handler: (URL) -> Result

  /// A program's own action.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { self(url) { _ in } }

  /// Opens an address, and tells whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      Task {
        do {
          try await showURI((other ?? url).absoluteString)
          completion(true)
        } catch {
          UpdateRecorder.warn("\(error)")
          completion(false)
        }
      }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens addresses: with the desktop's programs, unless the program says what to do.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

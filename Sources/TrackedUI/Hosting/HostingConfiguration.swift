import Gtk

/// Shows a declarative view in a cell of the kit's:
/// `cell.contentConfiguration = HostingConfiguration { TodoRow(item: item) }`.
public struct HostingConfiguration<Content: View>: ContentConfiguration {
  let content: Content

  /// A cell's content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The widget that shows the content.
  public func makeContentView() -> any TrackedKit.View & ContentView { HostedContent(self) }
}

/// A declarative view in a cell; another view of the same type is taken in in place, and keeps state and widgets.
private final class HostedContent<Content: View>: TrackedKit.View, ContentView {
  private let hosting: HostingView<Content>

  init(_ configuration: HostingConfiguration<Content>) {
    hosting = HostingView(rootView: configuration.content)
    self.configuration = configuration
    super.init()
    addSubview(hosting)
    hosting.makeIfNeeded()
  }

  var configuration: any ContentConfiguration {
    didSet {
      guard let configuration = configuration as? HostingConfiguration<Content> else { return }
      hosting.rootView = configuration.content
      hosting.makeIfNeeded()
    }
  }
}

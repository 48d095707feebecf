public import Foundation
import Gtk

/// Shows a declarative view in one of the kit's cells:
/// `cell.contentConfiguration = HostingConfiguration { TodoRow(item: item) }`.
public struct HostingConfiguration<Content: View>: ContentConfiguration {
  let content: Content
  private(set) var margins: [Edge: Double] = [:]
  private(set) var background: AnyView?
  private(set) var least = (width: 0.0, height: 0.0)

  /// A cell's content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The widget that shows the content.
  public func makeContentView() -> any TrackedKit.View & ContentView { HostedContent(self) }

  /// How far the content is from edges of the cell, in place of what rows have, in logical pixels.
  public func margins(_ edges: Edge.Set = .all, _ length: Double) -> HostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// How far the content is from edges of the cell, in place of what rows have, in logical pixels.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> HostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.margins[.top] = insets.top }
    if edges.contains(.leading) { copy.margins[.leading] = insets.leading }
    if edges.contains(.bottom) { copy.margins[.bottom] = insets.bottom }
    if edges.contains(.trailing) { copy.margins[.trailing] = insets.trailing }
    return copy
  }

  /// What is behind the content, up to the cell's edges.
  public func background<Background: View>(@ViewBuilder content: () -> Background) -> HostingConfiguration {
    var copy = self
    copy.background = AnyView(content())
    return copy
  }

  /// What is behind the content, up to the cell's edges.
  public func background<Style: ShapeStyle>(_ style: Style) -> HostingConfiguration {
    background { Rectangle().fill(style) }
  }

  /// The size that the content has at least, in logical pixels; nil leaves a direction as it is.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> HostingConfiguration {
    var copy = self
    copy.least = (width ?? least.width, height ?? least.height)
    return copy
  }
}

/// A declarative view in a cell; another view of the same type is taken in in place, and keeps state and widgets.
private final class HostedContent<Content: View>: TrackedKit.View, ContentView, SpacedContent {
  private let hosting: HostingView<Content>
  private var shown: HostingConfiguration<Content>
  private var hostedBackground: HostingView<AnyView>?

  init(_ configuration: HostingConfiguration<Content>) {
    hosting = HostingView(rootView: configuration.content)
    shown = configuration
    super.init()
    addSubview(hosting)
    takeLook()
  }

  var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? HostingConfiguration<Content> else { return }
      shown = new
      hosting.rootView = new.content
      hosting.makeIfNeeded()
      takeLook()
    }
  }

  private func takeLook() {
    hosting.setSizeRequest(
      width: shown.least.width > 0 ? Int(pixels: shown.least.width.rounded(.up)) : nil,
      height: shown.least.height > 0 ? Int(pixels: shown.least.height.rounded(.up)) : nil)
    if let background = shown.background {
      if let hostedBackground {
        hostedBackground.rootView = background
      } else {
        hostedBackground = HostingView(rootView: background)
      }
    } else {
      hostedBackground = nil
    }
  }

  func space(insteadOf usual: Insets) -> Insets {
    func length(_ edge: Edge, _ usual: Int) -> Int { shown.margins[edge].map { Int(pixels: $0.rounded()) } ?? usual }
    return Insets(
      top: length(.top, usual.top), leading: length(.leading, usual.leading), bottom: length(.bottom, usual.bottom),
      trailing: length(.trailing, usual.trailing))
  }

  var background: TrackedKit.View? { hostedBackground }
}

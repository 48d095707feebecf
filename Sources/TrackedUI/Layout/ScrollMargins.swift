public import Foundation
import Gtk

/// What margins of something that scrolls keep free of.
public nonisolated struct ContentMarginPlacement: Equatable, Sendable {
  let isContent: Bool
  /// The content.
  public static let automatic = ContentMarginPlacement(isContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isContent: true)
  /// The bars that show where it is: GTK's lie on top of the edges.
  public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}

extension EnvironmentValues {
  /// The space around the content of what scrolls.
  @Entry var scrollMargins: EdgeInsets = .zero
  /// Whether what stands out of what scrolls is seen.
  @Entry var scrollsUnclipped = false
}

/// A view that scrolls, or one around it: space at its edges is space around its content.
protocol ScrollingView: View { static var scrolls: Bool { get } }

extension ScrollView: ScrollingView { static var scrolls: Bool { true } }

extension ModifiedContent: ScrollingView {
  static var scrolls: Bool { (Content.self as? any ScrollingView.Type)?.scrolls == true }
}

extension EdgeInsets {
  /// The same distance at some edges.
  init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  fileprivate static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading, bottom: left.bottom + right.bottom,
      trailing: left.trailing + right.trailing)
  }
}

extension View {
  /// Keeps space around the content of the scroll views inside, which scrolls along, in logical pixels.
  ///
  /// - Parameter length: nil for the usual space.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(edges, length ?? defaultPadding), for: placement)
  }

  /// Keeps space around the content of the scroll views inside, which scrolls along.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement.isContent else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }

  /// Keeps space around the content of the scroll views inside, which scrolls along, in logical pixels.
  public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Keeps space at the view's edges: of a scroll view around its content, which scrolls along.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    let scrolls = (Self.self as? any ScrollingView.Type)?.scrolls == true
    return padding(scrolls ? .zero : insets).transformEnvironment(\.scrollMargins) {
      if scrolls { $0 = $0 + insets }
    }
  }

  /// Keeps space at the view's edges, in logical pixels: of a scroll view around its content, which scrolls along.
  ///
  /// - Parameter length: nil for the usual space.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? defaultPadding))
  }

  /// Keeps the same space at the view's edges, in logical pixels.
  public func safeAreaPadding(_ length: Double) -> some View { safeAreaPadding(.all, length) }

  /// Puts a view along the leading or trailing edge, for which the other one makes room.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let inset = content()
    return withinEachPart { part in
      HStack(alignment: alignment, spacing: spacing ?? 0) {
        if edge == .leading { inset }
        part.frame(maxWidth: .infinity, maxHeight: .infinity)
        if edge == .trailing { inset }
      }
    }
  }

  /// Whether what stands out of the scroll views inside is seen.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { environment(\.scrollsUnclipped, disabled) }
}

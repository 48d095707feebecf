public import Foundation

/// Which parts of a window's edges are kept free.
@RawRepresented(by: UInt.self)
public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
  /// The window's own.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// That of a keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// Lets the view go to the window's edges: it does so anyhow, since a desktop's windows have no edges to keep free.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Lets the view go to the window's edges: it does so anyhow, since a desktop's windows have no edges to keep free.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a view along the upper or lower edge, for which the other one makes room.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    // As wide as the view, which it does not make wider.
    let inset = content().frame(
      minWidth: 0, maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
    return withinEachPart { part in
      VStack(alignment: alignment, spacing: spacing ?? 0) {
        if edge == .top { inset }
        part.frame(maxWidth: .infinity, maxHeight: .infinity)
        if edge == .bottom { inset }
      }
    }
  }

  /// Puts a bar along the upper or lower edge, for which the view makes room.
  public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

public import Foundation

/// What stays in sight of something that scrolls as long as its section does.
@RawRepresented(by: UInt32.self)
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one below the other, which are made as they come into sight in a `ScrollView`.
///
/// The views of a `ForEach` are made when they are about to be seen, with their state. Scrolled away they keep it for a while,
/// a long way off they lose it, as their `onDisappear` was told. As broad as there is room.
public struct LazyVStack<Content: View>: LazyView {
  let layout: LazyLayout
  let content: Content

  /// A column.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which the views meet.
  ///   - spacing: between neighbours, in logical pixels; nil for the usual one.
  ///   - pinnedViews: what stays in sight as long as its section does.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .vertical, tracks: nil, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), pins: pinnedViews)
    self.content = content()
  }
}

/// Views side by side, which are made as they come into sight in a horizontal `ScrollView`; see `LazyVStack`.
public struct LazyHStack<Content: View>: LazyView {
  let layout: LazyLayout
  let content: Content

  /// A row.
  ///
  /// - Parameters:
  ///   - alignment: the guide at which the views meet.
  ///   - spacing: between neighbours, in logical pixels; nil for the usual one.
  ///   - pinnedViews: what stays in sight as long as its section does.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, tracks: nil, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), pins: pinnedViews)
    self.content = content()
  }
}

/// Views in columns, row after row, which are made as they come into sight in a `ScrollView`; see `LazyVStack`. Each element
/// of a `ForEach` takes one cell.
public struct LazyVGrid<Content: View>: LazyView {
  let layout: LazyLayout
  let content: Content

  /// A grid that goes down.
  ///
  /// - Parameters:
  ///   - columns: how broad the columns are; an adaptive one stands for as many as there is room for.
  ///   - alignment: where a view is in its cell, unless its column says so. The grid is as broad as its columns.
  ///   - spacing: between rows, in logical pixels; nil for the usual one.
  ///   - pinnedViews: what stays in sight as long as its section does.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .vertical, tracks: columns, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: alignment, vertical: .center), pins: pinnedViews)
    self.content = content()
  }
}

/// Views in rows, column after column, which are made as they come into sight in a horizontal `ScrollView`; see `LazyVGrid`.
public struct LazyHGrid<Content: View>: LazyView {
  let layout: LazyLayout
  let content: Content

  /// A grid that goes sideways.
  ///
  /// - Parameters:
  ///   - rows: how high the rows are; an adaptive one stands for as many as there is room for.
  ///   - alignment: where a view is in its cell, unless its row says so. The grid is as high as its rows.
  ///   - spacing: between columns, in logical pixels; nil for the usual one.
  ///   - pinnedViews: what stays in sight as long as its section does.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyLayout(
      axis: .horizontal, tracks: rows, spacing: spacing ?? defaultStackSpacing,
      alignment: Alignment(horizontal: .center, vertical: alignment), pins: pinnedViews)
    self.content = content()
  }
}

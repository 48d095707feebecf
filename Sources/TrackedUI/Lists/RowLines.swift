public import Foundation
import Gtk

/// Which sides of a row have lines.
@RawRepresented(by: Int.self)
public nonisolated struct VerticalEdgeSet: OptionSet, Sendable {
  /// Above.
  public static let top = VerticalEdgeSet(rawValue: 1)
  /// Below.
  public static let bottom = VerticalEdgeSet(rawValue: 2)
  /// Both.
  public static let all = VerticalEdgeSet(rawValue: 3)
}

/// Whether there are lines below the headers and footers of a list.
private struct SectionLineModifier: ItemModifier, Equatable {
  let isHidden: Bool
  func wrap(_ item: LayoutItem) -> LayoutItem {
    item.traits.role == .row ? item : ItemTraitsItem(item) { $0.hidesLine = isHidden }
  }
}

/// The space above a header of a list.
private struct SectionSpaceModifier: ItemModifier, Equatable {
  let space: CGFloat?
  func wrap(_ item: LayoutItem) -> LayoutItem {
    item.traits.role == .header ? ItemTraitsItem(item) { $0.spaceAbove = space } : item
  }
}

/// A coloured line below a list's row, in place of the theme's.
private struct TintedLineModifier: AttachingModifier {
  let attached: TintedLine
  let isForSections: Bool
  var isInFront: Bool { true }
  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem {
    guard isForSections != (item.traits.role == .row) else { return item }
    return TintedLineItem(item, item.traits.hidesLine ? [] : others, isInFront: isInFront)
  }
  func placesLike(_ other: Self) -> Bool { isForSections == other.isForSections }
}

private struct TintedLine: View {
  @Environment(\.listStyle) private var style
  let color: Color

  var body: some View { if style.hasLines { color } }
}

private final class TintedLineItem: AccompaniedItem {
  override var traits: ItemTraits {
    var traits = inner.traits
    traits.hidesLine = true
    return traits
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    inner.place(in: rect, for: proposal, of: container)
    let place = CGRect(x: 0, y: Double(container.height) - 1, width: Double(container.width), height: 1)
    for item in others { item.place(in: place, for: ProposedViewSize(place.size), of: container) }
  }
}

/// How far the sections of a list are from each other.
public nonisolated struct ListSectionSpacing: Equatable, Sendable {
  /// Logical pixels; nil for what is usual.
  let space: CGFloat?
  /// As is usual.
  public static let `default` = ListSectionSpacing(space: nil)
  /// Close to each other.
  public static let compact = ListSectionSpacing(space: 6)
  /// Some logical pixels.
  public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(space: spacing) }
}

extension EnvironmentValues {
  /// The space between the rows of lists, in logical pixels.
  @Entry var listRowSpacing: CGFloat?
  /// The space above the headers of lists, in logical pixels; nil for what is usual.
  @Entry var listSectionSpacing: CGFloat?
  /// The colour of the labels' symbols in lists.
  @Entry var listItemTint: Color?
}

extension View {
  /// Whether there is a line below the row, in a list whose style has lines.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdgeSet = .all) -> some View {
    itemTrait(\.hidesLine, visibility == .hidden && edges.contains(.bottom))
  }

  /// The colour of the line below the row, in a list whose style has lines; nil for the theme's.
  @ViewBuilder public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdgeSet = .all) -> some View {
    if let color, edges.contains(.bottom) {
      modifier(TintedLineModifier(attached: TintedLine(color: color), isForSections: false))
    } else {
      self
    }
  }

  /// Whether there are lines below the header and the footer of the section, in a list whose style has lines.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdgeSet = .all) -> some View {
    modifier(SectionLineModifier(isHidden: visibility == .hidden && edges.contains(.bottom)))
  }

  /// The colour of the line below the section's header, in a list whose style has lines; nil for the theme's.
  @ViewBuilder public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdgeSet = .all) -> some View {
    if let color, edges.contains(.bottom) {
      modifier(TintedLineModifier(attached: TintedLine(color: color), isForSections: true))
    } else {
      self
    }
  }

  /// The space above the header: of the section, or of all sections of the lists inside.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(SectionSpaceModifier(space: spacing.space)).environment(\.listSectionSpacing, spacing.space)
  }

  /// The space above the header, in logical pixels: of the section, or of all sections of the lists inside.
  public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }

  /// The space between the rows of the lists inside, in logical pixels; nil for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The colour of the labels' symbols in the rows inside; nil for that of their texts.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
}

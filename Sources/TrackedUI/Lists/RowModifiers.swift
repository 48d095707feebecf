import Foundation
import Gtk

/// A view that fills a row of a list behind what is in it.
private struct RowBackgroundModifier<Background: View>: AttachingModifier {
  let attached: Background
  var isInFront: Bool { false }
  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem {
    item.traits.role == .row ? RowBackgroundItem(item, others, isInFront: isInFront) : item
  }
  func placesLike(_ other: Self) -> Bool { true }
}

private final class RowBackgroundItem: AccompaniedItem {
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    let all = CGRect(x: 0, y: 0, width: Double(container.width), height: Double(container.height))
    for item in others { item.place(in: all, for: ProposedViewSize(all.size), of: container) }
    inner.place(in: rect, for: proposal, of: container)
  }
}

extension View {
  /// Whether the row cannot be selected, in a list that selects.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { itemTrait(\.cannotBeSelected, isDisabled) }

  /// The space around what is in the row, in a list; nil for what is usual.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { itemTrait(\.rowInsets, insets) }

  /// Puts a colour behind all of the row, in a list; nil for what is usual.
  public func listRowBackground(_ color: Color?) -> some View { listRowBackground(color.map { AnyView($0) }) }

  /// Puts a view behind all of the row, in a list.
  @_disfavoredOverload
  @ViewBuilder public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    if let view { modifier(RowBackgroundModifier(attached: view)) } else { self }
  }
}

extension EnvironmentValues {
  @Entry var isInList = false
}

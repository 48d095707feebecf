public import Foundation

/// Changes what a container knows of a view.
struct ItemTraitsModifier: ItemModifier {
  let change: (inout ItemTraits) -> Void

  func wrap(_ item: LayoutItem) -> LayoutItem { ItemTraitsItem(item, change) }
}

struct OffsetModifier: ItemModifier, Equatable {
  let x: Double
  let y: Double
  func wrap(_ item: LayoutItem) -> LayoutItem { OffsetItem(item, self) }
}

private final class OffsetItem: ModifiedItem<OffsetModifier> {
  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    inner.place(
      in: CGRect(x: rect.x + modifier.x, y: rect.y + modifier.y, width: rect.width, height: rect.height), for: proposal,
      of: container)
  }
}

struct PositionModifier: ItemModifier, Equatable {
  let x: Double
  let y: Double
  func wrap(_ item: LayoutItem) -> LayoutItem { PositionItem(item, self) }
}

private final class PositionItem: ModifiedItem<PositionModifier> {
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    let size = inner.sizeThatFits(proposal)
    inner.place(
      in: CGRect(
        x: rect.x + modifier.x - size.width / 2, y: rect.y + modifier.y - size.height / 2, width: size.width,
        height: size.height), for: proposal, of: container)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? { nil }
}

struct AlignmentGuideModifier: ItemModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> Double
  func wrap(_ item: LayoutItem) -> LayoutItem { AlignmentGuideItem(item, self) }
}

private final class AlignmentGuideItem: ModifiedItem<AlignmentGuideModifier> {
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    guard key == modifier.key else { return inner.explicitGuide(key, in: size, for: proposal) }
    return modifier.compute(
      ViewDimensions(width: size.width, height: size.height) { [inner] in
        inner.explicitGuide($0, in: size, for: proposal)
      })
  }
}

extension View {
  /// Says who comes first where a stack has not enough room; 0 unless it is said. The innermost counts.
  public func layoutPriority(_ value: Double) -> some View { itemTrait(\.priority, value) }

  /// Says which of overlapping views is in front; 0 unless it is said. The innermost counts.
  public func zIndex(_ value: Double) -> some View { itemTrait(\.zIndex, value) }

  /// Shows the view beside its place, which it keeps, in logical pixels.
  public func offset(x: Double = 0, y: Double = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }

  /// Shows the view beside its place, which it keeps.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Puts the middle of the view to a place in its container, all of whose room it takes.
  public func position(x: Double = 0, y: Double = 0) -> some View { modifier(PositionModifier(x: x, y: y)) }

  /// Puts the middle of the view to a place in its container, all of whose room it takes.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Says where a guide of the view is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Says where a guide of the view is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, compute: computeValue))
  }

  /// Gives a value to the layout that the view is in. The innermost counts.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(
      ItemTraitsModifier {
        let key = ObjectIdentifier(key)
        if $0.values[key] == nil { $0.values[key] = value }
      })
  }
}

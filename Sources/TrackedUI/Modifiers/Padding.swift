public import Foundation

struct PaddingModifier: ItemModifier, Equatable {
  let top: Double
  let leading: Double
  let bottom: Double
  let trailing: Double

  func wrap(_ item: LayoutItem) -> LayoutItem { PaddingItem(item, self) }
}

private final class PaddingItem: ModifiedItem<PaddingModifier> {
  private var across: Double { modifier.leading + modifier.trailing }
  private var down: Double { modifier.top + modifier.bottom }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = inner.sizeThatFits(inside(proposal))
    return CGSize(width: max(0, size.width + across), height: max(0, size.height + down))
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
  }

  private func insideRect(of rect: CGRect) -> CGRect {
    CGRect(
      x: rect.x + modifier.leading, y: rect.y + modifier.top, width: max(0, rect.width - across),
      height: max(0, rect.height - down))
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    inner.place(in: insideRect(of: rect), for: inside(proposal), of: container)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let rest = CGSize(width: max(0, size.width - across), height: max(0, size.height - down))
    return inner.explicitGuide(key, in: rest, for: inside(proposal)).map {
      $0 + (key.axis == .horizontal ? modifier.leading : modifier.top)
    }
  }
}

/// The space that `padding()` puts around a view, in logical pixels.
let defaultPadding = 16.0

extension View {
  /// Puts space around the view.
  ///
  /// - Parameters:
  ///   - edges: where.
  ///   - length: in logical pixels; nil for the usual one.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length.map { Double($0).orZero } ?? defaultPadding
    return modifier(
      PaddingModifier(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Puts the same space on all sides, in logical pixels.
  public func padding(_ length: Double) -> some View { padding(.all, length) }

  /// Puts the space around the view that is between a window's content and its edges, 20 logical pixels.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 20) }

  /// Puts space around the view.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
        trailing: insets.trailing.orZero))
  }
}

import Foundation

/// A view with others behind it or in front.
class AccompaniedItem: WrappingItem {
  final let others: [LayoutItem]
  private let isInFront: Bool

  init(_ inner: LayoutItem, _ others: [LayoutItem], isInFront: Bool) {
    self.others = others
    self.isInFront = isInFront
    super.init(inner)
  }

  override func appendWidgets(to widgets: inout [Widget]) {
    if isInFront { inner.appendWidgets(to: &widgets) }
    for other in others { other.appendWidgets(to: &widgets) }
    if !isInFront { inner.appendWidgets(to: &widgets) }
  }
}

/// A view with others behind it or in front, in its size.
final class AttachmentItem: AccompaniedItem {
  private let alignment: Alignment

  init(_ inner: LayoutItem, _ others: [LayoutItem], _ alignment: Alignment, isInFront: Bool) {
    self.alignment = alignment
    super.init(inner, others, isInFront: isInFront)
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    inner.place(in: rect, for: proposal, of: container)
    let size = CGSize(width: rect.width, height: rect.height)
    let outer = ViewDimensions(width: size.width, height: size.height) { [inner] in
      inner.explicitGuide($0, in: size, for: proposal)
    }
    for other in others {
      let dimensions = other.dimensions(in: ProposedViewSize(size))
      other.place(
        in: CGRect(
          x: rect.x + outer[alignment.horizontal] - dimensions[alignment.horizontal],
          y: rect.y + outer[alignment.vertical] - dimensions[alignment.vertical], width: dimensions.width,
          height: dimensions.height), for: ProposedViewSize(size), of: container)
    }
  }
}

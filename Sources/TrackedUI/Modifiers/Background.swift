import Foundation

/// A view behind another, or in front of it, of the size of that.
struct AttachmentModifier<Attached: View>: AttachingModifier {
  enum Side { case behind, inFront }

  let attached: Attached
  let side: Side
  let alignment: Alignment

  var isInFront: Bool { side == .inFront }

  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem {
    AttachmentItem(item, others, alignment, isInFront: isInFront)
  }

  func placesLike(_ other: Self) -> Bool { alignment == other.alignment }
}

/// A rectangle filled with a style.
private struct StyleFill<Style: ShapeStyle>: View {
  let style: Style

  var body: some View {
    if let color = style as? Color { color } else { Rectangle().fill(style) }
  }
}

extension View {
  /// Puts views behind this one, in its size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(
      AttachmentModifier(attached: ZStack(alignment: alignment, content: content), side: .behind, alignment: alignment))
  }

  /// Fills the rectangle behind the view, with what is behind views where no style is given.
  ///
  /// - Parameter edges: a desktop's windows have no edges to keep free.
  public func background<Style: ShapeStyle>(
    _ style: Style = BackgroundStyle(), ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(AttachmentModifier(attached: StyleFill(style: style), side: .behind, alignment: .center))
  }

  /// Puts a view behind this one, in its size.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(AttachmentModifier(attached: background, side: .behind, alignment: alignment))
  }

  /// Puts views in front of this one, in its size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modifier(
      AttachmentModifier(attached: ZStack(alignment: alignment, content: content), side: .inFront, alignment: alignment)
    )
  }

  /// Fills the rectangle in front of the view.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(AttachmentModifier(attached: StyleFill(style: style), side: .inFront, alignment: .center))
  }

  /// Puts a view in front of this one, in its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(AttachmentModifier(attached: overlay, side: .inFront, alignment: alignment))
  }
}

extension View {
  /// Fills a shape in front of the view.
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    overlay(shape.fill(style))
  }
}

public import Foundation

/// What a frame and its kin share: one view inside of a rectangle of another size.
class AligningItem<Modifier>: ModifiedItem<Modifier> {
  /// Where the view is inside; nil for the middle, whatever guides it says.
  var alignment: Alignment? { nil }

  /// What is proposed to the view inside of a rectangle, whose size is the answer to a proposal.
  func inside(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { proposal }

  /// Where the view is in the rectangle.
  private func innerRect(in size: CGSize, for proposal: ProposedViewSize) -> CGRect {
    let inside = inner.sizeThatFits(proposal)
    guard let alignment else {
      let (x, y) = ((size.width - inside.width) / 2, (size.height - inside.height) / 2)
      return CGRect(x: x, y: y, width: inside.width, height: inside.height)
    }
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let dimensions = ViewDimensions(width: inside.width, height: inside.height) { [inner] in
      inner.explicitGuide($0, in: inside, for: proposal)
    }
    return CGRect(
      x: outer[alignment.horizontal] - dimensions[alignment.horizontal],
      y: outer[alignment.vertical] - dimensions[alignment.vertical], width: inside.width, height: inside.height)
  }

  override func place(in rect: CGRect, for proposal: ProposedViewSize, of container: LayoutWidget) {
    let proposal = self.inside(proposal, in: rect.size)
    let inside = innerRect(in: rect.size, for: proposal)
    inner.place(
      in: CGRect(x: rect.x + inside.x, y: rect.y + inside.y, width: inside.width, height: inside.height), for: proposal,
      of: container)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> CGFloat? {
    let proposal = self.inside(proposal, in: size)
    let inside = innerRect(in: size, for: proposal)
    return inner.explicitGuide(key, in: inside.size, for: proposal).map {
      $0 + (key.axis == .horizontal ? inside.x : inside.y)
    }
  }
}

struct FixedFrameModifier: ItemModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func wrap(_ item: LayoutItem) -> LayoutItem { FixedFrameItem(item, self) }
}

private final class FixedFrameItem: AligningItem<FixedFrameModifier> {
  override var alignment: Alignment? { modifier.alignment }

  override func inside(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: modifier.width ?? proposal.width, height: modifier.height ?? proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let width = modifier.width, let height = modifier.height { return CGSize(width: width, height: height) }
    let size = inner.sizeThatFits(inside(proposal, in: .zero))
    return CGSize(width: modifier.width ?? size.width, height: modifier.height ?? size.height)
  }
}

struct FlexibleFrameModifier: ItemModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  func wrap(_ item: LayoutItem) -> LayoutItem { FlexibleFrameItem(item, self) }
}

private final class FlexibleFrameItem: AligningItem<FlexibleFrameModifier> {
  override var alignment: Alignment? { modifier.alignment }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposed(proposal.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth)
    let height = proposed(proposal.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight)
    let size = inner.sizeThatFits(ProposedViewSize(width: width, height: height))
    return CGSize(
      width: length(proposal.width, size.width, modifier.minWidth, modifier.idealWidth, modifier.maxWidth),
      height: length(proposal.height, size.height, modifier.minHeight, modifier.idealHeight, modifier.maxHeight))
  }

  /// Its own size, and nothing where it took the view's.
  override func inside(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    let isWidthOpen = proposal.width == nil && modifier.idealWidth == nil
    let isHeightOpen = proposal.height == nil && modifier.idealHeight == nil
    func isBetween(_ length: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> Bool {
      length > least ?? -.infinity && length < most ?? .infinity
    }
    return ProposedViewSize(
      width: isWidthOpen && isBetween(size.width, modifier.minWidth, modifier.maxWidth) ? nil : size.width,
      height: isHeightOpen && isBetween(size.height, modifier.minHeight, modifier.maxHeight) ? nil : size.height)
  }

  private func proposed(_ proposal: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
    guard let length = proposal ?? ideal else { return nil }
    return min(max(length, least ?? 0), most ?? .infinity)
  }

  /// With a least and a largest length the frame takes what it is proposed between both; with one of them it does so on
  /// that side of the view's own length.
  private func length(
    _ proposal: CGFloat?, _ inner: Double, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
  ) -> Double {
    guard let proposal else { return min(max(ideal ?? inner, least ?? 0), most ?? .infinity) }
    let low = least ?? min(inner, most ?? inner)
    let high = most ?? max(inner, low)
    return min(max(proposal, low), max(high, low))
  }
}

struct FixedSizeModifier: ItemModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool

  func wrap(_ item: LayoutItem) -> LayoutItem { FixedSizeItem(item, self) }
}

private final class FixedSizeItem: AligningItem<FixedSizeModifier> {
  override func inside(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: modifier.horizontal ? nil : proposal.width, height: modifier.vertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    inner.sizeThatFits(inside(proposal, in: .zero))
  }
}

struct AspectRatioModifier: ItemModifier, Equatable {
  let ratio: CGFloat?
  let mode: ContentMode

  func wrap(_ item: LayoutItem) -> LayoutItem { AspectRatioItem(item, self) }
}

private final class AspectRatioItem: AligningItem<AspectRatioModifier> {
  private func fitted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.sizeThatFits(.unspecified)
    let ratio = modifier.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio <= height
      return isWide == (modifier.mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func inside(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { fitted(proposal) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { inner.sizeThatFits(fitted(proposal)) }
}

extension View {
  /// Puts the view into an invisible rectangle of a fixed size, in logical pixels; nil, or a length that is infinite or NaN, leaves a direction
  /// to the view.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width?.ifFinite, height: height?.ifFinite, alignment: alignment))
  }

  /// Puts the view into an invisible rectangle between some sizes, in logical pixels.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth?.ifFinite, idealWidth: idealWidth?.ifFinite, maxWidth: maxWidth?.ifLimit,
        minHeight: minHeight?.ifFinite, idealHeight: idealHeight?.ifFinite, maxHeight: maxHeight?.ifLimit,
        alignment: alignment))
  }

  /// Gives the view its ideal size, however much room there is.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size in some directions, however much room there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view proportions: width by height; nil takes those of its ideal size.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Keeps the view's proportions and shows all of it.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's proportions and uses all of the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension View {
  /// Gives the view the proportions of a size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
}

extension CGFloat {
  /// The length, unless it is infinite or NaN.
  fileprivate var ifFinite: CGFloat? { isFinite ? self : nil }
  /// The largest length, which may be infinite.
  fileprivate var ifLimit: CGFloat? { isFinite || self == .infinity ? self : nil }
}

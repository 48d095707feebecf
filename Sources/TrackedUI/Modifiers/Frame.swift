/// What a frame and its kin share: one view inside of a rectangle of another size.
class AligningItem: WrappingItem {
  let alignment: Alignment

  init(_ inner: LayoutItem, _ alignment: Alignment) {
    self.alignment = alignment
    super.init(inner)
  }

  /// What is proposed to the view inside of a rectangle.
  func proposal(in size: Size) -> ProposedViewSize { ProposedViewSize(size) }

  final func innerRect(in size: Size) -> Rect {
    let inside = inner.sizeThatFits(proposal(in: size))
    let outer = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let dimensions = ViewDimensions(width: inside.width, height: inside.height) { [inner] in
      inner.explicitGuide($0, in: inside)
    }
    return Rect(
      x: outer[alignment.horizontal] - dimensions[alignment.horizontal],
      y: outer[alignment.vertical] - dimensions[alignment.vertical], width: inside.width, height: inside.height)
  }

  override func place(in rect: Rect, of container: LayoutWidget) {
    let inside = innerRect(in: Size(width: rect.width, height: rect.height))
    inner.place(
      in: Rect(x: rect.x + inside.x, y: rect.y + inside.y, width: inside.width, height: inside.height), of: container)
  }

  override func explicitGuide(_ key: AlignmentKey, in size: Size) -> Double? {
    let inside = innerRect(in: size)
    return inner.explicitGuide(key, in: Size(width: inside.width, height: inside.height)).map {
      $0 + (key.axis == .horizontal ? inside.x : inside.y)
    }
  }
}

struct FixedFrameModifier: ItemModifier {
  let width: Double?
  let height: Double?
  let alignment: Alignment

  func wrap(_ item: LayoutItem) -> LayoutItem { FixedFrameItem(item, self) }
}

private final class FixedFrameItem: AligningItem {
  private let frame: FixedFrameModifier

  init(_ inner: LayoutItem, _ frame: FixedFrameModifier) {
    self.frame = frame
    super.init(inner, frame.alignment)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    if let width = frame.width, let height = frame.height { return Size(width: width, height: height) }
    let size = inner.sizeThatFits(
      ProposedViewSize(width: frame.width ?? proposal.width, height: frame.height ?? proposal.height))
    return Size(width: frame.width ?? size.width, height: frame.height ?? size.height)
  }
}

struct FlexibleFrameModifier: ItemModifier {
  let minWidth: Double?
  let idealWidth: Double?
  let maxWidth: Double?
  let minHeight: Double?
  let idealHeight: Double?
  let maxHeight: Double?
  let alignment: Alignment

  func wrap(_ item: LayoutItem) -> LayoutItem { FlexibleFrameItem(item, self) }
}

private final class FlexibleFrameItem: AligningItem {
  private let frame: FlexibleFrameModifier

  init(_ inner: LayoutItem, _ frame: FlexibleFrameModifier) {
    self.frame = frame
    super.init(inner, frame.alignment)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    let width = proposed(proposal.width, frame.minWidth, frame.idealWidth, frame.maxWidth)
    let height = proposed(proposal.height, frame.minHeight, frame.idealHeight, frame.maxHeight)
    let size = inner.sizeThatFits(ProposedViewSize(width: width, height: height))
    return Size(
      width: length(proposal.width, size.width, frame.minWidth, frame.idealWidth, frame.maxWidth),
      height: length(proposal.height, size.height, frame.minHeight, frame.idealHeight, frame.maxHeight))
  }

  private func proposed(_ proposal: Double?, _ least: Double?, _ ideal: Double?, _ most: Double?) -> Double? {
    guard let length = proposal ?? ideal else { return nil }
    return min(max(length, least ?? 0), most ?? .infinity)
  }

  /// With a least and a largest length the frame takes what it is proposed between both; with one of them it does so on
  /// that side of the view's own length.
  private func length(
    _ proposal: Double?, _ inner: Double, _ least: Double?, _ ideal: Double?, _ most: Double?
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

private final class FixedSizeItem: AligningItem {
  private let axes: FixedSizeModifier

  init(_ inner: LayoutItem, _ axes: FixedSizeModifier) {
    self.axes = axes
    super.init(inner, .center)
  }

  override func proposal(in size: Size) -> ProposedViewSize {
    ProposedViewSize(width: axes.horizontal ? nil : size.width, height: axes.vertical ? nil : size.height)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    inner.sizeThatFits(
      ProposedViewSize(
        width: axes.horizontal ? nil : proposal.width, height: axes.vertical ? nil : proposal.height))
  }
}

/// How a view of fixed proportions uses a rectangle of others.
public nonisolated enum ContentMode: CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the rectangle is used.
  case fill
}

struct AspectRatioModifier: ItemModifier, Equatable {
  let ratio: Double?
  let mode: ContentMode

  func wrap(_ item: LayoutItem) -> LayoutItem { AspectRatioItem(item, self) }
}

private final class AspectRatioItem: AligningItem {
  private let shape: AspectRatioModifier

  init(_ inner: LayoutItem, _ shape: AspectRatioModifier) {
    self.shape = shape
    super.init(inner, .center)
  }

  private func fitted(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = inner.sizeThatFits(.unspecified)
    let ratio = shape.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width / ratio <= height
      return isWide == (shape.mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func proposal(in size: Size) -> ProposedViewSize { fitted(ProposedViewSize(size)) }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> Size { inner.sizeThatFits(fitted(proposal)) }
}

extension View {
  /// Puts the view into an invisible rectangle of a fixed size, in logical pixels; nil leaves a direction to the view.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    modifier(FixedFrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into an invisible rectangle between some sizes, in logical pixels.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Gives the view its ideal size, however much room there is.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal size in some directions, however much room there is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view proportions: width by height; nil takes those of its ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    modifier(AspectRatioModifier(ratio: ratio, mode: contentMode))
  }

  /// Keeps the view's proportions and shows all of it.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's proportions and uses all of the room.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

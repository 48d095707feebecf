import Gtk

/// The radius of a corner: a length, or what runs along the corner of the view around.
public nonisolated struct CornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Kind: Hashable, Sendable {
    case fixed(Double)
    case containerConcentric(minimum: Double)
  }

  let kind: Kind

  /// A length, in logical pixels.
  public static func fixed(_ radius: Double) -> CornerRadius { CornerRadius(kind: .fixed(max(0, radius))) }

  /// Concentric with the nearest surrounding view that has round corners: its radius minus the distance of this view from its edges.
  ///
  /// - Parameter minimum: the least radius, in logical pixels.
  public static func containerConcentric(minimum: Double? = nil) -> CornerRadius {
    CornerRadius(kind: .containerConcentric(minimum: max(0, minimum ?? 0)))
  }

  private init(kind: Kind) { self.kind = kind }

  /// A length, in logical pixels.
  public init(floatLiteral value: Double) { self = .fixed(value) }

  /// A length, in logical pixels.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// How the corners of a view are: they follow its size.
public nonisolated struct CornerConfiguration: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case capsule(maximum: Double?)
    case corners(topLeft: CornerRadius?, topRight: CornerRadius?, bottomLeft: CornerRadius?, bottomRight: CornerRadius?)
  }

  private let kind: Kind

  /// Half of the shorter side.
  ///
  /// - Parameter maximumRadius: the largest radius, in logical pixels.
  public static func capsule(maximumRadius: Double? = nil) -> CornerConfiguration {
    CornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }

  /// One radius for all corners.
  public static func corners(radius: CornerRadius) -> CornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  /// One radius for all corners, the largest where they come out as different ones.
  public static func uniformCorners(radius: CornerRadius) -> CornerConfiguration { corners(radius: radius) }

  /// A radius for each corner; nil for none.
  public static func corners(
    topLeftRadius: CornerRadius?, topRightRadius: CornerRadius?, bottomLeftRadius: CornerRadius?,
    bottomRightRadius: CornerRadius?
  ) -> CornerConfiguration {
    CornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }

  /// A radius for the upper corners and one for the lower ones; nil for none.
  public static func uniformEdges(topRadius: CornerRadius?, bottomRadius: CornerRadius?) -> CornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// A radius for the corners at the left and one for those at the right; nil for none.
  public static func uniformEdges(leftRadius: CornerRadius?, rightRadius: CornerRadius?) -> CornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// The radii in a layer of a size; `around` is what concentric ones come to.
  func radii(in size: Size, concentric around: () -> Double) -> Snapshot.CornerRadii {
    let most = min(size.width, size.height) / 2
    switch kind {
    case .capsule(let maximum):
      let radius = min(most, maximum ?? most)
      return .init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      func length(_ radius: CornerRadius?) -> Double {
        switch radius?.kind {
        case nil: 0
        case .fixed(let length): min(length, most)
        case .containerConcentric(let minimum): min(max(minimum, around()), most)
        }
      }
      return .init(
        topLeft: length(topLeft), topRight: length(topRight), bottomLeft: length(bottomLeft),
        bottomRight: length(bottomRight))
    }
  }
}

extension View {
  /// The view's corners, at each size that it has; nil, the default, uses `layer.cornerRadius`. Not animated. As with
  /// that, content is clipped where `clipsToBounds` is set.
  public final var cornerConfiguration: CornerConfiguration! {
    get { displayIfMade?.existingLayer?.cornerConfiguration }
    set { layer.cornerConfiguration = newValue }
  }
}

extension Layer {
  /// The radii that the corners have besides `cornerRadius`; nil for that alone.
  func cornerRadii(in bounds: Rect) -> Snapshot.CornerRadii? {
    cornerConfiguration?.radii(in: bounds.size) { concentricRadius }
  }

  /// The radius of the nearest view around with round corners, less the way from its edges.
  private var concentricRadius: Double {
    guard let view = widget as? View else { return 0 }
    var (next, frame) = (view.superview, view.frame)
    while let container = next {
      let (bounds, layer) = (container.bounds, container.displayIfMade?.existingLayer)
      let radius = layer.map { $0.cornerRadii(in: bounds)?.largest ?? $0.cornerRadius } ?? 0
      if radius > 0 {
        let way = min(frame.minX, frame.minY, bounds.maxX - frame.maxX, bounds.maxY - frame.maxY)
        return max(0, radius - max(0, way))
      }
      let place = container.frame.origin
      frame = frame.offsetBy(dx: place.x, dy: place.y)
      next = container.superview
    }
    return 0
  }
}

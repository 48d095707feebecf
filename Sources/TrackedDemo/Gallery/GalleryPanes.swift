import TrackedKit

/// Grid and large picture side by side, or one above the other.
final class GalleryPanes: View {
  enum Arrangement { case sideBySide, stacked }

  private static let gap = 18.0
  private let grid: Widget
  private let detail: Widget
  private lazy var detailWidth = detail.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
  private lazy var detailHeight = detail.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5)
  private var arranged: [LayoutConstraint] = []

  /// How the two are arranged. For `updateViewConstraints()`.
  var arrangement: Arrangement? {
    didSet {
      guard arrangement != oldValue else { return }
      LayoutConstraint.deactivate(arranged)
      arranged =
        switch arrangement {
        case .sideBySide:
          [
            detailWidth,
            grid.topAnchor.constraint(equalTo: topAnchor),
            grid.trailingAnchor.constraint(equalTo: detail.leadingAnchor, constant: -Self.gap),
            detail.bottomAnchor.constraint(equalTo: bottomAnchor),
          ]
        case .stacked:
          [
            detailHeight,
            grid.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: Self.gap),
            grid.trailingAnchor.constraint(equalTo: trailingAnchor),
            detail.leadingAnchor.constraint(equalTo: leadingAnchor),
          ]
        case nil: []
        }
      LayoutConstraint.activate(arranged)
    }
  }

  /// How much of the view the large picture takes.
  var detailShare: Double {
    get { detailWidth.multiplier }
    set {
      detailWidth.multiplier = newValue
      detailHeight.multiplier = newValue
    }
  }

  init(grid: Widget, detail: Widget) {
    self.grid = grid
    self.detail = detail
    super.init()
    addSubview(grid)
    addSubview(detail)
    // What the parts need at least comes before their shares.
    detailWidth.priority = .defaultHigh
    detailHeight.priority = .defaultHigh
    LayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: leadingAnchor),
      grid.bottomAnchor.constraint(equalTo: bottomAnchor),
      detail.topAnchor.constraint(equalTo: topAnchor),
      detail.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  /// Less than side by side needs, so that a window can become narrow enough for the other arrangement.
  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let (grid, detail) = (self.grid.measured(orientation), self.detail.measured(orientation))
    return orientation == .horizontal
      ? Measurement(minimum: max(grid.minimum, detail.minimum), natural: grid.natural + detail.natural)
      : Measurement(minimum: 300, natural: 480)
  }
}

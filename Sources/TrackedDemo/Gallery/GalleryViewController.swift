import FoundationEssentials
import Gtk
import TrackedKit

/// Pictures in a grid, one of them large. Grid, title, large picture and slider share one selection.
final class GalleryViewController: ViewController {
  private let gallery: GalleryModel
  private let grid = CollectionView(layout: .grid(columns: 2...4))
  private var dataSource: DiffableDataSource<String>!
  private let titleLabel = Label()
  private let picture = Picture()
  private let filterScale = Scale(range: 0...1, step: 0.05)
  private let filterLabel = Label()
  private let enlargeButton = ToggleButton()
  private let stack = Stack()
  private let detail = Box(.vertical, spacing: 12)
  private lazy var panes = GalleryPanes(grid: grid, detail: detail)

  init(_ gallery: GalleryModel) {
    self.gallery = gallery
    super.init()
    title = "Gallery"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<PictureCell, String>(make: PictureCell.init) {
      [gallery] cell, _, name in cell.show(name, of: gallery)
    }
    dataSource = DiffableDataSource(collectionView: grid) { grid, position, name in
      grid.dequeueConfiguredReusableCell(using: registration, for: position, item: name)
    }
    grid.onSelectionChange = { [gallery] position in
      if let position { gallery.select(gallery.names[position]) }
    }
    filterScale.valueChanged.connect(self) { me in me.gallery.setFilterIntensity(me.filterScale.value) }
    enlargeButton.toggled.connect(self) { me in
      View.animate(options: .flushUpdates) { me.gallery.isPictureEnlarged = me.enlargeButton.isActive }
    }
    view.addSubview(makeLayout())
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gallery.load { problem in Notices().show(problem) }
  }

  override func updateViewConstraints() {
    super.updateViewConstraints()
    panes.arrangement = traitCollection.horizontalSizeClass == .compact ? .stacked : .sideBySide
    panes.detailShare = gallery.isPictureEnlarged ? 0.72 : 0.56
  }

  override func updateProperties() {
    super.updateProperties()
    let selected = gallery.selection.selectedImage
    do { try dataSource.apply(gallery.names) } catch { preconditionFailure("\(error)") }
    grid.selectedPosition = selected.flatMap(gallery.names.firstIndex(of:))
    stack.visibleChildName = gallery.names.isEmpty ? "empty" : "pictures"
    titleLabel.text = selected?.capitalized ?? "No picture"
    picture.texture = gallery.filtered
    picture.alternativeText = selected.map { "Picture: \($0)" } ?? ""
    filterScale.value = gallery.selection.filterIntensity
    filterScale.isSensitive = selected != nil
    enlargeButton.isActive = gallery.isPictureEnlarged
    filterLabel.text = "\(Int((gallery.selection.filterIntensity * 100).rounded())) %"
  }

  private func makeLayout() -> Widget {
    titleLabel.addCSSClass("title-2")
    titleLabel.xalign = 0
    picture.vexpand = true
    picture.addCSSClass("large-picture")
    picture.canShrink = true
    picture.contentFit = .contain
    filterScale.hexpand = true
    filterScale.drawsValue = false
    filterScale.setAccessibleLabel("Filter")
    filterLabel.addCSSClass("numeric")
    filterLabel.widthChars = 6
    let filter = Box(.horizontal, spacing: 9)
    [Label("Filter"), filterScale, filterLabel].forEach(filter.append)
    enlargeButton.iconName = "view-fullscreen-symbolic"
    enlargeButton.addCSSClass("flat")
    enlargeButton.tooltip = "Enlarge the picture"
    enlargeButton.setAccessibleLabel("Enlarge the picture")
    titleLabel.hexpand = true
    let heading = Box(.horizontal, spacing: 9)
    [titleLabel, enlargeButton].forEach(heading.append)
    [heading, picture, filter].forEach(detail.append)

    let page = Box(.vertical, spacing: 18)
    page.margins = .all(24)
    page.append(
      PageLayout.makeHeading(title: "Gallery", summary: "One selection, shared by grid, title and large picture."))
    panes.vexpand = true
    page.append(panes)
    stack.addChild(page, name: "pictures")
    stack.addChild(
      EmptyState.make(
        icon: DemoPage.gallery.iconName, title: "No Pictures", text: "Start the app with scripts/demo to see them."),
      name: "empty")
    return stack
  }
}

/// Grid and large picture side by side, or one above the other.
final class GalleryPanes: View {
  enum Arrangement { case sideBySide, stacked }

  private static let gap = 18.0
  private let grid: Widget
  private let detail: Widget
  private lazy var detailWidth = detail.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5)
  private lazy var detailHeight = detail.heightAnchor.constraint(equalTo: heightAnchor, multiplier: 0.5)
  private var arranged: [LayoutConstraint] = []

  /// How both stand to each other. For `updateViewConstraints()`.
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

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
  private let stack = Stack()

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
    view.addSubview(makeLayout())
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gallery.load { problem in Notices().show(problem) }
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
    let detail = Box(.vertical, spacing: 12)
    [titleLabel, picture, filter].forEach(detail.append)

    let page = Box(.vertical, spacing: 18)
    page.margins = .all(24)
    page.append(
      PageLayout.makeHeading(title: "Gallery", summary: "One selection, shared by grid, title and large picture."))
    let panes = GalleryPanes(grid: grid, detail: detail)
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

/// Grid and large picture side by side, or one above the other where that is too narrow.
final class GalleryPanes: View {
  private let grid: Widget
  private let detail: Widget

  init(grid: Widget, detail: Widget) {
    self.grid = grid
    self.detail = detail
    super.init()
    addSubview(grid)
    addSubview(detail)
  }

  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    let (grid, detail) = (self.grid.measured(orientation), self.detail.measured(orientation))
    return orientation == .horizontal
      ? Measurement(minimum: max(grid.minimum, detail.minimum), natural: grid.natural + detail.natural)
      : Measurement(minimum: 300, natural: 480)
  }

  override func layoutSubviews() {
    let gap = 18.0
    if bounds.width >= 560 {
      let gridWidth = (bounds.width * 0.42).rounded()
      place(grid, in: Rect(x: 0, y: 0, width: gridWidth, height: bounds.height))
      place(
        detail, in: Rect(x: gridWidth + gap, y: 0, width: bounds.width - gridWidth - gap, height: bounds.height))
    } else {
      let detailHeight = (bounds.height * 0.55).rounded()
      place(detail, in: Rect(x: 0, y: 0, width: bounds.width, height: detailHeight))
      place(
        grid, in: Rect(x: 0, y: detailHeight + gap, width: bounds.width, height: bounds.height - detailHeight - gap))
    }
  }
}

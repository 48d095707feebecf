import FoundationEssentials
import TrackedKit

import struct TrackedKit.IndexPath
import class TrackedUI.HostingController

/// Pictures in a grid, one of them large. Grid, title, large picture and slider share one selection.
final class GalleryViewController: ViewController, CollectionViewDelegate {
  private let gallery: GalleryModel
  private let gridLayout = CollectionViewGridLayout(columns: 2...4)
  private let listLayout = CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  private lazy var grid = CollectionView(frame: .zero, collectionViewLayout: gridLayout)
  private var dataSource: CollectionViewDiffableDataSource<Int, String>!
  private let titleLabel = Label()
  private let picture = Picture()
  private let filterScale = Scale(range: 0...1, step: 0.05)
  private let filterLabel = Label()
  private let enlargeButton = ToggleButton()
  private let listButton = ToggleButton()
  private let page = Box(.vertical, spacing: 18)
  private let chooseButton = Button(word: "Choose")
  private let detail = Box(.vertical, spacing: 12)
  private lazy var panes = GalleryPanes(grid: grid, detail: detail)

  private let notices: Notices

  init(_ gallery: GalleryModel, notices: Notices) {
    self.gallery = gallery
    self.notices = notices
    super.init()
    title = String(localized: "Gallery")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<PictureCell, String> { [gallery] cell, _, name in
      cell.show(name, of: gallery)
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: grid) { grid, indexPath, name in
      grid.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    grid.delegate = self
    filterScale.onValueChanged(self) { me in me.gallery.setFilterIntensity(me.filterScale.value) }
    enlargeButton.onToggled(self) { me in
      View.animate(options: .flushUpdates) { me.gallery.isPictureEnlarged = me.enlargeButton.isActive }
    }
    listButton.onToggled(self) { me in me.gallery.showsList = me.listButton.isActive }
    chooseButton.onClicked(self) { me in me.presentChooser() }
    makeLayout()
    view.addSubview(page)
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    gallery.select(dataSource.itemIdentifier(for: indexPath))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gallery.load { [notices] problem in notices.show(problem) }
  }

  // essential:begin
  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    if gallery.filtered != nil {
      contentUnavailableConfiguration = nil
    } else if gallery.isLoaded {
      var placeholder = ContentUnavailableConfiguration.empty()
      placeholder.image = Image(iconName: DemoPage.gallery.iconName)
      placeholder.text = "No Pictures"
      placeholder.secondaryText = "Start the app with scripts/demo to see them."
      contentUnavailableConfiguration = placeholder
    } else {
      contentUnavailableConfiguration = .loading()
    }
  }
  // essential:end

  func presentChooser() {
    let content = HostingController(rootView: PictureChooser(gallery: gallery))
    content.navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done, primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    let chooser = NavigationController(rootViewController: content)
    chooser.sheetPresentationController?.detents = [.medium(), .large()]
    chooser.sheetPresentationController?.prefersGrabberVisible = true
    presentAlone(chooser)
  }

  // essential:begin
  override func updateViewConstraints() {
    super.updateViewConstraints()
    panes.arrangement = traitCollection.horizontalSizeClass == .compact ? .stacked : .sideBySide
    panes.detailShare = gallery.isPictureEnlarged ? 0.72 : 0.56
  }

  override func updateProperties() {
    super.updateProperties()
    let selected = gallery.selection.selectedImage
    grid.collectionViewLayout = gallery.showsList ? listLayout : gridLayout
    listButton.isActive = gallery.showsList
    var snapshot = DiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(gallery.names)
    dataSource.apply(snapshot)
    grid.selectItem(at: selected.flatMap(dataSource.indexPath))
    titleLabel.text = selected?.capitalized ?? "No picture"
    picture.texture = gallery.filtered
    picture.alternativeText = selected.map { "Picture: \($0)" } ?? ""
    filterScale.value = gallery.selection.filterIntensity
    filterScale.isSensitive = selected != nil
    enlargeButton.isActive = gallery.isPictureEnlarged
    filterLabel.text = "\(Int((gallery.selection.filterIntensity * 100).rounded())) %"
  }
  // essential:end

  private func makeLayout() {
    titleLabel.addCSSClass("title-2")
    picture.vexpand = true
    picture.addCSSClass("large-picture")
    picture.canShrink = true
    picture.contentFit = .contain
    filterScale.hexpand = true
    filterScale.drawsValue = false
    filterScale.setAccessibleLabel(String(localized: "Filter"))
    filterLabel.addCSSClass("numeric")
    filterLabel.widthChars = 6
    let filter = Box(.horizontal, spacing: 9)
    [Label(String(localized: "Filter")), filterScale, filterLabel].forEach(filter.append)
    enlargeButton.iconName = "view-fullscreen-symbolic"
    enlargeButton.addCSSClass("flat")
    enlargeButton.tooltip = "Enlarge the picture"
    enlargeButton.setAccessibleLabel(String(localized: "Enlarge the picture"))
    listButton.iconName = "view-list-symbolic"
    listButton.addCSSClass("flat")
    listButton.tooltip = "Show the pictures in a list"
    listButton.setAccessibleLabel(String(localized: "Show the pictures in a list"))
    titleLabel.hexpand = true
    let heading = Box(.horizontal, spacing: 9)
    [titleLabel, listButton, enlargeButton, chooseButton].forEach(heading.append)
    [heading, picture, filter].forEach(detail.append)

    page.margins = PageLayout.pageMargins
    page.append(
      PageLayout.makeHeading(
        title: "Gallery", summary: "One selection, shared by grid, title, large picture and sheet.",
        trailing: makeSourceButton("GalleryViewController.swift")))
    panes.vexpand = true
    page.append(panes)
  }
}

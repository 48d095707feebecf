import Foundation
import Gtk
import GtkTracking

/// The configuration of all sections of a composition.
@MainActor public final class CollectionViewCompositionalLayoutConfiguration {
  /// Which way they scroll.
  public var scrollDirection = CollectionViewFlowLayout.ScrollDirection.vertical
  /// The space between sections, in logical pixels.
  public var interSectionSpacing = 0.0
  /// Headers and footers of the whole layout. They are requested with the index path of the first section's first item.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []

  /// Sections one below the other.
  public init() {}
}

/// Sections of cells, each with its own layout: lists, grids, and rows that scroll horizontally.
///
/// The provider is called for each section when the layout is computed: after a change of the sections, of the collection view's size, or
/// `invalidateLayout()`. It can take the available size into account. It is called outside of tracking. Where all sections are lists of one look, GTK's
/// list shows them.
@MainActor open class CollectionViewCompositionalLayout: CollectionViewLayout {
  /// Returns the description of a section.
  public typealias SectionProvider = (
    _ section: Int, _ environment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection?

  /// The configuration of all sections.
  @AlwaysObserved open var configuration: CollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: SectionProvider
  /// The configuration of GTK's list; nil where cells are placed.
  private var list: CollectionLayoutListConfiguration?
  /// The provider's configurations of all sections, which may have different separators; empty where one applies to all.
  private var sectionLists: [CollectionLayoutListConfiguration] = []
  /// Whether one configuration applies to all sections.
  private var isOneList = false

  /// Rows one below the other.
  public static func list(using configuration: CollectionLayoutListConfiguration) -> CollectionViewCompositionalLayout {
    let layout = CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.list = configuration
    layout.isOneList = true
    return layout
  }

  /// Sections that are all alike.
  public convenience init(section: CollectionLayoutSection) { self.init { _, _ in section } }

  /// Sections that are all alike.
  public convenience init(
    section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Sections as a provider describes them.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: CollectionViewCompositionalLayoutConfiguration())
  }

  /// Sections as a provider describes them.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: CollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  // MARK: Lists

  override var arrangement: RowList.Arrangement { list == nil ? super.arrangement : .list }
  override var scrollsAcross: Bool { configuration.scrollDirection == .horizontal }
  override var hasHeaders: Bool { list?.headerMode == .supplementary }
  override var firstItemsAreHeaders: Bool { list?.headerMode == .firstItemInSection }
  override var hasFooters: Bool { list?.footerMode == .supplementary }
  override var listBackgroundColor: Color? { list?.backgroundColor }
  override var showsSeparators: Bool { list?.showsSeparators == true }
  override func listSeparators(inSection section: Int) -> CollectionLayoutListConfiguration? {
    guard let described = listConfiguration(ofSection: section), described.showsSeparators else { return nil }
    return described.describesSeparators ? described : nil
  }

  /// The configurations of sections that are lists among others, which GTK's list cannot show.
  private var placedLists: [Int: CollectionLayoutListConfiguration] = [:]
  override var hasPlacedLists: Bool { !placedLists.isEmpty }

  /// The configuration of a section that is a list.
  override func listConfiguration(ofSection section: Int) -> CollectionLayoutListConfiguration? {
    sectionLists.indices.contains(section) ? sectionLists[section] : list ?? placedLists[section]
  }

  override var appearanceClass: String? {
    switch list?.appearance {
    case .plain, nil: nil
    case .grouped: "grouped"
    case .insetGrouped: "inset-grouped"
    case .sidebar: "navigation-sidebar"
    case .sidebarPlain: "navigation-sidebar"
    }
  }

  override func swipeActions(at indexPath: IndexPath, isLeading: Bool) -> SwipeActionsConfiguration? {
    let list = listConfiguration(ofSection: indexPath.section)
    let provider =
      isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
    return provider?(indexPath)
  }

  /// Whether GTK's list can show the sections depends on what they are.
  override func sectionsDidChange() {
    guard !isOneList, let collectionView, configuration.boundarySupplementaryItems.isEmpty, !scrollsAcross else {
      return
    }
    let count = collectionView.rows.source?.sectionCount ?? 0
    guard count > 0 else { return }
    let old = list
    sectionLists = PassContext.untracked { listsOfSections(count, collectionView) }
    list = sectionLists.first
    let isShownAlike = if let list, let old { list.isShown(like: old) } else { list == nil && old == nil }
    if !isShownAlike { collectionView.arrangementDidChange() }
  }

  /// The sections' configurations if one GTK list can show all of them, otherwise nothing.
  private func listsOfSections(_ count: Int, _ collectionView: CollectionView) -> [CollectionLayoutListConfiguration] {
    let environment = environment(collectionView)
    var lists: [CollectionLayoutListConfiguration] = []
    for section in 0..<count {
      guard let configuration = provider(section, environment)?.listConfiguration,
        lists.first.map(configuration.isShown(like:)) ?? true
      else { return [] }
      lists.append(configuration)
    }
    return lists
  }

  /// Where GTK's list shows the sections, no later layout would request them.
  open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    guard list != nil, let collectionView else { return }
    sectionsDidChange()
    if list != nil { collectionView.showListSeparators() }
  }

  private func environment(_ collectionView: CollectionView) -> LayoutEnvironment {
    let room =
      board?.room
      ?? Size(width: Double(collectionView.rows.scroller.width), height: Double(collectionView.rows.scroller.height))
    return LayoutEnvironment(
      traitCollection: PassContext.untracked { collectionView.traitCollection }, container: LayoutContainer(room))
  }

  // MARK: Cells that are placed

  override func shownElements(in rect: Rect, stripOffset: (Int) -> Double) -> [CollectionViewLayoutAttributes] {
    type(of: self) == CollectionViewCompositionalLayout.self
      ? plan.elements(in: rect, stripOffset: stripOffset) : super.shownElements(in: rect, stripOffset: stripOffset)
  }

  /// Asks for the sections and works out where everything is. Call `super`.
  open override func prepare() {
    super.prepare()
    guard let collectionView, let board else { return }
    let axis: Orientation = scrollsAcross ? .horizontal : .vertical
    let environment = environment(collectionView)
    let room = board.room
    var plan = CellPlan(axis: axis, breadth: axis == .vertical ? room.width : room.height)
    let hasViews = collectionView.dataSource?.hasSupplementaryViews(for: collectionView) == true
    let outer = hasViews ? configuration.boundarySupplementaryItems : []
    func appendOuter(_ item: CollectionLayoutBoundarySupplementaryItem) {
      plan.appendOuter(
        CompositionSection.view(
          item, path: IndexPath(item: 0, section: 0), at: 0, axis: axis, room: room, insets: .zero,
          measured: board.measuredSize))
    }
    for item in outer where !item.alignment.isAtBottom { appendOuter(item) }
    placedLists = [:]
    for index in 0..<collectionView.numberOfSections {
      guard let section = provider(index, environment) else {
        plan.append(SectionPlan(items: .empty(axis)))
        continue
      }
      placedLists[index] = section.listConfiguration
      plan.append(
        CompositionSection(
          section: section, index: index, count: collectionView.numberOfItems(inSection: index), axis: axis, room: room,
          traitCollection: environment.traitCollection, hasViews: hasViews, measuredItem: board.measuredSize,
          measuredView: board.measuredSize
        ).plan(), spacing: configuration.interSectionSpacing)
    }
    for item in outer where item.alignment.isAtBottom { appendOuter(item) }
    self.plan = plan
  }
}

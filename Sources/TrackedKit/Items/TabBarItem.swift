import Gtk
public import Observation

/// The content of a tab bar for a controller. The bar's hooks read it: change it at any time.
@MainActor @Observable open class TabBarItem {
  /// The text: the controller's title unless another is set.
  open var title: String? {
    get { keptTitle ?? systemTitle ?? controller?.title }
    set { keptTitle = newValue }
  }
  private var keptTitle: String?
  /// Where it takes its word from; nil for one with the program's own words.
  @ObservationIgnored var systemItem: SystemItem?
  private var systemTitle: String? { systemItem.map { String(kit: .init($0.look.title)) } }
  /// The picture; nil for none.
  open var image: Image? {
    get { keptImage }
    set { keptImage = newValue }
  }
  private var keptImage: Image?
  /// The picture while the tab is chosen; nil for `image`.
  open var selectedImage: Image? {
    get { keptSelectedImage }
    set { keptSelectedImage = newValue }
  }
  private var keptSelectedImage: Image?
  /// A short text in a bubble; nil for none. It is drawn: a change lays nothing out.
  open var badgeValue: String? {
    get { keptBadgeValue }
    set { keptBadgeValue = newValue }
  }
  private var keptBadgeValue: String?
  /// The colour of that bubble; nil for the bar's.
  open var badgeColor: Color? {
    get { keptBadgeColor }
    set { keptBadgeColor = newValue }
  }
  private var keptBadgeColor: Color?
  /// Whether the tab can be chosen.
  open var isEnabled: Bool {
    get { keptIsEnabled }
    set { keptIsEnabled = newValue }
  }
  private var keptIsEnabled = true
  /// Whether the bar leaves the tab out.
  var isHidden = false
  /// How the title looks, state by state.
  var titleAttributes: [ControlState: [AttributedText.Key: Any]] = [:]
  /// A number that the program chooses.
  @ObservationIgnored open var tag = 0
  @ObservationIgnored weak var controller: (any TabBarItemOwner)?

  /// A tab with a text and a picture.
  public init(title: String? = nil, image: Image? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a text and two pictures.
  public convenience init(title: String?, image: Image?, selectedImage: Image?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }

  /// Tabs that look alike everywhere.
  public nonisolated enum SystemItem: Int, Sendable {
    /// By their title and picture.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed

    fileprivate var look: (title: String, symbol: String) {
      // Words for translators: begin
      switch self {
      case .more: ("More", "ellipsis")
      case .favorites: ("Favourites", "star.fill")
      case .featured: ("Featured", "star")
      case .topRated: ("Top Rated", "star.fill")
      case .recents: ("Recents", "clock")
      case .contacts: ("Contacts", "person.crop.circle")
      case .history: ("History", "clock")
      case .bookmarks: ("Bookmarks", "book")
      case .search: ("Search", "magnifyingglass")
      case .downloads: ("Downloads", "arrow.down.circle")
      case .mostRecent: ("Most Recent", "clock")
      case .mostViewed: ("Most Viewed", "eye")
      }
      // Words for translators: end
    }
  }

  /// A tab that looks alike everywhere.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: Image(systemName: systemItem.look.symbol), tag: tag)
    self.systemItem = systemItem
  }

  /// Shows the title in the colour and the font of some attributes, for `.normal`, `.selected` or `.disabled`; nil for those of the bar.
  open func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: ControlState) {
    titleAttributes[state] = attributes
  }

  /// What was set for a state.
  public func titleTextAttributes(for state: ControlState) -> [AttributedText.Key: Any]? { titleAttributes[state] }

  /// The text that is shown.
  var shownTitle: String { keptTitle ?? systemTitle ?? controller?.navigationItem.title ?? "" }
}

/// The controller that a tab stands for.
@MainActor protocol TabBarItemOwner: AnyObject {
  var title: String? { get }
  var navigationItem: NavigationItem { get }
}

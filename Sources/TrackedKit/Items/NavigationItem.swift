public import Gtk
import GtkTracking
public import Observation

/// The content of a navigation bar while a controller is on top. The bar's hook reads it: change it at any time, also in a hook.
@MainActor @Observable open class NavigationItem {
  /// The title in the middle of the bar; nil for none.
  open var title: String? {
    get { keptTitle }
    set { keptTitle = newValue }
  }
  private var keptTitle: String?
  /// A smaller line below the title; nil for none.
  public var subtitle: String?
  /// A widget that replaces the title in the middle of the bar; nil for the title.
  open var titleView: Gtk.Widget? {
    get { keptTitleView }
    set { keptTitleView = newValue }
  }
  private var keptTitleView: Gtk.Widget?
  /// A line above the title; nil for none.
  open var prompt: String? {
    get { keptPrompt }
    set { keptPrompt = newValue }
  }
  private var keptPrompt: String?
  /// The title of the button that leads back to this controller; nil uses `title`.
  open var backButtonTitle: String? {
    get { keptBackButtonTitle }
    set { keptBackButtonTitle = newValue }
  }
  private var keptBackButtonTitle: String?
  /// The title of the button that leads back to a controller.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller that it leads to.
    case `default`
    /// That it leads back.
    case generic
    /// Nothing: it is an arrow.
    case minimal
  }

  /// Title, picture and colour of the button that leads back to this controller; nil for those of the other properties. What it would do
  /// when pressed counts for nothing.
  open var backBarButtonItem: BarButtonItem? {
    get { keptBackBarButtonItem }
    set { keptBackBarButtonItem = newValue }
  }
  private var keptBackBarButtonItem: BarButtonItem?
  /// The action of the button that leads back from this controller, with its title; nil for going back. A program that
  /// asks the user first pops the controller itself.
  public var backAction: Action?
  /// Makes a menu that opens at the title, of nothing that is suggested; nil for a title that does nothing.
  public var titleMenuProvider: ((_ suggestedActions: [MenuElement]) -> Menu?)?
  /// How the bar looks while the controller is on top; nil for as the bar's own says.
  open var standardAppearance: NavigationBarAppearance? {
    get { keptStandardAppearance }
    set { keptStandardAppearance = newValue }
  }
  private var keptStandardAppearance: NavigationBarAppearance?
  /// How the bar looks while the controller is on top and its large title is seen; nil for as the bar's own says.
  public var scrollEdgeAppearance: NavigationBarAppearance?
  /// The look of bars on phones in landscape. There are none here: kept for UIKit sources.
  @ObservationIgnored public var compactAppearance: NavigationBarAppearance?
  /// The button that leads back to this controller, where `backButtonTitle` is not set.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the button that leads back is hidden.
  open var hidesBackButton: Bool {
    get { keptHidesBackButton }
    set { keptHidesBackButton = newValue }
  }
  private var keptHidesBackButton = false
  /// Whether the items at the start are beside the button that leads back, instead of replacing it.
  public var leftItemsSupplementBackButton = false
  /// At the start of the bar, from there on; nil for none.
  open var leftBarButtonItems: [BarButtonItem]? {
    get { keptLeftBarButtonItems }
    set { keptLeftBarButtonItems = newValue }
  }
  private var keptLeftBarButtonItems: [BarButtonItem]?
  /// At the end of the bar, from there on: the first one is the outermost; nil for none.
  open var rightBarButtonItems: [BarButtonItem]? {
    get { keptRightBarButtonItems }
    set { keptRightBarButtonItems = newValue }
  }
  private var keptRightBarButtonItems: [BarButtonItem]?
  @ObservationIgnored final var itemGroups: ItemGroups?
  /// Searches what the controller shows: its search bar is below the bar; nil for none.
  open var searchController: ShownSearchController? {
    get { keptSearchController }
    set { keptSearchController = newValue }
  }
  private var keptSearchController: ShownSearchController?
  /// Whether the search bar goes while the content is scrolled away from its top, and comes back there; true unless set, as in UIKit. The
  /// content is the `ScrollView`, list or text view that begins right below the bar. A bar that is searched with stays, and so does
  /// one above content that has hardly more than it to scroll.
  open var hidesSearchBarWhenScrolling: Bool {
    get { keptHidesSearchBarWhenScrolling }
    set { keptHidesSearchBarWhenScrolling = newValue }
  }
  private var keptHidesSearchBarWhenScrolling = true
  /// Whether the content is scrolled so far that the search bar may go.
  var isContentScrolledAway = false
  /// Whether the title is shown large below the bar, where the bar has large titles.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As with the controller before on the stack; large for the root.
    case automatic
    /// It is.
    case always
    /// It is not.
    case never
    /// It is not, as with `never`.
    case inline
  }

  /// Whether the title is shown large, where `navigationBar.prefersLargeTitles` is set.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { keptLargeTitleDisplayMode }
    set { keptLargeTitleDisplayMode = newValue }
  }
  private var keptLargeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The bar's background from a declarative page; nil for the bar's own look.
  package var barBackground: Gtk.Widget?
  /// Light or dark for the bar while the controller is on top, from a declarative page; nil for the bar's own style.
  package var barStyle: UserInterfaceStyle?
  /// The items of the bottom bar.
  var toolbarItems: [BarButtonItem]?

  /// Only a title.
  public init(title: String? = nil) { self.title = title }

  /// The outermost at the start; setting it leaves no other.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost at the end; setting it leaves no other.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets `leftBarButtonItem`; at once.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets `leftBarButtonItems`; at once.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets `rightBarButtonItem`; at once.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets `rightBarButtonItems`; at once.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Sets `hidesBackButton`; at once.
  open func setHidesBackButton(_ isHidden: Bool, animated: Bool) { hidesBackButton = isHidden }
}

extension NavigationItem {
  /// The text of the button that leads back to this controller.
  var shownBackTitle: String? {
    if let item = backBarButtonItem { return item.image == nil ? item.title ?? title : nil }
    return switch backButtonDisplayMode {
    case .default: backButtonTitle ?? title
    case .generic: backButtonTitle ?? String(kit: "Back")
    case .minimal: nil
    }
  }
}

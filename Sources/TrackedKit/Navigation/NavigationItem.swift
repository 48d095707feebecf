public import Gtk
public import Observation

/// What a navigation bar shows while a controller is on top. The bar's hook reads it: change it at any time, also in a hook.
@MainActor @Observable public final class NavigationItem {
  /// In the middle of the bar; nil for nothing.
  public var title: String?
  /// A smaller line below the title; nil for none.
  public var subtitle: String?
  /// In the middle of the bar in place of the title; nil for the title.
  public var titleView: Gtk.Widget?
  /// A line above the title; nil for none.
  public var prompt: String?
  /// What the button that leads back to this controller says; nil takes the title.
  public var backButtonTitle: String?
  /// What the button that leads back to a controller says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller that it leads to.
    case `default`
    /// That it leads back.
    case generic
    /// Nothing: it is an arrow.
    case minimal
  }

  /// What the button that leads back to this controller says, where `backButtonTitle` says nothing.
  public var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether there is no button that leads back.
  public var hidesBackButton = false
  /// Whether the items at the start stand beside the button that leads back, and not in its place.
  public var leftItemsSupplementBackButton = false
  /// At the start of the bar, from there on; nil for none.
  public var leftBarButtonItems: [BarButtonItem]?
  /// At the end of the bar, from there on: the first one is the outermost; nil for none.
  public var rightBarButtonItems: [BarButtonItem]?
  /// Searches what the controller shows: its search bar stands below the bar; nil for none.
  public var searchController: SearchController?
  /// Whether the search bar goes while the content is scrolled away from its top, and comes back there; true unless set, as in UIKit. The
  /// content is the `ScrollView`, list or text view that begins right below the bar. A bar that is searched with stays, and so does
  /// one above content that has hardly more than it to scroll.
  public var hidesSearchBarWhenScrolling = true
  /// Whether the content is scrolled so far that the search bar may go.
  var isContentScrolledAway = false
  /// Whether the title is shown large below the bar, where the bar has large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
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
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// What a declarative page puts behind everything in the bar; nil for the bar's own look.
  package var barBackground: Gtk.Widget?
  /// Light or dark for the bar while the controller is on top, as a declarative page says; nil for what the bar has.
  package var barStyle: UserInterfaceStyle?
  /// What the bar at the lower edge shows.
  var toolbarItems: [BarButtonItem]?

  /// Nothing but a title.
  public init(title: String? = nil) { self.title = title }

  /// The outermost at the start; setting it leaves no other.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost at the end; setting it leaves no other.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension NavigationItem {
  /// The text of the button that leads back to this controller.
  var shownBackTitle: String? {
    switch backButtonDisplayMode {
    case .default: backButtonTitle ?? title
    case .generic: backButtonTitle ?? "Back"
    case .minimal: nil
    }
  }
}

/// What a tab bar shows for a controller. The bar's hooks read it: change it at any time.
@MainActor @Observable public final class TabBarItem {
  /// The text; nil takes the controller's title.
  public var title: String?
  /// The picture; nil for none.
  public var image: Image?
  /// The picture while the tab is chosen; nil for `image`.
  public var selectedImage: Image?
  /// A short text in a bubble; nil for none. It is drawn: a change lays nothing out.
  public var badgeValue: String?
  /// Whether the tab can be chosen.
  public var isEnabled = true
  /// Whether the bar leaves the tab out.
  var isHidden = false
  /// How the title looks, state by state.
  var titleAttributes: [Control.State: [AttributedText.Key: Any]] = [:]
  /// A number of the program's.
  @ObservationIgnored public var tag = 0
  @ObservationIgnored weak var controller: ViewController?

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

  /// Shows the title in the colour and the font of some attributes, for `.normal`, `.selected` or `.disabled`; nil for those of the bar.
  public func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
  }

  /// What was set for a state.
  public func titleTextAttributes(for state: Control.State) -> [AttributedText.Key: Any]? { titleAttributes[state] }

  /// The text that is shown.
  var shownTitle: String { title ?? controller?.navigationItem.title ?? "" }
}

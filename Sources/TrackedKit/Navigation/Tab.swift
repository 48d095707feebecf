import Gtk
import GtkTracking

/// One of the places that a tab bar controller offers, with the controller that shows it, which is made when the tabs are set.
///
/// ```swift
/// tabBarController.tabs = [
///   Tab(title: "Home", image: Image(systemName: "house"), identifier: "home") { _ in HomeViewController() }
/// ]
/// ```
@MainActor open class Tab {
  /// Distinguishes it from other tabs.
  public final let identifier: String
  private let provider: ((Tab) -> ViewController)?
  let item: TabBarItem
  private var made: ViewController?
  /// The tab bar controller that offers it.
  public internal(set) final weak var tabBarController: TabBarController?
  /// A value for the program.
  public final var userInfo: Any?

  /// A tab whose controller a closure makes.
  public init(
    title: String, image: Image?, identifier: String, viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    item = TabBarItem(title: title, image: image)
  }

  /// The text. Tracked where a hook reads it, as are the others.
  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  /// The picture.
  open var image: Image? {
    get { item.image }
    set { item.image = newValue }
  }

  /// A short text in a bubble; nil for none.
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// Whether the tab can be chosen.
  public final var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// Whether the bar leaves it out.
  public final var isHidden: Bool {
    get { item.isHidden }
    set { item.isHidden = newValue }
  }

  /// Its controller; made on first access.
  open var viewController: ViewController? {
    if made == nil, let provider {
      made = withoutTracking { provider(self) }
      made?.tabBarItem = item
    }
    return made
  }
}

/// A tab to search in, with the picture and the name for that.
@MainActor public final class SearchTab: Tab {
  /// A tab to search in; nil for the usual word.
  public override init(
    title: String? = nil, image: Image? = Image(iconName: "edit-find-symbolic"), identifier: String = "search",
    viewControllerProvider: ((Tab) -> ViewController)? = nil
  ) {
    super.init(
      title: title ?? "", image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    if title == nil {
      item.title = nil
      item.systemItem = .search
    }
  }
}

import Gtk

// What `appearance()` of a class gives: what is set there holds for every object of the class that is made afterwards.

/// The default look of navigation bars made from now on.
@MainActor public final class NavigationBarAppearanceProxy {
  /// How the bars look.
  public var standardAppearance: NavigationBarAppearance?
  /// How the bars look while their large titles are seen.
  public var scrollEdgeAppearance: NavigationBarAppearance?
  /// How bars of phones look that are held across, which are none here.
  public var compactAppearance: NavigationBarAppearance?
  /// The colour of what one can act on.
  public var tintColor: Color?
  /// The background.
  public var barTintColor: Color?
  /// The colour and the font of the titles.
  public var titleTextAttributes: [AttributedText.Key: Any]?
  /// The colour and the font of the large titles.
  public var largeTitleTextAttributes: [AttributedText.Key: Any]?
  /// Whether titles are shown large.
  public var prefersLargeTitles: Bool?
  /// Whether content is visible through the bars; here it is beside them.
  public var isTranslucent: Bool?

  func apply(to bar: NavigationBar) {
    if let standardAppearance { bar.standardAppearance = standardAppearance.copy() }
    if let scrollEdgeAppearance { bar.scrollEdgeAppearance = scrollEdgeAppearance.copy() }
    if let compactAppearance { bar.compactAppearance = compactAppearance.copy() }
    if let tintColor { bar.tintColor = tintColor }
    if let barTintColor { bar.barTintColor = barTintColor }
    if let titleTextAttributes { bar.titleTextAttributes = titleTextAttributes }
    if let largeTitleTextAttributes { bar.largeTitleTextAttributes = largeTitleTextAttributes }
    if let prefersLargeTitles { bar.prefersLargeTitles = prefersLargeTitles }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
  }
}

extension NavigationBar {
  private static let proxy = NavigationBarAppearanceProxy()
  /// How bars look that are made from now on.
  public static func appearance() -> NavigationBarAppearanceProxy { proxy }
}

/// The default look of tab bars made from now on.
@MainActor public final class TabBarAppearanceProxy {
  /// How the bars look.
  public var standardAppearance: TabBarAppearance?
  /// How the bars look where no content lies behind them, which is always so here.
  public var scrollEdgeAppearance: TabBarAppearance?
  /// The colour of the chosen tab.
  public var tintColor: Color?
  /// The colour of the others.
  public var unselectedItemTintColor: Color?
  /// The background.
  public var barTintColor: Color?
  /// The background.
  public var backgroundColor: Color?
  /// Whether content is visible through the bars; here it is beside them.
  public var isTranslucent: Bool?

  func apply(to bar: TabBar) {
    if let standardAppearance { bar.standardAppearance = standardAppearance.copy() }
    if let scrollEdgeAppearance { bar.scrollEdgeAppearance = scrollEdgeAppearance.copy() }
    if let tintColor { bar.tintColor = tintColor }
    if let unselectedItemTintColor { bar.unselectedItemTintColor = unselectedItemTintColor }
    if let color = barTintColor ?? backgroundColor { bar.barTintColor = color }
    if let isTranslucent { bar.isTranslucent = isTranslucent }
  }
}

extension TabBar {
  private static let proxy = TabBarAppearanceProxy()
  /// How bars look that are made from now on.
  public static func appearance() -> TabBarAppearanceProxy { proxy }
}

/// The default look of segmented controls made from now on.
@MainActor public final class SegmentedControlAppearanceProxy {
  /// The ground of the chosen segment.
  public var selectedSegmentTintColor: Color?
  /// The background of the segments.
  public var backgroundColor: Color?
  private var titleAttributes: [Control.State: [AttributedText.Key: Any]] = [:]

  /// Shows titles in the colour and the font of some attributes.
  public func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
  }

  func apply(to control: SegmentedControl) {
    if let selectedSegmentTintColor { control.selectedSegmentTintColor = selectedSegmentTintColor }
    if let backgroundColor { control.backgroundColor = backgroundColor }
    for (state, attributes) in titleAttributes { control.setTitleTextAttributes(attributes, for: state) }
  }
}

extension SegmentedControl {
  private static let proxy = SegmentedControlAppearanceProxy()
  /// How controls look that are made from now on.
  public static func appearance() -> SegmentedControlAppearanceProxy { proxy }
}

/// The default look of buttons of bars made from now on.
@MainActor public final class BarButtonItemAppearanceProxy {
  /// The colour of the text or symbol.
  public var tintColor: Color?
  private var titleAttributes: [Control.State: [AttributedText.Key: Any]] = [:]

  /// Shows titles in the colour and the font of some attributes.
  public func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: Control.State) {
    titleAttributes[state] = attributes
  }

  func apply(to item: BarButtonItem) {
    if let tintColor { item.tintColor = tintColor }
    for (state, attributes) in titleAttributes { item.setTitleTextAttributes(attributes, for: state) }
  }
}

extension BarButtonItem {
  private static let proxy = BarButtonItemAppearanceProxy()
  /// How buttons look that are made from now on.
  public static func appearance() -> BarButtonItemAppearanceProxy { proxy }
}

/// The default look of page controls made from now on.
@MainActor public final class PageControlAppearanceProxy {
  /// The colour of the dots; nil for the usual.
  public var pageIndicatorTintColor: Color?
  /// The colour of the dot of the page that is shown; nil for the usual.
  public var currentPageIndicatorTintColor: Color?

  func apply(to control: PageControl) {
    if let pageIndicatorTintColor { control.pageIndicatorTintColor = pageIndicatorTintColor }
    if let currentPageIndicatorTintColor { control.currentPageIndicatorTintColor = currentPageIndicatorTintColor }
  }
}

extension PageControl {
  private static let proxy = PageControlAppearanceProxy()
  /// How controls look that are made from now on.
  public static func appearance() -> PageControlAppearanceProxy { proxy }
}

public import Observation

/// What a navigation bar shows while a controller is on top. The bar's hook reads it: change it at any time.
@MainActor @Observable public final class NavigationItem {
  /// In the middle of the bar.
  public var title = ""
  /// What the button that leads back to this controller says; nil takes the title.
  public var backButtonTitle: String?
  /// At the end of the bar, first to last.
  public var rightBarButtonItems: [BarButtonItem] = []

  /// Nothing but an empty title.
  public init() {}
}

/// A button of a bar, with a badge if it has something to tell. The bar's hooks read it: change it at any time.
@MainActor @Observable public final class BarButtonItem {
  /// The text; nil for a button that shows an image.
  public var title: String?
  /// The name of an icon; nil for a button that shows its title.
  public var image: String?
  /// What the button is called in a tooltip and by assistive technology, for one without a title.
  public var label: String?
  /// A short text in a bubble at the button's corner; nil for none. It is drawn: a change lays nothing out.
  public var badge: String?
  /// Whether it can be pressed.
  public var isEnabled = true
  /// What pressing it does.
  @ObservationIgnored public var action: () -> Void

  /// A button with a title.
  public init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// A button with an icon.
  public init(image: String, label: String, action: @escaping () -> Void) {
    self.image = image
    self.label = label
    self.action = action
  }
}

/// What a tab bar shows for a controller. The bar's hooks read it: change it at any time.
@MainActor @Observable public final class TabBarItem {
  /// The text; nil takes the controller's title.
  public var title: String?
  /// The name of an icon; nil for none.
  public var image: String?
  /// A short text in a bubble; nil for none. It is drawn: a change lays nothing out.
  public var badgeValue: String?
  @ObservationIgnored private weak var controller: ViewController?

  init(_ controller: ViewController) { self.controller = controller }

  /// The text that is shown.
  var shownTitle: String { title ?? controller?.navigationItem.title ?? "" }
}

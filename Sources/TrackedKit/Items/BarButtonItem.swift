public import Gtk
import GtkTracking
public import Observation

/// A button of a bar, with an optional badge. The bar's hooks read it: change it at any time, also in a hook.
@MainActor @Observable open class BarButtonItem {
  /// How prominent a button is.
  public nonisolated enum Style: Sendable {
    /// As the others.
    case plain
    /// Completes the current task, or is the bar's main action.
    case prominent

    /// As `prominent`, by its name before iOS 26.
    public static let done = Style.prominent
  }

  /// Buttons that look alike everywhere.
  public nonisolated enum SystemItem: Sendable {
    /// By their title.
    case done, cancel, edit, save, undo, redo
    /// By their picture.
    case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
      fastForward, close
    /// Takes the room that is left.
    case flexibleSpace
    /// A gap of `width`.
    case fixedSpace
  }

  /// The text; nil for a button that shows something else.
  open var title: String? {
    get { keptTitle ?? systemTitle }
    set { keptTitle = newValue }
  }
  private var keptTitle: String?
  /// The picture, which is shown in place of the title; nil for none.
  open var image: Image? {
    get { keptImage }
    set { keptImage = newValue }
  }
  private var keptImage: Image?
  /// How prominent it is.
  open var style: Style {
    get { keptStyle }
    set { keptStyle = newValue }
  }
  private var keptStyle = Style.plain
  /// The button's name in a tooltip and for assistive technology, for one without a title.
  open var accessibilityLabel: String? {
    get { keptAccessibilityLabel ?? systemItem?.look.label.map { String(kit: .init($0)) } }
    set { keptAccessibilityLabel = newValue }
  }
  private var keptAccessibilityLabel: String?
  /// A number or short text in a bubble at the button's corner; nil for none. It is drawn: a change lays nothing out.
  public var badge: Badge?
  /// Whether it can be pressed.
  open var isEnabled: Bool {
    get { keptIsEnabled }
    set { keptIsEnabled = newValue }
  }
  private var keptIsEnabled = true
  /// Whether it is left out of the bar.
  open var isHidden: Bool {
    get { keptIsHidden }
    set { keptIsHidden = newValue }
  }
  private var keptIsHidden = false
  /// The colour of its text or symbol; nil for the bar's.
  open var tintColor: Color? {
    get { keptTintColor }
    set { keptTintColor = newValue }
  }
  private var keptTintColor: Color?
  /// How the title looks, state by state.
  var titleAttributes: [ControlState: [AttributedText.Key: Any]] = [:]
  /// The width of a fixed space, in logical pixels; 0 for any other.
  open var width: Double {
    get { keptWidth }
    set { keptWidth = newValue }
  }
  private var keptWidth = 0.0
  /// The action of the button, with its title and picture unless the item has its own; nil for target and action.
  open var primaryAction: Action? {
    get { keptPrimaryAction }
    set { keptPrimaryAction = newValue }
  }
  private var keptPrimaryAction: Action?
  /// The menu it opens: when pressed or, if it has an action, with the second button; nil for none.
  open var menu: Menu? {
    get { keptMenu }
    set { keptMenu = newValue }
  }
  private var keptMenu: Menu? { didSet { selectOne() } }
  /// Whether it looks switched on.
  open var isSelected: Bool {
    get { keptIsSelected }
    set { keptIsSelected = newValue }
  }
  private var keptIsSelected = false
  /// Whether pressing it turns `isSelected` on and off; with a `menu`, whether one action of that is on at a time, and the item shows title and
  /// picture of it.
  public var changesSelectionAsPrimaryAction = false { didSet { selectOne() } }
  /// The view in the bar in place of a button; nil for a button.
  open var customView: Gtk.Widget? {
    get { keptCustomView }
    set { keptCustomView = newValue }
  }
  private var keptCustomView: Gtk.Widget?
  /// A number for the program.
  @ObservationIgnored open var tag = 0
  /// Where it takes its word from; nil for one with the program's own words.
  var systemItem: SystemItem?
  @ObservationIgnored private(set) var isFlexibleSpace = false
  @ObservationIgnored private(set) var isFixedSpace = false
  var targetAction: TargetAction?
  /// The button that represents it in a bar.
  @ObservationIgnored weak var shownIn: Gtk.Widget?

  /// A button without anything.
  public init() { Self.appearance().apply(to: self) }

  private convenience init(
    title: String? = nil, image: Image? = nil, style: Style = .plain, systemItem: SystemItem? = nil,
    primaryAction: Action? = nil, menu: Menu? = nil, customView: Gtk.Widget? = nil
  ) {
    self.init()
    let look = systemItem?.look
    self.title = title
    self.systemItem = systemItem
    self.image = image ?? look?.icon.map { Image(iconName: $0) }
    self.style = systemItem == .done ? .prominent : style
    self.primaryAction = primaryAction
    self.menu = menu
    self.customView = customView
    isFlexibleSpace = systemItem == .flexibleSpace
    isFixedSpace = systemItem == .fixedSpace
  }

  /// A button with a title. With a nil target the action is passed along the responder chain.
  public convenience init(title: String?, style: Style = .plain, target: AnyObject?, action: Selector?) {
    self.init(title: title, style: style)
    targetAction = action.map { TargetAction(target, $0) }
  }

  /// A button with a picture. Give it an `accessibilityLabel`. With a nil target the action is passed along the responder chain.
  public convenience init(image: Image?, style: Style = .plain, target: AnyObject?, action: Selector?) {
    self.init(image: image, style: style)
    targetAction = action.map { TargetAction(target, $0) }
  }

  /// A button that looks alike everywhere. With a nil target the action is passed along the responder chain.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem: systemItem)
    targetAction = action.map { TargetAction(target, $0) }
  }

  /// A button that looks alike everywhere and does an action or opens a menu.
  public convenience init(systemItem: SystemItem, primaryAction: Action? = nil, menu: Menu? = nil) {
    self.init(title: nil, systemItem: systemItem, primaryAction: primaryAction, menu: menu)
  }

  /// A button that does an action or opens a menu. What it does not show itself, it shows of the action.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action? = nil, menu: Menu? = nil
  ) {
    self.init(title: title, image: image, style: .plain, primaryAction: primaryAction, menu: menu)
  }

  /// A button that opens a menu, or, with an action, has it at the second button. With a nil target the action is passed along the responder chain.
  public convenience init(
    title: String?, image: Image?, target: AnyObject?, action: Selector?, menu: Menu? = nil
  ) {
    self.init(title: title, image: image, style: .plain, menu: menu)
    targetAction = action.map { TargetAction(target, $0) }
  }

  /// Any widget in a bar.
  public convenience init(customView: Gtk.Widget) { self.init(style: .plain, customView: customView) }

  /// Takes the remaining space, so that the items before and after it are at the ends.
  public class func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// A gap, in logical pixels.
  public class func fixedSpace(_ width: Double) -> BarButtonItem {
    let item = BarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// The target; nil for the nearest responder that has the method. Held weakly.
  open var target: AnyObject? {
    get { targetAction?.currentTarget }
    set { if let action = withoutTracking({ action }) { targetAction = TargetAction(newValue, action) } }
  }

  /// The method that is called when it is pressed; nil for none, or a closure.
  open var action: Selector? {
    get { targetAction?.selector }
    set {
      let target = withoutTracking { self.target }
      targetAction = newValue.map { TargetAction(target, $0) }
    }
  }

  /// Shows the title in the colour and the font of some attributes, for `.normal`, `.highlighted` or `.disabled`; nil for those of the bar.
  open func setTitleTextAttributes(_ attributes: [AttributedText.Key: Any]?, for state: ControlState) {
    titleAttributes[state] = attributes
  }

  /// What was set for a state.
  public func titleTextAttributes(for state: ControlState) -> [AttributedText.Key: Any]? { titleAttributes[state] }

  private func selectOne() {
    guard withoutTracking({ changesSelectionAsPrimaryAction }), let menu = withoutTracking({ menu }) else { return }
    let selecting = withoutTracking { menu.withOneSelected() }
    if selecting !== menu { self.menu = selecting }
  }

  // MARK: What is shown

  /// The chosen element of the menu, for an item that shows it.
  private var chosen: Action? { changesSelectionAsPrimaryAction ? menu?.selectedElements.first as? Action : nil }

  var shownTitle: String? { chosen?.title ?? title ?? primaryAction?.title }

  /// The usual word of a system item without a picture.
  private var systemTitle: String? { systemItem?.look.title.map { String(kit: .init($0)) } }

  var shownImage: Image? {
    if let chosen { return chosen.image }
    if let image { return image }
    if title != nil { return nil }
    return primaryAction?.state == .on ? primaryAction?.selectedImage ?? primaryAction?.image : primaryAction?.image
  }

  /// Nil where there is only a picture: an action without a title has an empty one.
  var shownLabel: String? {
    let label = accessibilityLabel ?? primaryAction?.discoverabilityTitle ?? shownTitle
    return label?.isEmpty == true ? nil : label
  }

  var canBePressed: Bool { isEnabled && primaryAction?.isEnabled != false }

  /// Whether pressing it does something other than opening the menu.
  var hasAction: Bool {
    primaryAction != nil || targetAction != nil || changesSelectionAsPrimaryAction && menu == nil
  }
}

extension BarButtonItem.SystemItem {
  /// The button's content, and its name.
  fileprivate var look: (title: String?, icon: String?, label: String?) {
    // Words for translators: begin
    switch self {
    case .done: ("Done", nil, nil)
    case .cancel: ("Cancel", nil, nil)
    case .edit: ("Edit", nil, nil)
    case .save: ("Save", nil, nil)
    case .undo: (nil, "edit-undo-symbolic", "Undo")
    case .redo: (nil, "edit-redo-symbolic", "Redo")
    case .add: (nil, "list-add-symbolic", "Add")
    case .compose: (nil, "document-edit-symbolic", "Compose")
    case .reply: (nil, "mail-reply-sender-symbolic", "Reply")
    case .action: (nil, "send-to-symbolic", "Share")
    case .organize: (nil, "folder-symbolic", "Organize")
    case .bookmarks: (nil, "user-bookmarks-symbolic", "Bookmarks")
    case .search: (nil, "edit-find-symbolic", "Search")
    case .refresh: (nil, "view-refresh-symbolic", "Refresh")
    case .stop: (nil, "process-stop-symbolic", "Stop")
    case .camera: (nil, "camera-photo-symbolic", "Camera")
    case .trash: (nil, "user-trash-symbolic", "Delete")
    case .play: (nil, "media-playback-start-symbolic", "Play")
    case .pause: (nil, "media-playback-pause-symbolic", "Pause")
    case .rewind: (nil, "media-seek-backward-symbolic", "Rewind")
    case .fastForward: (nil, "media-seek-forward-symbolic", "Fast Forward")
    case .close: (nil, "window-close-symbolic", "Close")
    case .flexibleSpace, .fixedSpace: (nil, nil, nil)
    }
    // Words for translators: end
  }
}

extension BarButtonItem {
  /// Buttons of a bar have no common background.
  @available(*, unavailable, message: "the buttons of a bar stand on no ground of their own: leave the line out")
  @NeverCalled public var hidesSharedBackground: Bool

  /// Buttons of a bar have no common background.
  @available(*, unavailable, message: "the buttons of a bar stand on no ground of their own: leave the line out")
  @NeverCalled public var sharesBackground: Bool

  /// The theme places pictures.
  @available(
    *, unavailable, message: "the theme places a button's picture; use a customView for another place"
  )
  @NeverCalled public var imageInsets: EdgeInsets
}

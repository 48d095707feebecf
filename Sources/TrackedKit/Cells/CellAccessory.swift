public import Gtk
import GtkTracking

/// Something beside the content of a cell.
@MainActor public struct CellAccessory {
  /// When an accessory is there.
  public enum DisplayedState {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// How wide the place of an accessory is.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// As the accessory itself: accessories of one kind are as wide in every row.
    case standard
    /// As the accessory itself.
    case actual
    /// So wide at least, in logical pixels, the accessory in the middle.
    case custom(Double)
  }

  /// How an accessory is shown.
  public struct Options {
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool
    /// How wide its place is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the theme's.
    public var tintColor: Color?

    /// Options; always shown unless set otherwise.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: Color? = nil) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How an arrow that leads on is shown.
  public typealias DisclosureIndicatorOptions = Options
  /// How a tick is shown.
  public typealias CheckmarkOptions = Options
  /// The options of a button for details.
  public typealias DetailOptions = Options
  /// How a button that deletes is shown.
  public typealias DeleteOptions = Options
  /// How a button that inserts is shown.
  public typealias InsertOptions = Options
  /// How a grip is shown.
  public typealias ReorderOptions = Options
  /// How a circle with a tick is shown.
  public typealias MultiselectOptions = Options

  /// How a text is shown.
  public struct LabelOptions {
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool
    /// How wide its place is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the theme's of what counts less.
    public var tintColor: Color?
    /// Its font; nil for the theme's.
    public var font: Font?

    /// Options; always shown unless set otherwise.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: Color? = nil,
      font: Font? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }

  /// The side of the cell an accessory is on.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A custom widget with its options.
  @MainActor public struct CustomViewConfiguration {
    /// The widget; one for each cell.
    public var customView: Widget
    /// Its position, and when it is shown.
    public var placement: Placement
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool
    /// How wide its place is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its `tintColor` while it is shown; nil leaves it unchanged.
    public var tintColor: Color?

    /// A widget beside the content.
    public init(
      customView: Widget, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard, tintColor: Color? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  enum Identity: Hashable {
    case disclosureIndicator, checkmark, delete, insert, detail, label, reorder, outlineDisclosure, multiselect,
      popUpMenu
    case custom(ObjectIdentifier)
  }

  let identity: Identity
  var isLeading = false
  var displayed: DisplayedState
  var isHidden = false
  var width = LayoutDimension.standard
  var tintColor: Color?
  /// Whether a click on the cell expands and collapses its item.
  var togglesByClick = false
  /// Whether it is updated again when the cell is in another state.
  var followsState = false
  let makeWidget: () -> Widget
  var update: (Widget) -> Void = { _ in }

  /// Brings a widget of it up to date.
  func apply(to widget: Widget) {
    update(widget)
    var reserved: Int?
    if case .custom(let width) = width { reserved = max(0, Int(pixels: width.rounded())) }
    if case .custom = identity {
      // The program's own widget keeps what the program has set on it.
      if let reserved { widget.setSizeRequest(width: reserved) }
      if let tintColor { widget.tintColor = tintColor }
      return
    }
    widget.setSizeRequest(width: reserved)
    if !(widget is Label) {
      let tint = tintColor
      widget.followTraits("tint", if: tint != nil) { [unowned widget] traits in
        ControlColors(content: tint?.rgba(with: traits)).apply(to: widget)
      }
    }
  }

  private static func icon(
    _ identity: Identity, _ name: String, _ displayed: DisplayedState, _ options: Options, cssClass: String
  ) -> CellAccessory {
    CellAccessory(identity, displayed, options) {
      let image = Gtk.Image(iconName: name)
      image.addCSSClass(cssClass)
      return image
    }
  }

  private static func button(
    _ identity: Identity, _ name: String, label: String, _ displayed: DisplayedState, _ options: Options,
    action: @escaping () -> Void
  ) -> CellAccessory {
    CellAccessory(identity, displayed, options) {
      let button = AccessoryButton(iconName: name)
      AccessoryButtonLook.apply(to: button)
      button.setAccessibleLabel(label)
      button.onClicked { [unowned button] in button.action() }
      return button
    } update: {
      ($0 as? AccessoryButton)?.action = action
    }
  }

  /// An arrow: choosing the item leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory {
    icon(.disclosureIndicator, "go-next-symbolic", displayed, options, cssClass: "dim-label")
  }

  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always, options: Options = Options()) -> CellAccessory {
    icon(.checkmark, "object-select-symbolic", displayed, options, cssClass: "accent")
  }

  /// A button that deletes the item, before the content.
  ///
  /// - Parameter actionHandler: deletes it; nil does what swiping its row aside offers as destructive.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    var accessory = CellAccessory(.delete, displayed, options) {
      let button = AccessoryButton(iconName: "list-remove-symbolic")
      AccessoryButtonLook.apply(to: button)
      button.followLanguage { [unowned button] in button.setAccessibleLabel(String(kit: "Delete")) }
      button.onClicked { [unowned button] in button.action() }
      return button
    } update: {
      guard let button = $0 as? AccessoryButton else { return }
      button.action = actionHandler ?? { [unowned button] in button.cell?.deleteBySwipeAction() }
    }
    accessory.isLeading = true
    return accessory
  }

  /// A button that inserts an item, before the content.
  ///
  /// - Parameter actionHandler: inserts it; nil for a button that only shows that it could be.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    var accessory = button(
      .insert, "list-add-symbolic", label: String(kit: "Insert"), displayed, options, action: actionHandler ?? {})
    accessory.isLeading = true
    return accessory
  }

  /// A button for more details of the item.
  ///
  /// - Parameter actionHandler: called at a press; nil for a button that only shows that there is more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    button(
      .detail, "help-about-symbolic", label: String(kit: "Details"), displayed, options, action: actionHandler ?? {})
  }

  /// A circle before the content, with a tick in it while the item is chosen: for lists in which several can be chosen while they are edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory {
    var accessory = CellAccessory(.multiselect, displayed, options) {
      Gtk.Image()
    } update: {
      guard let image = $0 as? Gtk.Image else { return }
      let isSelected = image.enclosing(ReusableView.self)?.isSelected == true
      image.iconName = isSelected ? "emblem-ok-symbolic" : "radio-symbolic"
      image.setCSSClass("accent", .when(isSelected))
    }
    (accessory.isLeading, accessory.followsState) = (true, true)
    return accessory
  }

  /// A button that shows which action of a menu is on, and opens the menu.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu when another action was chosen.
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((Menu) -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(.popUpMenu, displayed, options) {
      PopUpAccessory()
    } update: {
      ($0 as? PopUpAccessory)?.show(menu, selectedElementDidChangeHandler)
    }
  }

  /// A grip by which the item is dragged to another place, where its list lets it be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(.reorder, displayed, options) { RowGrip() }
  }

  /// How the arrow of an item that can be expanded is shown.
  public struct OutlineDisclosureOptions {
    /// The arrow that expands and collapses the item.
    public nonisolated enum Style: Sendable {
      /// As `cell`.
      case automatic
      /// A click anywhere on the cell.
      case header
      /// A click on the arrow; one beside it chooses the item.
      case cell
    }

    /// The arrow that expands and collapses the item.
    public var style: Style
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool
    /// How wide its place is.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the theme's.
    public var tintColor: Color?

    /// Options; always shown unless set otherwise.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: Color? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// An arrow that expands and collapses the item in a section that is a tree.
  ///
  /// - Parameter actionHandler: called in place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(
      identity: .outlineDisclosure, displayed: displayed, isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor, togglesByClick: options.style == .header
    ) {
      OutlineButton()
    } update: {
      guard let button = $0 as? OutlineButton else { return }
      button.action = actionHandler
      button.update()
    }
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> CellAccessory {
    let shared = Options(isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth)
    return CellAccessory(.label, displayed, shared) {
      Label()
    } update: {
      guard let label = $0 as? Label else { return }
      label.text = text
      label.textColor = options.tintColor
      label.setCSSClass("dim-label", .when(options.tintColor == nil))
      label.font = options.font
    }
  }

  /// A custom widget.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return CellAccessory(
      identity: .custom(ObjectIdentifier(configuration.customView)), isLeading: isLeading, displayed: displayed,
      isHidden: configuration.isHidden, width: configuration.reservedLayoutWidth, tintColor: configuration.tintColor,
      makeWidget: {
        configuration.customView.requestFrameSize()
        return configuration.customView
      })
  }
}

private final class AccessoryButton: Gtk.Button {
  var action: () -> Void = {}

  var cell: ReusableView? { enclosing(ReusableView.self) }
}

/// The button of a menu at a row's end.
private final class PopUpAccessory: Button {
  private var shown: Menu?
  private var tell: ((Menu) -> Void)?

  convenience init() {
    self.init(configuration: .plain())
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  func show(_ menu: Menu, _ tell: ((Menu) -> Void)?) {
    self.tell = tell
    guard shown !== menu else { return }
    shown = menu
    self.menu = menu
    onSelection = { [unowned self] in self.menu.map { self.tell?($0) } }
  }
}

extension CellAccessory {
  private init(
    _ identity: Identity, _ displayed: DisplayedState, _ options: Options, makeWidget: @escaping () -> Widget,
    update: @escaping (Widget) -> Void = { _ in }
  ) {
    self.init(
      identity: identity, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth,
      tintColor: options.tintColor, makeWidget: makeWidget, update: update)
  }
}

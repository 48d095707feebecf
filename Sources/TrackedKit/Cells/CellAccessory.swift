public import Gtk

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

  /// How an accessory is shown.
  public struct Options {
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool

    /// Options; seen unless said otherwise.
    public init(isHidden: Bool = false) { self.isHidden = isHidden }
  }

  /// The side of the cell an accessory is on.
  public enum Placement {
    /// Before the content.
    case leading(displayed: DisplayedState = .always)
    /// After the content.
    case trailing(displayed: DisplayedState = .always)
  }

  /// A widget of one's own and how it is shown.
  @MainActor public struct CustomViewConfiguration {
    /// The widget; one for each cell.
    public var customView: Widget
    /// Where it stands, and when.
    public var placement: Placement
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool

    /// A widget beside the content.
    public init(customView: Widget, placement: Placement, isHidden: Bool = false) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
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
  /// Whether a click on the cell expands and collapses its item.
  var togglesByClick = false
  /// Whether it is updated again when the cell is in another state.
  var followsState = false
  let makeWidget: () -> Widget
  var update: (Widget) -> Void = { _ in }

  private static func icon(
    _ identity: Identity, _ name: String, _ displayed: DisplayedState, _ options: Options, cssClass: String
  ) -> CellAccessory {
    CellAccessory(identity: identity, displayed: displayed, isHidden: options.isHidden) {
      let image = Gtk.Image(iconName: name)
      image.addCSSClass(cssClass)
      return image
    }
  }

  private static func button(
    _ identity: Identity, _ name: String, label: String, _ displayed: DisplayedState, _ options: Options,
    action: @escaping () -> Void
  ) -> CellAccessory {
    CellAccessory(identity: identity, displayed: displayed, isHidden: options.isHidden) {
      let button = AccessoryButton(iconName: name)
      button.hasFrame = false
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
    var accessory = CellAccessory(identity: .delete, displayed: displayed, isHidden: options.isHidden) {
      let button = AccessoryButton(iconName: "list-remove-symbolic")
      button.hasFrame = false
      button.setAccessibleLabel("Delete")
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
      .insert, "list-add-symbolic", label: "Insert", displayed, options, action: actionHandler ?? {})
    accessory.isLeading = true
    return accessory
  }

  /// A button that tells more of the item.
  ///
  /// - Parameter actionHandler: called at a press; nil for a button that only shows that there is more.
  public static func detail(
    displayed: DisplayedState = .always, options: Options = Options(), actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    button(.detail, "help-about-symbolic", label: "Details", displayed, options, action: actionHandler ?? {})
  }

  /// A circle before the content, with a tick in it while the item is chosen: for lists in which several can be chosen while they are edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(
      identity: .multiselect, isLeading: true, displayed: displayed, isHidden: options.isHidden, followsState: true
    ) {
      Gtk.Image()
    } update: {
      guard let image = $0 as? Gtk.Image else { return }
      let isSelected = image.enclosing(ReusableView.self)?.isSelected == true
      image.iconName = isSelected ? "emblem-ok-symbolic" : "radio-symbolic"
      image.setCSSClass("accent", .when(isSelected))
    }
  }

  /// A button that shows which action of a menu is on, and opens the menu.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu when another action was chosen.
  public static func popUpMenu(
    _ menu: Menu, displayed: DisplayedState = .always, options: Options = Options(),
    selectedElementDidChangeHandler: ((Menu) -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(identity: .popUpMenu, displayed: displayed, isHidden: options.isHidden) {
      PopUpAccessory()
    } update: {
      ($0 as? PopUpAccessory)?.show(menu, selectedElementDidChangeHandler)
    }
  }

  /// A grip by which the item is dragged to another place, where its list lets it be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(identity: .reorder, displayed: displayed, isHidden: options.isHidden) { RowGrip() }
  }

  /// How the arrow of an item that can be expanded is shown.
  public struct OutlineDisclosureOptions {
    /// What expands and collapses the item.
    public nonisolated enum Style: Sendable {
      /// As `cell`.
      case automatic
      /// A click anywhere on the cell.
      case header
      /// A click on the arrow; one beside it chooses the item.
      case cell
    }

    /// What expands and collapses the item.
    public var style: Style
    /// Whether it is not seen although it keeps its place.
    public var isHidden: Bool

    /// Options; seen unless said otherwise.
    public init(style: Style = .automatic, isHidden: Bool = false) {
      self.style = style
      self.isHidden = isHidden
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
      togglesByClick: options.style == .header
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
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(identity: .label, displayed: displayed, isHidden: options.isHidden) {
      let label = Gtk.Label()
      label.addCSSClass("dim-label")
      return label
    } update: {
      ($0 as? Gtk.Label)?.text = text
    }
  }

  /// A widget of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    let (isLeading, displayed) =
      switch configuration.placement {
      case .leading(let displayed): (true, displayed)
      case .trailing(let displayed): (false, displayed)
      }
    return CellAccessory(
      identity: .custom(ObjectIdentifier(configuration.customView)), isLeading: isLeading, displayed: displayed,
      isHidden: configuration.isHidden, makeWidget: { configuration.customView })
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

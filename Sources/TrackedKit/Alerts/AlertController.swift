import Gtk

/// A choice in an alert.
@MainActor public final class AlertAction {
  /// The kind of choice.
  public nonisolated enum Style: Sendable {
    /// One of several.
    case `default`
    /// Leaves everything as it is; Escape chooses it.
    case cancel
    /// Destroys or deletes something.
    case destructive
  }

  /// The button's text; nil for none.
  public let title: String?
  /// The kind of choice.
  public let style: Style
  /// Whether it can be chosen now.
  @AlwaysObserved public var isEnabled = true {
    didSet { button.isSensitive = isEnabled }
  }

  fileprivate let handler: ((AlertAction) -> Void)?
  fileprivate let button: Button

  /// A choice. `handler` is called when the alert has gone.
  public init(title: String?, style: Style = .default, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    button = Button(title ?? "")
    if style == .destructive { button.addCSSClass("destructive-action") }
  }
}

/// Asks a question, or shows something that cannot wait. Present it; it is dismissed when an action is chosen.
///
/// Escape, or a click beside it, chooses the cancel action; without one the alert stays. Enter chooses `preferredAction`; without one it chooses the
/// first action of the default style, else the cancel action, and in a text field the only action of the default style.
@MainActor open class AlertController: ViewController {
  /// How it asks.
  public nonisolated enum Style: Sendable {
    /// In the middle of the window, with the choices in a row.
    case alert
    /// In a bubble at its source (`popoverPresentationController`), with the choices below each other.
    case actionSheet
  }

  /// How it asks.
  public let preferredStyle: Style
  /// The question; nil for none.
  open override var title: String? {
    didSet {
      heading.text = title ?? ""
      heading.isVisible = title?.isEmpty == false
    }
  }
  /// The text below the title; nil for none.
  @AlwaysObserved open var message: String? {
    didSet {
      messageLabel.text = message ?? ""
      messageLabel.isVisible = message != nil
    }
  }
  /// The choices, in the order they were added.
  open private(set) var actions: [AlertAction] = []
  /// The highlighted choice, which Enter makes; one of `actions`.
  @AlwaysObserved open var preferredAction: AlertAction? {
    didSet {
      oldValue?.button.removeCSSClass("suggested-action")
      if let preferredAction, preferredAction.style != .destructive {
        preferredAction.button.addCSSClass("suggested-action")
      }
    }
  }
  /// The text fields, in the order they were added; nil for none.
  open private(set) var textFields: [TextField]?

  private let column = Box(.vertical, spacing: 12)
  private let buttons = Box(.horizontal, spacing: 9)

  private let heading = Label()
  private let messageLabel = Label()

  /// A question without choices yet; add at least one.
  public init(title: String?, message: String? = nil, preferredStyle: Style = .alert) {
    self.message = message
    self.preferredStyle = preferredStyle
    super.init()
    self.title = title
    isModalInPresentation = preferredStyle == .alert
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    column.margins = .all(preferredStyle == .alert ? 24 : 12)
    heading.text = title ?? ""
    heading.isVisible = title?.isEmpty == false
    heading.addCSSClass("title-3")
    heading.addCSSClass("heading")
    messageLabel.text = message ?? ""
    messageLabel.isVisible = message != nil
    for label in [heading, messageLabel] {
      column.append(label)
      label.numberOfLines = 0
      label.textAlignment = .center
      label.maxWidthChars = 40
    }
    buttons.isHomogeneous = true
    if preferredStyle == .actionSheet { buttons.orientation = .vertical }
    buttons.margins = Insets(top: 6, leading: 0, bottom: 0, trailing: 0)
    column.append(buttons)
    if preferredStyle == .actionSheet { column.setSizeRequest(width: 200) }
  }

  override var usualCardWidth: Double { 328 }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    view.setAccessibleLabel(title ?? message ?? "")
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // Enter presses the button that has the keyboard.
    if textFields == nil { actionWithKeyboard?.button.grabFocus() }
  }

  private var actionWithKeyboard: AlertAction? {
    let harmless = actions.filter { $0.isEnabled && $0.style != .destructive }
    return preferredAction ?? harmless.first { $0.style == .default } ?? harmless.first
  }

  /// Adds a choice.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
    buttons.append(action.button)
    // A row of many, or of long ones, is too wide to read.
    if actions.count > 2 { buttons.orientation = .vertical }
    if action.style == .cancel { isModalInPresentation = false }
    action.button.onClicked(self) { [weak action] me in
      if let action { me.choose(action) }
    }
  }

  /// Puts other choices in place of all; the one at the place of that which had the keyboard has it.
  package final func replaceActions(_ new: [AlertAction]) {
    let focused = actions.firstIndex { $0.button.hasFocus }
    for action in actions { buttons.remove(action.button) }
    actions = []
    preferredAction = nil
    buttons.orientation = preferredStyle == .actionSheet ? .vertical : .horizontal
    isModalInPresentation = preferredStyle == .alert
    new.forEach(addAction)
    if let focused { actions[min(focused, actions.count - 1)].button.grabFocus() }
  }

  /// Adds something to type in; `configurationHandler` prepares it. Until it is given a name, assistive technology calls
  /// it by its placeholder, or by the title.
  open func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    let field = TextField()
    field.setAccessibleLabel(title ?? "")
    configurationHandler?(field)
    if let placeholder = field.placeholder, !placeholder.isEmpty { field.setAccessibleLabel(placeholder) }
    field.onActivate(self) { me in
      if let action = me.actionOfEnter, action.isEnabled { me.choose(action) }
    }
    textFields = (textFields ?? []) + [field]
    column.insert(field, after: column.children.dropLast().last)
  }

  /// Whether Enter in a text field chooses the first ordinary action where there are several.
  package var enterChoosesFirst = false

  /// What Enter in a text field chooses.
  private var actionOfEnter: AlertAction? {
    if let preferredAction { return preferredAction }
    let ordinary = actions.filter { $0.style == .default }
    return ordinary.count == 1 || enterChoosesFirst ? ordinary.first : nil
  }

  private func choose(_ action: AlertAction) {
    // Of two presses only one chooses.
    guard !presentation.isLeaving else { return }
    endOwnPresentation(animated: true) { action.handler?(action) }
  }

  override var automaticPresentationStyle: ModalPresentationStyle { .formSheet }

  /// The person dismissed the alert without choosing.
  override func userWillDismissPresentation() {
    guard let action = actions.first(where: { $0.style == .cancel }) else { return }
    let previous = presentationController?.didDismiss
    presentationController?.didDismiss = {
      previous?()
      action.handler?(action)
    }
  }
}

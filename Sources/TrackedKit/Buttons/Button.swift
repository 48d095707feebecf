public import Gtk
import GtkTracking

/// Does something when it is pressed. Its look follows its state, its `configuration` and the model.
///
/// ```swift
/// let save = Button(configuration: .filled(), primaryAction: Action(title: "Save") { _ in document.save() })
/// save.configurationUpdateHandler = { button in
///   button.configuration?.showsActivityIndicator = document.isSaving
/// }
/// ```
///
/// `Button("Save")` is one in the theme's frame. It is an object of GtkButton and has what `Gtk.Button` has.
@MainActor open class Button: Control, ButtonProtocol {
  /// GTK's class.
  open override class var nativeClass: NativeWidgetClass? { .button }

  /// The look of a button without a configuration.
  public nonisolated enum ButtonType: Sendable {
    /// Without a frame.
    case custom
    /// Without a frame, in the colour of what one can act on.
    case system
    /// A sign for details.
    case detailDisclosure
    /// A sign for information.
    case infoLight
    /// A sign for information.
    case infoDark
    /// A sign for adding.
    case contactAdd
    /// A sign for closing.
    case close

    /// The older name for `.system`.
    public static var roundedRect: ButtonType { .system }
  }

  /// Its look without a configuration; nil for a button in the theme's frame.
  open private(set) var buttonType: ButtonType?
  var content: ButtonContent?
  var titles = ButtonStates<String>()
  var attributedTitles = ButtonStates<AttributedText>()
  var images = ButtonStates<Image>()
  var symbolConfigurations = ButtonStates<Image.SymbolConfiguration>()
  var titleColors = ButtonStates<Color>()
  var look: ButtonLook?
  var offer: MenuOffer?
  /// The title of the chosen action in its menu; nil for a button that does not show it.
  var popUp: PopUpTitle?
  /// Another action of its menu is on.
  var onSelection: (() -> Void)?
  /// Whether the offer holds; one that was taken back is kept for the next.
  var isOffering = false
  private var methodHook: Hook?
  private var handlerHook: Hook?
  private var colorHook: Hook?
  private var primaryActionHook: Hook?
  private var isFollowingState = false
  private var lastState: StateFlags = []

  /// A button without content: `Button()` is in the theme's frame, one at a place and one of a subclass have no frame. A subclass calls
  /// `super.init()` or `super.init(frame: .zero)`.
  public override init(frame: Rect = .null) {
    super.init(frame: frame.isNull ? .zero : frame)
    prepare()
    setType(.custom)
    if frame.isNull, type(of: self) == Button.self { showThemeFrame() }
  }

  /// A button with a text in the theme's frame; an underscore is shown as it is.
  public convenience init(_ label: String) {
    self.init(frame: .zero)
    showThemeFrame()
    self.label = label
  }

  /// A button with an icon in the theme's frame. Give it a tooltip or an accessible label.
  public convenience init(iconName: String) {
    self.init(frame: .zero)
    showThemeFrame()
    self.iconName = iconName
  }

  private func showThemeFrame() {
    buttonType = nil
    hasFrame = true
  }

  /// A button without a configuration.
  public convenience init(type: ButtonType, primaryAction: Action? = nil) {
    self.init()
    setType(type)
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  /// A button of the system's type that shows title and picture of an action and does it.
  public convenience init(primaryAction: Action?) { self.init(type: .system, primaryAction: primaryAction) }

  /// A button without a configuration that shows title and picture of an action and does it.
  public convenience init(frame: Rect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  /// A button that looks as `configuration` says until it is changed, and shows title and picture of an action where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init()
    self.configuration = configuration
    if let primaryAction { setPrimaryAction(primaryAction) }
  }

  private func prepare() {
    // A click leaves the keyboard where it is, so that actions without a target reach the text that is being edited.
    focusesOnClick = false
    onClicked { [unowned self] in didClick() }
    if type(of: self) != Button.self { prepareConfiguration() }
  }

  /// The space around the content; zero for the theme's. Of a button with a configuration, that says it.
  @AlwaysObserved open var contentEdgeInsets = EdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { apply() } }
  }

  /// The space around the picture, in addition to that around the content; negative values count as zero.
  @AlwaysObserved open var imageEdgeInsets = EdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { preparedContent().imageInsets = imageEdgeInsets } }
  }

  /// The space around the title, in addition to that around the content; negative values count as zero.
  @AlwaysObserved open var titleEdgeInsets = EdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { preparedContent().titleInsets = titleEdgeInsets } }
  }

  /// The position of the content where the button is wider; centred unless set.
  @AlwaysObserved open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { applyAlignment() } }
  }

  /// The position of the content where the button is higher; centred unless set.
  @AlwaysObserved open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet {
      guard contentVerticalAlignment != oldValue else { return }
      preparedContent().valign =
        switch contentVerticalAlignment {
        case .center: .center
        case .top: .start
        case .bottom: .end
        case .fill: .fill
        }
    }
  }

  /// The horizontal position of a button's content.
  public nonisolated enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// All over.
    case fill
  }

  /// The vertical position of a button's content.
  public nonisolated enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// All over.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  private func applyAlignment() {
    let isMirrored = direction == .rightToLeft
    child?.halign =
      switch contentHorizontalAlignment {
      case .center: .center
      case .fill: .fill
      case .leading: .start
      case .trailing: .end
      case .left: isMirrored ? .end : .start
      case .right: isMirrored ? .start : .end
      }
  }

  // MARK: Configuration

  /// The button's content and look; nil for a button with titles and pictures for each state, or GTK's own content.
  @AlwaysObserved open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if oldValue == nil { prepareConfiguration() }
      apply()
    }
  }

  /// Sets `configuration` for the current state. Tracked; runs before the first frame, when the state changes, and when
  /// something it read changes (C-149). Call `super`.
  open func updateConfiguration() {}

  /// Like `updateConfiguration()`, and called after it, for a button without a class of its own. Tracked. Setting it requests a run.
  @AlwaysObserved open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      prepareConfiguration()
      if let handlerHook {
        handlerHook.invalidate(.manual)
      } else {
        handlerHook = WidgetNode.of(self).addHook(.configurationUpdateHandler) { [unowned self] in
          configurationUpdateHandler?(self)
        }
      }
    }
  }

  /// Sets a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (Button) -> Void

  /// Asks for both in the next update pass; several requests make one run (C-150).
  open func setNeedsUpdateConfiguration() { invalidateConfiguration(.manual) }

  private func prepareConfiguration() {
    guard methodHook == nil else { return }
    methodHook = WidgetNode.of(self).addHook(.updateConfiguration) { [unowned self] in updateConfiguration() }
    followState()
  }

  private func invalidateConfiguration(_ cause: UpdateCause) {
    methodHook?.invalidate(cause)
    handlerHook?.invalidate(cause)
  }

  // MARK: State

  /// Whether the pointer is over the button.
  public final var isHovered: Bool { currentState.contains(.prelight) }

  /// The states that a configuration may depend on; others, such as the direction of text, are the style's.
  private static let states: StateFlags = [.active, .prelight, .insensitive, .selected]

  private var currentState: StateFlags { stateFlags.intersection(Self.states) }

  func followState() {
    guard !isFollowingState else { return }
    isFollowingState = true
    lastState = currentState
    onStateFlagsChanged { [unowned self] _ in stateDidChange() }
  }

  private func stateDidChange() {
    guard currentState != lastState else { return }
    lastState = currentState
    invalidateConfiguration(.state)
    if titles.varies || attributedTitles.varies || images.varies || titleColors.varies { apply() }
  }

  // MARK: What it shows, state by state

  /// Sets the text for a state; states without one show that of `.normal`.
  open func setTitle(_ title: String?, for state: Control.State) {
    titles[state] = title
    showValues(of: state)
  }

  /// Sets the picture for a state; states without one show that of `.normal`.
  open func setImage(_ image: Image?, for state: Control.State) {
    images[state] = image
    showValues(of: state)
  }

  /// Sets the colour of the text for a state; states without one show that of `.normal`.
  open func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[state] = color
    showValues(of: state)
  }

  // MARK: What it does

  /// Whether every press opens the menu; then no action is called for it.
  @AlwaysObserved open var showsMenuAsPrimaryAction = false { didSet { followMenu() } }
  /// Whether pressing it turns `isSelected` on and off. Of a button that shows its menu at every press: whether one action of the menu is
  /// on at a time, the first unless another is, and the button shows title and picture of it.
  @AlwaysObserved open var changesSelectionAsPrimaryAction = false { didSet { followMenu() } }

  private func didClick() {
    if showsMenuAsPrimaryAction, menu != nil { return presentMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }

  private func setPrimaryAction(_ action: Action) {
    addAction(action, for: .primaryActionTriggered)
    let hook = WidgetNode.of(self).addHook(.controlContent, firstRun: .byCaller) { [unowned self, action] in
      titles[.normal] = action.title.isEmpty ? nil : action.title
      images[.normal] = action.image
      isEnabled = !action.attributes.contains(.disabled)
      if let text = action.discoverabilityTitle { tooltip = text }
      apply()
    }
    primaryActionHook = hook
    hook.run()
  }

  /// The role of a button.
  public nonisolated enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal
    /// The user's most likely choice.
    case primary
    /// It leaves everything as it is.
    case cancel
    /// It destroys or deletes something: shown in red.
    case destructive
  }

  /// The button's role; a destructive one has red colours where the configuration sets none.
  @AlwaysObserved open var role = Role.normal { didSet { if role != oldValue { apply() } } }

  // MARK: Look

  /// What assistive technology was last given as the button's name, by its title and by its type.
  private var spokenTitle: String?
  private var spokenType: String?

  private func setType(_ type: ButtonType) {
    buttonType = type
    hasFrame = false
    setCSSClass("system", .when(type == .system))
    if let (icon, name) = Self.sign(of: type) {
      images[.normal] = Image(iconName: icon)
      apply()
      followLanguage("type") { [unowned self] in
        let label = attachment(AccessibleTexts.self)?.label
        guard label == nil || label == spokenType else { return }
        spokenType = String(kit: .init(name))
        setAccessibleLabel(spokenType)
      }
    }
  }

  private static func sign(of type: ButtonType) -> (icon: String, name: String)? {
    // Words for translators: begin
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ("dialog-information-symbolic", "More Info")
    case .contactAdd: ("list-add-symbolic", "Add")
    case .close: ("window-close-symbolic", "Close")
    }
    // Words for translators: end
  }

  /// Shows what configuration, titles and pictures say.
  func apply() {
    let state = state
    let configuration = configuration
    func text(_ text: AttributedText?, _ transformer: ConfigurationTextAttributesTransformer?) -> AttributedText? {
      text.map { transformer?.text($0) ?? $0 }
    }
    let chosen = popUp?.shown
    let parts = ButtonContent.Parts(
      title: (chosen?.title).map { AttributedText(string: $0) }
        ?? text(configuration?.attributedTitle, configuration?.titleTextAttributesTransformer)
        ?? attributedTitles[shownIn: state] ?? titles[shownIn: state].map { AttributedText(string: $0) },
      subtitle: text(configuration?.attributedSubtitle, configuration?.subtitleTextAttributesTransformer),
      image: chosen?.image ?? configuration?.shownImage ?? shownImage,
      isBusy: configuration?.showsActivityIndicator ?? false, placement: configuration?.imagePlacement ?? .leading,
      imagePadding: configuration?.imagePadding ?? 0, titlePadding: configuration?.titlePadding ?? 0,
      titleAlignment: configuration?.titleAlignment ?? .automatic,
      titleLineBreakMode: configuration?.ownTitleLineBreakMode,
      subtitleLineBreakMode: configuration?.ownSubtitleLineBreakMode,
      hasArrow: configuration?.indicator == .popup
        || configuration?.indicator != Configuration.Indicator.none && isPopUp)
    let content = preparedContent()
    content.show(parts)
    setCSSClass("text-button", .when(content.hasText))
    setCSSClass("image-button", .when(!content.hasText))
    if let configuration { show(configuration.style) }
    if buttonType != .close { speak(parts.title?.string) }
    let picture = content.hasText ? nil : parts.image
    followTraits("spokenName", if: picture?.spokenName != nil) { [unowned self] traits in
      traits.performAsCurrent { setUsualAccessibleName(picture?.spokenName) }
    }
    setAccessibleBusy(parts.isBusy)
    showLook()
  }

  /// Has assistive technology read the title, unless the program has given the button another name.
  private func speak(_ title: String?) {
    guard let title, title != spokenTitle else { return }
    let label = attachment(AccessibleTexts.self)?.label
    if label == nil || label == spokenTitle || label == spokenType { setAccessibleLabel(title) }
    spokenTitle = title
  }

  func preparedContent() -> ButtonContent {
    if let content { return content }
    // What GTK showed so far goes on as the title.
    if titles[.normal] == nil, !nativeLabel.isEmpty { titles[.normal] = nativeLabel }
    let content = ButtonContent()
    self.content = content
    child = content
    return content
  }

  private func show(_ style: Configuration.Style) {
    hasFrame = style != .plain
    setCSSClass("suggested-action", .when(style == .filled && role != .destructive))
    setCSSClass("destructive-action", .when(style == .filled && role == .destructive))
    for (name, itself) in [("system", Configuration.Style.plain), ("tinted", .tinted), ("gray", .gray)] {
      setCSSClass(name, .when(style == itself))
    }
  }

  /// Shows colours, corners and space, with the traits of the place where the button is.
  private func showLook() {
    let configuration = configuration
    guard
      look != nil || titleColors[.normal] != nil || titleColors.varies || configuration?.hasLook == true
        || buttonType == .system || buttonType == .custom && titles[.normal] != nil
        || contentEdgeInsets != .zero || role == .destructive
    else { return }
    ButtonLook.prepare()
    guard let colorHook else {
      let hook = WidgetNode.of(self).addHook(.controlContent, firstRun: .byCaller) { [unowned self] in
        look = ButtonLook(of: self)
        look?.apply(to: self)
      }
      colorHook = hook
      return hook.run()
    }
    colorHook.run()
  }

  // MARK: For subclasses

  /// The text that is shown in a state.
  open func title(for state: Control.State) -> String? { titles[shownIn: state] }

  /// The text that is shown now.
  open var currentTitle: String? { popUp?.shown?.title ?? configuration?.title ?? titles[shownIn: state] }

  /// The picture that is shown in a state.
  open func image(for state: Control.State) -> Image? { images[shownIn: state] }

  /// The picture that is shown now.
  open var currentImage: Image? { popUp?.shown?.image ?? configuration?.image ?? images[shownIn: state] }

  /// The colour of the text in a state; nil for that of the style.
  open func titleColor(for state: Control.State) -> Color? { titleColors[shownIn: state] }

  /// The colour of the text now; nil for that of the style.
  open var currentTitleColor: Color? { titleColors[shownIn: state] }

  /// Shows the text, for its font and the like; the text itself is set by `setTitle(_:for:)`.
  open var titleLabel: Label? { preparedContent().title }

  /// The button's menu: opens at a press with the second pointer button or a long one, and at every press with
  /// `showsMenuAsPrimaryAction`. Setting another menu while one is open replaces it.
  open var menu: Menu? {
    get { isOffering ? offer?.popover.menu : nil }
    set {
      isOffering = newValue != nil
      defer { followMenu() }
      guard let newValue else {
        offer?.popover.popdown()
        return
      }
      if let offer { offer.popover.menu = newValue } else { offer = MenuOffer(newValue, for: self) }
    }
  }
}

/// Every button of the kit; a subclass may declare members of the same names, see `WidgetProtocol`.
@MainActor public protocol TitledButton: Button, ButtonProtocol {}

extension Button: @MainActor TitledButton {}

extension TitledButton {
  /// The text; empty for a button that shows something else. The title for every state that has none of its own.
  public var label: String {
    get { content == nil ? nativeLabel : currentTitle ?? "" }
    set {
      guard content != nil else { return nativeLabel = newValue }
      titles[.normal] = newValue
      configuration?.title = newValue
      apply()
    }
  }

  /// The text of GTK's own content.
  var nativeLabel: String {
    get { (self as any ButtonProtocol).label ?? "" }
    set { (self as any ButtonProtocol).label = newValue }
  }
}

import Gtk
public import Observation

/// A menu entry for the nearest responder that can perform it, along the responder chain from the view with the keyboard.
///
/// If there is none, it cannot be chosen.
@MainActor @Observable open class Command: MenuElement {
  /// The text; empty for none.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// A picture before the text; nil for none.
  open override var image: Image? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The method to call on the responder.
  public final let action: Selector
  /// Distinguishes commands with the same action.
  @ObservationIgnored public final let propertyList: Any?
  /// A longer description; nil for none.
  open var discoverabilityTitle: String? {
    get { keptDiscoverabilityTitle }
    set { keptDiscoverabilityTitle = newValue }
  }
  private var keptDiscoverabilityTitle: String?
  /// Whether it can be chosen, and how it looks.
  open var attributes: Attributes {
    get { keptAttributes }
    set { keptAttributes = newValue }
  }
  private var keptAttributes: Attributes
  /// Whether it is on, off or mixed.
  open var state: State {
    get { keptState }
    set { keptState = newValue }
  }
  private var keptState: State

  /// A command that is sent along the responder chain. Pass a method of a responder's class, as in `Selector(Editor.insertLine)`.
  public init(
    title: String = "", image: Image? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    keptDiscoverabilityTitle = discoverabilityTitle
    keptAttributes = attributes
    keptState = state
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Something that the nearest responder of a class does.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Something that the nearest responder of a class does with the command.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil, action: @escaping @MainActor (Target) -> @MainActor (Command) -> Void,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

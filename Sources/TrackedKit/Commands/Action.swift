import Gtk
import GtkTracking
public import Observation

/// The closure of an action: it gets the action, whose `sender` is where it was chosen.
public typealias ActionHandler = @MainActor (Action) -> Void

/// Code to run, with its title and picture for a menu, a button or a bar.
///
/// ```swift
/// let pause = Action(title: "Pause") { _ in player.pause() }
/// let button = Button(primaryAction: pause)
/// // in a tracked hook:
/// pause.attributes = player.isPlaying ? [] : .disabled
/// ```
///
/// Everything that shows it reads it in a tracked hook: change it at any time, also in a hook (C-235).
@MainActor @Observable public final class Action: MenuElement {
  /// Identifies an action.
  @RawRepresented(by: String.self)
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text; empty for none.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// A second, smaller line; nil for none.
  public override var subtitle: String? {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }

  /// A picture before the text; nil for none.
  public override var image: Image? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Identifies the action; unique unless given.
  public let identifier: Identifier
  /// A longer description, shown while the pointer rests on it; nil for none.
  public var discoverabilityTitle: String?
  /// Whether it can be chosen, and how it looks.
  public var attributes: Attributes
  /// Whether it is on, off or mixed.
  public var state: State
  /// The picture while `state` is `.on`; nil for `image`.
  public var selectedImage: Image?
  /// The control that ran it: the button or bar button item, nil in a menu of its own. Set while the handler runs.
  @ObservationIgnored public private(set) var sender: Any?
  /// The keys that do the same, as the entry shows them; nil for none.
  package var keyText: String?
  @ObservationIgnored private let handler: ActionHandler

  /// An action.
  ///
  /// - Parameters:
  ///   - subtitle: a second, smaller line.
  ///   - identifier: nil for one of its own.
  ///   - discoverabilityTitle: a longer description.
  ///   - handler: called on the main thread when the user chooses it.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, selectedImage: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping ActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  @ObservationIgnored private static var count = 0

  /// Runs the handler, whatever `attributes` say. `sender` is the action's while its handler runs.
  public func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    PassContext.untracked { handler(self) }
  }

  /// Whether the user may choose it.
  var isEnabled: Bool { !attributes.contains(.disabled) }
}

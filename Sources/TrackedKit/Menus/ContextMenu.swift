public import Gtk
import GtkTracking

/// Something that is added to a widget to answer what a person does there: see `ContextMenuInteraction`.
@MainActor public protocol Interaction: AnyObject {
  /// The view it was added to; nil before.
  var view: View? { get }
  /// It is about to be added to a view, or taken away.
  func willMove(to view: View?)
  /// It was added to a view, or taken away.
  func didMove(to view: View?)
}

/// One of the kit's, which may be added to a widget of GTK's as well.
@MainActor package protocol WidgetInteraction: Interaction {
  var widget: Gtk.Widget? { get }
  func willMove(toWidget widget: Gtk.Widget?)
  func didMove(toWidget widget: Gtk.Widget?)
}

extension Interaction {
  fileprivate var host: Gtk.Widget? { (self as? any WidgetInteraction)?.widget ?? view }

  fileprivate func announce(to host: Gtk.Widget?) {
    if host == nil || host is View { return willMove(to: host as? View) }
    widgetInteraction.willMove(toWidget: host)
  }

  fileprivate func enter(_ host: Gtk.Widget?) {
    if host == nil || host is View { return didMove(to: host as? View) }
    widgetInteraction.didMove(toWidget: host)
  }

  private var widgetInteraction: any WidgetInteraction {
    guard let interaction = self as? any WidgetInteraction else {
      preconditionFailure("\(type(of: self)) is for views alone: add it to a View that holds the widget.")
    }
    return interaction
  }
}

/// Says what a context menu shows.
@MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// What the menu at a place of the interaction's view shows; nil opens nothing, and leaves the click to what is around.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration?
  /// The menu is about to be shown.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
  /// The menu is about to go. What was chosen in it is done afterwards.
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?)
}

extension ContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}
}

/// Opens a menu at a press of the second button, at a press that lasts on a touchscreen, and at the menu key or Shift+F10 while the view, or a part of it,
/// has the keyboard.
@MainActor public final class ContextMenuInteraction: WidgetInteraction {
  /// Says what the menu shows. Held weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view it was added to; nil before, and for a widget of GTK's.
  public var view: View? { widget as? View }
  package private(set) weak var widget: Gtk.Widget?
  private var controllers: [EventController] = []
  private var popover: PopoverMenu?

  /// A context menu of what `delegate` says.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Is taken away from where it was.
  public func willMove(to view: View?) { willMove(toWidget: view) }

  package func willMove(toWidget _: Gtk.Widget?) {
    dismissMenu()
    for controller in controllers { widget?.remove(controller) }
    controllers = []
    widget = nil
  }

  /// Hears of clicks and keys in its view.
  public func didMove(to view: View?) { didMove(toWidget: view) }

  package func didMove(toWidget new: Gtk.Widget?) {
    guard let new else { return }
    widget = new
    let click = GestureClick()
    click.button = .secondary
    click.onReleased { [weak self, unowned click] _, x, y in
      if self?.open(at: Point(x: x, y: y)) == true { click.claim() }
    }
    let press = GestureLongPress()
    press.isTouchOnly = true
    press.onPressed { [weak self] x, y in _ = self?.open(at: Point(x: x, y: y)) }
    let keys = ShortcutController()
    for trigger in ["Menu", "<Shift>F10"] {
      keys.add(trigger) { [weak self] in
        guard let self, let widget else { return .proceed }
        return open(at: Point(x: widget.width / 2, y: widget.height / 2)) ? .stop : .proceed
      }
    }
    controllers = [click, press, keys]
    controllers.forEach(new.add)
  }

  /// Opens the menu.
  ///
  /// - Parameter place: as GTK counts.
  /// - Returns: whether there is one.
  private func open(at place: Point) -> Bool {
    guard let widget, popover?.isOpen != true else { return false }
    let place = place.offset(by: widget.contentCorner, -1)
    let configuration = PassContext.untracked {
      delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    }
    // The delegate may have taken the view out.
    guard let configuration, let menu = PassContext.untracked({ configuration.actionProvider?([]) }), widget.isMapped
    else { return false }
    let popover = PopoverMenu(menu)
    popover.hasArrow = false
    popover.follow(
      willDisplay: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      })
    popover.present(from: widget, at: Rect(x: place.x, y: place.y, width: 1, height: 1))
    self.popover = popover
    return true
  }

  /// Closes the menu, if it is open.
  public func dismissMenu() { popover?.popdown() }
}

/// The interactions of a widget.
private final class InteractionList {
  var interactions: [any Interaction] = []
}

extension WidgetProtocol {
  /// What answers a person here besides gestures, in the order in which it was added.
  public var interactions: [any Interaction] { attachment(InteractionList.self)?.interactions ?? [] }

  /// Adds an interaction, taking it from where it was.
  public func addInteraction(_ interaction: any Interaction) {
    if let view = self as? View { view.addInteraction(interaction) } else { plainAddInteraction(interaction) }
  }

  /// What that does, below what a view's class makes of it.
  func plainAddInteraction(_ interaction: any Interaction) {
    guard interaction.host !== self else { return }
    interaction.host?.removeInteraction(interaction)
    interaction.announce(to: self)
    let list = attachment(InteractionList.self) ?? InteractionList()
    attach(list)
    list.interactions.append(interaction)
    interaction.enter(self)
  }

  /// Takes an interaction away; one that is not here stays where it is.
  public func removeInteraction(_ interaction: any Interaction) {
    guard let view = self as? View else { return plainRemoveInteraction(interaction) }
    view.removeInteraction(interaction)
  }

  /// What that does, below what a view's class makes of it.
  func plainRemoveInteraction(_ interaction: any Interaction) {
    guard interaction.host === self else { return }
    interaction.announce(to: nil)
    attachment(InteractionList.self)?.interactions.removeAll { $0 === interaction }
    interaction.enter(nil)
  }
}

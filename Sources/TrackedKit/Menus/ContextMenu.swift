public import Gtk
import GtkTracking

/// Provides a context menu.
@MainActor public protocol ContextMenuInteractionDelegate: AnyObject {
  /// The menu at a position of the interaction's view; nil opens nothing, and leaves the click to the surroundings.
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
  /// The delegate. Held weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view it was added to; nil before, and for a GTK widget.
  public var view: View? { widget as? View }
  package private(set) weak var widget: Gtk.Widget?
  private var controllers: [EventController] = []
  private var popover: PopoverMenu?

  /// A context menu of what `delegate` says.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Detaches it from its previous view.
  public func willMove(to view: View?) { willMove(toWidget: view) }

  package func willMove(toWidget _: Gtk.Widget?) {
    dismissMenu()
    for controller in controllers { widget?.remove(controller) }
    controllers = []
    widget = nil
  }

  /// Attaches it to the view: from now on it reacts to clicks and keys there.
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

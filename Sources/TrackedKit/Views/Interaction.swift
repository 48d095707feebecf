public import Gtk

/// An object added to a widget to respond to the user there: see `ContextMenuInteraction`.
@MainActor public protocol Interaction: AnyObject {
  /// The view it was added to; nil before.
  var view: View? { get }
  /// It is about to be added to a view, or taken away.
  func willMove(to view: View?)
  /// It was added to a view, or taken away.
  func didMove(to view: View?)
}

/// One of the kit's interactions, which may be added to a GTK widget as well.
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
      preconditionFailure("\(type(of: self)) is only for views: add it to a View that holds the widget.")
    }
    return interaction
  }
}

/// The interactions of a widget.
private final class InteractionList {
  var interactions: [any Interaction] = []
}

extension WidgetProtocol {
  /// The interactions besides gestures, in the order in which they were added.
  public var interactions: [any Interaction] { attachment(InteractionList.self)?.interactions ?? [] }

  /// Adds an interaction, taking it from where it was.
  public func addInteraction(_ interaction: any Interaction) {
    if let view = self as? View { view.addInteraction(interaction) } else { plainAddInteraction(interaction) }
  }

  /// The default implementation, which a view's class can override.
  func plainAddInteraction(_ interaction: any Interaction) {
    guard interaction.host !== self else { return }
    interaction.host?.removeInteraction(interaction)
    interaction.announce(to: self)
    attachment(orNew: InteractionList()).interactions.append(interaction)
    interaction.enter(self)
  }

  /// Removes an interaction; nothing happens if it is not here.
  public func removeInteraction(_ interaction: any Interaction) {
    guard let view = self as? View else { return plainRemoveInteraction(interaction) }
    view.removeInteraction(interaction)
  }

  /// The default implementation, which a view's class can override.
  func plainRemoveInteraction(_ interaction: any Interaction) {
    guard interaction.host === self else { return }
    interaction.announce(to: nil)
    attachment(InteractionList.self)?.interactions.removeAll { $0 === interaction }
    interaction.enter(nil)
  }
}

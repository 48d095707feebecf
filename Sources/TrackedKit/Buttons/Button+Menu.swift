import Gtk
import GtkTracking

/// A button's menu, and what opens it where a press does something else.
final class MenuOffer {
  let popover: PopoverMenu

  init(_ menu: Menu, for button: Button) {
    popover = PopoverMenu(menu)
    let click = GestureClick()
    // GDK's number of the second button.
    click.setProperty("button", to: 3)
    let long = GestureLongPress()
    click.onPressed(button) { button, _, _, _ in button.presentOffer() }
    long.onPressed(button) { button, _, _ in button.presentOffer() }
    button.add(click)
    button.add(long)
  }
}

/// Title and picture of the action that is on in a button's menu.
final class PopUpTitle {
  private unowned let button: Button
  private var hook: Hook?
  private(set) var shown: (title: String, image: Image?)?

  init(of button: Button) {
    self.button = button
    hook = WidgetNode.of(button).addHook(.controlContent, firstRun: .byCaller) { [weak self] in self?.update() }
  }

  /// Starts showing the current choice of the button's menu, or its own title again when it is no longer a pop-up button.
  func follow() { hook?.run() }

  private weak var selected: Action?

  private func update() {
    let action = button.isPopUp ? button.offer?.popover.menu.selectedElements.first as? Action : nil
    let isAnother = selected != nil && action != nil && action !== selected
    selected = action
    shown = action.map { ($0.title, $0.image) }
    button.apply()
    if isAnother { PassContext.untracked { button.onSelection?() } }
  }
}

extension Button {
  /// Whether it shows the current choice of its menu.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && isOffering }

  /// One action of the menu is on from now on, or it is a menu as any other.
  func followMenu() {
    guard isPopUp else {
      popUp?.follow()
      return
    }
    let popUp = popUp ?? PopUpTitle(of: self)
    self.popUp = popUp
    if let menu = offer?.popover.menu { offer?.popover.menu = withoutTracking { menu.withOneSelected() } }
    popUp.follow()
  }

  func presentMenu() {
    guard let popover = offer?.popover, !popover.isOpen else { return }
    popover.sender = self
    popover.present(from: self)
  }

  fileprivate func presentOffer() {
    if menu != nil { presentMenu() }
  }
}

import Gtk

/// What can be chosen at a button, and what opens it where a press does something else.
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

extension Button {
  /// What can be chosen here: opens at a press with the second pointer button or a long one, and at every press with
  /// `showsMenuAsPrimaryAction`. Another menu that is set while one is open is shown in its place.
  public final var menu: Menu? {
    get { isOffering ? offer?.popover.menu : nil }
    set {
      isOffering = newValue != nil
      guard let newValue else {
        offer?.popover.popdown()
        return
      }
      if let offer { offer.popover.menu = newValue } else { offer = MenuOffer(newValue, for: self) }
    }
  }

  func presentMenu(_ menu: Menu) {
    guard let popover = offer?.popover, !popover.isOpen else { return }
    popover.sender = self
    popover.present(from: self)
  }

  fileprivate func presentOffer() {
    if let menu { presentMenu(menu) }
  }
}

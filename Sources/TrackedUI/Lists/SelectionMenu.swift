import Foundation
import Gtk

/// What one can do with the rows that are selected in a list or a table.
struct SelectionMenu {
  /// Opens the menu for some rows.
  let open: (_ rows: [AnyHashable], _ node: _Node, _ widget: Widget, _ place: CGRect?) -> Void
  /// Does what a double click, or Enter, on some rows does; nil for nothing.
  let activate: (([AnyHashable]) -> Void)?
}

extension EnvironmentValues {
  @Entry var selectionMenu: SelectionMenu?
}

extension View {
  /// What can be chosen with the second button of the pointer on the rows of the list or table inside: for those that are selected, if
  /// the one under the pointer is among them, else for that one; for none where there is no row.
  ///
  /// - Parameters:
  ///   - itemType: what rows stand for: the type of the selection.
  ///   - menu: gets what the rows stand for.
  ///   - primaryAction: what a double click, or Enter, on rows does.
  @_disfavoredOverload
  public func contextMenu<Item: Hashable, Items: View>(
    forSelectionType itemType: Item.Type = Item.self, @ViewBuilder menu: @escaping (Set<Item>) -> Items,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    func items(_ rows: [AnyHashable]) -> Set<Item> { Set(rows.compactMap { $0.base as? Item }) }
    return environment(
      \.selectionMenu,
      SelectionMenu { rows, node, widget, place in
        // The widget's, which stays while the view is made again.
        let opener = widget.attachment(orNew: MenuOpener<Items>())
        opener.open(menu(items(rows)), in: node.environment, of: node.island, from: widget, at: place)
      } activate: { rows in
        primaryAction?(items(rows))
      })
  }
}

extension Widget {
  /// Opens a menu with the second button of the pointer where a list or a table has no row.
  func onSecondaryClickBelowRows(_ open: @escaping (CGRect) -> Void) {
    onSecondaryClick { [unowned self] place in
      let under = pick(at: Point(x: place.x, y: place.y))
      if under.map({ ["GtkListView", "GtkColumnListView"].contains($0.typeName) }) == true { open(place) }
    }
  }

  /// Opens a menu with the second button of the pointer.
  func onSecondaryClick(_ open: @escaping (CGRect) -> Void) {
    let click = GestureClick()
    // GDK's number of the second button.
    click.setProperty("button", to: 3)
    click.onReleased { _, x, y in open(CGRect(x: x, y: y, width: 1, height: 1)) }
    add(click)
  }
}

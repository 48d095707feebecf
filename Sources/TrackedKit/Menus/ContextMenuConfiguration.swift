/// The content of a context menu. A delegate makes one for the items that the menu is about.
@MainActor public final class ContextMenuConfiguration {
  /// Returns the menu; its argument, the list's suggestions, is always empty.
  public typealias ActionProvider = (_ suggestedActions: [MenuElement]) -> Menu?
  /// Would give a picture of the item; menus on desktops show none.
  public typealias PreviewProvider = () -> ViewController?

  /// Identifies the menu, for the program's own use.
  public let identifier: AnyHashable?
  let actionProvider: ActionProvider?

  /// A menu that `actionProvider` gives when it opens.
  public init(
    identifier: AnyHashable? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier
    self.actionProvider = actionProvider
  }

  /// A menu that `actionProvider` gives when it opens; written with a closure behind the parentheses.
  public convenience init(identifier: AnyHashable? = nil, actionProvider: @escaping ActionProvider) {
    self.init(identifier: identifier, previewProvider: nil, actionProvider: actionProvider)
  }
}

/// `NSCopying` without its prefix, as the type of menu identifiers: any hashable value.
public typealias Copying = AnyHashable

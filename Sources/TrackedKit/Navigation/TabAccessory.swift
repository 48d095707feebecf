/// A view above the tabs of a tab bar controller, below whatever page is shown: for example the controls of a player.
@MainActor public final class TabAccessory {
  /// The view. It is as high as its content or its constraints request.
  public let contentView: View

  /// An accessory with a view.
  public init(contentView: View) { self.contentView = contentView }
}

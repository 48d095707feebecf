/// A view above the tabs of a tab bar controller, below whatever page is shown: what is played, say.
@MainActor public final class TabAccessory {
  /// The view. It is as high as its content or its constraints ask for.
  public let contentView: View

  /// An accessory with a view.
  public init(contentView: View) { self.contentView = contentView }
}

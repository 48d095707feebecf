import Foundation

extension ShareLink where Label == TrackedUI.Label<Text, Image> {
  /// A button with the usual symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil
  ) { self.init(item: item, subject: subject, message: message) { Self.usual(Text(title)) } }

  /// A button with the usual symbol and a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Item: Transferable, Picture>(
    _ title: Title, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Picture>
  ) { self.init(item: item, subject: subject, message: message) { Self.usual(Text(title)) } }
}

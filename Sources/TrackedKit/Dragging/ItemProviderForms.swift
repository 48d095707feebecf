import Gtk

/// An object that can be dragged: it provides its bytes in one or several representations.
@MainActor public protocol ItemProviderWriting: Sendable {
  /// Bytes: `[UInt8]`, or Foundation's `Data`.
  associatedtype WrittenBytes: Sequence<UInt8>
  /// The result of `loadData`, which is ignored.
  associatedtype LoadingProgress
  /// The names of its forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Provides the bytes of a representation; bytes that are available at once can be dragged to other programs.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (WrittenBytes?, (any Error)?) -> Void
  ) -> LoadingProgress?
}

extension ItemProviderWriting {
  func loadBytes(_ identifier: String, _ done: @escaping @Sendable ([UInt8]?, (any Error)?) -> Void) {
    _ = loadData(withTypeIdentifier: identifier) { done($0.map { Array($0) }, $1) }
  }
}

/// An object that can be made from dropped content.
@MainActor public protocol ItemProviderReading: Sendable {
  /// Bytes: `[UInt8]`, or Foundation's `Data`.
  associatedtype ReadBytes: RangeReplaceableCollection<UInt8>
  /// The names of the forms it can be made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes one of the bytes of a form.
  static func object(withItemProviderData data: ReadBytes, typeIdentifier: String) throws -> Self
}

extension ItemProviderReading {
  static func object(bytes: [UInt8], _ identifier: String) throws -> Self {
    try object(withItemProviderData: ReadBytes(bytes), typeIdentifier: identifier)
  }
}

extension String: ItemProviderWriting, ItemProviderReading {
  /// A plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// A plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }

  /// Provides the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable ([UInt8]?, (any Error)?) -> Void
  ) -> Never? {
    completionHandler(Array(utf8), nil)
    return nil
  }

  /// A text of UTF-8.
  public static func object(withItemProviderData data: [UInt8], typeIdentifier: String) throws -> String {
    String(decoding: data, as: UTF8.self)
  }
}

extension Image: ItemProviderWriting, ItemProviderReading {
  /// A PNG picture.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
  /// Any picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Provides the picture as PNG, if it is decoded.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable ([UInt8]?, (any Error)?) -> Void
  ) -> Never? {
    let bytes: [UInt8]? = pngData()
    completionHandler(bytes, bytes == nil ? ItemProviderError.noSuchForm : nil)
    return nil
  }

  /// A picture of the bytes of a file.
  public static func object(withItemProviderData data: [UInt8], typeIdentifier: String) throws -> Image {
    guard let image = Image(data: data) else { throw ItemProviderError.unreadable }
    return image
  }
}

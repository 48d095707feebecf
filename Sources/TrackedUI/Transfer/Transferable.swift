import Gtk

/// A value that can be dragged, dropped, copied and pasted, within the program and between programs.
///
/// ```swift
/// struct Card: Codable, Transferable {
///   static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .card) }
/// }
/// ```
@MainActor @preconcurrency public protocol Transferable {
  /// What `transferRepresentation` gives.
  associatedtype Representation: TransferRepresentation
  /// The forms in which it goes elsewhere, the best first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which values go elsewhere.
@MainActor @preconcurrency public protocol TransferRepresentation<Item> {
  /// The values.
  associatedtype Item
  /// How it is done.
  var _forms: [_TransferForm<Item>] { get }
}

/// One way in which values go elsewhere.
@MainActor public struct _TransferForm<Item> {
  /// The kind of content; nil for what is asked of another value.
  let type: UTType?
  var data: (@MainActor (Item) async throws -> Data)?
  var fromData: (@MainActor (Data) async throws -> Item)?
  /// Another value that goes in its place.
  var proxy: (@MainActor (Item) async throws -> any Transferable)?
  var fromProxy: (@MainActor (any Transferable) async throws -> Item?)?
  /// Reads another program's data as the value in whose place it is.
  var proxyType: (any Transferable.Type)?
}

/// Makes one form of the statements of a closure.
@MainActor @resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// A form.
  public static func buildExpression<Form: TransferRepresentation>(_ form: Form) -> Form where Form.Item == Item {
    form
  }
  /// The first form.
  public static func buildPartialBlock<Form: TransferRepresentation>(first: Form) -> _TransferForms<Item>
  where Form.Item == Item { _TransferForms(_forms: first._forms) }
  /// Another form.
  public static func buildPartialBlock<Form: TransferRepresentation>(
    accumulated: _TransferForms<Item>, next: Form
  ) -> _TransferForms<Item> where Form.Item == Item { _TransferForms(_forms: accumulated._forms + next._forms) }
}

/// Some forms, the best first.
@MainActor public struct _TransferForms<Item>: TransferRepresentation {
  /// The forms.
  public let _forms: [_TransferForm<Item>]
}

/// Values as JSON.
@MainActor public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// How it is done.
  public let _forms: [_TransferForm<Item>]

  /// Values as JSON of a kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    _forms = [
      _TransferForm(
        type: contentType, data: { try JSONEncoder().encode($0) },
        fromData: { try JSONDecoder().decode(Item.self, from: $0) })
    ]
  }
}

/// Values as bytes.
@MainActor public struct DataRepresentation<Item>: TransferRepresentation {
  /// How it is done.
  public let _forms: [_TransferForm<Item>]

  /// Values that go elsewhere, and come from there.
  public init(
    contentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data,
    importing: @escaping @MainActor (Data) async throws -> Item
  ) { _forms = [_TransferForm(type: contentType, data: exporting, fromData: importing)] }

  /// Values that go elsewhere.
  public init(exportedContentType: UTType, exporting: @escaping @MainActor (Item) async throws -> Data) {
    _forms = [_TransferForm(type: exportedContentType, data: exporting)]
  }

  /// Values that come from elsewhere.
  public init(importedContentType: UTType, importing: @escaping @MainActor (Data) async throws -> Item) {
    _forms = [_TransferForm(type: importedContentType, fromData: importing)]
  }
}

/// Other values that go in the place of some.
@MainActor public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
  /// How it is done.
  public let _forms: [_TransferForm<Item>]

  /// Values that go elsewhere, and come from there, as others.
  public init(
    exporting: @escaping @MainActor (Item) async throws -> Proxy,
    importing: @escaping @MainActor (Proxy) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        type: nil, proxy: exporting,
        fromProxy: { value in
          guard let value = value as? Proxy else { return nil }
          return try await importing(value)
        }, proxyType: Proxy.self)
    ]
  }

  /// Values that go elsewhere as others.
  public init(exporting: @escaping @MainActor (Item) async throws -> Proxy) {
    _forms = [_TransferForm(type: nil, proxy: exporting)]
  }

  /// Values that go elsewhere as others, by a property.
  @_disfavoredOverload
  public init(exporting: @escaping (Item) -> Proxy) {
    _forms = [_TransferForm(type: nil, proxy: { exporting($0) })]
  }

  /// Values that come from elsewhere as others.
  public init(importing: @escaping @MainActor (Proxy) async throws -> Item) {
    _forms = [
      _TransferForm(
        type: nil,
        fromProxy: { value in
          guard let value = value as? Proxy else { return nil }
          return try await importing(value)
        }, proxyType: Proxy.self)
    ]
  }
}

extension String: @MainActor Transferable {
  /// A text.
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: @MainActor Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: @MainActor Transferable {
  /// An address, or its text.
  public static var transferRepresentation: some TransferRepresentation<URL> {
    _TransferForms<URL>(
      _forms: DataRepresentation<URL>(contentType: .url) {
        Data(($0.absoluteString + "\r\n").utf8)
      } importing: { data in
        // A list of addresses, with remarks between.
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix("#") }), let url = URL(string: String(line)) else {
          throw TransferError.unreadable
        }
        return url
      }._forms
        + ProxyRepresentation<URL, String> {
          $0.absoluteString
        } importing: { text in
          guard let url = URL(string: text), url.scheme != nil else { throw TransferError.unreadable }
          return url
        }._forms)
  }
}

extension AttributedString: @MainActor Transferable {
  /// The text without its looks.
  public static var transferRepresentation: some TransferRepresentation<AttributedString> {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

enum TransferError: Error { case unreadable }

/// A kind of content, which tells apart files and dragged or copied data.
public nonisolated struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The name, in reverse-DNS form.
  public let identifier: String

  /// A kind by its name; nil if it is none that is known here. Custom kinds are made by `init(exportedAs:)`.
  public init?(_ identifier: String) {
    guard Self.known[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// A custom kind.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// A kind of another program.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

  /// The kind of files whose names end in some way; nil for an end that is not known here.
  public init?(filenameExtension suffix: String, conformingTo parent: UTType? = nil) {
    let suffix = suffix.lowercased()
    guard let found = Self.known.first(where: { $0.value.suffixes.contains(suffix) }) else { return nil }
    identifier = found.key
  }

  /// The kind of a MIME type; nil for one that is not known here.
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let found = Self.known.first(where: { $0.value.mimeType == mimeType }) else { return nil }
    identifier = found.key
  }

  /// The MIME type; nil for a kind without one.
  public var preferredMIMEType: String? { Self.known[identifier].map(\.mimeType) ?? nil }
  /// The file name extension; nil for a kind without one.
  public var preferredFilenameExtension: String? { Self.known[identifier]?.suffixes.first }
  /// The name.
  public var description: String { identifier }

  /// Whether it is of another kind as well: a PNG picture is a picture.
  public func conforms(to other: UTType) -> Bool {
    self == other || Self.known[identifier]?.parents.contains { UTType(known: $0).conforms(to: other) } == true
  }

  /// The MIME type for desktops: a custom one for a kind without one.
  package var transferType: String { preferredMIMEType ?? "application/x-\(identifier.lowercased())" }

  private struct Facts {
    var mimeType: String?
    var suffixes: [String] = []
    var parents: [String] = []
  }

  private static let known: [String: Facts] = [
    "public.item": Facts(),
    "public.content": Facts(),
    "public.data": Facts(mimeType: "application/octet-stream", parents: ["public.item"]),
    "public.folder": Facts(mimeType: "inode/directory", parents: ["public.item"]),
    "public.text": Facts(mimeType: "text/*", parents: ["public.data", "public.content"]),
    "public.plain-text": Facts(
      mimeType: "text/plain", suffixes: ["txt", "text", "log"], parents: ["public.text"]),
    "public.utf8-plain-text": Facts(mimeType: "text/plain;charset=utf-8", parents: ["public.plain-text"]),
    "net.daringfireball.markdown": Facts(
      mimeType: "text/markdown", suffixes: ["md", "markdown"], parents: ["public.text"]),
    "public.json": Facts(mimeType: "application/json", suffixes: ["json"], parents: ["public.text"]),
    "public.xml": Facts(mimeType: "application/xml", suffixes: ["xml"], parents: ["public.text"]),
    "public.yaml": Facts(mimeType: "application/yaml", suffixes: ["yaml", "yml"], parents: ["public.text"]),
    "public.html": Facts(mimeType: "text/html", suffixes: ["html", "htm"], parents: ["public.text"]),
    "public.rtf": Facts(mimeType: "application/rtf", suffixes: ["rtf"], parents: ["public.text"]),
    "public.comma-separated-values-text": Facts(mimeType: "text/csv", suffixes: ["csv"], parents: ["public.text"]),
    "public.source-code": Facts(mimeType: "text/x-source", parents: ["public.plain-text"]),
    "public.swift-source": Facts(mimeType: "text/x-swift", suffixes: ["swift"], parents: ["public.source-code"]),
    "public.url": Facts(mimeType: "text/uri-list", parents: ["public.data"]),
    "public.file-url": Facts(mimeType: "text/uri-list", parents: ["public.url"]),
    "public.image": Facts(mimeType: "image/*", parents: ["public.data", "public.content"]),
    "public.png": Facts(mimeType: "image/png", suffixes: ["png"], parents: ["public.image"]),
    "public.jpeg": Facts(mimeType: "image/jpeg", suffixes: ["jpg", "jpeg"], parents: ["public.image"]),
    "com.compuserve.gif": Facts(mimeType: "image/gif", suffixes: ["gif"], parents: ["public.image"]),
    "public.svg-image": Facts(mimeType: "image/svg+xml", suffixes: ["svg"], parents: ["public.image"]),
    "public.tiff": Facts(mimeType: "image/tiff", suffixes: ["tiff", "tif"], parents: ["public.image"]),
    "com.adobe.pdf": Facts(
      mimeType: "application/pdf", suffixes: ["pdf"], parents: ["public.data", "public.content"]),
    "public.audiovisual-content": Facts(parents: ["public.data", "public.content"]),
    "public.audio": Facts(mimeType: "audio/*", parents: ["public.audiovisual-content"]),
    "public.mp3": Facts(mimeType: "audio/mpeg", suffixes: ["mp3"], parents: ["public.audio"]),
    "public.movie": Facts(mimeType: "video/*", parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Facts(mimeType: "video/mp4", suffixes: ["mp4"], parents: ["public.movie"]),
    "public.zip-archive": Facts(mimeType: "application/zip", suffixes: ["zip"], parents: ["public.data"]),
    "com.apple.property-list": Facts(
      mimeType: "application/x-plist", suffixes: ["plist"], parents: ["public.data"]),
  ]

  /// Anything that is stored.
  public static let item = UTType(known: "public.item")
  /// Anything that is looked at.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder.
  public static let directory = UTType(known: "public.folder")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// A text without a look.
  public static let plainText = UTType(known: "public.plain-text")
  /// A text without a look, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")
  /// Values between commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A program's text.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A program's text in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// A file's address.
  public static let fileURL = UTType(known: "public.file-url")
  /// Any picture.
  public static let image = UTType(known: "public.image")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An SVG picture.
  public static let svg = UTType(known: "public.svg-image")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Any sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// Any film.
  public static let movie = UTType(known: "public.movie")
  /// A film in MP4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
}

public import Gtk

/// A picture: from a file, the program's resources, bytes, or the icon theme. GTK's widget of the same name is `Gtk.Image`.
///
/// Its existence and size are known at once. It is decoded once, off the main thread, when it is first shown or its
/// `texture` is first read (C-237), and kept as long as there is room (`Image.cacheLimit`).
public nonisolated struct Image: Hashable, Sendable {
  /// Whether a picture is shown in its own colours.
  public nonisolated enum RenderingMode: Sendable {
    /// A symbol is a template, every other picture is not.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a shape in the tint colour of its place.
    case alwaysTemplate
  }

  /// The source of a picture; the cache uses it as key.
  enum Source: Hashable, Sendable {
    case icon(String)
    case file(String)
    case resource(String)
    case bytes(PictureBytes)
    case texture(SharedTexture)
    case nothing
  }

  let source: Source
  /// The size in logical pixels; a picture has one for each of its own.
  public internal(set) var size: Size
  /// Whether it is shown in its own colours.
  public private(set) var renderingMode = RenderingMode.automatic
  /// The colour it was given.
  public private(set) var tintColor: Color?

  /// Whether a declarative view shows it in any size.
  package var isResizable = false
  /// The name by which a symbol was requested.
  package var symbolName: String?
  /// The name for assistive technology of a control with only the symbol on it; nil for another picture.
  package var spokenName: String? { symbolName.map(SymbolWords.words) }

  /// The direction that the picture is drawn for: a symbol that is named for a side points there in any.
  @MainActor func direction(in view: Widget) -> Widget.TextDirection {
    let isSided = symbolName.map { $0.split(separator: ".").contains { $0 == "left" || $0 == "right" } } == true
    return isSided ? .leftToRight : view.direction
  }

  private init(_ source: Source, _ size: Size) {
    self.source = source
    self.size = size
  }

  /// The same symbol in the size that a configuration says; another picture as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> Image {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The same symbol in the size that a configuration says; nil for another picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
    guard iconName != nil else { return nil }
    var image = self
    if let side = configuration.side(from: size.height) { image.size = Size(width: side, height: side) }
    if let color = configuration.color { image = image.withTintColor(color, renderingMode: .alwaysOriginal) }
    return image
  }

  /// A symbol in the size that a configuration says.
  @_disfavoredOverload public init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let image = Image(systemName: name) else { return nil }
    self = configuration.map(image.withConfiguration) ?? image
  }

  /// The size of an icon in text of the usual size.
  static let iconSize = 16

  /// A picture of nothing, with no size.
  public init() { self.init(.nothing, .zero) }

  /// A picture by its name: a program resource in one of `Image.resourceFolders`, by the name of the file with or without
  /// its extension, or by its whole path; otherwise an icon of the theme. Nil if there is none.
  public init?(named name: String) {
    let found: Image? = onMainThread {
      guard let path = ImageNames.resource(named: name) else {
        return ImageNames.icon(named: name).map(Image.init(iconName:))
      }
      return ImageStore.size(of: .resource(path)).map { Image(.resource(path), $0) }
    }
    guard let found else { return nil }
    self = found
  }

  /// A symbol, by Apple's name for it as far as the icon theme has one like it (`Image.symbolNames`), or by the name of a symbolic icon.
  /// Nil if there is none; where `TrackedUI` is imported and the value is not optional, see its initialiser.
  @_disfavoredOverload public init?(systemName name: String) {
    guard let icon = onMainThread({ ImageNames.symbol(named: name) }) else { return nil }
    self.init(iconName: icon)
    symbolName = name
  }

  /// An icon of the theme; GTK's picture of a missing image is shown if there is none.
  public init(iconName: String) {
    self.init(.icon(iconName), Size(width: Self.iconSize, height: Self.iconSize))
  }

  /// A picture file; nil if there is none that can be shown.
  public init?(contentsOfFile path: String) {
    guard let size = PictureHeader.size(ofFile: path) else { return nil }
    self.init(.file(path), size)
  }

  /// A picture in the bytes of a file; nil if they are no picture that can be shown.
  public init?(data: some Collection<UInt8>) {
    guard let size = PictureHeader.size(of: data) else { return nil }
    self.init(.bytes(PictureBytes(Array(data))), size)
  }

  /// A picture that is in memory already.
  @MainActor public init(texture: Texture) {
    self.init(.texture(SharedTexture(texture)), Size(width: texture.width, height: texture.height))
  }

  /// The name of the icon; nil for another picture.
  public var iconName: String? { if case .icon(let name) = source { name } else { nil } }

  /// Whether it is an icon of one colour, made to be shown in that of the text beside it.
  public var isSymbolImage: Bool { iconName?.hasSuffix("-symbolic") ?? false }

  /// The same picture, shown in its own colours or as a shape.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// The same picture in a colour; as a template it is shown in the tint colour of its place all the same.
  public func withTintColor(_ color: Color) -> Image {
    var image = self
    image.tintColor = color
    return image
  }

  /// The same picture in a colour, shown in it or as a shape.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> Image {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Whether only its shape is shown, in a colour of the place where it is.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

  /// The colour in which it is shown unless another one is set; nil for its own.
  var shapeColor: Color? {
    switch renderingMode {
    case .alwaysTemplate: .tintColor
    case .automatic: isSymbolImage ? .tintColor : tintColor
    case .alwaysOriginal: tintColor ?? (isSymbolImage ? .label : nil)
    }
  }
}

extension Image {
  /// Where pictures are looked for by name, in this order; a program adds the folders of its own resources.
  @MainActor public static var resourceFolders: [String] = []

  /// How much memory decoded pictures that are not shown may take, in bytes.
  @MainActor public static var cacheLimit = 64 << 20 { didSet { ImageStore.trim() } }

  /// The decoded picture; nil until it has arrived, and for an icon. Reading it in a hook runs the hook again then. The first
  /// read has it decoded.
  public var texture: Texture? { ImageStore.content(of: source)?.load() }

  /// Waits until the picture is decoded.
  ///
  /// - Throws: `TextureError` if the file is gone or broken by now.
  public func loadedTexture() async throws -> Texture? { try await ImageStore.content(of: source)?.loaded() }
}

/// The bytes of a picture file; the same only as themselves, as comparing them would take long.
nonisolated final class PictureBytes: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func == (left: PictureBytes, right: PictureBytes) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A texture, which never changes, for values that are known on any thread.
nonisolated final class SharedTexture: Hashable, Sendable {
  let texture: Texture

  init(_ texture: Texture) { self.texture = texture }

  static func == (left: SharedTexture, right: SharedTexture) -> Bool {
    ObjectIdentifier(left.texture) == ObjectIdentifier(right.texture)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(texture)) }
}

import Gtk
import GtkTracking
import Observation

/// The decoded pictures of the process: each is decoded once for all views.
enum ImageStore {
  private static var contents: [Image.Source: ImageContent] = [:]
  private static var sizes: [String: Size] = [:]
  /// Counts the uses, to find the picture that was not used the longest.
  private static var clock = 0
  /// How many pictures were decoded, for inspection.
  static var decodeCount = 0

  /// The known data about a picture; nil for an icon, which GTK keeps, and for an empty picture.
  static func content(of source: Image.Source) -> ImageContent? {
    switch source {
    case .icon, .nothing: return nil
    case .file, .resource, .bytes, .texture: break
    }
    clock += 1
    if let content = contents[source] {
      content.lastUse = clock
      return content
    }
    let content = ImageContent(source)
    content.lastUse = clock
    contents[source] = content
    trim()
    return content
  }

  /// The size of a picture among the resources, from its first bytes; nil if it is none.
  static func size(of source: Image.Source) -> Size? {
    guard case .resource(let path) = source else { return nil }
    if let size = sizes[path] { return size }
    guard let bytes = try? Resources.data(at: path), let size = PictureHeader.size(of: bytes) else { return nil }
    sizes[path] = size
    return size
  }

  /// Removes the pictures that were not used the longest, as far as the limit requires. Views keep the pictures that they show.
  static func trim() {
    var rest = Image.cacheLimit
    for content in contents.values.sorted(by: { $0.lastUse > $1.lastUse }) {
      rest -= content.byteCount
      if rest < 0, content.isAtRest { contents[content.source] = nil }
    }
  }
}

/// One picture on its way from a file to a texture.
@Observable final class ImageContent {
  @ObservationIgnored let source: Image.Source
  @ObservationIgnored var lastUse = 0
  @ObservationIgnored private var task: Task<Texture, any Error>?
  private var texture: Texture?

  init(_ source: Image.Source) {
    self.source = source
    if case .texture(let shared) = source { texture = shared.texture }
  }

  /// The memory that it takes.
  var byteCount: Int { withoutTracking { texture.map { $0.width * $0.height * 4 } ?? 0 } }

  /// Whether nothing waits for it.
  var isAtRest: Bool { task == nil }

  /// The texture, if it is there; requests it otherwise.
  func load() -> Texture? {
    if let texture { return texture }
    begin()
    return nil
  }

  /// Waits for the texture.
  func loaded() async throws -> Texture {
    if let texture = withoutTracking({ texture }) { return texture }
    return try await begin().value
  }

  @discardableResult
  private func begin() -> Task<Texture, any Error> {
    if let task { return task }
    ImageStore.decodeCount += 1
    let source = source
    let task = Task { [weak self] in
      defer { self?.task = nil }
      do {
        let texture = try await Texture.decode(bytes: Self.bytes(of: source))
        self?.texture = texture
        ImageStore.trim()
        return texture
      } catch {
        Log.warning("a picture cannot be shown: \(error)", domain: "TrackedKit")
        throw error
      }
    }
    self.task = task
    return task
  }

  private static func bytes(of source: Image.Source) async throws -> [UInt8] {
    switch source {
    case .file(let path): try await Task.detached { try FileBytes.read(path) }.value
    case .resource(let path): try Resources.data(at: path)
    case .bytes(let bytes): bytes.bytes
    case .icon, .texture, .nothing: []
    }
  }
}

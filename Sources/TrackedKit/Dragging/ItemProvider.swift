import Gtk
import Synchronization

/// Gives one thing that is dragged, in every form that others may take it in.
@MainActor public final class ItemProvider {
  /// One representation, made on demand.
  struct Form {
    let identifier: String
    /// Whether other programs are not to have it.
    var isOwn = false
    let load: (@escaping @Sendable ([UInt8]?, (any Error)?) -> Void) -> Void
  }

  private var objects: [any ItemProviderWriting] = []
  private(set) var forms: [Form] = []
  /// The content that another program drags.
  private let offer: DropOffer?
  /// How many representations are being read, and what to do when none is any more.
  private var readings = 0
  private var whenRead: (() -> Void)?
  /// A name for it, such as a file's.
  public var suggestedName: String?

  /// A provider of nothing, until something is registered.
  public init() { offer = nil }

  /// A provider of an object: a text, a picture, or a custom object.
  public convenience init(object: any ItemProviderWriting) {
    self.init()
    registerObject(object)
  }

  init(_ offer: DropOffer) { self.offer = offer }

  /// Adds an object, in all its forms.
  public func registerObject(_ object: any ItemProviderWriting) {
    objects.append(object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      forms.append(Form(identifier: identifier) { object.loadBytes(identifier, $0) })
    }
  }

  /// Registers a representation, whose bytes are requested when a drag begins.
  ///
  /// - Parameter loadHandler: passes the bytes to its argument; its result is ignored.
  public func registerDataRepresentation<Bytes: Sequence<UInt8> & SendableMetatype>(
    forTypeIdentifier identifier: String, visibility: ItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (_ completion: @escaping @Sendable (Bytes?, (any Error)?) -> Void) -> Never?
  ) {
    forms.append(
      Form(identifier: identifier, isOwn: visibility == .ownProcess) { done in
        _ = loadHandler { done($0.map { Array($0) }, $1) }
      })
  }

  // MARK: What there is

  /// The names of the forms, the best first; of what another program drags, none.
  public var registeredTypeIdentifiers: [String] { forms.map(\.identifier) }

  /// Whether there is a form of a kind, or of one that is such.
  public func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    let kind = UTType(importedAs: identifier)
    if let offer { return kind.isOffered(by: offer) }
    return forms.contains { UTType(importedAs: $0.identifier).conforms(to: kind) }
  }

  /// Whether an object of a class can be made of it.
  public func canLoadObject(ofClass type: any ItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == type }
      || type.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
  }

  // MARK: Loading

  /// Loads an object of a class; the completion is called later on the main thread, with an error if that fails.
  public func loadObject<Loaded: ItemProviderReading>(
    ofClass type: Loaded.Type, completionHandler: @escaping @MainActor (Loaded?, (any Error)?) -> Void
  ) {
    run { [self] in
      do { completionHandler(try await object(of: type), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// Loads the bytes of a representation; the completion is called later on the main thread, with an error if that fails.
  public func loadDataRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) {
    run { [self] in
      do { completionHandler(try await bytes(identifier), nil) } catch { completionHandler(nil, error) }
    }
  }

  /// A drop is over when all of it was read.
  private func run(_ body: @escaping @MainActor () async -> Void) {
    readings += 1
    Task {
      await body()
      readings -= 1
      if readings == 0 {
        whenRead?()
        whenRead = nil
      }
    }
  }

  /// Calls `body` when nothing is being read any more, at once if that is so.
  func afterReading(_ body: @escaping () -> Void) { if readings == 0 { body() } else { whenRead = body } }

  func object<Loaded: ItemProviderReading>(of type: Loaded.Type) async throws -> Loaded {
    if let own = objects.lazy.compactMap({ $0 as? Loaded }).first { return own }
    for identifier in type.readableTypeIdentifiersForItemProvider where hasItemConformingToTypeIdentifier(identifier) {
      return try type.object(bytes: try await bytes(identifier), identifier)
    }
    throw ItemProviderError.noSuchForm
  }

  private func bytes(_ identifier: String) async throws -> [UInt8] {
    let kind = UTType(importedAs: identifier)
    if let offer { return try await kind.read(offer) }
    guard let form = forms.first(where: { UTType(importedAs: $0.identifier).conforms(to: kind) }) else {
      throw ItemProviderError.noSuchForm
    }
    return try await withCheckedThrowingContinuation { continuation in
      form.load { bytes, error in
        continuation.resume(with: bytes.map { .success($0) } ?? .failure(error ?? ItemProviderError.noSuchForm))
      }
    }
  }

  // MARK: Other programs

  /// Adds what other programs can take, as far as it is there at once.
  func add(to content: inout DragContent) {
    for form in forms where !form.isOwn {
      let box = BytesBox()
      form.load { bytes, _ in box.bytes.withLock { $0 = bytes } }
      guard let bytes = box.bytes.withLock({ $0 }) else { continue }
      let kind = UTType(importedAs: form.identifier)
      if kind.conforms(to: .text), kind.isPlain {
        content.text = content.text ?? String(decoding: bytes, as: UTF8.self)
      } else {
        content.data.append((kind.transferType, bytes))
      }
    }
  }

  /// Bytes that any thread may give.
  private nonisolated final class BytesBox: Sendable { let bytes = Mutex<[UInt8]?>(nil) }
}

/// The programs that may read a representation of dragged content.
public nonisolated enum ItemProviderRepresentationVisibility: Sendable {
  /// Every program.
  case all
  /// Every program: a desktop does not know teams.
  case team
  /// Every program: a desktop knows no groups of them.
  case group
  /// This program alone.
  case ownProcess
}

/// Why something that is dragged cannot be had.
public enum ItemProviderError: Error {
  /// There is no form of that kind.
  case noSuchForm
  /// The bytes are no such object.
  case unreadable
}

extension UTType {
  /// Whether it is a text without a look, which desktops hand over as such.
  var isPlain: Bool { ["public.text", "public.plain-text", "public.utf8-plain-text"].contains(identifier) }

  @MainActor func isOffered(by offer: DropOffer) -> Bool {
    isPlain ? offer.hasText : offer.has(transferType) || members.contains { offer.has($0.transferType) }
  }

  @MainActor func read(_ offer: DropOffer) async throws -> [UInt8] {
    if isPlain, let text = try await offer.text() { return Array(text.utf8) }
    for kind in [self] + members where offer.has(kind.transferType) {
      if let bytes = try await offer.data(kind.transferType) { return bytes }
    }
    throw ItemProviderError.noSuchForm
  }

  /// The kinds of pictures, if it is any picture.
  private var members: [UTType] { self == .image ? [.png, .jpeg, .gif, .tiff] : [] }
}

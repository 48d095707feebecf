import Gtk

/// A file, or a folder of files, as it is read and written.
public final class FileWrapper {
  /// What is in the file; nil for a folder.
  public let regularFileContents: Data?
  /// What is in the folder, by name; nil for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that it has; nil until it is written.
  public var filename: String?
  /// The name that it is to have.
  public var preferredFilename: String?

  /// A file.
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }

  /// A folder.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = children
  }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }
  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// What is there.
  public convenience init(url: URL) throws {
    var isFolder = false
    let path = url.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder else {
      self.init(regularFileWithContents: try Data(contentsOf: url))
      filename = url.lastPathComponent
      return
    }
    var children: [String: FileWrapper] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      children[name] = try FileWrapper(url: url.appendingPathComponent(name))
    }
    self.init(directoryWithFileWrappers: children)
    filename = url.lastPathComponent
  }

  /// Writes it there; a file that is there is replaced, of a folder the files with the same names.
  public func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url, options: .atomic) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, child) in fileWrappers ?? [:] { try child.write(to: url.appendingPathComponent(name)) }
  }
}

/// A value that is read from files and written to such.
@MainActor @preconcurrency public protocol FileDocument {
  /// What is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The kinds of files that can be written.
  static var writableContentTypes: [UTType] { get }
  /// Reads a file.
  init(configuration: ReadConfiguration) throws
  /// What is to be in the file.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The kinds that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A file that a document is read from.
@MainActor public struct FileDocumentReadConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How a document is written.
@MainActor public struct FileDocumentWriteConfiguration {
  /// The kind of file.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}

extension URL {
  /// Asks to be let to a file that the person has chosen: programs that are not confined are let in any case, and the files that a
  /// confined one was given are its own.
  public nonisolated func startAccessingSecurityScopedResource() -> Bool { true }
  /// Needs the file no longer.
  public nonisolated func stopAccessingSecurityScopedResource() {}
}

/// Where the window is that a file chooser belongs to.
private final class ChooserPlace {
  weak var widget: Widget?
}

private struct ChooserFinder: WidgetModifier {
  let place: ChooserPlace
  static var needsWholeRectangle: Bool { false }
  func apply(to widget: Widget, _ node: _Node) { place.widget = widget }
}

/// Shows a file chooser while a binding says so.
private struct ChooserModifier: ViewModifier {
  let isPresented: Binding<Bool>
  /// Chooses, and answers what is to be done with it then.
  let choose: @MainActor (Gtk.Window?) async -> () -> Void
  @State private var place = ChooserPlace()

  func body(content: Content) -> some View {
    content.modifier(ChooserFinder(place: place)).task(id: isPresented.wrappedValue) {
      guard isPresented.wrappedValue else { return }
      let act = await choose(place.widget?.window)
      guard !Task.isCancelled else { return }
      isPresented.wrappedValue = false
      act()
    }
  }
}

/// What file choosers let through.
enum ContentFilters {
  static func of(_ types: [UTType]) -> [FileFilter] {
    let isAny = types.isEmpty || types.contains { [.item, .data, .content].contains($0) }
    guard !isAny else { return [] }
    let suffixes = types.compactMap(\.preferredFilenameExtension)
    let mimeTypes = types.compactMap(\.preferredMIMEType).map { String($0.prefix { $0 != ";" }) }
    guard !suffixes.isEmpty || !mimeTypes.isEmpty else { return [] }
    // The chooser shows the name of what it lets through.
    let name = suffixes.isEmpty ? mimeTypes.joined(separator: ", ") : suffixes.map { "*." + $0 }.joined(separator: ", ")
    return [FileFilter(name, suffixes: suffixes, mimeTypes: mimeTypes)]
  }

  /// A name with the end that files of a kind have.
  static func name(_ name: String?, _ type: UTType?) -> String {
    let name = name ?? String(kit: "Untitled")
    guard let suffix = type?.preferredFilenameExtension, !name.contains(".") else { return name }
    return name + "." + suffix
  }
}

extension View {
  private func importer(
    _ isPresented: Binding<Bool>, _ types: [UTType], _ many: Bool, _ done: @escaping (Result<[URL], any Error>) -> Void,
    _ cancelled: @escaping () -> Void
  ) -> some View {
    modifier(
      ChooserModifier(isPresented: isPresented) { window in
        do throws(FileChooserError) {
          let paths: [String]
          if types == [.folder] {
            paths = try await FileChooserNative.chooseFolder(parent: window).map { [$0] } ?? []
          } else if many {
            paths = try await FileChooserNative.openMultiple(parent: window, filters: ContentFilters.of(types))
          } else {
            paths =
              try await FileChooserNative.open(parent: window, filters: ContentFilters.of(types)).map { [$0] } ?? []
          }
          return { if paths.isEmpty { cancelled() } else { done(.success(paths.map { URL(fileURLWithPath: $0) })) } }
        } catch {
          return { done(.failure(error)) }
        }
      })
  }

  private func exporter(
    _ isPresented: Binding<Bool>, _ name: String, _ types: [UTType],
    _ write: @escaping (URL) async throws -> Void, _ done: @escaping (Result<URL, any Error>) -> Void,
    _ cancelled: @escaping () -> Void
  ) -> some View {
    modifier(
      ChooserModifier(isPresented: isPresented) { window in
        do {
          let filters = ContentFilters.of(types)
          guard let path = try await FileChooserNative.save(parent: window, name: name, filters: filters) else {
            return cancelled
          }
          let url = URL(fileURLWithPath: path)
          try await write(url)
          return { done(.success(url)) }
        } catch {
          return { done(.failure(error)) }
        }
      })
  }

  /// Lets the person choose a file while a binding is true.
  ///
  /// - Parameter onCompletion: gets the file; it is not called if none was chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { importer(isPresented, allowedContentTypes, false, { onCompletion($0.map { $0[0] }) }, {}) }

  /// Lets the person choose files while a binding is true.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the files; it is not called if none was chosen.
  ///   - onCancellation: called if none was chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    importer(isPresented, allowedContentTypes, allowsMultipleSelection, onCompletion, onCancellation)
  }

  /// Lets the person choose where a document is written to, while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the file; it is not called if none was chosen.
  ///   - onCancellation: called if none was chosen.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, ContentFilters.name(defaultFilename, contentType), [contentType],
      { url in
        guard let document else { throw TransferError.unreadable }
        let old = try? FileWrapper(url: url)
        let configuration = FileDocumentWriteConfiguration(contentType: contentType, existingFile: old)
        try document.fileWrapper(configuration: configuration).write(to: url)
      }, onCompletion, onCancellation)
  }

  /// Lets the person choose where a value is written to, while a binding is true and there is one.
  ///
  /// - Parameters:
  ///   - onCompletion: gets the file; it is not called if none was chosen.
  ///   - onCancellation: called if none was chosen.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented, ContentFilters.name(defaultFilename, contentTypes.first), contentTypes,
      { url in
        guard let item, let data = await item.exportedData() else { throw TransferError.unreadable }
        try data.write(to: url)
      }, onCompletion, onCancellation)
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// Modifiers of SwiftUI's scenes, and scenes, that a desktop, or GTK 4.8, has nothing for.

extension Scene {
  @available(*, unavailable, message: "windows have the title bars of the desktop: leave it out")
  public func windowStyle(_ style: _NoChoice) -> some Scene { self }
  @available(*, unavailable, message: "a toolbar stands below the title of the window: leave it out")
  public func windowToolbarStyle(_ style: _NoChoice) -> some Scene { self }
  @available(*, unavailable, message: "the desktop places windows, and tells a program of no place: leave it out")
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  @available(*, unavailable, message: "the desktop orders windows: show what has to stay in front in a sheet")
  public func windowLevel(_ level: _NoChoice) -> some Scene { self }
  @available(*, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup")
  public func menuBarExtraStyle(_ style: _NoChoice) -> some Scene { self }
  @available(
    *, unavailable, message: "no windows are opened again at the start: keep what is to come back with @SceneStorage"
  )
  public func restorationBehavior(_ behavior: _NoChoice) -> some Scene { self }
  @available(*, unavailable, message: "windows are opened by openWindow(id:)")
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  @available(*, unavailable, message: "the first scene is opened at the start: change the order of scenes")
  public func defaultLaunchBehavior(_ behavior: _NoChoice) -> some Scene { self }
  @available(*, unavailable, message: "give the key to a Button of a CommandGroup that calls openWindow(id:)")
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  @available(
    *, unavailable,
    message: "a program runs while it has windows: start a Task in the App's init(), or use the desktop's timers"
  )
  public func backgroundTask<Result: Sendable>(
    _ task: _NoChoice, action: @escaping @Sendable () async -> Result
  ) -> some Scene { self }
}

/// A window of tools beside the others.
public struct UtilityWindow<Content: View>: Scene {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(*, unavailable, message: "use Window(_:id:content:): the desktop keeps no window in front of others")
  public init(_ title: String, id: String, @ViewBuilder content: () -> Content) {}
  public var _parts: _SceneParts { _SceneParts() }
}

/// A document that is open in a window.
@MainActor public struct FileDocumentConfiguration<Document> {
  /// The document.
  @Binding public var document: Document
  /// Its file.
  public var fileURL: URL? { nil }
  /// Whether it can be written.
  public var isEditable: Bool { true }
}

/// Windows that each show a document.
public struct DocumentGroup<Document, Content: View>: Scene {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(
    *, unavailable,
    message: "use a WindowGroup, with fileImporter and fileExporter, which read and write a FileDocument"
  )
  public init(
    newDocument: @autoclosure () -> Document,
    @ViewBuilder editor: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  @available(
    *, unavailable,
    message: "use a WindowGroup, with fileImporter and fileExporter, which read and write a FileDocument"
  )
  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: (FileDocumentConfiguration<Document>) -> Content
  ) {}
  public var _parts: _SceneParts { _SceneParts() }
}

public import TrackedUI

// Scenes and commands of SwiftUI's that are not here. The initialisers say so: a type that is not here as a whole would only be said to
// have none.

/// Entries for a sidebar.
public struct SidebarCommands: Commands {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(
    *, unavailable, message: "a NavigationSplitView has its own button; add a CommandGroup with a Button for a key"
  )
  public init() {}
  /// None.
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for the editing of texts.
public struct TextEditingCommands: Commands {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(*, unavailable, message: "fields and editors have their own menus and keys: leave it out")
  public init() {}
  /// None.
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for the looks of texts.
public struct TextFormattingCommands: Commands {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(*, unavailable, message: "add a CommandMenu with what the program can do to texts")
  public init() {}
  /// None.
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for toolbars.
public struct ToolbarCommands: Commands {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(*, unavailable, message: "the toolbars of a page cannot be hidden or changed by the person: leave it out")
  public init() {}
  /// None.
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for an inspector.
public struct InspectorCommands: Commands {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(*, unavailable, message: "add a CommandGroup with a Toggle for what inspector(isPresented:) is bound to")
  public init() {}
  /// None.
  public var _entries: [_CommandEntry] { [] }
}

/// An entry in the desktop's bar.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  /// There is none.
  public var body: Never { return fatalError("\(Self.self) has no body") }
  /// Not here.
  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  /// Not here.
  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  /// Not here.
  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  /// Not here.
  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  /// None.
  public var _parts: _SceneParts { _SceneParts() }
}

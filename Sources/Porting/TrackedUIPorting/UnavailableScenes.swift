// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// SwiftUI's scenes and commands that are not here. The initialisers say so: a type that is not here as a whole would only be said to
// have none.

/// Entries for a sidebar.
public struct SidebarCommands: Commands {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(
    *, unavailable, message: "a NavigationSplitView has its own button; add a CommandGroup with a Button for a key"
  )
  public init() {}
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for the editing of texts.
public struct TextEditingCommands: Commands {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(*, unavailable, message: "fields and editors have their own menus and keys: leave it out")
  public init() {}
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for the looks of texts.
public struct TextFormattingCommands: Commands {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(*, unavailable, message: "add a CommandMenu with what the program can do to texts")
  public init() {}
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for toolbars.
public struct ToolbarCommands: Commands {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(*, unavailable, message: "the toolbars of a page cannot be hidden or changed by the person: leave it out")
  public init() {}
  public var _entries: [_CommandEntry] { [] }
}

/// Entries for an inspector.
public struct InspectorCommands: Commands {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(*, unavailable, message: "add a CommandGroup with a Toggle for what inspector(isPresented:) is bound to")
  public init() {}
  public var _entries: [_CommandEntry] { [] }
}

/// An entry in the desktop's bar.
public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public var body: Never { return fatalError("\(Self.self) has no body") }
  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}

  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool> = .constant(true),
    @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  @available(
    *, unavailable, message: "GTK 4 has no entries in the desktop's bar: show a WindowGroup, and send notifications"
  )
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) where Label == EmptyView {}

  public var _parts: _SceneParts { _SceneParts() }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedUI

// UIKit's and AppKit's names that are in SwiftUI sources.

@available(
  *, unavailable, renamed: "WidgetRepresentable", message: "with makeWidget(context:) and updateWidget(_:context:)"
)
public typealias UIViewRepresentable = WidgetRepresentable

@available(
  *, unavailable, renamed: "WidgetRepresentable", message: "with makeWidget(context:) and updateWidget(_:context:)"
)
public typealias NSViewRepresentable = WidgetRepresentable

@available(
  *, unavailable, renamed: "ViewControllerRepresentable", message: "with makeViewController(context:) and so on"
)
public typealias UIViewControllerRepresentable = ViewControllerRepresentable

@available(
  *, unavailable, renamed: "ViewControllerRepresentable", message: "with makeViewController(context:) and so on"
)
public typealias NSViewControllerRepresentable = ViewControllerRepresentable

@available(*, unavailable, renamed: "ItemProvider", message: "it takes Swift's String in place of NSString")
public typealias NSItemProvider = ItemProvider

@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias UIApplicationDelegate = ApplicationDelegate

@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias NSApplicationDelegate = ApplicationDelegate

/// `ApplicationDelegateAdaptor`, or nothing.
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init() {}
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init(_ type: Delegate.Type) {}
  public var wrappedValue: Delegate { fatalError("there is no such delegate") }
}

/// `ApplicationDelegateAdaptor`, or nothing.
@MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init() {}
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init(_ type: Delegate.Type) {}
  public var wrappedValue: Delegate { fatalError("there is no such delegate") }
}

// Whatever is written with these is said to be not there. Each has its members itself: inherited ones make a compiler ask for a member name besides.

@available(
  *, unavailable,
  message: "use Application.shared, or the actions of the environment: openWindow, dismissWindow, openSettings"
)
@MainActor @dynamicMemberLookup @dynamicCallable open class NSApplication {
  public init() {}
  public static subscript(dynamicMember name: String) -> NSApplication { NSApplication() }
  public subscript(dynamicMember name: String) -> NSApplication { NSApplication() }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSApplication { self }
}

@available(*, unavailable, message: "use the kit's View, written TrackedKit.View, in a WidgetRepresentable")
@MainActor @dynamicMemberLookup @dynamicCallable open class NSView {
  public init() {}
  public static subscript(dynamicMember name: String) -> NSView { NSView() }
  public subscript(dynamicMember name: String) -> NSView { NSView() }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSView { self }
}

@available(
  *, unavailable, message: "use the scenes Window and WindowGroup, or the kit's window, written TrackedKit.Window"
)
@MainActor @dynamicMemberLookup @dynamicCallable open class NSWindow {
  public init() {}
  public static subscript(dynamicMember name: String) -> NSWindow { NSWindow() }
  public subscript(dynamicMember name: String) -> NSWindow { NSWindow() }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSWindow { self }
}

@available(*, unavailable, message: "use Pasteboard.general, with string, or a PasteButton")
@MainActor @dynamicMemberLookup @dynamicCallable open class NSPasteboard {
  public init() {}
  public static subscript(dynamicMember name: String) -> NSPasteboard { NSPasteboard() }
  public subscript(dynamicMember name: String) -> NSPasteboard { NSPasteboard() }
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSPasteboard { self }
}

extension Color {
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var windowBackgroundColor: Color { .systemBackground }
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var controlBackgroundColor: Color { .systemBackground }
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var textBackgroundColor: Color { .systemBackground }
  @available(*, unavailable, message: "use Color(.secondarySystemBackground): the names are UIKit's")
  public static var underPageBackgroundColor: Color { .secondarySystemBackground }
  @available(*, unavailable, message: "use .accentColor: the names are UIKit's")
  public static var controlAccentColor: Color { .accentColor }
  @available(*, unavailable, message: "use Color(.label): the names are UIKit's")
  public static var labelColor: Color { .label }
  @available(*, unavailable, message: "use Color(.secondaryLabel): the names are UIKit's")
  public static var secondaryLabelColor: Color { .secondaryLabel }
  @available(*, unavailable, message: "use Color(.separator): the names are UIKit's")
  public static var separatorColor: Color { .separator }
}

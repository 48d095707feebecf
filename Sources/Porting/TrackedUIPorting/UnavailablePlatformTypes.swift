public import TrackedUI

// Names of UIKit's and AppKit's that stand in SwiftUI's sources.

/// `WidgetRepresentable`.
@available(
  *, unavailable, renamed: "WidgetRepresentable", message: "with makeWidget(context:) and updateWidget(_:context:)"
)
public typealias UIViewRepresentable = WidgetRepresentable

/// `WidgetRepresentable`.
@available(
  *, unavailable, renamed: "WidgetRepresentable", message: "with makeWidget(context:) and updateWidget(_:context:)"
)
public typealias NSViewRepresentable = WidgetRepresentable

/// `ViewControllerRepresentable`.
@available(
  *, unavailable, renamed: "ViewControllerRepresentable", message: "with makeViewController(context:) and so on"
)
public typealias UIViewControllerRepresentable = ViewControllerRepresentable

/// `ViewControllerRepresentable`.
@available(
  *, unavailable, renamed: "ViewControllerRepresentable", message: "with makeViewController(context:) and so on"
)
public typealias NSViewControllerRepresentable = ViewControllerRepresentable

/// `ItemProvider`.
@available(*, unavailable, renamed: "ItemProvider", message: "it takes Swift's String in place of NSString")
public typealias NSItemProvider = ItemProvider

/// `ApplicationDelegate`.
@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias UIApplicationDelegate = ApplicationDelegate

/// `ApplicationDelegate`.
@available(*, unavailable, renamed: "ApplicationDelegate")
public typealias NSApplicationDelegate = ApplicationDelegate

/// `ApplicationDelegateAdaptor`, or nothing.
@MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Not here.
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init() {}
  /// Not here.
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init(_ type: Delegate.Type) {}
  /// Not here.
  public var wrappedValue: Delegate { fatalError("there is no such delegate") }
}

/// `ApplicationDelegateAdaptor`, or nothing.
@MainActor @propertyWrapper public struct NSApplicationDelegateAdaptor<Delegate> {
  /// Not here.
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init() {}
  /// Not here.
  @available(
    *, unavailable,
    message: "do the work in the App's init(), or use @ApplicationDelegateAdaptor with a final class of the kit's"
  )
  public init(_ type: Delegate.Type) {}
  /// Not here.
  public var wrappedValue: Delegate { fatalError("there is no such delegate") }
}

// Each of these has its members itself: inherited ones make a compiler ask for a member name besides.

/// Not here.
@available(
  *, unavailable,
  message: "use Application.shared, or the actions of the environment: openWindow, dismissWindow, openSettings"
)
@MainActor @dynamicMemberLookup @dynamicCallable open class NSApplication {
  /// Not here.
  public init() {}
  /// Whatever is written, so that it is said what to write.
  public static subscript(dynamicMember name: String) -> NSApplication { NSApplication() }
  /// Whatever is written, so that it is said what to write.
  public subscript(dynamicMember name: String) -> NSApplication { NSApplication() }
  /// Whatever is written, so that it is said what to write.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSApplication { self }
}

/// Not here.
@available(*, unavailable, message: "use the kit's View, written TrackedKit.View, in a WidgetRepresentable")
@MainActor @dynamicMemberLookup @dynamicCallable open class NSView {
  /// Not here.
  public init() {}
  /// Whatever is written, so that it is said what to write.
  public static subscript(dynamicMember name: String) -> NSView { NSView() }
  /// Whatever is written, so that it is said what to write.
  public subscript(dynamicMember name: String) -> NSView { NSView() }
  /// Whatever is written, so that it is said what to write.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSView { self }
}

/// Not here.
@available(
  *, unavailable, message: "use the scenes Window and WindowGroup, or the kit's window, written TrackedKit.Window"
)
@MainActor @dynamicMemberLookup @dynamicCallable open class NSWindow {
  /// Not here.
  public init() {}
  /// Whatever is written, so that it is said what to write.
  public static subscript(dynamicMember name: String) -> NSWindow { NSWindow() }
  /// Whatever is written, so that it is said what to write.
  public subscript(dynamicMember name: String) -> NSWindow { NSWindow() }
  /// Whatever is written, so that it is said what to write.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSWindow { self }
}

/// Not here.
@available(*, unavailable, message: "use Pasteboard.general, with string, or a PasteButton")
@MainActor @dynamicMemberLookup @dynamicCallable open class NSPasteboard {
  /// Not here.
  public init() {}
  /// Whatever is written, so that it is said what to write.
  public static subscript(dynamicMember name: String) -> NSPasteboard { NSPasteboard() }
  /// Whatever is written, so that it is said what to write.
  public subscript(dynamicMember name: String) -> NSPasteboard { NSPasteboard() }
  /// Whatever is written, so that it is said what to write.
  @discardableResult
  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> NSPasteboard { self }
}

extension Color {
  /// Not here.
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var windowBackgroundColor: Color { .systemBackground }
  /// Not here.
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var controlBackgroundColor: Color { .systemBackground }
  /// Not here.
  @available(*, unavailable, message: "use Color(.systemBackground): the names are UIKit's")
  public static var textBackgroundColor: Color { .systemBackground }
  /// Not here.
  @available(*, unavailable, message: "use Color(.secondarySystemBackground): the names are UIKit's")
  public static var underPageBackgroundColor: Color { .secondarySystemBackground }
  /// Not here.
  @available(*, unavailable, message: "use .accentColor: the names are UIKit's")
  public static var controlAccentColor: Color { .accentColor }
  /// Not here.
  @available(*, unavailable, message: "use Color(.label): the names are UIKit's")
  public static var labelColor: Color { .label }
  /// Not here.
  @available(*, unavailable, message: "use Color(.secondaryLabel): the names are UIKit's")
  public static var secondaryLabelColor: Color { .secondaryLabel }
  /// Not here.
  @available(*, unavailable, message: "use Color(.separator): the names are UIKit's")
  public static var separatorColor: Color { .separator }
}

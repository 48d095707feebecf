// SwiftUI brings the queues along; the main one is served by GLib's main loop.
@_exported public import Dispatch
@_exported public import FoundationEssentials
// SwiftUI brings C's library along, which its sources use for `sin` and `pow`.
@_exported public import Glibc
@_exported import TrackedKit

/// The kit's picture, not GTK's widget, also in files that import `Gtk`.
public typealias Image = TrackedKit.Image
/// The kit's place of a row or item, not Foundation's path of any length.
public typealias IndexPath = TrackedKit.IndexPath
/// Foundation's text, as in SwiftUI; the kit's is `AttributedText`.
public typealias AttributedString = FoundationEssentials.AttributedString
/// Foundation's looks of a text, as in SwiftUI; the kit's are `TextAttributeContainer`.
public typealias AttributeContainer = FoundationEssentials.AttributeContainer

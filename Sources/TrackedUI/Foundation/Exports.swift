// SwiftUI brings the queues along; the main one is served by GLib's main loop.
@_exported public import Dispatch
public import Foundation
// SwiftUI brings C's library along, which its sources use for `sin` and `pow`.
@_exported public import Glibc
@_exported import TrackedKit

/// The kit's picture, not GTK's widget, also in files that import `Gtk`.
public typealias Image = TrackedKit.Image
/// Foundation's text, as in SwiftUI; the kit's is `AttributedText`.
public typealias AttributedString = Foundation.AttributedString
/// Foundation's looks of a text, as in SwiftUI; the kit's are `TextAttributeContainer`.
public typealias AttributeContainer = Foundation.AttributeContainer
/// The kit's timer, not Foundation's.
public typealias Timer = TrackedKit.Timer
/// The kit's run loop, not Foundation's.
public typealias RunLoop = TrackedKit.RunLoop
/// GTK's transform, not Foundation's.
public typealias AffineTransform = Gtk.AffineTransform
/// GTK's measurement of a widget, not Foundation's of a unit.
public typealias Measurement = Gtk.Measurement

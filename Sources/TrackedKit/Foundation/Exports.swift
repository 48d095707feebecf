// What UIKit brings along from Foundation without a prefix: queues and mathematics.
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import Gtk
@_exported public import GtkTracking
@_exported public import Observation

@_exported public import func Glibc.acos
@_exported public import func Glibc.asin
@_exported public import func Glibc.atan
@_exported public import func Glibc.atan2
@_exported public import func Glibc.ceil
@_exported public import func Glibc.cos
@_exported public import func Glibc.exp
@_exported public import func Glibc.fabs
@_exported public import func Glibc.floor
@_exported public import func Glibc.fmod
@_exported public import func Glibc.hypot
@_exported public import func Glibc.log
@_exported public import func Glibc.log10
@_exported public import func Glibc.log2
@_exported public import func Glibc.pow
@_exported public import func Glibc.round
@_exported public import func Glibc.sin
@_exported public import func Glibc.sqrt
@_exported public import func Glibc.tan
@_exported public import func Glibc.trunc

/// GTK's transform, not Foundation's.
public typealias AffineTransform = Gtk.AffineTransform
/// GTK's measurement of a widget, not Foundation's of a unit.
public typealias Measurement = Gtk.Measurement

// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkSnapshot`.
@MainActor open class GdkSnapshot: Object, nonisolated GdkSnapshotProtocol {}

/// The members of `GdkSnapshot`, also of its subclasses in `Gtk`.
@MainActor public protocol GdkSnapshotProtocol: Object {}

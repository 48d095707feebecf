// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkListBase`.
@MainActor open class ListBase: Widget, nonisolated ListBaseProtocol, nonisolated Orientable, nonisolated Scrollable {}

/// The members of `ListBase`, also of its subclasses in `Gtk`.
@MainActor public protocol ListBaseProtocol: Widget {}

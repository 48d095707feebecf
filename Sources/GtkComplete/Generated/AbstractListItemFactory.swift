// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkListItemFactory`.
@MainActor open class AbstractListItemFactory: Object, nonisolated AbstractListItemFactoryProtocol {}

/// The members of `AbstractListItemFactory`, also of its subclasses in `Gtk`.
@MainActor public protocol AbstractListItemFactoryProtocol: Object {}

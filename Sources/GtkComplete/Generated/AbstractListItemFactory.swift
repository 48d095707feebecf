// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkListItemFactory`.
@MainActor open class AbstractListItemFactory: Object, nonisolated AbstractListItemFactoryProtocol {
  /// Adopts a GtkListItemFactory.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// The members of `AbstractListItemFactory`, also of its subclasses in `Gtk`.
@MainActor public protocol AbstractListItemFactoryProtocol: Object {}

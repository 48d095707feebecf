// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCustomLayout`.
@MainActor open class CustomLayout: LayoutManager {}

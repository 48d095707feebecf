// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkVulkanContext`.
@MainActor open class VulkanContext: DrawContext {
  /// `GdkVulkanContext::images-updated`.
  public final var onImagesUpdated: Signal<> { Signal(inside: self, "images-updated") }
}

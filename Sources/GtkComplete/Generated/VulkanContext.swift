// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkVulkanContext`.
@MainActor open class VulkanContext: DrawContext {
  /// Adopts a GdkVulkanContext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension VulkanContext {
  /// `GdkVulkanContext::images-updated`.
  public var onImagesUpdated: Signal<> { Signal(inside: self, "images-updated") }
}

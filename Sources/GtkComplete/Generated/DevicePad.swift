// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDevicePad`.
@MainActor public protocol DevicePad: Device {}

extension DevicePad {
  /// `gdk_device_pad_get_feature_group`.
  public func featureGroup(_ feature: DevicePadFeature, featureIdx: Int) -> Int { Int(gdk_device_pad_get_feature_group(native(), GdkDevicePadFeature(feature.rawValue), Int32(clamping: featureIdx))) }
  /// `gdk_device_pad_get_group_n_modes`.
  public func groupNModes(_ groupIdx: Int) -> Int { Int(gdk_device_pad_get_group_n_modes(native(), Int32(clamping: groupIdx))) }
  /// `gdk_device_pad_get_n_features`.
  public func nFeatures(_ feature: DevicePadFeature) -> Int { Int(gdk_device_pad_get_n_features(native(), GdkDevicePadFeature(feature.rawValue))) }
  /// `gdk_device_pad_get_n_groups`.
  public var nGroups: Int { Int(gdk_device_pad_get_n_groups(native())) }
}

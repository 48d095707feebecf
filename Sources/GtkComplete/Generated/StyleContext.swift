// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStyleContext`.
@MainActor open class StyleContext: Object {
  /// `GtkStyleContext:display`.
  public final var display: Display? { get { wrapped(gtk_style_context_get_display(native()), as: Display.self) } set { if newValue !== display { withoutEcho { gtk_style_context_set_display(native(), newValue?.native()) } } } }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }
  /// `gtk_style_context_add_class`.
  public final func addClass(_ className: String) { gtk_style_context_add_class(native(), className.withoutNUL) }
  /// `gtk_style_context_add_provider`.
  public final func addProvider(_ provider: any StyleProvider, priority: Int) { gtk_style_context_add_provider(native(), provider.native(), UInt32(clamping: priority)) }
  /// `gtk_style_context_get_border`.
  public final var border: Border {
    var borderOut = GtkBorder()
    gtk_style_context_get_border(native(), &borderOut)
    return Border.copy(&borderOut)!
  }
  /// `gtk_style_context_get_color`.
  public final var color: RGBA {
    var colorOut = GdkRGBA()
    gtk_style_context_get_color(native(), &colorOut)
    return colorOut.value
  }
  /// `gtk_style_context_get_margin`.
  public final var margin: Border {
    var marginOut = GtkBorder()
    gtk_style_context_get_margin(native(), &marginOut)
    return Border.copy(&marginOut)!
  }
  /// `gtk_style_context_get_padding`.
  public final var padding: Border {
    var paddingOut = GtkBorder()
    gtk_style_context_get_padding(native(), &paddingOut)
    return Border.copy(&paddingOut)!
  }
  /// `gtk_style_context_get_scale`.
  public final var scale: Int { get { Int(gtk_style_context_get_scale(native())) } set { withoutEcho { gtk_style_context_set_scale(native(), Int32(clamping: newValue)) } } }
  /// `gtk_style_context_get_state`.
  public final var state: StateFlags { get { StateFlags(rawValue: gtk_style_context_get_state(native()).rawValue) } set { withoutEcho { gtk_style_context_set_state(native(), GtkStateFlags(newValue.rawValue)) } } }
  /// `gtk_style_context_has_class`.
  @discardableResult public final func hasClass(_ className: String) -> Bool { gtk_style_context_has_class(native(), className.withoutNUL) != 0 }
  /// `gtk_style_context_lookup_color`.
  public final func lookupColor(_ colorName: String) -> RGBA? {
    var colorOut = GdkRGBA()
    guard gtk_style_context_lookup_color(native(), colorName.withoutNUL, &colorOut) != 0 else { return nil }
    return colorOut.value
  }
  /// `gtk_style_context_remove_class`.
  public final func removeClass(_ className: String) { gtk_style_context_remove_class(native(), className.withoutNUL) }
  /// `gtk_style_context_remove_provider`.
  public final func removeProvider(_ provider: any StyleProvider) { gtk_style_context_remove_provider(native(), provider.native()) }
  /// `gtk_style_context_restore`.
  public final func restore() { gtk_style_context_restore(native()) }
  /// `gtk_style_context_save`.
  public final func save() { gtk_style_context_save(native()) }
  /// `gtk_style_context_to_string`.
  public final func toString(_ flags: StyleContextPrintFlags) -> String { nativeText(taking: gtk_style_context_to_string(native(), GtkStyleContextPrintFlags(flags.rawValue))) }
  /// `gtk_style_context_add_provider_for_display`.
  public static func addProvider(forDisplay display: Display, provider: any StyleProvider, priority: Int) { gtk_style_context_add_provider_for_display(display.native(), provider.native(), UInt32(clamping: priority)) }
  /// `gtk_style_context_remove_provider_for_display`.
  public static func removeProvider(forDisplay display: Display, provider: any StyleProvider) { gtk_style_context_remove_provider_for_display(display.native(), provider.native()) }
}

import CGtk

/// A button that opens an address.
@MainActor open class LinkButton: Button {
  /// A button for an address; nil shows the address itself.
  public init(_ address: String, label: String? = nil) {
    super.init(
      owning: UnsafeMutableRawPointer(
        label == nil ? gtk_link_button_new(address) : gtk_link_button_new_with_label(address, label.withoutNUL)))
  }

  /// Adopts a GtkLinkButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

/// Every `GtkLinkButton`, subclasses included; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol LinkButtonProtocol: Widget {}

extension LinkButton: nonisolated LinkButtonProtocol {}

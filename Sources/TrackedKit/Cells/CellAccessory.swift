import Gtk

/// Something beside the content of a cell.
@MainActor public struct CellAccessory {
  /// When an accessory is there.
  public enum DisplayedState {
    /// Always.
    case always
    /// While the item is chosen.
    case whenSelected
  }

  /// How an accessory is shown.
  public struct LayoutOptions {
    /// Whether it is left out although it keeps its place.
    public var isHidden: Bool

    /// Options; shown unless said otherwise.
    public init(isHidden: Bool = false) { self.isHidden = isHidden }
  }

  /// The side of the cell an accessory is on.
  public enum Placement {
    /// Before the content.
    case leading
    /// After the content.
    case trailing
  }

  let identity: String
  let placement: Placement
  let displayed: DisplayedState
  let isHidden: Bool
  let make: () -> Widget

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: LayoutOptions = LayoutOptions()
  ) -> CellAccessory {
    CellAccessory(identity: "checkmark", placement: .trailing, displayed: displayed, isHidden: options.isHidden) {
      let image = Gtk.Image(iconName: "object-select-symbolic")
      image.addCSSClass("accent")
      return image
    }
  }

  /// A widget of one's own, made once for each cell.
  ///
  /// - Parameter identity: tells it from the cell's other accessories.
  public static func custom(
    _ identity: String, placement: Placement = .trailing, displayed: DisplayedState = .always,
    options: LayoutOptions = LayoutOptions(), make: @escaping () -> Widget
  ) -> CellAccessory {
    CellAccessory(
      identity: identity, placement: placement, displayed: displayed, isHidden: options.isHidden, make: make)
  }
}

/// How a controller is presented.
@MainActor public enum ModalPresentationStyle {
  /// A sheet.
  case automatic
  /// A sheet at the lower edge; see `sheetPresentationController`.
  case pageSheet
  /// A card in the middle, as large as its content asks for.
  case formSheet
  /// The whole window.
  case fullScreen
  /// A bubble that points at a widget; see `popoverPresentationController`.
  case popover
  /// As a presentation controller of one's own does it.
  case custom((_ presented: ViewController, _ presenting: ViewController) -> PresentationController)
}

/// What a controller presents, and how it is presented itself.
final class PresentationState {
  var presented: ViewController?
  weak var presenting: ViewController?
  var style = ModalPresentationStyle.automatic
  /// Kept from when it is first asked for, or from presenting, until the end of the presentation (C-154).
  var controller: PresentationController?
  var isModal = false
}

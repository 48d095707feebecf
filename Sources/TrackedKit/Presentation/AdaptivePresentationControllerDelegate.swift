/// Is asked and told when the user ends a presentation: by Escape, a click beside it, or a sheet's grabber. A dismissal by the
/// program calls none of these, as in UIKit.
@MainActor public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Whether it may go; not asked where the presented controller `isModalInPresentation`.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool

  /// It is about to go.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)

  /// It has gone.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)

  /// The user wanted it to go, and it stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {}
}

/// The same for a popover.
@MainActor public protocol PopoverPresentationControllerDelegate: AdaptivePresentationControllerDelegate {}

/// The same for a sheet, with its detents.
@MainActor public protocol SheetPresentationControllerDelegate: AdaptivePresentationControllerDelegate {
  /// The user brought the sheet to another detent.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {}
}

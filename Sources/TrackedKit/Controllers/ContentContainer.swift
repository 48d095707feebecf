public import Gtk

/// What says how large it would like to be, and is asked how large what is in it is to be: controllers, and what presents them.
@MainActor public protocol ContentContainer: AnyObject {
  /// The size that the content would like, in logical pixels; 0 leaves a side open.
  var preferredContentSize: Size { get }

  /// Something in it would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// How large something in it is to be in a view of a size.
  func size(forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: Size) -> Size
}

extension ViewController: ContentContainer {}
extension PresentationController: ContentContainer {}

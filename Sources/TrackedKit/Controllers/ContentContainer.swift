public import Gtk

/// A controller or presentation controller, which has a preferred size and decides the size of its children.
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

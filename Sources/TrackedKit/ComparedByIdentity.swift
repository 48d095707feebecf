import Gtk

/// Objects that are equal where they are the same one, as UIKit's objects are: `if gestureRecognizer == panGesture`,
/// `items.firstIndex(of: item)`, keys of dictionaries.
public nonisolated protocol ComparedByIdentity: AnyObject, Hashable {}

nonisolated extension ComparedByIdentity {
  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Hashes which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AlertAction: nonisolated ComparedByIdentity {}
extension BarButtonItem: nonisolated ComparedByIdentity {}
extension CAAnimation: nonisolated ComparedByIdentity {}
extension CADisplayLink: nonisolated ComparedByIdentity {}
extension CollectionViewLayout: nonisolated ComparedByIdentity {}
extension ContextMenuConfiguration: nonisolated ComparedByIdentity {}
extension ContextMenuInteraction: nonisolated ComparedByIdentity {}
extension ContextualAction: nonisolated ComparedByIdentity {}
extension Device: nonisolated ComparedByIdentity {}
extension DragInteraction: nonisolated ComparedByIdentity {}
extension DragItem: nonisolated ComparedByIdentity {}
extension DropInteraction: nonisolated ComparedByIdentity {}
extension Event: nonisolated ComparedByIdentity {}
extension FeedbackGenerator: nonisolated ComparedByIdentity {}
extension GestureRecognizer: nonisolated ComparedByIdentity {}
extension ItemProvider: nonisolated ComparedByIdentity {}
extension Layer: nonisolated ComparedByIdentity {}
extension LayoutConstraint: nonisolated ComparedByIdentity {}
extension LayoutGuide: nonisolated ComparedByIdentity {}
extension MenuElement: nonisolated ComparedByIdentity {}
extension NavigationItem: nonisolated ComparedByIdentity {}
extension NotificationCenter: ComparedByIdentity {}
extension Pasteboard: nonisolated ComparedByIdentity {}
extension PresentationController: nonisolated ComparedByIdentity {}
extension Press: nonisolated ComparedByIdentity {}
extension Scene: nonisolated ComparedByIdentity {}
extension SceneSession: nonisolated ComparedByIdentity {}
extension Screen: nonisolated ComparedByIdentity {}
extension SwipeActionsConfiguration: nonisolated ComparedByIdentity {}
extension Tab: nonisolated ComparedByIdentity {}
extension TabBarItem: nonisolated ComparedByIdentity {}
extension TextAttachment: ComparedByIdentity {}
extension TextContainer: nonisolated ComparedByIdentity {}
extension TextStorage: nonisolated ComparedByIdentity {}
extension Timer: ComparedByIdentity {}
extension Touch: nonisolated ComparedByIdentity {}
extension UpdateLink: nonisolated ComparedByIdentity {}
extension ViewController: nonisolated ComparedByIdentity {}
extension ViewPropertyAnimator: nonisolated ComparedByIdentity {}
extension VisualEffect: nonisolated ComparedByIdentity {}

public import Gtk

/// A rectangle that takes part in constraints and shows nothing: space between subviews, or around several.
///
/// Has no size of its own: what no constraint decides is 0 if it can be. Add it with `View.addLayoutGuide(_:)`.
@MainActor open class LayoutGuide: LayoutItem {
  /// A name for messages.
  open var identifier = ""

  /// The view the guide was added to.
  open internal(set) weak var owningView: View?

  /// Where the last layout put the guide, from the corner of its view.
  open internal(set) var layoutFrame = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Whether it is one that every view has.
  var isStandard = false

  /// A guide of no view yet.
  public init() {}
}

extension View {
  /// The implementation of `addLayoutGuide(_:)`.
  final func keep(_ guide: LayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    let store = makeConstraintStore()
    store.guides.append(guide)
    store.root.constraintStore?.planDidChange()
  }

  /// The implementation of `removeLayoutGuide(_:)`.
  final func letGo(of guide: LayoutGuide) {
    guard guide.owningView === self, let store = constraintStore else { return }
    guide.owningView = nil
    store.guides.removeAll { $0 === guide }
    store.root.constraintStore?.planDidChange()
    store.removeConstraints(with: guide)
  }

  /// The guides that were added to this view.
  public final var layoutGuides: [LayoutGuide] { constraintStore?.guides.filter { !$0.isStandard } ?? [] }
}

import Gtk
import GtkTracking

extension View {
  /// For `systemLayoutSizeFitting(_:)`: as small as content and constraints allow.
  public static let layoutFittingCompressedSize = Size.zero

  /// Whether `updateConstraints()` is due.
  final var isConstraintUpdatePending: Bool {
    guard let nodeIfMade else { return lacksLayout }
    return nodeIfMade.hooks.all.contains { $0.kind == .updateConstraints && $0.isPending }
  }

  /// The store of this view's constraints, made for the first one.
  func makeConstraintStore() -> ConstraintStore {
    if let constraintStore { return constraintStore }
    let store = ConstraintStore(self)
    constraintStore = store
    return store
  }

  /// Constraints have come or gone, or changed their priority: requests a new plan, measure and layout.
  func constraintsDidChange() {
    constraintStore?.root.constraintStore?.planDidChange()
    // What the view asks for by itself counts among the constraints that place it.
    if let around = layoutSuperview?.constraintStore, around.isConstrained(rawWidget) {
      around.root.constraintStore?.planDidChange()
    }
    constraintConstantsDidChange()
  }

  /// The constant of a constraint was set.
  func constantDidChange(of constraint: LayoutConstraint) {
    constraintStore?.root.constraintStore?.constantDidChange(of: constraint)
    constraintConstantsDidChange()
  }

  /// Requests a new measure and layout.
  private func constraintConstantsDidChange() {
    queueResize()
    if let root = constraintStore?.root, root !== self { root.queueResize() }
  }

  /// Whether no constraint places a subview, so that it fills the view.
  func fills(_ subview: RawWidget) -> Bool { constraintStore?.isConstrained(subview) != true }

  /// The same for a widget with its Swift side.
  func fills(_ subview: some WidgetProtocol) -> Bool { fills(subview.rawWidget) }

  /// Places the subviews that have constraints, where no hook's reads are tracked.
  func placeConstrainedSubviews() {
    guard let constraintStore else { return }
    for frame in constraintStore.layOut() {
      // One subview's own layout may have taken another one away.
      guard let subview = frame.item.widget, subview.isVisible else { continue }
      guard subview.isChild(of: self) else {
        place(subview, in: frame.rect)
        continue
      }
      placeUntracked(subview, in: frame.rect)
    }
  }
}

extension WidgetProtocol {
  /// The constraints that a view keeps; a GTK widget keeps none.
  @_disfavoredOverload public var constraints: [LayoutConstraint] { (self as? View)?.constraints ?? [] }
}

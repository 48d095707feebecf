public import Foundation

/// A view that shows one of the kit's controllers.
@MainActor @preconcurrency public protocol ViewControllerRepresentable: View where Body == Never {
  /// The controller's type.
  associatedtype ViewControllerType: ViewController
  /// What lives as long as the controller and is told about it, such as a delegate.
  associatedtype Coordinator = Void
  /// What the controller learns of its place.
  typealias Context = ViewControllerRepresentableContext<Self>

  /// Makes the controller: once, when the view comes to its place. Not tracked.
  func makeViewController(context: Context) -> ViewControllerType
  /// Makes the controller show the view's inputs: after `makeViewController`, when the inputs have changed, and when something
  /// it read has changed. Tracked.
  func updateViewController(_ viewController: ViewControllerType, context: Context)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// The controller goes for good.
  static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator)
  /// The size for a proposal; nil leaves it to the controller's view.
  func sizeThatFits(_ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context) -> CGSize?
  /// The same, as the kit counts.
  func sizeThatFits(_ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context) -> Size?
}

/// What a representable learns of its place.
@MainActor public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
  /// What `makeCoordinator()` made.
  public let coordinator: Representable.Coordinator
  /// The environment at the place.
  public let environment: EnvironmentValues
  /// How what changes now is to be shown: with the animation of the `withAnimation` around, or of none.
  public let transaction: Transaction

  /// Makes changes to the controller as the transaction says: with its animation, or at once.
  ///
  /// - Parameter completion: called when they have come to rest.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animate(changes, completion: completion)
  }
}

extension ViewControllerRepresentable where Coordinator == Void {
  /// There is none.
  public func makeCoordinator() {}
}

extension ViewControllerRepresentable {
  /// There is none.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// Does nothing.
  public static func dismantleViewController(_ viewController: ViewControllerType, coordinator: Coordinator) {}
  /// Leaves it to the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context
  ) -> CGSize? { nil }
  /// Leaves it to the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, viewController: ViewControllerType, context: Context
  ) -> Size? { nil }
  /// The node of the controller.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ControllerNode(view, inputs)
  }
}

private final class ControllerNode<Representable: ViewControllerRepresentable>: RepresentedNode<Representable>,
  VisibilityEffect
{
  private var coordinator: Representable.Coordinator!
  private var controller: Representable.ViewControllerType!
  var place = 0
  private(set) var isActive = false

  override init(_ view: Representable, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    coordinator = PassContext.outside { self.view.makeCoordinator() }
    controller = PassContext.outside {
      GraphContext.reading(for: nil) { self.view.makeViewController(context: context) }
    }
    item = WidgetItem(controller.view, .fills, self)
    item.measure = { [weak self] proposal in
      guard let self else { return nil }
      let size: CGSize? = self.view.sizeThatFits(proposal, viewController: controller, context: context)
      let kits: Size? = self.view.sizeThatFits(proposal, viewController: controller, context: context)
      return size ?? kits.map { CGSize($0) }
    }
    island.add(self)
    island.adopt(controller)
    begin()
  }

  private var context: ViewControllerRepresentableContext<Representable> {
    ViewControllerRepresentableContext(
      coordinator: coordinator, environment: EnvironmentValues(of: self), transaction: .current)
  }

  func appear() {
    isActive = true
    island.adopt(controller)
  }

  func disappear() { isActive = false }

  override var shown: (any TraitEnvironment)? { controller }
  override func showInputs() { view.updateViewController(controller, context: context) }

  override func willRemove() {
    super.willRemove()
    island.remove(self)
    PassContext.outside { Representable.dismantleViewController(controller, coordinator: coordinator) }
    guard let controller else { return }
    // The view leaves its container first.
    island.afterUpdate {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }
}

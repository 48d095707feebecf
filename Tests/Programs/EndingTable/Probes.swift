import TrackedKit

final class ProbedWindow: Window {
  override func becomeKey() { super.becomeKey(); called("Window.becomeKey") }
  override func resignKey() { super.resignKey(); called("Window.resignKey") }
  override func updateProperties() {
    super.updateProperties(); _ = World.current?.model.count; called("Window.updateProperties")
  }
  override func updateConstraints() { super.updateConstraints(); called("Window.updateConstraints") }
  override func layoutSubviews() { super.layoutSubviews(); called("Window.layoutSubviews") }
  override func didAddSubview(_ subview: View) { super.didAddSubview(subview); called("Window.didAddSubview") }
  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview); called("Window.willRemoveSubview")
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) { called("Window.traitCollectionDidChange") }
  override func tintColorDidChange() { called("Window.tintColorDidChange") }
  override func sendEvent(_ event: Event) { super.sendEvent(event); called("Window.sendEvent") }
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    called("Window.hitTest")
    return super.hitTest(point, with: event)
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event); called("Window.touchesBegan")
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event); called("Window.touchesEnded")
  }
}

class ProbedView: View {
  override func willMove(toSuperview newSuperview: View?) {
    super.willMove(toSuperview: newSuperview)
    called("View.willMove(toSuperview:) \(newSuperview == nil ? "nil" : "")", self)
  }
  override func didMoveToSuperview() {
    super.didMoveToSuperview(); called("View.didMoveToSuperview \(superview == nil ? "nil" : "")", self)
  }
  override func willMove(toWindow newWindow: Window?) {
    super.willMove(toWindow: newWindow)
    called("View.willMove(toWindow:) \(newWindow == nil ? "nil" : "")", self)
  }
  override func didMoveToWindow() {
    super.didMoveToWindow(); called("View.didMoveToWindow \(window == nil ? "nil" : "")", self)
  }
  override func didAddSubview(_ subview: View) { super.didAddSubview(subview); called("View.didAddSubview", self) }
  override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview); called("View.willRemoveSubview", self)
  }
  override func updateProperties() {
    super.updateProperties(); _ = World.current?.model.count; called("View.updateProperties", self)
  }
  override func updateConstraints() { super.updateConstraints(); called("View.updateConstraints", self) }
  override func layoutSubviews() { super.layoutSubviews(); called("View.layoutSubviews", self) }
  override func layout() { super.layout(); called("View.layout", self) }
  override func draw(_ rect: Rect) { super.draw(rect); called("View.draw", self) }
  override func measure(_ orientation: Orientation, forSize: Int?) -> Measurement {
    called("View.measure", self)
    return super.measure(orientation, forSize: forSize)
  }
  override var intrinsicContentSize: Size {
    called("View.intrinsicContentSize", self)
    return Size(width: 60, height: 30)
  }
  override func tintColorDidChange() { super.tintColorDidChange(); called("View.tintColorDidChange", self) }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange(); called("View.layoutMarginsDidChange", self) }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    called("View.traitCollectionDidChange", self)
  }
  override func hitTest(_ point: Point, with event: Event?) -> View? {
    called("View.hitTest", self)
    return super.hitTest(point, with: event)
  }
  override func point(inside point: Point, with event: Event?) -> Bool {
    called("View.point(inside:)", self)
    return super.point(inside: point, with: event)
  }
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    super.touchesBegan(touches, with: event); called("View.touchesBegan", self)
  }
  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    super.touchesEnded(touches, with: event); called("View.touchesEnded", self)
  }
  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    called("View.gestureRecognizerShouldBegin", self)
    return super.gestureRecognizerShouldBegin(recognizer)
  }
  override var canBecomeFirstResponder: Bool { true }
}

class ProbedController: ViewController {
  /// Tells the callbacks of some controllers from others'.
  class var role: String { "ViewController" }

  func told(_ name: String) { called("\(type(of: self).role).\(name)", viewIfLoaded, self) }

  override func loadView() { view = ProbedView(); told("loadView") }
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (controller: ProbedController, _) in
      controller.told("trait handler")
    }
    told("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); told("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); told("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); told("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); told("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); told("viewDidDisappear") }
  override func updateProperties() {
    super.updateProperties(); _ = World.current?.model.count; told("updateProperties")
  }
  override func updateViewConstraints() { super.updateViewConstraints(); told("updateViewConstraints") }
  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    told("updateContentUnavailableConfiguration")
  }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); told("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); told("viewDidLayoutSubviews") }
  override func viewWillTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { [weak self] _ in
      self?.told("alongside size")
    } completion: { [weak self] _ in
      self?.told("size completion")
    }
    told("viewWillTransition(to:)")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent); told("willMove(toParent:) \(parent == nil ? "nil" : "")")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent); told("didMove(toParent:) \(parent == nil ? "nil" : "")")
  }
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    told("traitCollectionDidChange")
  }
}

/// What is presented.
final class PresentedController: ProbedController {
  override class var role: String { "Presented" }
}

/// A child of the page.
final class ChildController: ProbedController {
  override class var role: String { "Child" }
}

/// The window's root: it holds the stack as a child.
final class HolderController: ProbedController, NavigationControllerDelegate {
  override class var role: String { "Root" }

  private let world: World
  private let makePage: (World) -> ViewController
  weak var content: ViewController?

  init(_ world: World, _ makePage: @escaping (World) -> ViewController = { $0.makePage() }) {
    (self.world, self.makePage) = (world, makePage)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    world.holder = self
    let bottom = PlainController("bottom")
    let stack = NavigationController(rootViewController: bottom)
    let page = makePage(world)
    world.stage = page
    stack.pushViewController(page, animated: false)
    stack.delegate = self
    world.stack = stack
    content = stack
    addChild(stack)
    view.addSubview(stack.view)
    stack.didMove(toParent: self)
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    called("NavigationControllerDelegate.willShow")
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    called("NavigationControllerDelegate.didShow")
  }
}

extension World {
  func makePage() -> PageController {
    let page = PageController(self)
    if self.page == nil { self.page = page }
    return page
  }
}

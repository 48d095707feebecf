/// Closes what the view is in: a sheet, a popover, a page of a stack.
@MainActor public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Closes what the view is in: a sheet, a popover, a page of a stack, a window.
  public var dismiss: DismissAction {
    let island = node.island
    return DismissAction { [weak island] in
      guard let island, let controller = island.controller else { return }
      if let stack = controller.navigationController, stack.topViewController === controller,
        stack.viewControllers.count > 1
      {
        stack.popViewController(animated: true)
      } else if controller.presentingViewController != nil {
        controller.dismiss(animated: true)
      } else {
        island.widget?.window?.close()
      }
    }
  }

  /// Whether the view is in something that was presented.
  public var isPresented: Bool { node.island.controller?.presentingViewController != nil }
}

/// Presents something while a binding says so.
struct PresentationModifier<Item>: NodeModifier {
  let item: Binding<Item?>
  /// Whether two items are the same presentation.
  let isSame: (Item, Item) -> Bool
  let make: (Item, EnvironmentScope, _Node) -> ViewController
  /// Has what is presented show what the presenting view says now.
  var refresh: (ViewController, Item) -> Void = { _, _ in }
  let onDismiss: (() -> Void)?

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PresentationNode(view, inputs)
  }
}

private final class PresentationNode<Content: View, Item>: EffectNode<Content, PresentationModifier<Item>> {
  private(set) var hook: NestedHook!
  private var shown: (item: Item, controller: ViewController)?
  private var isLeaving = false

  override init(_ view: ModifiedContent<Content, PresentationModifier<Item>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    hook = island.makeHook(for: self, name: "sheet") { [unowned self] in
      let item = modifier.item.wrappedValue
      island.afterUpdate { [weak self] in self?.present(item) }
    }
  }

  override func begin() { hook.run(because: .firstRun) }
  override func modifierDidChange(from old: PresentationModifier<Item>) { if isActive { hook.invalidate(.inputs) } }
  override func runDue() { if hook.isDue { hook.run(because: hook.cause) } else { hook.unlist() } }

  private func present(_ item: Item?) {
    guard !isRemoved, isActive else { return }
    if let item, let shown, modifier.isSame(item, shown.item) {
      modifier.refresh(shown.controller, item)
      return
    }
    if shown != nil { leave() }
    guard let item, let host = island.controller else { return }
    let controller = modifier.make(item, environmentOutsideOfBars, self)
    shown = (item, controller)
    var top = host
    while let next = top.presentedViewController { top = next }
    top.present(controller, animated: true)
    controller.presentationController?.didDismiss = { [weak self, weak controller] in
      guard let self, let controller else { return }
      wasDismissed(controller)
    }
  }

  /// The binding says no more.
  private func leave() {
    guard let controller = shown?.controller else { return }
    isLeaving = true
    controller.dismiss(animated: true)
    isLeaving = false
  }

  /// Gone, by whomever.
  private func wasDismissed(_ controller: ViewController) {
    guard shown?.controller === controller else { return }
    shown = nil
    if withoutTracking({ modifier.item.wrappedValue }) != nil, !isLeaving { modifier.item.wrappedValue = nil }
    modifier.onDismiss?()
  }

  override func willRemove() {
    super.willRemove()
    hook.stop()
    let controller = shown?.controller
    shown = nil
    island.afterUpdate { controller?.dismiss(animated: false) }
  }
}

extension Binding where Value == Bool {
  /// Something while it is true, nothing while it is false.
  var asItem: Binding<Bool?> {
    Binding<Bool?> {
      wrappedValue ? true : nil
    } set: { item in
      wrappedValue = item == true
    }
  }
}

extension View {
  /// Shows a sheet on top of the window while a binding is true. The user's dismissal sets it to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.asItem, isSame: ==,
        make: { _, scope, _ in HostingController(ClosureView(content: content), in: scope) },
        refresh: { controller, _ in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView(content: content)
        }, onDismiss: onDismiss))
  }

  /// Shows a sheet on top of the window while there is an item. The user's dismissal sets it to nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: { $0.id == $1.id },
        make: { item, scope, _ in HostingController(ClosureView { content(item) }, in: scope) },
        refresh: { controller, item in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView { content(item) }
        }, onDismiss: onDismiss))
  }

  /// Shows a view over the whole window while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.asItem, isSame: ==, make: { _, scope, _ in Self.cover(ClosureView(content: content), scope) },
        refresh: { controller, _ in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView(content: content)
        }, onDismiss: onDismiss))
  }

  /// Shows a view over the whole window while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, isSame: { $0.id == $1.id },
        make: { item, scope, _ in Self.cover(ClosureView { content(item) }, scope) },
        refresh: { controller, item in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView { content(item) }
        }, onDismiss: onDismiss))
  }

  private static func cover<Content: View>(_ view: Content, _ scope: EnvironmentScope) -> ViewController {
    let controller = HostingController(view, in: scope)
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  /// Shows a bubble at the view while a binding is true. The user's dismissal sets it to false.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.asItem, isSame: ==,
        make: { _, scope, node in
          let controller = HostingController(ClosureView(content: content), in: scope)
          controller.modalPresentationStyle = .popover
          controller.popoverPresentationController?.sourceView = node.firstWidget
          controller.popoverPresentationController?.sourceRect = node.firstWidget.flatMap(attachmentAnchor.rect)
          if let arrowEdge { controller.popoverPresentationController?.permittedArrowDirections = arrowEdge.arrow }
          return controller
        },
        refresh: { controller, _ in
          (controller as? HostingController<ClosureView<Content>>)?.rootView = ClosureView(content: content)
        }, onDismiss: nil))
  }
}

extension _Node {
  /// The first widget of what is laid out here.
  var firstWidget: Widget? {
    var items: [LayoutItem] = []
    appendItems(to: &items)
    var widgets: [Widget] = []
    items.first?.appendWidgets(to: &widgets)
    return widgets.last
  }
}

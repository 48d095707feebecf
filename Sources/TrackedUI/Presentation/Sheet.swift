/// Closes what the view is in: a sheet, a popover, a page of a stack.
@MainActor public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

/// What is presented, and closed by `dismiss()` in it.
protocol DismissedByContent: ViewController {
  var willDismissItself: (() -> Void)? { get set }
  /// The height that the content takes in a width; nil where it takes any.
  func height(inWidth width: Double) -> Double?
}

extension EnvironmentValues {
  /// Closes what the view is in: a sheet, a popover, a page of a stack, a window.
  public var dismiss: DismissAction {
    let island = node.island
    return DismissAction { [weak island] in
      guard let island, let controller = island.controller, !controller.isOnItsWayOut else { return }
      if let beneath = controller.pageBeneath {
        controller.navigationController?.popToViewController(beneath, animated: true)
      } else if controller.presentingViewController != nil {
        let outermost = controller.outermost
        (outermost as? any DismissedByContent)?.willDismissItself?()
        outermost.endOwnPresentation(animated: true)
      } else if controller.outermost.isContentOfWindow {
        island.widget?.window?.close()
      }
    }
  }

  /// Whether the view is in something that was presented, or in a page that is on top of another one.
  public var isPresented: Bool {
    guard let controller = node.island.controller else { return false }
    return controller.presentingViewController != nil || controller.pageBeneath != nil
  }
}

extension View {
  /// Shows a sheet on top of the window while a binding is true. The user's dismissal sets it to false.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.asItem, isSame: ==, onDismiss: onDismiss, content: { _ in content() }) { controller, _ in
      controller.becomeSheet()
    }
  }

  /// Shows a sheet on top of the window while there is an item. The user's dismissal sets it to nil.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, isSame: { $0.id == $1.id }, onDismiss: onDismiss, content: content) { controller, _ in
      controller.becomeSheet()
    }
  }

  /// Shows a view over the whole window while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.asItem, isSame: ==, onDismiss: onDismiss, content: { _ in content() }) { controller, _ in
      controller.becomeCover()
    }
  }

  /// Shows a view over the whole window while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, isSame: { $0.id == $1.id }, onDismiss: onDismiss, content: content) { controller, _ in
      controller.becomeCover()
    }
  }

  /// Shows a bubble at the view while a binding is true. The user's dismissal sets it to false.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented.asItem, isSame: ==, onDismiss: nil, content: { _ in content() }) { controller, node in
      controller.becomePopover(at: node, attachmentAnchor, arrowEdge)
    }
  }

  /// Shows a bubble at the view while there is an item. The user's dismissal sets it to nil.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item, isSame: { $0.id == $1.id }, onDismiss: nil, content: content) { controller, node in
      controller.becomePopover(at: node, attachmentAnchor, arrowEdge)
    }
  }
}

extension ViewController {
  /// The page of the stack around that this one is on top of. Tracked where a hook reads it.
  fileprivate var pageBeneath: ViewController? {
    guard let pages = navigationController?.viewControllers, let index = pages.firstIndex(where: { $0 === self }) else {
      return nil
    }
    return index > 0 ? pages[index - 1] : nil
  }

  /// As high as its content, if that has a height, unless that says how high it can be.
  fileprivate func becomeSheet() {
    sheetPresentationController?.detents = [
      .custom(identifier: .large) { [weak self] context in
        guard let self, let sheet = sheetPresentationController, let bounds = sheet.containerView?.bounds,
          let height = (self as? any DismissedByContent)?.height(inWidth: sheet.width(in: bounds))
        else { return context.maximumDetentValue }
        return height + sheet.heightAboveContent
      }
    ]
  }

  /// What is beneath cannot be seen through it, and yet has not disappeared: the binding that presents it is there.
  fileprivate func becomeCover() {
    modalPresentationStyle = .overFullScreen
    view.addCSSClass("background")
  }

  fileprivate func becomePopover(at node: _Node, _ anchor: PopoverAttachmentAnchor, _ arrowEdge: Edge?) {
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = node.firstWidget
    popoverPresentationController?.sourceRect = node.firstWidget.flatMap(anchor.rect)
    if let arrowEdge { popoverPresentationController?.permittedArrowDirections = arrowEdge.arrow }
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

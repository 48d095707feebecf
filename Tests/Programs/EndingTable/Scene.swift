import GtkTesting
import TrackedKit

/// A window's content, and what is done to it so that everything in it is called.
enum Scene: String, CaseIterable {
  /// A stack of pages with controls and lists.
  case pages
  /// Tabs, pages that are turned, a split, search and a picker.
  case containers
  /// A table whose rows are swiped, deleted and moved.
  case editing
  /// A collection in a compositional layout, in a flow, and in a layout of the program's own.
  case composition, flow, ownLayout
  /// A list whose layout and data source keep closures.
  case list
  /// Fields, texts and controls whose classes override what they are asked.
  case texts
  /// Bars of the program's own, tabs, pages and a split that a person uses.
  case bars
  /// Recognizers of the program's own, touches and keys.
  case gestures
  /// Presentations and pages with transitions of the program's own.
  case transitions
  /// Animations of layers and views, links to frames, scrolling that moves.
  case animations
  /// Views and cells that say how large they are, and draw by layers.
  case drawing
  /// What is dragged and dropped.
  case drags
  /// Menus, alerts, bar items, and the closures that they keep.
  case menus
  /// Widgets of GTK's, with closures at their signals.
  case widgets
  /// Widgets of GTK's that choose, answer and open links.
  case choosers

  /// Whether the scene is there for a callback: what every window and stack calls is crossed once, by the pages.
  func isAbout(_ name: String) -> Bool {
    self == .pages || self == .containers
      || ![
        "Root.", "Window.", "View.", "NavigationControllerDelegate.willShow", "NavigationControllerDelegate.didShow",
      ].contains { name.hasPrefix($0) }
  }

  /// Shows it and does one thing after another, until something has ended.
  ///
  /// - Parameter first: the number of the first of them, from 1.
  func play(in world: World, from first: Int = 1, until isOver: () -> Bool) async {
    switch self {
    case .pages: show(HolderController(world), in: world)
    case .containers: show(ContainersController(world), in: world)
    case .editing: stage(world) { EditingController($0) }
    case .composition: stage(world) { CellsController($0, Self.makeComposition()) }
    case .flow: stage(world) { CellsController($0, GridFlowLayout()) }
    case .ownLayout: stage(world) { CellsController($0, StackedLayout()) }
    case .list: stage(world) { ListController($0) }
    case .texts: stage(world) { TextsController($0) }
    case .bars: stage(world) { BarsController($0) }
    case .gestures: stage(world) { GesturesController($0) }
    case .transitions: stage(world) { TransitionsController($0) }
    case .animations: stage(world) { AnimationsController($0) }
    case .drawing: stage(world) { DrawingController($0) }
    case .drags: stage(world) { DragsController($0) }
    case .menus: stage(world) { MenusController($0) }
    case .widgets: stage(world) { WidgetsController($0) }
    case .choosers: stage(world) { ChoosersController($0) }
    }
    await Table.rest()
    for (index, stimulus) in stimuli.enumerated() where index + 1 >= first {
      guard !isOver() else { return }
      world.step = index + 1
      do { try await stimulus(world) } catch { if !isOver() { say("STIMULUS \(index + 1) \(error)") } }
      await Table.rest()
    }
  }

  /// Shows a page on a stack.
  private func stage(_ world: World, _ makePage: @escaping (World) -> ViewController) {
    show(HolderController(world, makePage), in: world)
  }

  private func show(_ root: ViewController, in world: World) {
    let window = ProbedWindow(title: "Table")
    window.setDefaultSize(width: 700, height: 560)
    world.window = window
    window.rootViewController = root
    window.present()
  }

  typealias Stimulus = @MainActor (World) async throws -> Void

  private var stimuli: [Stimulus] {
    switch self {
    case .pages: Self.pageStimuli
    case .containers: Self.containerStimuli
    case .editing: Self.editingStimuli
    case .composition, .flow: Self.cellMenuStimuli + Self.cellStimuli
    case .ownLayout: Self.cellStimuli
    case .list: Self.listStimuli
    case .texts: Self.textStimuli
    case .bars: Self.barStimuli
    case .gestures: Self.gestureStimuli
    case .transitions: Self.transitionStimuli
    case .animations: Self.animationStimuli
    case .drawing: Self.drawingStimuli
    case .drags: Self.dragStimuli
    case .menus: Self.menuStimuli
    case .widgets: Self.widgetStimuli
    case .choosers: Self.chooserStimuli
    }
  }

  private static func containers(_ world: World) -> ContainersController? {
    world.window?.rootViewController as? ContainersController
  }

  private static let containerStimuli: [Stimulus] = [
    { world in
      _ = containers(world)?.searching.bar.becomeFirstResponder()
      if let field = world.window?.focus { try await type("a", into: field) }
      world.window?.focus = nil
    },
    { world in containers(world)?.searching.search.isActive = true },
    { world in containers(world)?.searching.search.searchBar.text = "b" },
    { world in containers(world)?.searching.search.isActive = false },
    { world in
      if let picker = containers(world)?.searching.picker,
        let row = picker.findAll(TableViewCell.self).dropFirst().first
      {
        try await click(row)
      }
    },
    { world in
      guard let root = containers(world) else { return }
      let presented = PresentedController()
      presented.presentationController?.delegate = root.answers
      root.present(presented, animated: false)
    },
    { world in if let window = world.window { try await press(.escape, in: window) } },
    { world in
      if let bar = containers(world)?.view.findAll(Gtk.ToggleButton.self).dropFirst().first { try await click(bar) }
    },
    { world in
      containers(world)?.pages.setViewControllers([PlainController("other")], direction: .forward, animated: true) {
        _ in called("pages completion")
      }
    },
    { containers($0)?.selectedIndex = 2 },
    { $0.window?.setDefaultSize(width: 900, height: 560) },
    { $0.window?.setDefaultSize(width: 500, height: 560) },
    { containers($0)?.selectedIndex = 0 },
    { $0.window?.close() },
  ]

  private static let pageStimuli: [Stimulus] = [
    { $0.model.count += 1 },
    { $0.window?.setDefaultSize(width: 760, height: 600) },
    { $0.page?.overrideUserInterfaceStyle = .dark },
    { world in
      guard let view = world.page?.probed else { return }
      view.setNeedsDisplay()
      view.setNeedsLayout()
      view.setNeedsUpdateConstraints()
      world.page?.setNeedsUpdateContentUnavailableConfiguration()
      view.tintColor = .red
    },
    { world in world.page?.button.activate() },
    { world in if let page = world.page { try await click(page.button) } },
    { world in if let page = world.page { try await click(page.toggle) } },
    { world in if let page = world.page { try await click(page.slider) } },
    { world in
      guard let page = world.page else { return }
      try await click(page.field)
      try await type("ab", into: page.field)
      world.window?.focus = nil
    },
    { world in
      guard let page = world.page else { return }
      page.text.becomeFirstResponder()
      try await Table_type(page.text)
      world.window?.focus = nil
    },
    { world in if let view = world.page?.probed { try await click(view) } },
    { $0.page?.probed.isHidden = true },
    { $0.page?.probed.isHidden = false },
    { world in
      guard let page = world.page else { return }
      page.probed.removeFromSuperview()
      page.column?.insertArrangedSubview(page.probed, at: 0)
    },
    { world in if let cell = world.table?.visibleCells.dropFirst().first { try await click(cell) } },
    { world in if let cell = world.table?.visibleCells.dropFirst(2).first { try await click(cell) } },
    { world in if let cell = world.table?.visibleCells.dropFirst().first { try await click(cell, count: 2) } },
    { $0.table?.scrollToRow(at: IndexPath(row: 35, section: 0), at: .bottom, animated: false) },
    { $0.table?.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) },
    { $0.table?.setEditing(true, animated: false) },
    { $0.table?.setEditing(false, animated: false) },
    { $0.table?.reloadData() },
    { world in if let cell = world.page?.collection.visibleCells.dropFirst().first { try await click(cell) } },
    { $0.show([5, 1, 2, 7]) },
    { world in
      if let source = world.dataSource {
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([1])
        await withCheckedContinuation { done in
          source.apply(snapshot, animatingDifferences: false) {
            called("apply completion"); done.resume()
          }
        }
      }
    },
    { $0.page?.scroll.setContentOffset(Point(x: 0, y: 40), animated: false) },
    { world in
      guard let page = world.page else { return }
      View.animate(withDuration: 0.02) {
        called("animations", page.probed)
        page.probed.alpha = 0.5
      } completion: { _ in
        called("animation completion")
      }
    },
    { world in world.stack?.pushViewController(world.makePage(), animated: true) },
    { world in _ = world.stack?.popViewController(animated: true) },
    { world in
      world.page?.present(PresentedController(), animated: false) { called("present completion") }
    },
    { world in world.page?.dismiss(animated: false) { called("dismiss completion") } },
    { world in
      TestDisplay.animations = .on
      defer { TestDisplay.animations = .off }
      world.page?.present(PresentedController(), animated: true) { called("animated present completion") }
      await Table.rest()
      world.page?.dismiss(animated: true) { called("animated dismiss completion") }
      await Table.rest()
    },
    { world in
      guard let child = world.page?.child else { return }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    },
    { world in
      Task { called("task") }
      MainLoop.whenIdle { called("idle") }
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated { called("timer") }
      }
    },
    { $0.window?.rootViewController = PlainController("other") },
    { $0.window?.close() },
  ]
}

func Table_type(_ view: TextView) async throws { try await type("xy", into: view) }

import GtkTesting
import TrackedKit

/// A window's content, and what is done to it so that everything in it is called.
enum Scene: String, CaseIterable {
  /// A stack of pages with controls and lists.
  case pages
  /// Tabs, pages that are turned, a split, search and a picker.
  case containers

  /// Shows it and does one thing after another, until something has ended.
  func play(in world: World, until isOver: () -> Bool) async {
    switch self {
    case .pages: show(HolderController(world), in: world)
    case .containers: show(ContainersController(world), in: world)
    }
    await Table.rest()
    for (index, stimulus) in stimuli.enumerated() {
      guard !isOver() else { return }
      world.step = index + 1
      do { try await stimulus(world) } catch { if !isOver() { say("STIMULUS \(index + 1) \(error)") } }
      await Table.rest()
    }
  }

  private func show(_ root: ViewController, in world: World) {
    let window = ProbedWindow(title: "Table")
    window.setDefaultSize(width: 700, height: 560)
    world.window = window
    window.rootViewController = root
    window.present()
  }

  private typealias Stimulus = @MainActor (World) async throws -> Void

  private var stimuli: [Stimulus] {
    switch self {
    case .pages: Self.pageStimuli
    case .containers: Self.containerStimuli
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
    { world in if let pages = containers(world)?.pages.view { try await press(.right, in: pages) } },
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

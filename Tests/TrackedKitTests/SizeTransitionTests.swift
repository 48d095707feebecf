import GtkTesting
import Testing

/// What controllers hear of a window's new size.
@MainActor @Suite(.serialized) struct SizeTransitionTests {
  private final class Controller: ViewController {
    var log: [String] = []

    override func viewWillTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("\(Int(size.width)) from \(view.width)")
      coordinator.animate { [unowned self] _ in
        log.append("alongside")
      } completion: { [unowned self] _ in
        log.append("completion")
      }
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.append("layout \(view.width)")
    }
  }

  @Test("controllers hear of a new size before they are laid out in it, and not of the first one")
  func newSize() async throws {
    let (root, child, presented) = (Controller(), Controller(), Controller())
    root.addChild(child)
    root.view.addSubview(child.view)
    let window = try await TestWindow(root, width: 700, height: 300)
    defer { window.close() }
    root.present(presented, animated: false)
    try await settle()
    #expect(!root.log.isEmpty && root.log.allSatisfy { $0.hasPrefix("layout") })
    [root, child, presented].forEach { $0.log = [] }
    window.window.setDefaultSize(width: 500, height: 300)
    try await wait(for: "the new size") { root.view.width == 500 }
    try await settle()
    #expect(root.log.prefix(4) == ["500 from 700", "alongside", "layout 500", "completion"])
    #expect(child.log.prefix(4) == ["500 from 700", "alongside", "layout 500", "completion"])
    #expect(presented.log.contains { $0.hasPrefix("500 from") })
  }
}

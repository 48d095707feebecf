import GtkTesting
import Testing

@testable import TrackedDemo

/// What the pages show of their own sources, and what they open.
@MainActor @Suite(.serialized) struct DemoSceneTests {
  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }, arguments: DemoPage.allCases)
  func aPageAndWhatItOpensShowTheirSources(_ page: DemoPage) async throws {
    try TestDisplay.prepare()
    let model = AppModel()
    let controller = page.makeController(model)
    let window = try TestWindow(width: 960, height: 680)
    defer { window.close() }
    provideAppModel(model, to: window.window)
    window.window.rootViewController = controller
    try await window.show()
    try await settle()
    expectSources(in: window.window)
    for scene in page.scenes {
      if let opened = scene.open(controller) {
        try await wait(for: scene.name) { opened.isMapped }
        expectSources(in: opened)
        opened.destroyWindow()
      } else {
        let presented = try #require(controller.presentedViewController, "\(scene.name) presents nothing")
        try await wait(for: scene.name) { presented.view.isMapped }
        expectSources(in: presented.view)
        controller.dismiss(animated: false)
        try await wait(for: "the end of \(scene.name)") { controller.presentedViewController == nil }
      }
    }
  }

  private func expectSources(in widget: Widget) {
    let sources = widget.findAll(Label.self, .cssClass("source"), in: .everything)
    for source in sources { #expect(!source.text.contains("is missing") && !source.text.contains("marks no lines")) }
  }
}

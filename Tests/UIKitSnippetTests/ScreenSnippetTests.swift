import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about screens, what stands on top of them, bars and menus.
@MainActor @Suite(.serialized) struct ScreenSnippetTests {
  @Test func containment() async throws {
    let controller = ContainerViewController()
    try await show(controller) { _ in
      controller.embed()
      try await settle()
      // The view appears while it is added, which is before `didMove(toParent:)` can be called.
      #expect(controller.child.events == ["willJoin", "load", "willAppear", "isAppearing", "didJoin", "didAppear"])
      #expect(controller.child.parent === controller)
      controller.remove()
      try await settle()
      #expect(controller.child.events.suffix(4) == ["willLeave", "willDisappear", "didDisappear", "didLeave"])
    }
  }

  @Test func transitionSize() async throws {
    let controller = RotatingViewController()
    try await show(controller) { window in
      window.window.setDefaultSize(width: 520, height: 340)
      try await wait(for: "the new size") { controller.sizes.last == Size(width: 520, height: 340) }
      try await wait(for: "the end of the transition") { controller.completions >= 1 }
    }
  }

  @Test func popUpMenu() async throws {
    let controller = SortViewController()
    try await show(controller) { window in
      try await click(controller.button)
      try await click(try window.require(.text("Date")))
      #expect(controller.model.order == "Date")
      #expect(controller.button.configuration?.title == "Sort by Date")
    }
  }

  @Test func deferredMenu() async throws {
    let controller = RecentsViewController()
    try await show(controller) { window in
      #expect(controller.builds == 0, "a closed menu costs nothing")
      try await click(controller.button)
      try await click(try window.require(.text("b.txt")))
      #expect(controller.opened == ["b.txt"])
      #expect(controller.builds == 1)
    }
  }

  @Test func sheet() async throws {
    let controller = ChoiceViewController()
    try await show(controller, width: 500, height: 500) { _ in
      var shown = false
      controller.showSheet { shown = true }
      try await wait(for: "the sheet") { shown }
      let sheet = try #require(controller.presentedViewController as? ChoiceSheetController)
      #expect(sheet.slider.value == 0.5)
      try await press("End", in: sheet.slider)
      #expect(controller.label.text == "Mountain: 100 %")
      sheet.dismiss(animated: false)
      try await settle()
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func popover() async throws {
    let controller = HintHostViewController()
    try await show(controller) { _ in
      try await click(controller.anchor)
      try await wait(for: "the hint") { controller.presentedViewController?.view.isMapped == true }
      controller.dismiss(animated: false)
      try await settle()
      #expect(controller.presentedViewController == nil)
    }
  }
}

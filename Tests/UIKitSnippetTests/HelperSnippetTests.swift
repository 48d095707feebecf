import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets with the helpers that many projects have: in extensions, without a word of actors.
@MainActor @Suite(.serialized) struct HelperSnippetTests {
  @Test func colorHelpers() async throws {
    let controller = SwatchViewController()
    try await show(controller) { window in
      #expect(Color.brand == Color(red: 1, green: 90 / 255, blue: 31 / 255, alpha: 1))
      let swatch = try #require(controller.imageView.image)
      #expect(swatch.size == Size(width: 60, height: 60) && swatch.scale == 1)
      // Its upper half was filled.
      let texture = try #require(swatch.texture)
      #expect(texture.pixel(x: 30, y: 10) == Texture.Pixel(red: 255, green: 90, blue: 31))
      #expect(texture.pixel(x: 30, y: 50).alpha == 0)
      #expect(Image.dot(20, color: .red).size == Size(width: 20, height: 20))
      #expect(Mood.happy.icon?.isSymbolImage == true && Mood.calm.icon != Mood.happy.icon)
      let font = Font.preferredFont(forTextStyle: .body)
      let line = "One line".height(constrainedTo: 400, font: font)
      #expect(line >= Mood.happy.lineHeight.rounded(.down))
      #expect("One line and then another one".height(constrainedTo: 80, font: font) >= 2 * line - 2)
    }
  }

  @Test("another thread that draws waits for the main one")
  func picturesElsewhere() async throws {
    let controller = SwatchViewController()
    try await show(controller) { _ in
      #expect(await controller.count() == 3)
      #expect(await controller.maker.pictures.map(\.size.width) == [4, 8, 12])
    }
  }

  @Test func codedViews() async throws {
    let controller = CodedViewController()
    try await show(controller) { window in
      #expect(controller.badge.isSetUp && controller.badge.subviews.first?.frame.width == 80)
      let text = controller.text
      try await type("One", into: text.textWidget)
      try await wait(for: "the text to be heard of") { text.text == "One" && !text.heights.isEmpty }
      let one = try #require(text.heights.last)
      try await type("\nTwo\nThree", into: text.textWidget)
      try await wait(for: "three lines") { text.text == "One\nTwo\nThree" }
      let line = one - text.textContainerInset.top - text.textContainerInset.bottom
      #expect(try #require(text.heights.last) - one > 1.5 * line)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func comparedGestures() async throws {
    let controller = ComparedGesturesViewController()
    try await show(controller) { window in
      try await click(controller.board)
      try await wait(for: "the tap") { controller.log == ["tap"] }
      try await drag(controller.board, from: Place(x: 20, y: 20), to: controller.board, at: Place(x: 120, y: 20))
      try await wait(for: "the pan") { controller.log.count == 3 }
      #expect(controller.log[1] == "began" && controller.log[2].hasPrefix("pan "))
      try await click(controller.checkButton)
      try await wait(for: "the button") { controller.log.count == 4 }
      #expect(controller.log[3].hasPrefix("Check "))
    }
  }

  @Test func flowCoordinator() async throws {
    let flow = FlowCoordinator()
    flow.start()
    try await show(flow.navigationController) { window in
      flow.showDetail("Tea", animated: false)
      try await settle()
      #expect(flow.children == ["Tea"] && flow.gone.isEmpty)
      flow.navigationController.popViewController(animated: false)
      try await wait(for: "the child to go") { flow.children.isEmpty }
      flow.showDetail("Cup", animated: true)
      try await wait(for: "the push") { flow.navigationController.transitionCoordinator == nil }
      flow.navigationController.popViewController(animated: true)
      let coordinator = try #require(flow.navigationController.transitionCoordinator)
      #expect(coordinator.viewController(forKey: .from)?.title == "Cup")
      #expect(coordinator.viewController(forKey: .to)?.title == "Products" && coordinator.view(forKey: .to) != nil)
      try await wait(for: "the child to go") { flow.gone == ["Tea", "Cup"] }
      #expect(!coordinator.isCancelled && flow.navigationController.transitionCoordinator == nil)
    }
  }

  @Test func inkColors() async throws {
    let controller = InkViewController()
    try await show(controller, width: 500, height: 500) { window in
      let button = try window.require(ColorButton.self)
      let red = Color.systemRed.rgba(with: controller.traitCollection)
      // GTK keeps a colour in numbers of 32 bits.
      #expect(abs(button.rgba.red - red.red) < 1e-6 && abs(button.rgba.green - red.green) < 1e-6)
      #expect(!button.usesOpacity)
      #expect(button.title == "Ink" && controller.log.isEmpty)
      controller.well.selectedColor = .green
      #expect(button.rgba == Color.green.rgba(with: controller.traitCollection) && controller.log.isEmpty)
      controller.choose()
      try await settle()
      let chooser = try window.require(ColorChooserWidget.self)
      #expect(chooser.rgba == Color.blue.rgba(with: controller.traitCollection) && !chooser.usesOpacity)
      #expect(controller.log.isEmpty)
      controller.dismiss(animated: false)
      try await wait(for: "the end to be told") { controller.log == ["finished"] }
    }
  }

  @Test func searchedText() async throws {
    let controller = SearchedTextViewController()
    try await show(controller) { window in
      #expect(controller.countLabel.text == "2 unread of 100%")
      controller.count.unread = 3
      try await wait(for: "the count") { controller.countLabel.text == "3 unread of 100%" }
      #expect(controller.tags() == ["drinks", "all"])
      controller.markTags()
      let marked = try #require(controller.textView.attributedText)
      // The tag is counted in UTF-16.
      #expect(marked.attribute(.foregroundColor, at: 17, effectiveRange: nil) as? Color == .systemBlue)
      #expect(marked.attribute(.foregroundColor, at: 16, effectiveRange: nil) as? Color != .systemBlue)
      #expect(marked.string == "Tea, tee and té: #drinks for #all")
    }
  }

  @Test func viewHelpers() async throws {
    let controller = HelpersViewController()
    try await show(controller, width: 300, height: 200) { window in
      #expect(controller.view.allSubviews.count == 4 && controller.rootView === controller.view)
      #expect(controller.view.subviews(ofType: TextField.self) == controller.fields)
      #expect(controller.button.enclosing(StackView.self) === controller.stack)
      #expect(controller.fields[1].owningViewController === controller)
      controller.fields[1].becomeFirstResponder()
      try await wait(for: "the keyboard") { controller.view.findFirstResponder() === controller.fields[1] }
      controller.disableAll(except: controller.button)
      #expect(!controller.fields[0].isEnabled && controller.button.isEnabled)
      controller.stack.replaceArrangedSubviews(with: [controller.button])
      #expect(controller.view.allSubviews == [controller.stack, controller.button])
    }
  }

  @Test func chatRoom() async throws {
    let controller = ChatRoomViewController()
    try await show(controller, width: 360, height: 500) { window in
      let (table, bar) = (controller.tableView, controller.inputBar)
      try await wait(for: "the first message") { window.window.find(Label.self, .text("Hello")) != nil }
      #expect(bar.frame.maxY == controller.view.bounds.height && table.frame.maxY == bar.frame.minY)
      #expect(bar.textView.height == 36 && !bar.sendButton.isEnabled, "as high as its constraint says")
      try await type("How are you?", into: bar.textView.inputWidget)
      try await wait(for: "the button") { bar.sendButton.isEnabled }
      try await click(bar.sendButton)
      try await wait(for: "the own message") { window.window.find(Label.self, .text("How are you?")) != nil }
      #expect(bar.textView.text.isEmpty && !bar.sendButton.isEnabled)
      let own = try #require(window.window.find(Label.self, .text("How are you?")))
      let other = try #require(window.window.find(Label.self, .text("Hello")))
      let (ownPlace, otherPlace) = (own.frame(in: controller.view), other.frame(in: controller.view))
      #expect(try #require(ownPlace).minX > #require(otherPlace).maxX, "at the other side")
    }
  }
}

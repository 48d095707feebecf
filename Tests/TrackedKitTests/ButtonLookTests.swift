import GtkTesting
import Testing

@testable import TrackedKit

/// What UIKit's configurations of buttons say, in real windows.
@MainActor @Suite(.serialized) struct ButtonLookTests {
  @Test("a title is given its font by an attributed text, and keeps it while the rest of the configuration changes")
  func attributedTitle() async throws {
    var container = AttributeContainer()
    container.font = .systemFont(ofSize: 30, weight: .bold)
    var configuration = Button.Configuration.filled()
    configuration.attributedTitle = AttributedString("Buy", attributes: container)
    configuration.subtitle = "now"
    let button = Button(configuration: configuration)
    let plain = Button(configuration: .filled())
    plain.configuration?.title = "Buy"
    let stack = StackView(arrangedSubviews: [button, plain])
    let window = try await TestWindow(stack, width: 400, height: 200)
    defer { window.close() }
    let labels = window.window.findAll(Label.self).filter { $0.text == "Buy" }
    #expect(labels.count == 2 && labels[0].height > labels[1].height + 8)
    #expect(button.configuration?.title == "Buy" && button.currentTitle == "Buy")
    button.configuration?.showsActivityIndicator = true
    try await settle()
    #expect(labels[0].height > labels[1].height + 8)
    button.configuration?.title = "Sold"
    try await settle()
    let sold = try window.window.require(Label.self, .text("Sold"))
    #expect(sold.height == labels[1].height && button.configuration?.attributedTitle?.font == nil)
    button.configuration?.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.underlineStyle = .single
      return attributes
    }
    button.configuration?.attributedTitle = AttributedString("Both", attributes: container)
    try await settle()
    let both = try window.window.require(Label.self, .text("Both"))
    #expect(both.attributedText?.underlineStyle == .single && both.attributedText?.font == container.font)
  }

  @Test("a symbol in a button has the size that is asked for, and a title breaks or is cut as it is said")
  func symbolsAndLines() async throws {
    var configuration = Button.Configuration.plain()
    configuration.image = Image(systemName: "star")
    configuration.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 40)
    configuration.title = "A title of several words"
    configuration.titleLineBreakMode = .byWordWrapping
    configuration.indicator = .popup
    let button = Button(configuration: configuration)
    button.contentVerticalAlignment = .top
    let view = View()
    view.addSubview(button)
    button.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      button.widthAnchor.constraint(equalToConstant: 180), button.heightAnchor.constraint(equalToConstant: 200),
    ])
    let window = try await TestWindow(view, width: 400, height: 300)
    defer { window.close() }
    let images = window.window.findAll(Gtk.Image.self)
    #expect(images.contains { $0.pixelSize == 40 } && images.contains { $0.iconName == "pan-down-symbolic" })
    let label = try window.window.require(Label.self, .text("A title of several words"))
    #expect(label.numberOfLines == 0)
    let place = try #require(label.frame(in: button))
    #expect(place.midY < 80, "at the top")
    button.configuration?.titleLineBreakMode = .byTruncatingMiddle
    button.configuration?.indicator = Button.Configuration.Indicator.none
    try await settle()
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingMiddle)
    #expect(!window.window.findAll(Gtk.Image.self).contains { $0.iconName == "pan-down-symbolic" && $0.isMapped })
  }

  @Test("a button of a menu that one is chosen of shows what is chosen, from the first on")
  func popUpButton() async throws {
    var chosen: [String] = []
    let actions = ["Small", "Medium", "Large"].map { title in Action(title: title) { chosen.append($0.title) } }
    let button = Button(configuration: .bordered())
    button.menu = Menu(children: actions)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let stack = StackView(arrangedSubviews: [button])
    stack.alignment = .leading
    let window = try await TestWindow(stack, width: 400, height: 300)
    defer { window.close() }
    #expect(button.currentTitle == "Small" && actions.map(\.state) == [.on, .off, .off])
    #expect(window.window.find(Label.self, .text("Small")) != nil)
    actions[0].state = .off
    actions[2].state = .on
    try await settle()
    #expect(window.window.find(Label.self, .text("Large")) != nil && button.menu?.selectedElements == [actions[2]])
    guard Delivery.method == .events else { return }
    try await click(button)
    try await click(window.window.require(Gtk.Button.self, .accessibleLabel("Medium")))
    try await settle()
    #expect(chosen == ["Medium"] && actions.map(\.state) == [.off, .on, .off])
    #expect(button.currentTitle == "Medium" && window.window.find(Label.self, .text("Medium")) != nil)
    button.changesSelectionAsPrimaryAction = false
    button.configuration?.title = "Size"
    try await settle()
    #expect(button.currentTitle == "Size")
  }

  @Test("an attributed string of Foundation's kind is a value: who has the one before sees nothing of a change")
  func values() {
    var text = AttributedString("Total 12 €")
    let before = text
    text.font = .systemFont(ofSize: 15)
    if let range = text.range(of: "12 €") { text[range].foregroundColor = .systemRed }
    #expect(before.font == nil && text.font == .systemFont(ofSize: 15) && text.foregroundColor == nil)
    #expect(text[text.range(of: "12 €")!].foregroundColor == .systemRed)
    text += AttributedString("!")
    #expect(text.string == "Total 12 €!" && text.font == nil, "the last letter has none")
    text[text.range(of: "Total ")!] = AttributedString("Sum ")
    #expect(text.string == "Sum 12 €!" && AttributedText(text).string == text.string)
    var container = AttributeContainer([.kern: 2])
    container.link = "https://example.org"
    text.mergeAttributes(container)
    #expect(text.kern == 2 && text.link as? String == "https://example.org")
    text.setAttributes(AttributeContainer())
    #expect(text.kern == nil && text.link == nil && !text.hasAttributes)
  }

}

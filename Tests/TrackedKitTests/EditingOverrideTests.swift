import GtkTesting
import Testing

@testable import TrackedKit

/// What programs override of fields, lists, stacks and controllers, in real windows.
@MainActor @Suite(.serialized) struct EditingOverrideTests {
  /// A field for one digit of a code.
  private final class DigitField: TrackedKit.TextField {
    var log: [String] = []
    override func deleteBackward() {
      let before = text ?? ""
      super.deleteBackward()
      log.append("\(before) → \(text ?? "")")
    }
  }

  private final class NotedText: TrackedKit.TextView {
    var log: [String] = []
    override func deleteBackward() {
      super.deleteBackward()
      log.append(text)
    }
  }

  private final class Refusing: TextFieldDelegate {
    var asked: [Range<Int>] = []
    func textField(
      _ textField: TrackedKit.TextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
      asked.append(range)
      return textField.text != "ab"
    }
  }

  /// A text view with a hint, as UIKit's programs write it.
  private final class HintedText: TrackedKit.TextView {
    let hint = Label()
    override var text: String! { didSet { hint.isHidden = !text.isEmpty } }
    override var attributedText: AttributedText! { didSet { hint.isHidden = !attributedText.string.isEmpty } }
  }

  @Test("a text view's texts are heard of by overrides")
  func texts() {
    let view = HintedText()
    view.attributedText = AttributedText(string: "x", attributes: [.foregroundColor: Color.red])
    #expect(view.hint.isHidden && view.text == "x")
    view.text = ""
    #expect(!view.hint.isHidden)
  }

  @Test("the key that deletes calls an override, also where there is nothing to delete, and asks the delegate")
  func deletion() async throws {
    let (field, text, delegate) = (DigitField(), NotedText(), Refusing())
    field.delegate = delegate
    field.text = "abc"
    text.text = "x"
    let stack = StackView(arrangedSubviews: [field, text])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 200)
    defer { window.close() }
    field.inputSelection = 3..<3
    field.deleteBackward()
    #expect(field.text == "ab" && delegate.asked.isEmpty, "a program's own call asks nobody")
    guard Delivery.method == .events else { return }
    field.text = "abc"
    field.log = []
    field.becomeFirstResponder()
    field.inputSelection = 3..<3
    try await press(Key.backspace, in: field)
    #expect(field.text == "ab" && delegate.asked == [2..<3])
    try await press(Key.backspace, in: field)
    #expect(field.text == "ab" && delegate.asked.count == 2, "the delegate says no")
    field.delegate = nil
    for _ in 0..<3 { try await press(Key.backspace, in: field) }
    #expect(field.log == ["abc → ab", "ab → ab", "ab → a", "a → ", " → "])
    text.becomeFirstResponder()
    text.inputSelection = 1..<1
    for _ in 0..<2 { try await press(Key.backspace, in: text.textWidget) }
    #expect(text.log == ["", ""])
  }

  private final class IconField: TrackedKit.TextField {
    override func leftViewRect(forBounds bounds: Rect) -> Rect {
      var rect = super.leftViewRect(forBounds: bounds)
      rect.origin.x += 10
      return rect
    }
    override func rightViewRect(forBounds bounds: Rect) -> Rect {
      super.rightViewRect(forBounds: bounds).offsetBy(dx: -6, dy: 0)
    }
  }

  @Test("views beside a field's text stand where overrides say, and the text keeps away from them")
  func sideViews() async throws {
    func field(_ field: TrackedKit.TextField) -> TrackedKit.TextField {
      field.leftView = TrackedKit.View(frame: Rect(x: 0, y: 0, width: 20, height: 16))
      field.rightView = TrackedKit.View(frame: Rect(x: 0, y: 0, width: 30, height: 16))
      (field.leftViewMode, field.rightViewMode) = (.always, .always)
      return field
    }
    let (usual, moved) = (field(TrackedKit.TextField()), field(IconField()))
    let stack = StackView(arrangedSubviews: [usual, moved])
    stack.axis = .vertical
    let window = try await TestWindow(stack, width: 300, height: 200)
    defer { window.close() }
    func places(_ field: TrackedKit.TextField) throws -> (left: Rect, text: Rect, right: Rect) {
      let text = try #require(field.children.first { $0.typeName == "GtkText" })
      return try (
        field.convert(#require(field.leftView).bounds, from: field.leftView),
        field.convert(text.bounds, from: text), field.convert(#require(field.rightView).bounds, from: field.rightView)
      )
    }
    let (first, second) = try (places(usual), places(moved))
    #expect(first.left.minX == 0 && first.left.size == Size(width: 20, height: 16) && first.text.minX >= 20)
    #expect(first.right.maxX == usual.bounds.maxX && first.text.maxX <= first.right.minX)
    #expect(second.left.minX == 10 && second.text.minX == first.text.minX + 10)
    #expect(second.right.maxX == moved.bounds.maxX - 6 && second.text.maxX == first.text.maxX - 6)
    #expect(abs(first.left.midY - usual.bounds.midY) <= 1)
  }

  private final class Noted: StackView {
    var log: [String] = []
    override func addArrangedSubview(_ view: TrackedKit.View) {
      super.addArrangedSubview(view)
      log.append("arranged")
    }
    override func didAddSubview(_ subview: TrackedKit.View) {
      super.didAddSubview(subview)
      log.append("added")
    }
    override func willRemoveSubview(_ subview: TrackedKit.View) {
      super.willRemoveSubview(subview)
      log.append("removes")
    }
  }

  private final class NotedSwitch: TrackedKit.Switch {
    var log: [Bool] = []
    override var isOn: Bool { didSet { log.append(isOn) } }
  }

  @Test("a switch's isOn is told to an override when it is set, and is what a person made it")
  func turned() async throws {
    let control = NotedSwitch()
    let window = try await TestWindow(control)
    defer { window.close() }
    control.isOn = true
    control.setOn(false, animated: false)
    #expect(control.log == [true, false] && !(control as Gtk.Widget as! any SwitchProtocol).isOn)
    try await click(control)
    #expect(control.isOn && control.log == [true, false])
  }

  private final class GrowingTable: TableView {
    var reloads = 0
    override func reloadData() {
      super.reloadData()
      reloads += 1
    }
  }

  @Test("what a stack and a list are told is told to overrides")
  func stackAndList() {
    let (stack, label, table) = (Noted(arrangedSubviews: []), TrackedKit.Label("A"), GrowingTable())
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(label as Widget)
    label.removeFromSuperview()
    #expect(stack.log == ["added", "arranged", "arranged", "removes"])
    table.reloadData()
    #expect(table.reloads == 1)
  }

  private final class Card: ViewController {
    override var modalPresentationStyle: ModalPresentationStyle {
      get { .formSheet }
      set {}
    }
    override var isModalInPresentation: Bool {
      get { true }
      set {}
    }
    override var toolbarItems: [BarButtonItem]? {
      get { [BarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)] }
      set {}
    }
    override var hidesBottomBarWhenPushed: Bool {
      get { true }
      set {}
    }
    override var tabBarItem: TabBarItem! {
      get { TabBarItem(title: "Own", image: nil, tag: 3) }
      set {}
    }
  }

  @Test("a controller says by overrides how it is presented and what bars show")
  func controller() async throws {
    let (base, card) = (ViewController(), Card())
    let navigation = NavigationController(rootViewController: base)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let window = try await TestWindow(tabs, width: 400, height: 300)
    defer { window.close() }
    #expect(card.presentationController is CardPresentationController && card.tabBarItem.title == "Own")
    navigation.isToolbarHidden = false
    navigation.pushViewController(card, animated: false)
    try await settle()
    #expect(window.window.find(Label.self, .text("Sort")) != nil)
    #expect(tabs.tabBar.isMapped == false)
    navigation.popViewController(animated: false)
    try await settle()
    #expect(tabs.tabBar.isMapped)
  }
}

import GtkTesting
import TrackedKit

/// Fields, texts, a label and controls whose classes override what they are asked.
final class TextsController: ViewController {
  let field = ProbedField()
  let text = ProbedText()
  let reader = TextView()
  let label = ProbedLabel()
  let control = ProbedControl()
  let slider = ProbedSlider()
  let button = ProbedButton()
  let pan = PanGestureRecognizer()
  private let answers: TextAnswers

  init(_ world: World) {
    answers = TextAnswers(world)
    super.init()
    world.endOwn = { [weak self] in
      guard let self else { return }
      field.text = ""
      text.text = ""
      field.delegate = nil
      control.removeFromSuperview()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.clearButtonMode = .always
    field.placeholder = "Name"
    (field.leftView, field.leftViewMode) = (Label("L"), .always)
    (field.rightView, field.rightViewMode) = (Label("R"), .whileEditing)
    field.delegate = answers
    text.delegate = answers
    reader.attributedText = MutableAttributedString(
      string: "WWWWWWWW", attributes: [.link: "https://example.org", .font: Font.systemFont(ofSize: 40)])
    reader.isEditable = false
    reader.delegate = answers
    label.text = "Label"
    label.numberOfLines = 0
    control.isContextMenuInteractionEnabled = true
    control.addAction(Action { _ in called("Control action") }, for: .touchUpInside)
    pan.isEnabled = false
    button.setTitle("Press", for: .normal)
    button.addTarget(answers, action: TextAnswers.press, for: .touchUpInside)
    button.addAction(Action { _ in called("ProbedButton action") }, for: .touchUpInside)
    // Whoever drags takes the press away from the control.
    let ground = View()
    ground.addSubview(control)
    ground.addGestureRecognizer(pan)
    let stack = StackView(arrangedSubviews: [field, text, reader, label, ground, slider, button])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    view.addSubview(stack)
  }
}

final class ProbedField: TextField {
  override func textRect(forBounds bounds: Rect) -> Rect { called("TextField.textRect", self); return bounds }
  override func editingRect(forBounds bounds: Rect) -> Rect { called("TextField.editingRect", self); return bounds }
  override func leftViewRect(forBounds bounds: Rect) -> Rect {
    called("TextField.leftViewRect", self)
    return super.leftViewRect(forBounds: bounds)
  }
  override func rightViewRect(forBounds bounds: Rect) -> Rect {
    called("TextField.rightViewRect", self)
    return super.rightViewRect(forBounds: bounds)
  }
  override func deleteBackward() { called("TextField.deleteBackward", self); super.deleteBackward() }
  override func copy(_ sender: Any?) { called("TextField.copy", self); super.copy(sender) }
  override func cut(_ sender: Any?) { called("TextField.cut", self); super.cut(sender) }
  override func paste(_ sender: Any?) { called("TextField.paste", self); super.paste(sender) }
  override func selectAll(_ sender: Any?) { called("TextField.selectAll", self); super.selectAll(sender) }
  override func delete(_ sender: Any?) { called("TextField.delete", self); super.delete(sender) }
  @discardableResult override func becomeFirstResponder() -> Bool {
    called("TextField.becomeFirstResponder", self)
    return super.becomeFirstResponder()
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    called("TextField.resignFirstResponder", self)
    return super.resignFirstResponder()
  }
}

final class ProbedText: TextView {
  override func deleteBackward() { called("TextView.deleteBackward", self); super.deleteBackward() }
  override func paste(_ sender: Any?) { called("TextView.paste", self); super.paste(sender) }
  override func selectAll(_ sender: Any?) { called("TextView.selectAll", self); super.selectAll(sender) }
}

final class ProbedLabel: Label {
  override func drawText(in rect: Rect) { called("Label.drawText", self); super.drawText(in: rect) }
  override func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    called("Label.textRect", self)
    return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
}

final class ProbedControl: Control {
  override func beginTracking(_ touch: Touch, with event: TrackedKit.Event?) -> Bool {
    called("Control.beginTracking", self)
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: Touch, with event: TrackedKit.Event?) -> Bool {
    called("Control.continueTracking", self)
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: Touch?, with event: TrackedKit.Event?) {
    super.endTracking(touch, with: event)
    called("Control.endTracking", self)
  }
  override func cancelTracking(with event: TrackedKit.Event?) {
    super.cancelTracking(with: event)
    called("Control.cancelTracking", self)
  }
  override var isHighlighted: Bool { didSet { called("Control.isHighlighted", self) } }
  override func sendActions(for events: Control.Event) {
    called("Control.sendActions", self)
    super.sendActions(for: events)
  }
  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    called("Control.contextMenuInteraction(configuration)", self)
    return ContextMenuConfiguration(identifier: "control") { _ in
      Menu(children: [Action(title: "Entry") { _ in called("control menu action", self) }])
    }
  }
  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { called("Control.contextMenuInteraction(willDisplay)", self) }
  override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) { called("Control.contextMenuInteraction(willEnd)", self) }
}

final class ProbedSlider: Slider {
  override func trackRect(forBounds bounds: Rect) -> Rect {
    called("Slider.trackRect", self)
    return super.trackRect(forBounds: bounds)
  }
}

final class ProbedButton: Button {
  override func sendAction(_ action: Action) { called("Button.sendAction(action)", self); super.sendAction(action) }
  override func sendAction(_ action: Selector, to target: Any?, for event: TrackedKit.Event?) {
    called("Button.sendAction(selector)", self)
    super.sendAction(action, to: target, for: event)
  }
}

/// The delegate of the fields and texts.
final class TextAnswers: TextFieldDelegate, TextViewDelegate {
  init(_ world: World) { world.delegates.append(self) }

  func press() { called("target method") }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    called("TextFieldDelegate.textFieldShouldClear", textField)
    return true
  }
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    called("TextFieldDelegate.textFieldShouldReturn", textField)
    return true
  }
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    called("TextFieldDelegate.reason", textField)
  }
  func textView(_ textView: TextView, shouldInteractWith address: String, in characterRange: Range<Int>) -> Bool {
    called("TextViewDelegate.shouldInteractWith", textView)
    return false
  }
}

extension Scene {
  private static func page(_ world: World) -> TextsController? { world.stage(TextsController.self) }

  static let textStimuli: [Stimulus] = [
    { page($0)?.field.becomeFirstResponder() },
    { world in if let field = page(world)?.field { try await type("some text", into: field) } },
    { world in
      guard let field = page(world)?.field else { return }
      for key in ["a", "c", "x", "v"] { try await press(key, .control, in: field) }
    },
    { world in if let field = page(world)?.field { try await press("BackSpace", in: field) } },
    { world in if let field = page(world)?.field { try await press("Delete", in: field) } },
    { world in if let field = page(world)?.field { try await press(.enter, in: field) } },
    { world in
      if let field = page(world)?.field, let clear = field.findAll(Gtk.Image.self).last { try await click(clear) }
    },
    { page($0)?.field.resignFirstResponder() },
    { world in if let text = page(world)?.text { try await type("more", into: text) } },
    { world in
      guard let text = page(world)?.text else { return }
      for key in ["a", "c", "v"] { try await press(key, .control, in: text) }
      try await press("BackSpace", in: text)
    },
    { world in
      if let reader = page(world)?.reader { try await click(reader, at: Place(x: 60, y: 25)) }
    },
    { world in if let control = page(world)?.control { try await click(control) } },
    { world in
      if let control = page(world)?.control {
        try await drag(control, from: Place(x: 10, y: 10), at: Place(x: 60, y: 12))
      }
    },
    { world in if let control = page(world)?.control { try await click(control, button: .secondary) } },
    { world in try await closeMenu("Entry", world) },
    { world in
      if let control = page(world)?.control { try await click(control, button: .secondary) }
      try await choose("Entry", world)
    },
    { world in if let button = page(world)?.button { try await click(button) } },
    { page($0)?.button.setImage(Image(systemName: "star"), for: .normal) },
    { page($0)?.label.text = "Another label" },
    { $0.window?.setDefaultSize(width: 500, height: 500) },
    { world in
      guard let control = page(world)?.control else { return }
      page(world)?.pan.isEnabled = true
      try await drag(control, from: Place(x: 10, y: 10), at: Place(x: 60, y: 12))
    },
    { $0.window?.close() },
  ]
}

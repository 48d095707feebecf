import Gtk

/// The views beside a field's text, and the colour of its placeholder: what GTK's entry has only in its style.
struct TextFieldLook: Hashable {
  /// The room that the views take, in logical pixels.
  var left = 0
  var right = 0
  var top = 0
  var bottom = 0
  var placeholder: RGBA?

  var isPlain: Bool { self == TextFieldLook() }

  @MainActor static let looks = SharedLooks<TextFieldLook>(sheet: "text-field-look") { look, name in
    var rules = ""
    if look.left > 0 { rules += "entry.\(name) { padding-left: \(look.left)px; }\n" }
    if look.right > 0 { rules += "entry.\(name) { padding-right: \(look.right)px; }\n" }
    if look.top > 0 { rules += "entry.\(name) { padding-top: \(look.top)px; }\n" }
    if look.bottom > 0 { rules += "entry.\(name) { padding-bottom: \(look.bottom)px; }\n" }
    if let color = look.placeholder {
      rules += "entry.\(name) > text > placeholder { color: \(color.cssText); opacity: 1; }\n"
    }
    return rules
  }
}

// Views beside the text, as `TextField` has them.
extension TextField {
  /// Whether a side view of a mode is shown.
  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Shows those views that are to be seen now, and keeps the room for them.
  func updateSideViews() {
    var look = TextFieldLook()
    for (view, mode, room) in [
      (leftView, leftViewMode, \TextFieldLook.left), (rightView, rightViewMode, \TextFieldLook.right),
    ] {
      guard let view else { continue }
      let isShown = isShown(mode)
      view.isVisible = isShown
      if isShown { look[keyPath: room] = Int(sideWidth(of: view).rounded(.up)) }
    }
    let padding = textPadding
    look.left += Int(padding.left.rounded())
    look.right += Int(padding.right.rounded())
    (look.top, look.bottom) = (Int(padding.top.rounded()), Int(padding.bottom.rounded()))
    look.placeholder = attributedPlaceholder?.firstColor?.rgba(with: traitCollection)
    TextFieldLook.looks.give(look.isPlain ? nil : look, to: self)
    setNeedsLayout()
  }

  /// The space around the text that a subclass asks for.
  var textPadding: EdgeInsets {
    let bounds = bounds.isEmpty ? Rect(x: 0, y: 0, width: 240, height: 40) : bounds
    let text = textRect(forBounds: bounds)
    let rect = text == bounds ? editingRect(forBounds: bounds) : text
    return EdgeInsets(
      top: max(0, rect.minY - bounds.minY), left: max(0, rect.minX - bounds.minX),
      bottom: max(0, bounds.maxY - rect.maxY), right: max(0, bounds.maxX - rect.maxX))
  }

  /// How wide a side view is: as its frame says, or else as its content asks for.
  func sideWidth(of view: Widget) -> Double {
    if let frame = Placement.existing(of: view)?.frame { return frame.width }
    return view.sizeThatFits(.zero).width
  }

  /// Places the views beside the text, in the middle of the height. GTK counts from the corner of the text.
  func placeSideViews() {
    func place(_ view: Widget?, _ mode: ViewMode, _ x: (Double) -> Double) {
      guard let view, isShown(mode) else { return }
      let width = sideWidth(of: view)
      let held = Placement.existing(of: view)?.frame?.height
      let height = min(held ?? view.sizeThatFits(.zero).height, Double(self.height))
      placeUntracked(
        view, in: Rect(x: x(width), y: (Double(self.height) - height) / 2, width: width, height: max(height, 0)))
    }
    let padding = textPadding
    place(leftView, leftViewMode) { -$0 - padding.left }
    place(rightView, rightViewMode) { _ in Double(self.width) + padding.right }
  }
}

extension AttributedText {
  /// The colour of the text's beginning; nil where it has none of its own.
  var firstColor: Color? { content.runs.first?.attributes.foregroundColor }
}

import Gtk
import GtkTracking

/// The views beside a field's text, and the colour of its placeholder, which GTK's entry has only in its style.
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
    let bounds = layoutBounds
    leftView?.isVisible = isShown(leftViewMode)
    rightView?.isVisible = isShown(rightViewMode)
    if leftView?.isVisible == true {
      look.left = max(0, Int(pixels: (leftViewRect(forBounds: bounds).maxX - bounds.minX).rounded(.up)))
    }
    if rightView?.isVisible == true {
      look.right = max(0, Int(pixels: (bounds.maxX - rightViewRect(forBounds: bounds).minX).rounded(.up)))
    }
    let padding = textPadding
    look.left += Int(pixels: padding.left.rounded())
    look.right += Int(pixels: padding.right.rounded())
    (look.top, look.bottom) = (Int(pixels: padding.top.rounded()), Int(pixels: padding.bottom.rounded()))
    look.placeholder = attributedPlaceholder?.firstColor?.rgba(with: traitCollection)
    TextFieldLook.looks.give(look.isPlain ? nil : look, to: self)
    setNeedsLayout()
  }

  /// The bounds or, before the first layout, the expected ones.
  private var layoutBounds: Rect { bounds.isEmpty ? Rect(x: 0, y: 0, width: 240, height: 40) : bounds }

  /// The space around the text that a subclass requests.
  var textPadding: EdgeInsets {
    let bounds = layoutBounds
    let text = textRect(forBounds: bounds)
    let rect = text == bounds ? editingRect(forBounds: bounds) : text
    return EdgeInsets(
      top: max(0, rect.minY - bounds.minY), left: max(0, rect.minX - bounds.minX),
      bottom: max(0, bounds.maxY - rect.maxY), right: max(0, bounds.maxX - rect.maxX))
  }

  /// The size of a side view: its frame's or, without one, its content's, and no higher than the field.
  func sideSize(of view: Widget) -> Size {
    // Without a size of its own, `sizeThatFits` would answer with where it lies now: all of the field, at first.
    let isOpen =
      view.fittingSize(within: .zero) == .zero && !((view as? View).map(Overriding.sizeThatFits.stands) ?? false)
    let size = Placement.existing(of: view)?.frame?.size ?? (isOpen ? .zero : view.sizeThatFits(.zero))
    return Size(width: size.width, height: max(0, min(size.height, layoutBounds.height)))
  }

  /// Places the views beside the text. GTK counts from the corner of the text.
  func placeSideViews() {
    let bounds = bounds
    if let leftView, isShown(leftViewMode) {
      placeUntracked(leftView, in: fromCorner(leftViewRect(forBounds: bounds)))
    }
    if let rightView, isShown(rightViewMode) {
      placeUntracked(rightView, in: fromCorner(rightViewRect(forBounds: bounds)))
    }
  }
}

extension AttributedText {
  /// The colour of the text's beginning; nil where it has none of its own.
  var firstColor: Color? { content.runs.first?.attributes.foregroundColor }
}

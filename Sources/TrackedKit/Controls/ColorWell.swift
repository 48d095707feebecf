public import Gtk
import GtkTracking

/// A button that shows a colour and lets another be chosen in a window. It sends `.valueChanged` when the user has chosen.
@MainActor open class ColorWell: Control {
  private let button = ColorButton()

  /// A well without a colour, which shows black.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    button.usesOpacity = true
    button.onColorSet { [unowned self] in
      chosen = Color(button.rgba)
      sendActions(for: .valueChanged)
    }
    addSubview(button)
    setAccessibleStandIn(button)
  }

  private var chosen: Color?

  /// The colour; nil for none. Setting it calls no action.
  open var selectedColor: Color? {
    get { chosen }
    set {
      chosen = newValue
      showColor()
    }
  }

  /// The title of the window in which the user chooses; nil for GTK's own.
  open var title: String? {
    get { button.title.isEmpty ? nil : button.title }
    set { button.title = newValue ?? "" }
  }

  /// Whether the user may choose a colour that lets something through.
  open var supportsAlpha: Bool {
    get { button.usesOpacity }
    set { button.usesOpacity = newValue }
  }

  private func showColor() { button.rgba = (chosen ?? .black).rgba(with: traitCollection) }

  /// Shows a dynamic colour as it is in the place of the well.
  open override func updateProperties() {
    super.updateProperties()
    showColor()
  }

  /// As much as GTK's button takes.
  open override var intrinsicContentSize: Size {
    Size(
      width: Double(button.measured(.horizontal).natural), height: Double(button.measured(.vertical).natural))
  }
}

import Gtk
import GtkTracking

/// The delegate of a screen for choosing a colour. Every method may be left out.
@MainActor public protocol ColorPickerViewControllerDelegate: AnyObject {
  /// The user chose a colour.
  ///
  /// - Parameter continuously: false: GTK reports each choice once.
  func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool)
  /// The user chose a colour; called after the method above.
  func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController)
  /// The screen was dismissed.
  func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController)
}

extension ColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: ColorPickerViewController, didSelect color: Color, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: ColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: ColorPickerViewController) {}
}

/// A screen for choosing a colour from GTK's palette, or a custom one, to be presented as a sheet or a popover.
@MainActor open class ColorPickerViewController: ViewController {
  private let chooser = {
    let chooser = ColorChooserWidget()
    chooser.usesOpacity = true
    return chooser
  }()
  private var chosen = Color.white

  /// The delegate. Held weakly.
  public final weak var delegate: (any ColorPickerViewControllerDelegate)?

  /// The chosen colour. Setting it does not call the delegate.
  public final var selectedColor: Color {
    get { chosen }
    set {
      chosen = newValue
      if isViewLoaded { showColor() }
    }
  }

  /// Whether the user may choose a colour that lets something through.
  public final var supportsAlpha: Bool {
    get { chooser.usesOpacity }
    set { chooser.usesOpacity = newValue }
  }

  private func showColor() { chooser.rgba = chosen.rgba(with: traitCollection) }

  /// Adds the palette to the view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    showColor()
    chooser.onNotifyRgba { [unowned self] in
      chosen = Color(chooser.rgba)
      delegate?.colorPickerViewController(self, didSelect: chosen, continuously: false)
      delegate?.colorPickerViewControllerDidSelectColor(self)
    }
    chooser.margins = Insets(top: 16, leading: 16, bottom: 16, trailing: 16)
    view.addSubview(chooser)
  }

  /// Tells the delegate that the picker was closed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

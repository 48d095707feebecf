// Screens that UIKit brings along, and views that a desktop shows otherwise.

/// Lets a font be chosen.
@available(*, unavailable, message: "use Gtk's FontButton or FontChooserWidget")
public enum FontPickerViewController {}

/// Lets files be chosen.
@available(*, unavailable, message: "use Gtk's FileChooser")
public enum DocumentPickerViewController {}

/// Lets a picture be taken or chosen.
@available(*, unavailable, message: "use Gtk's FileChooser; Image(contentsOfFile:) shows what was chosen")
public enum ImagePickerController {}

/// A month of days.
@available(*, unavailable, message: "use DatePicker with .inline, or Gtk's Calendar")
public enum CalendarView {}

/// A menu beside what is selected.
@available(*, unavailable, message: "give the view a ContextMenuInteraction")
public enum MenuController {}

/// How the person acts on a link.
@available(
  *, unavailable,
  message: "leave the parameter out: textView(_:shouldInteractWith:in:) is given the address as a text"
)
public enum TextItemInteraction {}

/// Recognises a stroke from the edge.
@available(*, unavailable, message: "use a PanGestureRecognizer and look at where it begins")
public enum ScreenEdgePanGestureRecognizer {}

extension AttributedText.Key {
  /// A shadow behind the text.
  @available(*, unavailable, message: "texts have no shadow; the layer of a view has one")
  public nonisolated static var shadow: Self { .font }
}

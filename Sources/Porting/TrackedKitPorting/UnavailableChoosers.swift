// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// Screens that UIKit brings along, and views that a desktop shows otherwise.

@available(*, unavailable, message: "use Gtk's FontButton or FontChooserWidget")
@MainActor public final class FontPickerViewController: ViewController {
  public init() { super.init() }

  public init(configuration: Any) { super.init() }
}

@available(*, unavailable, message: "use Gtk's FileChooser")
@MainActor public final class DocumentPickerViewController: ViewController {
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) { super.init() }

  public init(forExporting urls: [Any], asCopy: Bool = false) { super.init() }
}

@available(*, unavailable, message: "use Gtk's FileChooser; Image(contentsOfFile:) shows what was chosen")
@MainActor public final class ImagePickerController: ViewController {
  public init() { super.init() }

  public static func isSourceTypeAvailable(_ sourceType: UIKitName) -> Bool { false }
}

@available(*, unavailable, message: "use DatePicker with .inline, or Gtk's Calendar")
@MainActor public final class CalendarView {
  public init() {}

  public init(frame: Rect) {}
}

@available(*, unavailable, message: "give the view a ContextMenuInteraction")
@MainActor public final class MenuController {
  public static var shared: MenuController { fatalError() }
}

@available(
  *, unavailable, message: "leave the parameter out: textView(_:shouldInteractWith:in:) is given the address as a text"
)
public enum TextItemInteraction {}

@available(*, unavailable, message: "use a PanGestureRecognizer and look at where it begins")
@MainActor public final class ScreenEdgePanGestureRecognizer {
  public init(target: Any?, action: Any?) {}
}

extension AttributedText.Key {
  @available(*, unavailable, message: "texts have no shadow; the layer of a view has one")
  public nonisolated static var shadow: Self { .font }
}

@available(*, unavailable, message: "use Gtk's FontButton or FontChooserWidget, which have a signal")
@MainActor public protocol FontPickerViewControllerDelegate: AnyObject {}

@available(*, unavailable, message: "use Gtk's FileChooser, whose files are awaited")
@MainActor public protocol DocumentPickerDelegate: AnyObject {}

@available(*, unavailable, message: "use Gtk's FileChooser, whose files are awaited")
@MainActor public protocol ImagePickerControllerDelegate: AnyObject {}

@available(*, unavailable, message: "use a DatePicker with .inline, which has .valueChanged")
@MainActor public protocol CalendarViewDelegate: AnyObject {}

@available(*, unavailable, message: "a desktop has no dictionary to show: open a page with Application.shared.open(_:)")
@MainActor public final class ReferenceLibraryViewController: ViewController {
  public init(term: String) { super.init() }
}

@available(*, unavailable, message: "GTK has no spelling checker")
@MainActor public final class TextChecker {
  public init() {}
}

@available(
  *, unavailable,
  message:
    "searchBar.searchTextField is Gtk's SearchEntry; elsewhere use Gtk's SearchEntry, or a TextField with a leftView"
)
@MainActor open class SearchTextField {
  public init() {}

  public init(frame: Rect) {}
}

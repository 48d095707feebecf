// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAssistantPage`.
@MainActor open class AssistantPage: Object {
  /// `GtkAssistantPage:child`.
  public final var child: Widget? { wrapped(gtk_assistant_page_get_child(native()), as: Widget.self) }
  /// `child` changed.
  public final var onNotifyChild: Signal<> { notify("child") }
  /// `GtkAssistantPage:complete`.
  public final var isComplete: Bool { get { property("complete") } set { if newValue != isComplete { setProperty("complete", to: newValue) } } }
  /// `isComplete` changed.
  public final var onNotifyComplete: Signal<> { notify("complete", delivery: .userChanges) }
  /// `GtkAssistantPage:page-type`.
  public final var pageType: AssistantPageType { get { property("page-type") } set { if newValue != pageType { setProperty("page-type", to: newValue) } } }
  /// `pageType` changed.
  public final var onNotifyPageType: Signal<> { notify("page-type", delivery: .userChanges) }
  /// `GtkAssistantPage:title`.
  public final var title: String? { get { property("title") } set { if newValue != title { setProperty("title", to: newValue) } } }
  /// `title` changed.
  public final var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
}

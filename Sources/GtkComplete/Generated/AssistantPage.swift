// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkAssistantPage`.
@MainActor open class AssistantPage: Object {
  /// Adopts a GtkAssistantPage.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension AssistantPage {
  /// `GtkAssistantPage:child`.
  public var child: Widget? { wrapped(gtk_assistant_page_get_child(native()), as: Widget.self) }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child") }
  /// `GtkAssistantPage:complete`.
  public var isComplete: Bool { get { property("complete") } set { if newValue != isComplete { setProperty("complete", to: newValue) } } }
  /// `isComplete` changed.
  public var onNotifyComplete: Signal<> { notify("complete", delivery: .userChanges) }
  /// `GtkAssistantPage:page-type`.
  public var pageType: AssistantPageType { get { property("page-type") } set { if newValue != pageType { setProperty("page-type", to: newValue) } } }
  /// `pageType` changed.
  public var onNotifyPageType: Signal<> { notify("page-type", delivery: .userChanges) }
  /// `GtkAssistantPage:title`.
  public var title: String? { get { property("title") } set { if newValue != title { setProperty("title", to: newValue) } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
}

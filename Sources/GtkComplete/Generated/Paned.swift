// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension PanedProtocol {
  /// `GtkPaned::accept-position`.
  public var onAcceptPosition: EventSignal<> { EventSignal(inside: self, "accept-position") }
  /// `GtkPaned::cancel-position`.
  public var onCancelPosition: EventSignal<> { EventSignal(inside: self, "cancel-position") }
  /// `GtkPaned::cycle-child-focus`.
  public var onCycleChildFocus: EventSignal<Bool> { EventSignal(inside: self, "cycle-child-focus") }
  /// `GtkPaned::cycle-handle-focus`.
  public var onCycleHandleFocus: EventSignal<Bool> { EventSignal(inside: self, "cycle-handle-focus") }
  /// `GtkPaned::move-handle`.
  public var onMoveHandle: EventSignal<ScrollType> { EventSignal(inside: self, "move-handle") }
  /// `GtkPaned::toggle-handle-focus`.
  public var onToggleHandleFocus: EventSignal<> { EventSignal(inside: self, "toggle-handle-focus") }
}

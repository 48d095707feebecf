import Gtk
import GtkTracking

/// A page that a container leaves in GTK's tree while it shows another one. For the program it is in no window meanwhile, as in UIKit: for what is
/// in it `window` is nil, and it is told when it goes and when it comes back.
final class KeptBack {
  /// The pages that are kept back just now.
  private static var pages: Set<RawWidget> = []

  private weak var page: View?
  private weak var stack: Gtk.Stack?
  private let raw: RawWidget

  private init(_ page: View, in stack: Gtk.Stack) { (self.page, self.stack, raw) = (page, stack, page.rawWidget) }

  isolated deinit { Self.pages.remove(raw) }

  /// Follows a page of a container that is a stack.
  static func follow(_ page: View, in stack: Gtk.Stack) { page.attach(KeptBack(page, in: stack)) }

  /// The page was shown and is not any more, for whatever reason.
  static func wasHidden(_ page: View) {
    guard let kept = page.attachment(KeptBack.self), kept.isToBeKept else { return }
    kept.tell(nil, while: { kept.isToBeKept }) { pages.insert(kept.raw) }
  }

  private var isToBeKept: Bool {
    guard let page, let stack, page.attachment(KeptBack.self) === self else { return false }
    return !Self.pages.contains(raw) && page.parent === stack && stack.visibleChild !== page
  }

  /// The container is about to show the page.
  static func comesBack(_ page: View) {
    guard let kept = page.attachment(KeptBack.self), pages.contains(kept.raw) else { return }
    kept.tell(page.hostWindow as? Window, while: { pages.contains(kept.raw) }) { pages.remove(kept.raw) }
  }

  /// The page belongs to the container no more.
  static func forget(_ page: View) {
    if let kept = page.attachment(KeptBack.self) { pages.remove(kept.raw) }
    page.detach(KeptBack.self)
  }

  /// Whether a view is in a page that is kept back.
  static func contains(_ view: View) -> Bool {
    guard !pages.isEmpty else { return false }
    return sequence(first: view.rawWidget, next: \.parent).contains { pages.contains($0) }
  }

  private func tell(_ window: Window?, while isDue: () -> Bool, _ change: () -> Void) {
    guard let page else { return }
    var views: [View] = []
    Self.collect(page.rawWidget, &views)
    for view in views where view.hostWindow != nil { PassContext.outsideOfHook { view.willMove(toWindow: window) } }
    // The program may have chosen the page again, or taken it out.
    guard isDue() else { return }
    change()
    for view in views where view.hostWindow != nil { PassContext.outsideOfHook { view.didMoveToWindow() } }
  }

  /// The views in a widget, each before those in it.
  private static func collect(_ widget: RawWidget, _ views: inout [View]) {
    if let view = widget.existingWrapper as? View { views.append(view) }
    var next = widget.firstChild
    while let child = next {
      collect(child, &views)
      next = child.nextSibling
    }
  }
}

import Gtk

/// Shows a configuration in place of a view's content, which it hides without touching the application's settings of it.
///
/// It is not placed by `layoutSubviews()` but after it, so that views need not know about it.
final class ContentUnavailablePlaceholder {
  private let content: any View & ContentView
  private weak var view: View?
  /// The subviews that are hidden, and were seen before.
  private var hidden: [Weak] = []
  /// The subviews that are kept from assistive technology, and were not by the program.
  private var silenced: [Weak] = []
  private weak var focusBefore: Widget?

  private struct Weak { weak var widget: Widget? }

  private init(_ configuration: any ContentConfiguration, in view: View) {
    content = configuration.makeContentView()
    self.view = view
    focusBefore = view.hasFocus ? view.hostWindow?.focus : nil
    view.addSubview(content)
    hideContent()
    if focusBefore != nil { content.focusFirstChild() }
  }

  /// Updates the controller's placeholder from its configuration.
  ///
  /// - Returns: the view that shows it; nil if there is nothing to show, or no view yet.
  static func update(
    _ placeholder: ContentUnavailablePlaceholder?, of controller: ViewController
  ) -> ContentUnavailablePlaceholder? {
    guard let view = controller.viewIfLoaded else { return nil }
    guard let configuration = controller.contentUnavailableConfiguration else {
      placeholder?.end()
      return nil
    }
    if let placeholder, placeholder.content.supports(configuration) {
      placeholder.content.configuration = configuration
      return placeholder
    }
    placeholder?.end()
    return ContentUnavailablePlaceholder(configuration, in: view)
  }

  /// Gives the placeholder its place, for the view's layout. What was added meanwhile is hidden, too.
  func place(in view: View) {
    hideContent()
    View.performWithoutAnimation { view.place(content, in: view.bounds) }
  }

  private func hideContent() {
    guard let view else { return }
    for subview in view.subviewWidgets where subview !== content {
      if subview.isChildVisible {
        view.setChildVisible(subview, false)
        hidden.append(Weak(widget: subview))
      }
      if !subview.isKeptFromAssistance {
        subview.setAccessibleHidden(true)
        silenced.append(Weak(widget: subview))
      }
    }
  }

  /// Shows the content again, with the keyboard where it was.
  func end() {
    guard let view else { return }
    let hadFocus = content.hasFocus || view.hostWindow?.focus == nil
    // Also those that are elsewhere by now.
    for subview in silenced.compactMap(\.widget) { subview.setAccessibleHidden(false) }
    for subview in hidden.compactMap(\.widget) where subview.parent === view { view.setChildVisible(subview, true) }
    content.removeFromSuperview()
    if hadFocus, let focusBefore, let window = view.hostWindow, focusBefore.window === window {
      focusBefore.grabFocusWithoutSelecting()
    }
  }
}

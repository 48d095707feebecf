import CInspectorPage
import Gtk
import TrackedKit

import class TrackedUI.HostingController

/// The page "Updates" of GTK's own inspector: the hooks of the object that is chosen there.
enum GtkInspectorPage {
  /// Makes the page known to GTK, which makes one for each of its inspectors.
  static func register() {
    inspector_page_register { page, object in
      if let box = Gtk.Object.wrap(page, as: Box.self) {
        GtkInspectorPage.show(object.map { Gtk.Object.wrap($0) }, in: box)
      }
    }
  }

  /// - Parameter object: what was chosen; nil where the page is merely shown.
  private static func show(_ object: Gtk.Object?, in page: Box) {
    guard let window = page.window else { return }
    let content: PageContent
    if let known = page.attachment(PageContent.self) {
      content = known
    } else {
      UpdateRecorder.ignore(window)
      content = PageContent()
      page.attach(content)
      let view: View = content.controller.view
      (view.hexpand, view.vexpand) = (true, true)
      page.append(view)
    }
    if let object { content.model.choose(object) }
  }
}

/// What the page shows. It records from when it is first shown, as long as GTK's inspector is there.
private final class PageContent {
  let model = InspectorModel()
  let controller: HostingController<InspectorView>

  init() {
    controller = HostingController(rootView: InspectorView(model: model))
    model.follow()
  }

  isolated deinit { model.end() }
}

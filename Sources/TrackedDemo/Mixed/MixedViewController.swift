import TrackedKit

import class TrackedUI.HostingController

/// A controller and a declarative view side by side, on one model.
final class MixedViewController: ViewController {
  private let pane: MixedPaneController
  private let hosted: HostingController<MixedPaneView>

  init(_ model: SplitPageModel) {
    pane = MixedPaneController(model)
    hosted = HostingController(rootView: MixedPaneView(model: model))
    super.init()
    title = String(localized: "Controller and View")
    addChild(pane)
    addChild(hosted)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Controller and View",
        summary: "A controller and a declarative view, on one model and in one update pass. Neither knows the other.",
        maximumWidth: 900,
        [
          PanesView([
            PageLayout.makeSection(
              "Controller",
              [
                pane.view,
                PageLayout.makeCountRow("updateProperties()", nil, RunCounter(of: pane, .updateProperties)),
              ]),
            PageLayout.makeSection(
              "Declarative view",
              [hosted.view, PageLayout.makeCountRow("body", nil, RunCounter(ofAll: MixedPaneView.self, .body))]),
          ]),
          EssentialSource.makeSection("MixedPaneController.swift", title: "The controller"),
          EssentialSource.makeSection("MixedPaneView.swift", title: "The declarative view"),
        ]))
  }
}

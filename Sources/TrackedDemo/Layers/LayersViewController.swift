import TrackedKit

import class TrackedUI.HostingController

/// A controller and a declarative view side by side, on one model.
final class LayersViewController: ViewController {
  private let pane: LayerPaneController
  private let hosted: HostingController<LayerPaneView>

  init(_ model: SplitPageModel) {
    pane = LayerPaneController(model)
    hosted = HostingController(rootView: LayerPaneView(model: model))
    super.init()
    title = "Two Layers"
    addChild(pane)
    addChild(hosted)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Two Layers",
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
              [hosted.view, PageLayout.makeCountRow("body", nil, RunCounter(ofAll: LayerPaneView.self, .body))]),
          ]),
          EssentialSource.makeSection("LayerPaneController.swift", title: "The controller"),
          EssentialSource.makeSection("LayerPaneView.swift", title: "The declarative view"),
        ]))
  }
}

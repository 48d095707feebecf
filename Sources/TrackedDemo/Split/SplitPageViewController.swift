import Gtk
import TrackedKit

/// Two controllers of one model, side by side where there is room, stacked where there is not.
final class SplitPageViewController: ViewController {
  private let model: SplitPageModel
  private let editor: EditorPaneController
  private let viewer: ViewerPaneController
  private let panes: PanesView
  private let sizeLabel = Label()

  init(_ model: SplitPageModel, settings: SettingsModel) {
    self.model = model
    editor = EditorPaneController(model, settings)
    viewer = ViewerPaneController(model)
    panes = PanesView([editor.view, viewer.view])
    super.init()
    title = "Adaptive Split"
    addChild(editor)
    addChild(viewer)
  }

  // essential:begin
  override func updateProperties() {
    super.updateProperties()
    let sizeClass = traitCollection.horizontalSizeClass
    let isStacked = sizeClass == .compact || model.preferences.usesCompactLayout
    panes.axis = isStacked ? .vertical : .horizontal
    sizeLabel.text = "\(sizeClass): \(isStacked ? "stacked" : "side by side")"
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Adaptive Split", summary: "The size class of the window decides how the panes stand.",
        source: "SplitPageViewController.swift", maximumWidth: 860,
        [
          panes,
          PageLayout.makeSection(
            "Runs",
            [
              PageLayout.makeRow("Horizontal size class", "Make the window narrow", control: sizeLabel),
              PageLayout.makeCountRow(
                "This page: updateProperties()", "Reads the size class and the preferences",
                RunCounter(of: self, .updateProperties)),
              PageLayout.makeCountRow("Editor: updateProperties()", nil, RunCounter(of: editor, .updateProperties)),
              PageLayout.makeCountRow("Viewer: updateProperties()", nil, RunCounter(of: viewer, .updateProperties)),
            ]),
        ]))
  }
}

import TrackedKit

/// Two controllers of one model, side by side where there is room, stacked where there is not.
final class SplitPageViewController: ViewController {
  private let model: SplitPageModel
  private let editor: EditorPaneController
  private let viewer: ViewerPaneController
  private let panes: PanesView
  private let sizeLabel = Label()
  private let newSizeLabel = Label(String(localized: "Not resized yet"))

  init(_ model: SplitPageModel) {
    self.model = model
    editor = EditorPaneController(model)
    viewer = ViewerPaneController(model)
    panes = PanesView([editor.view, viewer.view])
    super.init()
    title = String(localized: "Adaptive Split")
    addChild(editor)
    addChild(viewer)
  }

  // essential:begin
  override func updateProperties() {
    super.updateProperties()
    let sizeClass = traitCollection.horizontalSizeClass
    let isStacked =
      switch model.preferredDisplayMode {
      case .automatic: sizeClass == .compact
      case .sideBySide: false
      case .stacked: true
      }
    panes.axis = isStacked ? .vertical : .horizontal
    sizeLabel.text = "\(sizeClass): \(isStacked ? "stacked" : "side by side")"
  }

  /// Told before the layout in the new size. Most controllers need no more than the size class. No place to write models:
  /// hooks that read them would run in the middle of a layout.
  override func viewWillTransition(to size: Size, with coordinator: any ViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    newSizeLabel.text = "\(Int(size.width)) × \(Int(size.height))"
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Adaptive Split", summary: "The window's size class decides how the panes are arranged.",
        source: "SplitPageViewController.swift", maximumWidth: 860,
        [
          panes,
          PageLayout.makeSection(
            "Runs",
            [
              PageLayout.makeRow("Horizontal size class", "Make the window narrow", control: sizeLabel),
              PageLayout.makeRow("The window’s new size", "viewWillTransition(to:with:)", control: newSizeLabel),
              PageLayout.makeCountRow(
                "This page: updateProperties()", "Reads the size class and the display mode",
                RunCounter(of: self, .updateProperties)),
              PageLayout.makeCountRow("Editor: updateProperties()", nil, RunCounter(of: editor, .updateProperties)),
              PageLayout.makeCountRow("Viewer: updateProperties()", nil, RunCounter(of: viewer, .updateProperties)),
            ]),
        ]))
  }
}

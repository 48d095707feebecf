import TrackedKit

/// The essential source of a page without room for it, on a sheet.
final class SourceViewController: ViewController {
  private let file: String

  init(_ file: String) {
    self.file = file
    super.init()
    title = file
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = BarButtonItem(
      systemItem: .done, primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    let content = EssentialSource.makeSection(file)
    content.margins = PageLayout.contentMargins
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = content
    view.addSubview(scroller)
  }
}

extension ViewController {
  /// A button that shows the essential lines of a file on a sheet.
  func makeSourceButton(_ file: String) -> Button {
    let button = Button(word: "Code")
    button.followLanguage { [unowned button] in button.tooltip = String(localized: "The code that does it") }
    button.valign = .start
    button.onClicked(self) { me in me.presentSource(file) }
    return button
  }

  /// Presents with an animation; the second of two quick presses does nothing.
  func presentAlone(_ controller: ViewController) {
    if presentedViewController == nil { present(controller, animated: true) }
  }

  func presentSource(_ file: String) {
    let sheet = NavigationController(rootViewController: SourceViewController(file))
    sheet.sheetPresentationController?.detents = [.large()]
    presentAlone(sheet)
  }
}

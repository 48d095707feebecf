import TrackedKit

#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 58)
private final class SavePage: ViewController {
  let button = Button("Save")

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: SavePage.save, for: .touchUpInside)
  }

  func save() {}
}
#sourceLocation()


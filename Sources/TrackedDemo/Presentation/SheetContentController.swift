import TrackedKit

/// What the sheet shows: controls for the model it shares with the page beneath.
final class SheetContentController: ViewController {
  @Bindable private var model: PresentationModel
  private let height: ModelSlider<PresentationModel>
  private let entry = Entry()
  private let heightLabel = Label()

  init(_ model: PresentationModel) {
    self.model = model
    // Leaves room for the words beside it in a narrow window.
    height = ModelSlider(model, \.sheetHeight, 200...480, "Height of the sheet", width: 90)
    super.init()
    title = "Sheet"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = BarButtonItem(
      systemItem: .done, primaryAction: Action { [weak self] _ in self?.dismiss(animated: true) })
    let more = BarButtonItem(
      primaryAction: Action(title: String(localized: "More"), image: Image(iconName: "go-next-symbolic")) {
        [weak self] _ in
        self?.showMore()
      })
    navigationItem.rightBarButtonItems = [done, more]
    entry.bind(text: $model.name)
    heightLabel.addCSSClass("numeric")
    heightLabel.widthChars = 6
    let column = Box(.vertical, spacing: 18)
    column.margins = PageLayout.contentMargins
    column.append(
      PageLayout.makeSection(
        nil,
        [
          PageLayout.makeRow("Height", "A custom detent reads it", control: row(height, heightLabel)),
          PageLayout.makeRow("Name", "The page beneath shows it", control: entry),
        ]))
    let scroller = ScrolledWindow()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.child = column
    view.addSubview(scroller)
  }

  override func updateProperties() {
    super.updateProperties()
    heightLabel.text = "\(Int(model.sheetHeight)) px"
  }

  private func row(_ widgets: Widget...) -> Widget {
    let row = Box(.horizontal, spacing: 6)
    widgets.forEach(row.append)
    return row
  }

  private func showMore() { navigationController?.pushViewController(SheetDetailController(model), animated: true) }
}

/// The second page of the sheet.
private final class SheetDetailController: ViewController {
  @Bindable private var model: PresentationModel
  private let label = Label()

  init(_ model: PresentationModel) {
    self.model = model
    super.init()
    title = "More"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.numberOfLines = 0
    label.textAlignment = .center
    label.margins = PageLayout.pageMargins
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "Pushed, with the same model: \(model.name). Alt+Left or the button goes back."
  }
}

import TrackedKit

/// Three ways to draw, each with the hook that does it and how often that ran.
final class DrawingViewController: ViewController {
  private let model: DrawingModel
  private let ring: ProgressRing
  private let card: ModelCard
  private let swatch: BorderSwatch
  private let sliders: [ModelSlider<DrawingModel>]

  init(_ model: DrawingModel) {
    self.model = model
    ring = ProgressRing(model)
    card = ModelCard(model)
    swatch = BorderSwatch(model)
    sliders = [
      ModelSlider(model, \.progress, 0...1, "Progress"), ModelSlider(model, \.cornerRadius, 0...60, "Corner radius"),
      ModelSlider(model, \.borderWidth, 0...20, "Border width"), ModelSlider(model, \.shadow, 0...1, "Shadow"),
      ModelSlider(model, \.rotation, -45...45, "Rotation"),
    ]
    super.init()
    title = String(localized: "Drawing")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pictures = Box(.horizontal, spacing: 18)
    pictures.isHomogeneous = true
    pictures.margins = PageLayout.contentMargins
    for (picture, name) in [(ring, "Progress"), (card, "Card"), (swatch, "Border")] as [(View, String)] {
      picture.setSizeRequest(width: 72, height: 120)
      picture.setAccessibleLabel(name)
      pictures.append(picture)
    }
    let color = Button(word: "Next Colour")
    color.onClicked(model) { $0.nextColor() }
    let rows = sliders.map { PageLayout.makeRow($0.label, control: $0) }
    view.addSubview(
      PageLayout.makePage(
        title: "Drawing", summary: "Each picture reads the model in one hook. Only that hook runs.",
        source: "DrawingViews.swift",
        [
          PageLayout.makeSection(nil, [pictures]),
          PageLayout.makeSection("Model", rows + [PageLayout.makeRow("Colour", control: color)]),
          PageLayout.makeSection(
            "Runs",
            [
              PageLayout.makeCountRow(
                "Ring: draw(_:)", "Reads progress and colour", RunCounter(of: ring, .draw)),
              PageLayout.makeCountRow(
                "Card: updateProperties()", "Reads colour, corner radius, shadow and rotation",
                RunCounter(of: card, .updateProperties)),
              PageLayout.makeCountRow(
                "Border: updateLayer()", "Reads border width, colour and corner radius",
                RunCounter(of: swatch, .updateLayer)),
              PageLayout.makeCountRow(
                "All three: layoutSubviews()", "Nothing here changes a size",
                RunCounter(of: [ring, card, swatch], .layoutSubviews)),
            ]),
        ]))
  }
}

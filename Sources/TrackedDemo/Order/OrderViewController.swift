import TrackedKit

/// The steps of a pass, as they happen to a controller and two views.
final class OrderViewController: ViewController {
  private let model: OrderModel
  private let log = OrderLog()
  private let sample: OrderSampleController
  private let reasonLabel = Label()

  init(_ model: OrderModel) {
    self.model = model
    sample = OrderSampleController(model, log)
    super.init()
    title = String(localized: "Pass Order")
    addChild(sample)
  }

  override func updateProperties() {
    super.updateProperties()
    reasonLabel.text = "\(log.reason): \(log.entries.count) runs"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reasonLabel.addCSSClass("dim-label")
    reasonLabel.margins = PageLayout.rowMargins
    sample.view.margins = PageLayout.cardMargins
    view.addSubview(
      PageLayout.makePage(
        title: "Pass Order",
        summary:
          "Traits, constraints, properties, layout, drawing: one pass brings all of it up to date, in one frame.",
        source: "OrderSample.swift",
        [
          PageLayout.makeSection("A controller and two views", [sample.view, makeActions()]),
          PageLayout.makeSection("What ran, in order", [reasonLabel, OrderLogView(log)]),
        ]))
  }

  private func makeActions() -> Widget {
    let rows = [
      [
        button("Change model", "Every hook read it") { $0.model.change() },
        button("Change trait", "Every hook read it, too") { $0.sample.traitOverrides.orderNumber += 1 },
      ],
      [
        button("Ask in a hook", "Properties find that constraints have to change") { me in
          me.sample.inner.needsConstraintsFromProperties = true
          me.sample.inner.setNeedsUpdateProperties()
        },
        button("Lay out", "The outer view alone") { $0.sample.view.setNeedsLayout() },
      ],
    ]
    let column = Box(.vertical, spacing: 9)
    column.margins = PageLayout.rowMargins
    for row in rows {
      let line = Box(.horizontal, spacing: 9)
      line.isHomogeneous = true
      row.forEach(line.append)
      column.append(line)
    }
    return column
  }

  private func button(
    _ title: String, _ tooltip: String, _ action: @escaping (OrderViewController) -> Void
  ) -> Button {
    let button = Button(title)
    button.tooltip = tooltip
    button.onClicked(self) { me in
      me.log.begin(title)
      action(me)
    }
    return button
  }
}

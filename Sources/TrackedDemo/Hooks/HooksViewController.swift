import TrackedKit

/// Every hook that is tracked, each with a sample that reads a number of its own.
final class HooksViewController: ViewController {
  private let model: HookModel
  private let theme = PlainThemeController()
  private let lamp = LampView()
  private let forced: ForcedUpdateController
  private let forcedLabel = Label(String(localized: "Not yet"))
  private let forcedPicture = Picture()

  init(_ model: HookModel) {
    self.model = model
    forced = ForcedUpdateController(model.input("updatePropertiesIfNeeded()"))
    super.init()
    title = String(localized: "Hooks")
    addChild(theme)
    addChild(forced)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Hooks", summary: "Only these are tracked. Each hook reads its own number: a change runs one hook.",
        [
          PageLayout.makeSection("Views", viewSamples().map { $0.makeRow() }),
          PageLayout.makeSection("Controllers", controllerSamples().map { $0.makeRow() }), makeCellSection(),
          makeTableSection(),
          PageLayout.makeSection("Buttons", buttonSamples().map { $0.makeRow() }),
          PageLayout.makeSection("Any widget", [labelSample().makeRow()]),
          PageLayout.makeSection("Presentations", [presentationRow()]), makeManualSection(),
          EssentialSource.makeSection("ViewHookSamples.swift", title: "The code for views"),
          EssentialSource.makeSection("ControllerHookSamples.swift", title: "The code for controllers"),
          EssentialSource.makeSection("CellHookSamples.swift", title: "The code for cells and buttons"),
          EssentialSource.makeSection("PresentationHookSamples.swift", title: "The code for presentations"),
          EssentialSource.makeSection("ManualUpdateSamples.swift", title: "The code for requests by hand"),
        ]))
  }

  private func viewSample(
    _ name: String, _ hook: HookKind, _ make: (HookInput) -> View, _ request: Request
  ) -> HookSample {
    let input = model.input(name)
    let view = make(input)
    return HookSample(
      owner: "view", name: name, widget: view, input: input, counter: RunCounter(of: view, hook), request: request.name
    ) { [unowned view] in request.perform(view) }
  }

  /// A way to ask a view for a run of a hook.
  private struct Request {
    let name: String
    let perform: (View) -> Void

    static let properties = Request(name: "setNeedsUpdateProperties()") { $0.setNeedsUpdateProperties() }
    static let constraints = Request(name: "setNeedsUpdateConstraints()") { $0.setNeedsUpdateConstraints() }
    static let layout = Request(name: "setNeedsLayout()") { $0.setNeedsLayout() }
    static let display = Request(name: "setNeedsDisplay()") { $0.setNeedsDisplay() }
  }

  private func viewSamples() -> [HookSample] {
    [
      viewSample("updateProperties()", .updateProperties, UpdatePropertiesSample.init, .properties),
      viewSample("updateConstraints()", .updateConstraints, UpdateConstraintsSample.init, .constraints),
      viewSample("layoutSubviews()", .layoutSubviews, LayoutSubviewsSample.init, .layout),
      viewSample("layout(), AppKit's name", .layoutSubviews, LayoutSample.init, .layout),
      viewSample("draw(_:)", .draw, DrawSample.init, .display),
      viewSample("updateLayer()", .updateLayer, UpdateLayerSample.init, .display),
    ]
  }

  private func controllerSample(
    _ name: String, _ hook: HookKind, _ make: (HookInput) -> ViewController, _ request: String,
    _ ask: @escaping (ViewController) -> Void
  ) -> HookSample {
    let input = model.input("controller: \(name)")
    let controller = make(input)
    addChild(controller)
    return HookSample(
      owner: "controller", name: name, widget: controller.view, input: input, counter: RunCounter(of: controller, hook),
      request: request
    ) { [unowned controller] in ask(controller) }
  }

  private func controllerSamples() -> [HookSample] {
    let layout = ("setNeedsLayout() of the view", { (me: ViewController) in me.view.setNeedsLayout() })
    return [
      controllerSample(
        "updateProperties()", .updateProperties, ControllerPropertiesSample.init, "setNeedsUpdateProperties()"
      ) { $0.setNeedsUpdateProperties() },
      controllerSample(
        "viewWillLayoutSubviews()", .viewWillLayoutSubviews, WillLayoutSample.init, layout.0, layout.1),
      controllerSample("viewDidLayoutSubviews()", .viewDidLayoutSubviews, DidLayoutSample.init, layout.0, layout.1),
      controllerSample(
        "viewWillLayout(), AppKit's name", .viewWillLayoutSubviews, WillLayoutByAppKitsNameSample.init, layout.0,
        layout.1),
      controllerSample(
        "viewDidLayout(), AppKit's name", .viewDidLayoutSubviews, DidLayoutByAppKitsNameSample.init, layout.0,
        layout.1),
      controllerSample(
        "updateViewConstraints()", .updateViewConstraints, ViewConstraintsSample.init,
        "setNeedsUpdateConstraints() of the view"
      ) { $0.view.setNeedsUpdateConstraints() },
      controllerSample(
        "updateContentUnavailableConfiguration(using:)", .updateContentUnavailableConfiguration,
        PlaceholderSample.init, "setNeedsUpdateContentUnavailableConfiguration()"
      ) { $0.setNeedsUpdateContentUnavailableConfiguration() },
    ]
  }

  private func makeCellSection() -> Widget {
    let names = ["A cell", "Another cell", "A header", "A footer"]
    let inputs = names.map { model.input($0) }
    let list = CellSamplesView(cell: inputs[0], handler: inputs[1], header: inputs[2], footer: inputs[3])
    let hooks: [(ReusableView, HookKind)] = [
      (list.starCell, .updateConfiguration), (list.handlerCell, .configurationUpdateHandler),
      (list.header, .updateConfiguration), (list.footer, .configurationUpdateHandler),
    ]
    let rows = zip(names, hooks).map { cellSample($0, $1.0, $1.1).makeRow() }
    return PageLayout.makeSection("Cells", [list] + rows)
  }

  private func makeTableSection() -> Widget {
    let names = ["A table’s cell", "Another table’s cell"]
    let table = TableSamplesView(cell: model.input(names[0]), handler: model.input(names[1]))
    return PageLayout.makeSection(
      "A table’s cells",
      [
        table, cellSample(names[0], table.starCell, .updateConfiguration).makeRow(),
        cellSample(names[1], table.handlerCell, .configurationUpdateHandler).makeRow(),
      ])
  }

  private func cellSample(_ name: String, _ cell: ReusableView, _ hook: HookKind) -> HookSample {
    let method = hook == .updateConfiguration ? "updateConfiguration(using:)" : hook.rawValue
    return HookSample(
      owner: "cell", name: "\(name): \(method)", widget: nil, input: model.input(name),
      counter: RunCounter(of: cell, hook), request: "setNeedsUpdateConfiguration()"
    ) { [unowned cell] in cell.setNeedsUpdateConfiguration() }
  }

  private func buttonSamples() -> [HookSample] {
    let handlerInput = model.input("button: handler")
    let handled = Button(configuration: .bordered())
    handled.configurationUpdateHandler = { button in
      button.configuration?.title = "Handler"
      button.configuration?.subtitle = handlerInput.stars
      button.configuration?.image = Image(systemName: "star.fill")
      button.configuration?.showsActivityIndicator = handlerInput.value == 5
    }
    let methodInput = model.input("button: method")
    return [
      buttonSample("updateConfiguration()", .updateConfiguration, StyleButton(methodInput), methodInput),
      buttonSample("configurationUpdateHandler", .configurationUpdateHandler, handled, handlerInput),
    ]
  }

  private func buttonSample(
    _ name: String, _ hook: HookKind, _ button: Button, _ input: HookInput
  ) -> HookSample {
    button.halign = .start
    return HookSample(
      owner: "button", name: name, widget: button, input: input, counter: RunCounter(of: button, hook),
      request: "setNeedsUpdateConfiguration()"
    ) { [unowned button] in button.setNeedsUpdateConfiguration() }
  }

  private func labelSample() -> HookSample {
    let input = model.input("label: handler")
    let label = Label()
    label.updateProperties { $0.text = input.stars }
    return HookSample(
      owner: "label", name: "updateProperties { label in … }", widget: label, input: input,
      counter: RunCounter(of: label, .updateProperties), request: "setNeedsUpdateProperties()"
    ) { [unowned label] in label.setNeedsUpdateProperties() }
  }

  func presentSamples() { present(PresentationSamplesController(model), animated: true) }

  private func presentationRow() -> Widget {
    let button = Button(String(localized: "Present"))
    button.onClicked(self) { me in me.presentSamples() }
    return PageLayout.makeRow(
      "containerViewWillLayoutSubviews() and containerViewDidLayoutSubviews()",
      "They exist while something is presented",
      control: button)
  }

  private func makeManualSection() -> Widget {
    let festive = Switch()
    festive.setAccessibleLabel(String(localized: "A plain variable"))
    festive.onNotifyActive(self) { [unowned festive] me in me.theme.userChangedTheme(isFestive: festive.isOn) }
    let lit = Switch()
    lit.setAccessibleLabel(String(localized: "A view's own state"))
    lit.onNotifyActive(self) { [unowned lit] me in me.lamp.isLit = lit.isOn }
    lamp.setSizeRequest(width: 24, height: 24)
    let force = Button(word: "Write")
    force.onClicked(self) { me in
      me.forced.writeAndForce()
      me.forcedLabel.text = me.forced.report
      me.forcedPicture.texture = me.forced.picture
    }
    forcedPicture.setSizeRequest(width: 80, height: 22)
    forcedPicture.alternativeText = "The picture that was taken at once"
    return PageLayout.makeSection(
      "By hand",
      [
        PageLayout.makeRow("A plain variable", "setNeedsUpdateProperties()", control: pair(theme.view, festive)),
        PageLayout.makeRow("A view's own state", "@Invalidating(.display)", control: pair(lamp, lit)),
        PageLayout.makeRow("At once", forcedLabel, control: pair(forced.view, force)),
        PageLayout.makeRow("The picture taken then", "updatePropertiesIfNeeded()", control: forcedPicture),
      ])
  }

  private func pair(_ sample: Widget, _ control: Widget) -> Widget {
    let box = Box(.horizontal, spacing: 12)
    for widget in [sample, control] {
      widget.valign = .center
      box.append(widget)
    }
    return box
  }
}

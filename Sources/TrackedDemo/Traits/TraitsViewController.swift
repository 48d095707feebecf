import TrackedKit

/// The system's traits as they are now, and a part of the page that overrides some.
final class TraitsViewController: ViewController {
  private let model: TraitsModel
  private let outside = TraitPreview("The page’s traits")
  private let inside = TraitPreview("With overrides")
  private let overriddenLabel = Label()
  private let readLabel = Label()
  private let callsLabel = Label()
  private let removeButton = Button(word: "Remove")
  private let switches = TraitOverride.all.map { _ in Switch() }
  private let sceneDelegate = ModelSceneDelegate()

  init(_ model: TraitsModel) {
    self.model = model
    super.init()
    title = String(localized: "Traits")
  }

  // essential:begin
  /// An override holds for a view and everything below it, until it is removed. It takes effect in the next pass.
  private func setOverride(_ override: TraitOverride, isOn: Bool) {
    if isOn { override.set(&inside.traitOverrides) } else { inside.traitOverrides.remove(override.trait) }
    model.overridden = TraitOverride.all.filter { inside.traitOverrides.contains($0.trait) }.map(\.name)
    let style = inside.traitCollection.userInterfaceStyle
    model.readAtOnce = "The style read at once: \(style)"
  }

  /// Hooks read traits and need no handler. This is for what is to happen once for a change.
  private func countChanges() {
    inside.registerForTraitChanges(TraitOverride.all.map(\.trait)) { [model] _, _ in model.handlerCalls += 1 }
  }

  override func updateProperties() {
    super.updateProperties()
    for (control, override) in zip(switches, TraitOverride.all) {
      control.isOn = model.overridden.contains(override.name)
    }
    overriddenLabel.text = model.overridden.isEmpty ? "Nothing" : model.overridden.joined(separator: ", ")
    removeButton.isSensitive = !model.overridden.isEmpty
    readLabel.text = model.readAtOnce
    callsLabel.text = "\(model.handlerCalls)"
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    countChanges()
    for (control, override) in zip(switches, TraitOverride.all) {
      control.onNotifyActive(self) { [unowned control] me in me.setOverride(override, isOn: control.isOn) }
    }
    removeButton.onClicked(self) { me in
      for override in TraitOverride.all { me.setOverride(override, isOn: false) }
    }
    view.addSubview(makeLayout())
  }

  /// Opens the window of a scene's delegate, as the delegate does where the program's scene connects to it.
  func openSceneWindow() {
    guard let scene = view.window?.windowScene else { return }
    if let window = sceneDelegate.window, window.isVisible { return window.present() }
    sceneDelegate.model = appModel
    sceneDelegate.show(in: scene)
  }

  private func makeSceneSection() -> Widget {
    let open = Button(String(localized: "Open"))
    open.setAccessibleLabel(String(localized: "Open the scene’s window"))
    open.onClicked(self) { me in me.openSceneWindow() }
    return PageLayout.makeSection(
      "The app’s own, from a scene’s delegate",
      [
        PageLayout.makeRow(
          "A window of the scene", "Its controller is handed no model, and counts with the Counter page", control: open)
      ])
  }

  private func makeLayout() -> Widget {
    let previews = Box(.horizontal, spacing: 12)
    previews.isHomogeneous = true
    previews.margins = PageLayout.cardMargins
    [outside, inside].forEach(previews.append)
    callsLabel.addCSSClass("run-count")
    callsLabel.addCSSClass("numeric")
    let overrides = zip(TraitOverride.all, switches).map {
      PageLayout.makeRow($0.name, $0.subtitle, control: $1)
    }
    return PageLayout.makePage(
      title: "Traits", summary: "Handed down from the window. A hook that reads one follows it.",
      source: "TraitsViewController.swift",
      [
        PageLayout.makeSection("Two equal views", [previews]),
        PageLayout.makeSection(
          "Overrides of the second",
          overrides + [PageLayout.makeRow("Overridden", overriddenLabel, control: removeButton)]),
        PageLayout.makeSection("The system’s, here and now", systemRows()), makeSceneSection(),
        EssentialSource.makeSection("ModelSceneDelegate.swift", title: "The code of the scene’s delegate"),
        PageLayout.makeSection(
          "Runs",
          [
            PageLayout.makeCountRow(
              "First view: updateProperties()", "No override reaches it", RunCounter(of: outside, .updateProperties)),
            PageLayout.makeCountRow(
              "Second view: updateProperties()", "Does not read the tint", RunCounter(of: inside, .updateProperties)),
            PageLayout.makeCountRow(
              "Second view: layoutSubviews()", "Reads the direction", RunCounter(of: inside, .layoutSubviews)),
            PageLayout.makeRow("Handler of trait changes", readLabel, control: callsLabel),
          ]),
      ])
  }

  private func systemRows() -> [Widget] {
    let rows: [(String, (TraitCollection) -> String)] = [
      ("Style", { "\($0.userInterfaceStyle)" }), ("Contrast", { "\($0.accessibilityContrast)" }),
      ("Direction", { $0.layoutDirection == .rightToLeft ? "right to left" : "left to right" }),
      ("Pixels for one", { "\(Int($0.displayScale))" }),
      ("Text size", { "\($0.preferredContentSizeCategory), \(Int(($0.textScale * 100).rounded())) %" }),
      ("Width", { "\($0.horizontalSizeClass)" }), ("Height", { "\($0.verticalSizeClass)" }),
      ("Window", { "\($0.activeAppearance)" }),
    ]
    return rows.map { name, describe in
      let label = Label()
      label.updateProperties { $0.text = describe($0.traitCollection) }
      return PageLayout.makeRow(name, control: label)
    }
  }
}

import TrackedKit

/// Articles that are brought up to date when they appear: those that are not seen stay as they are.
final class ArticlesViewController: ViewController {
  private let library: ArticleLibrary
  private let navigation: NavigationController
  private let foregroundButton = Button("To the Front")
  private let controllersLabel = Label()
  private let updatesLabel = Label()

  init(_ library: ArticleLibrary) {
    self.library = library
    navigation = NavigationController(rootViewController: ArticleListController(library))
    super.init()
    title = "Articles"
    addChild(navigation)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.view.setSizeRequest(height: 280)
    foregroundButton.clicked.connect(self) { me in me.comeToTheFront() }
    for label in [controllersLabel, updatesLabel] {
      label.addCSSClass("run-count")
      label.addCSSClass("numeric")
    }
    view.addSubview(
      PageLayout.makePage(
        title: "Articles", summary: "What is seen is brought up to date. What is not seen costs nothing.",
        source: "ArticleViewController.swift",
        [
          PageLayout.makeSection(nil, [navigation.view]),
          PageLayout.makeSection(
            "Counts",
            [
              PageLayout.makeRow("Article controllers", "Made when the list is", control: controllersLabel),
              PageLayout.makeRow("Updates", "Of all articles together", control: updatesLabel),
              PageLayout.makeRow(
                "Window", "As if it went to the back and came again", control: foregroundButton),
            ]),
        ]))
  }

  override func updateProperties() {
    super.updateProperties()
    controllersLabel.text = "\(library.controllerCount)"
    updatesLabel.text = "\(library.articles.reduce(0) { $0 + $1.updateCount })"
  }

  /// What a change of windows does to the trait.
  private func comeToTheFront() {
    for appearance in [UserInterfaceActiveAppearance.inactive, .active] {
      navigation.traitOverrides.activeAppearance = appearance
      navigation.updateTraitsIfNeeded()
    }
    navigation.traitOverrides.remove(TraitActiveAppearance.self)
  }
}

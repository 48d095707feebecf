import TrackedKit

import class TrackedUI.HostingController

/// Articles that are brought up to date when they appear: those that are not seen stay as they are.
final class ArticlesViewController: ViewController {
  private let library: ArticleLibrary
  private let navigation: NavigationController
  private let declarative: HostingController<ArticleListView>
  private let foregroundButton = Button(word: "To the Front")
  private let controllersLabel = Label()
  private let updatesLabel = Label()
  private let viewsLabel = Label()
  private let listenersLabel = Label()

  init(_ library: ArticleLibrary) {
    self.library = library
    navigation = NavigationController(rootViewController: ArticleListController(library))
    declarative = HostingController(rootView: ArticleListView(library: library))
    super.init()
    title = String(localized: "Articles")
    addChild(navigation)
    addChild(declarative)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigation.view.setSizeRequest(height: 280)
    declarative.view.setSizeRequest(height: 310)
    registerForTraitChanges([TraitActiveAppearance.self]) { (self: ArticlesViewController, _) in
      if self.traitCollection.activeAppearance == .active { self.library.foreground.send() }
    }
    foregroundButton.onClicked(self) { me in me.comeToTheFront() }
    for label in [controllersLabel, updatesLabel, viewsLabel, listenersLabel] {
      label.addCSSClass("run-count")
      label.addCSSClass("numeric")
    }
    view.addSubview(
      PageLayout.makePage(
        title: "Articles", summary: "What is seen is brought up to date. What is not seen costs nothing.",
        maximumWidth: 820,
        [
          PanesView([
            PageLayout.makeSection("Controllers", [navigation.view]),
            PageLayout.makeSection("Declarative views", [declarative.view]),
          ]),
          PageLayout.makeSection(
            "Counts",
            [
              PageLayout.makeRow("Article controllers", "Made when the list is", control: controllersLabel),
              PageLayout.makeRow("Article views", "Made eagerly, with each row of the list", control: viewsLabel),
              PageLayout.makeRow(
                "Listeners", "Article views that hear of the window: those in sight", control: listenersLabel),
              PageLayout.makeRow("Updates", "Of all articles together", control: updatesLabel),
              PageLayout.makeRow(
                "Window", "As if it went to the back and came again", control: foregroundButton),
            ]),
          EssentialSource.makeSection("ArticleViewController.swift", title: "The controllers"),
          EssentialSource.makeSection("ArticleViews.swift", title: "The declarative views"),
        ]))
  }

  override func updateProperties() {
    super.updateProperties()
    viewsLabel.text = "\(library.viewCounts.made)"
    listenersLabel.text = "\(library.foreground.listenerCount)"
    controllersLabel.text = "\(library.controllerCount)"
    updatesLabel.text = "\(library.articles.reduce(0) { $0 + $1.updateCount })"
  }

  /// What a change of windows does to the trait.
  private func comeToTheFront() {
    for appearance in [UserInterfaceActiveAppearance.inactive, .active] {
      traitOverrides.activeAppearance = appearance
      updateTraitsIfNeeded()
    }
    traitOverrides.remove(TraitActiveAppearance.self)
  }
}

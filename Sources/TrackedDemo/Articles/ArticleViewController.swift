import TrackedKit

// essential:begin
/// Shows one article, and brings it up to date whenever it appears or the window comes to the front while it is seen.
///
/// The initialiser subscribes to nothing: a controller that is never shown costs nothing.
final class ArticleViewController: ViewController {
  private let article: Article
  private let label = Label()

  init(_ article: Article) {
    self.article = article
    super.init()
    title = article.title
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    article.update()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([TraitActiveAppearance.self]) { (self: ArticleViewController, _) in
      guard self.view.isMapped, self.traitCollection.activeAppearance == .active else { return }
      self.article.update()
    }
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    label.setMarkup(article.text)
  }
  // essential:end

  private func makeLayout() -> Widget {
    label.numberOfLines = 0
    label.valign = .start
    label.isSelectable = true
    label.margins = PageLayout.contentMargins
    return label
  }
}

/// The list of articles. A controller is made for each at once, as a list of links would.
final class ArticleListController: ViewController {
  private let library: ArticleLibrary
  private let list = ListBox()
  private lazy var controllers = library.articles.map { ArticleViewController($0) }

  init(_ library: ArticleLibrary) {
    self.library = library
    super.init()
    title = String(localized: "Articles")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    library.controllerCount = controllers.count
    list.selectionMode = .none
    list.addCSSClass("article-list")
    for article in library.articles { list.append(Self.makeRow(article), accessibleLabel: article.title) }
    list.onRowActivated(self) { me, row in
      guard let row, let index = me.library.articles.indices.first(where: { me.list.row(at: $0) === row }) else {
        return
      }
      me.navigationController?.pushViewController(me.controllers[index], animated: true)
    }
    view.addSubview(list)
  }

  private static func makeRow(_ article: Article) -> Widget {
    let count = Label()
    count.addCSSClass("dim-label")
    count.updateProperties { $0.text = article.updateCount == 0 ? "" : "\(article.updateCount) ×" }
    let row = PageLayout.makeRow(article.title, article.summary, control: count)
    row.setAccessibleLabel(article.title)
    return row
  }
}

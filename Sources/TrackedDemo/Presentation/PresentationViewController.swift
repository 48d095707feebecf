import TrackedKit

/// Sheets, alerts, popovers and tabs. What they change is seen beneath them at once: the page's hook runs on.
final class PresentationViewController: ViewController {
  private let model: PresentationModel
  private let nameLabel = Label()
  private let choiceLabel = Label()
  private let popoverButton = Button(word: "Show")

  init(_ model: PresentationModel) {
    self.model = model
    super.init()
    title = String(localized: "Presentation")
  }

  // essential:begin
  func presentSheet() {
    let content = NavigationController(rootViewController: SheetContentController(model))
    content.sheetPresentationController?.detents = [
      .custom(identifier: .init(rawValue: "model")) { [model] _ in model.sheetHeight }, .medium(), .large(),
    ]
    content.sheetPresentationController?.prefersGrabberVisible = true
    presentAlone(content)
  }

  func presentCard() {
    let content = NavigationController(rootViewController: SheetContentController(model))
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = self
    presentAlone(content)
  }

  func presentAlert() {
    let alert = AlertController(
      title: "Delete the draft?", message: "You cannot undo this.", preferredStyle: .alert)
    for (title, style) in [("Keep", AlertAction.Style.cancel), ("Delete", .destructive)] {
      alert.addAction(AlertAction(title: title, style: style) { [model] in model.lastChoice = $0.title ?? "" })
    }
    presentAlone(alert)
  }

  func presentQuestion() {
    let alert = AlertController(title: String(localized: "What is your name?"), message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(AlertAction(title: String(localized: "Cancel"), style: .cancel))
    let save = AlertAction(title: String(localized: "Save")) { [model, weak alert] _ in
      model.name = alert?.textFields?.first?.text ?? ""
    }
    alert.addAction(save)
    alert.preferredAction = save
    presentAlone(alert)
  }

  func presentPopover() {
    let content = BubbleController(model)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = popoverButton
    presentAlone(content)
  }

  override func updateProperties() {
    super.updateProperties()
    nameLabel.text = model.name.isEmpty ? "Nobody" : model.name
    choiceLabel.text = model.lastChoice
  }
  // essential:end

  func presentTabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [TabPageController(model, "Inbox"), TabPageController(model, "Archive")]
    tabs.sheetPresentationController?.detents = [.medium()]
    presentAlone(tabs)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let popoverRow = PageLayout.makeRow("Popover", "Points at its button", control: popoverButton)
    popoverButton.setAccessibleLabel(String(localized: "Show popover"))
    popoverButton.onClicked(self) { me in me.presentPopover() }
    view.addSubview(
      PageLayout.makePage(
        title: "Presentation", summary: "A screen and what is presented on top share one model.",
        source: "PresentationViewController.swift",
        [
          PageLayout.makeSection(
            "On top",
            [
              row("Sheet", "Three detents, a grabber, its own pages") { $0.presentSheet() },
              row("Card", "A custom presentation controller") { $0.presentCard() },
              row("Alert", "Escape keeps the draft") { $0.presentAlert() },
              row("Question", "Enter saves") { $0.presentQuestion() },
              popoverRow,
              row("Tabs", "With a badge that follows the model") { $0.presentTabs() },
            ]),
          PageLayout.makeSection(
            "Beneath",
            [
              PageLayout.makeRow("Name", control: nameLabel), PageLayout.makeRow("Last choice", control: choiceLabel),
              PageLayout.makeCountRow(
                "This page: updateProperties()", "Runs while something is on top, too",
                RunCounter(of: self, .updateProperties)),
              PageLayout.makeCountRow(
                "Card: containerViewWillLayoutSubviews()", "Before each layout; reads the height",
                RunCounter(ofAll: ModelCardPresentation.self, .containerViewWillLayoutSubviews)),
              PageLayout.makeCountRow(
                "Card: containerViewDidLayoutSubviews()", "After it; reads the name",
                RunCounter(ofAll: ModelCardPresentation.self, .containerViewDidLayoutSubviews)),
            ]),
          EssentialSource.makeSection("ModelCardPresentation.swift", title: "The card’s presentation"),
        ]))
  }

  private func row(
    _ title: String, _ subtitle: String, _ action: @escaping (PresentationViewController) -> Void
  ) -> Widget {
    let button = Button(String(localized: "Show"))
    button.onClicked(self, action)
    let row = PageLayout.makeRow(title, subtitle, control: button)
    button.setAccessibleLabel(String(localized: "Show \(title.lowercased())"))
    return row
  }
}

/// What the popover shows.
private final class BubbleController: ViewController {
  private let model: PresentationModel
  private let label = Label()

  init(_ model: PresentationModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.margins = .all(12)
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "Hello, \(model.name)!"
  }
}

/// A page of the tabs.
private final class TabPageController: ViewController {
  private let model: PresentationModel
  private let label = Label()
  private let button = Button()

  init(_ model: PresentationModel, _ title: String) {
    self.model = model
    super.init()
    self.title = title
    tabBarItem.image = Image(iconName: title == "Inbox" ? "mail-unread-symbolic" : "folder-symbolic")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.onClicked(self) { me in
      me.model.unreadCount = me.title == "Inbox" ? max(0, me.model.unreadCount - 1) : me.model.unreadCount + 1
    }
    let column = Box(.vertical, spacing: 12)
    column.valign = .center
    column.halign = .center
    column.append(label)
    column.append(button)
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    let isInbox = title == "Inbox"
    label.text = isInbox ? "\(model.unreadCount) unread" : "Nothing new here"
    button.label = isInbox ? "Read one" : "Mark one unread"
    button.isSensitive = !isInbox || model.unreadCount > 0
    tabBarItem.badgeValue = isInbox && model.unreadCount > 0 ? "\(model.unreadCount)" : nil
  }
}

extension PresentationViewController: ViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { ModelCardPresentation(presenting: presented, from: presenting, model) }
}

import TrackedKit

/// A message with a status, and a button with a badge: both change without layout.
final class MessagesViewController: ViewController {
  @Bindable private var model: MessageModel
  private let message: MessageViewController
  private let navigation: NavigationController
  private let statusSwitch = Switch()
  private let statusButton = Button(word: "Next")
  private let receiveButton = Button(word: "Receive")
  private let badgeRuns: RunCounter

  init(_ model: MessageModel) {
    self.model = model
    message = MessageViewController(model)
    navigation = NavigationController(rootViewController: message)
    badgeRuns = RunCounter(of: [message], .viewWillLayoutSubviews, .viewDidLayoutSubviews)
    super.init()
    title = String(localized: "Messages")
    addChild(navigation)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    statusSwitch.bind(isOn: $model.showStatus)
    statusButton.onClicked(model) { $0.nextStatus() }
    statusButton.setAccessibleLabel(String(localized: "Next status"))
    receiveButton.onClicked(model) { $0.count += 1 }
    let statusRow = PageLayout.makeRow("Status", "Sending, delivered, read", control: statusButton)
    statusButton.setAccessibleLabel(String(localized: "Next status"))
    view.addSubview(
      PageLayout.makePage(
        title: "Messages", summary: "Texts, opacity and badges are content, and content needs no layout.",
        source: "MessageViewController.swift",
        [
          PageLayout.makeSection(nil, [navigation.view]),
          PageLayout.makeSection(
            "Model",
            [
              PageLayout.makeRow("Show status", control: statusSwitch), statusRow,
              PageLayout.makeRow("Messages", "The button above reads them all", control: receiveButton),
            ]),
          PageLayout.makeSection(
            "Runs",
            [
              PageLayout.makeCountRow(
                "Message: updateProperties()", "Once per change", RunCounter(of: message, .updateProperties)),
              PageLayout.makeCountRow(
                "Message: layout hooks", "Only the first layout", badgeRuns),
            ]),
        ]))
  }

  override func updateProperties() {
    super.updateProperties()
  }
}

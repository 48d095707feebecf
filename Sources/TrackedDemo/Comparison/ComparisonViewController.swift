import TrackedKit

import class TrackedUI.HostingController

/// Three small screens, each written both ways on the app's own models.
final class ComparisonViewController: ViewController {
  private let hits: HitsViewController
  private let hitsView: HostingController<HitsView>
  private let notifications: NotificationsViewController
  private let notificationsView: HostingController<NotificationsView>
  private let doneList: DoneListViewController
  private let doneListView: HostingController<DoneListView>

  init(counter: CounterModel, settings: SettingsModel, todo: TodoList) {
    hits = HitsViewController(counter)
    hitsView = HostingController(rootView: HitsView(counter: counter))
    notifications = NotificationsViewController(settings)
    notificationsView = HostingController(rootView: NotificationsView(settings: settings))
    doneList = DoneListViewController(todo)
    doneListView = HostingController(rootView: DoneListView(list: todo))
    super.init()
    title = String(localized: "Controller or View")
    let all: [ViewController] = [hits, hitsView, notifications, notificationsView, doneList, doneListView]
    all.forEach(addChild)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      PageLayout.makePage(
        title: "Controller or View",
        summary: "Three screens, each as a controller and as a declarative view: the code, and what runs.",
        maximumWidth: 900,
        [
          makeExample(
            "Counter", (hits, "HitsViewController.swift"), (hitsView, "HitsView.swift"),
            [("updateProperties()", RunCounter(of: hits, .updateProperties))],
            [("body", RunCounter(ofAll: HitsView.self, .body))]),
          makeExample(
            "Settings", (notifications, "NotificationsViewController.swift"),
            (notificationsView, "NotificationsView.swift"),
            [("updateProperties()", RunCounter(of: notifications, .updateProperties))],
            [("body", RunCounter(ofAll: NotificationsView.self, .body))]),
          makeExample(
            "To-do list", (doneList, "DoneListViewController.swift"), (doneListView, "DoneListView.swift"),
            [
              ("updateProperties()", RunCounter(of: doneList, .updateProperties)),
              ("Rows: configurationUpdateHandler", RunCounter(ofAll: DoneCell.self, .configurationUpdateHandler)),
            ],
            [
              ("body", RunCounter(ofAll: DoneListView.self, .body)),
              ("Rows: body", RunCounter(ofAll: DoneRow.self, .body)),
            ]),
        ]))
  }

  private typealias Side = (controller: ViewController, source: String)
  private typealias Counts = [(title: String, counter: RunCounter)]

  private func makeExample(
    _ title: String, _ kit: Side, _ declarative: Side, _ kitCounts: Counts, _ declarativeCounts: Counts
  ) -> Widget {
    let heading = Label(title)
    heading.addCSSClass("title-2")
    let column = Box(.vertical, spacing: 12)
    column.append(heading)
    column.append(
      PanesView([makeSide("Controller", kit, kitCounts), makeSide("Declarative view", declarative, declarativeCounts)]))
    return column
  }

  private func makeSide(_ title: String, _ side: Side, _ counts: Counts) -> Widget {
    let column = Box(.vertical, spacing: 12)
    column.append(
      PageLayout.makeSection(
        title, [side.controller.view] + counts.map { PageLayout.makeCountRow($0.title, nil, $0.counter) }))
    column.append(EssentialSource.makeSection(side.source))
    return column
  }
}

import TrackedKit
@Observable private final class Model { var count = 0 }


private final class MailController: ViewController {
private let (model, folderItem) = (Model(), BarButtonItem())
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Items/BarButtonItemBadge.swift", line: 5)
override func updateProperties() {
  super.updateProperties()
  folderItem.badge = model.count > 0 ? .count(model.count) : nil
}
#sourceLocation()
}

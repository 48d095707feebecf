import UIKit

final class PersonView: UIView {
  var name = "Ada"
  var width = 3
  var height = "tall"
  var map: [String: Int] = [:]
  var children = 2
  var parent: String?
  var direction = "north"
  var state = 7
  var style: Int?
}

final class PersonViewController: UIViewController {
  var name = "Ada"
  var model = [1, 2, 3]
  var content: String?
  var items: [Int] = []
  var state = "idle"

  override func loadView() {
    view = PersonView()
  }
}

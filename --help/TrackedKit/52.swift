import TrackedKit
@Observable private final class Model { var names: [String] = [] }


private final class NamesController: ViewController {
private let (model, search) = (Model(), SearchController(searchResultsController: nil))
private func show(_ names: [String]) {}
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Navigation/SearchController.swift", line: 16)
override func updateProperties() {
  super.updateProperties()
  let query = search.searchBar.text ?? ""
  show(query.isEmpty ? model.names : model.names.filter { $0.contains(query) })
}
#sourceLocation()
}

import TrackedKit
private final class HomeViewController: ViewController {}
private let tabBarController = TabBarController()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Navigation/Tab.swift", line: 7)
tabBarController.tabs = [
  Tab(title: "Home", image: Image(systemName: "house"), identifier: "home") { _ in HomeViewController() }
]
#sourceLocation()
}

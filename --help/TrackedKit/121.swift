import TrackedKit
private let scrollView = ScrollView()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 105)
let top = scrollView.contentOffset.y  // In UIKit `scrollView.bounds.minY` is the same.
#sourceLocation()
}

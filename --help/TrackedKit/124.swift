import TrackedKit
private let controller = ViewController()
private func deleteNote() {}


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 143)
let alert = AlertController(title: "Delete the note?", message: nil, preferredStyle: .alert)
alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in deleteNote() })
alert.addAction(AlertAction(title: "Cancel", style: .cancel))  // Escape.
controller.present(alert, animated: true)
#sourceLocation()
}

import TrackedKit
@Observable private final class Document {
  var isSaving = false
  func save() {}
}
private let document = Document()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Buttons/Button.swift", line: 7)
let save = Button(configuration: .filled(), primaryAction: Action(title: "Save") { _ in document.save() })
save.configurationUpdateHandler = { button in
  button.configuration?.showsActivityIndicator = document.isSaving
}
#sourceLocation()
}

import TrackedKit
private var configuration = Button.Configuration.filled()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/AttributedText+Values.swift", line: 7)
var text = AttributedString("Total 12 €")
text.font = .systemFont(ofSize: 15)
if let range = text.range(of: "12 €") { text[range].foregroundColor = .systemRed }
configuration.attributedTitle = text
#sourceLocation()
}

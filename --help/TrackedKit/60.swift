import TrackedKit
private let label = Label()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/AttributedText.swift", line: 8)
let text = MutableAttributedString(string: "Total 12 €", attributes: [.font: Font.systemFont(ofSize: 15)])
text.addAttribute(.foregroundColor, value: Color.systemRed, range: text.range(of: "12 €")!)
label.attributedText = text
#sourceLocation()
}

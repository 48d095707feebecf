import TrackedKit
private var text = AttributedText()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/TextAttachment.swift", line: 8)
let icon = TextAttachment(image: Image(systemName: "star.fill")!)
icon.bounds = Rect(x: 0, y: -3, width: 16, height: 16)
text.append(AttributedText(attachment: icon))
#sourceLocation()
}

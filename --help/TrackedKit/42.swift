import TrackedKit
private let (label, count) = (Label(), 3)


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Foundation/LocalizedStrings.swift", line: 11)
label.text = String(localized: "\(count) unread")   // msgid "%lld unread"
#sourceLocation()
}

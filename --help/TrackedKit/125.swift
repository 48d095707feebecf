import TrackedKit
private let picker = DatePicker()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/docs/FROM_UIKIT.md", line: 154)
let date = Date(timeIntervalSince1970: picker.date.secondsSince1970)
picker.date = LocalTime(secondsSince1970: date.timeIntervalSince1970)
#sourceLocation()
}

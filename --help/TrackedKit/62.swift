import TrackedKit
private let label = Label()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Values/FontDescriptor.swift", line: 4)
let title = FontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withSymbolicTraits(.traitBold)!
label.font = Font(descriptor: title, size: 0)
#sourceLocation()
}

import FoundationEssentials
import TrackedUI
extension UTType { static let card = UTType(exportedAs: "org.example.card") }

#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Transfer/Transferable.swift", line: 6)
private struct Card: Codable, Transferable {
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .card) }
}
#sourceLocation()


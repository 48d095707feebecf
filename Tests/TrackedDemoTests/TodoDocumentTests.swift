import FoundationEssentials
import Testing

@testable import TrackedDemo

/// The text of the to-do list's file.
@Suite struct TodoDocumentTests {
  let records = [
    TodoRecord(id: 9_007_199_254_740_991, title: "Ñandú 🥛 \"quoted\" \\ \u{1}\n\u{7F}", isCompleted: true),
    TodoRecord(id: -1, title: "", isCompleted: false),
  ]

  @Test func isReadBack() {
    #expect(TodoDocument.decode(TodoDocument.encode(records)) == .records(records))
    #expect(TodoDocument.decode(TodoDocument.encode([])) == .records([]))
  }

  @Test func isReadableByAPersonAndByOtherPrograms() throws {
    let data = TodoDocument.encode([TodoRecord(id: 1, title: "a/b", isCompleted: false)])
    let text = """
      {
        "version": 2,
        "items": [
          {"id": 1, "title": "a/b", "isCompleted": false}
        ],
        "checksum": "crc32-
      """
    #expect(String(decoding: data, as: UTF8.self).hasPrefix(text))
    struct Document: Decodable {
      let checksum: String
    }
    #expect(try JSONDecoder().decode(Document.self, from: data).checksum.count == "crc32-".count + 8)
  }

  @Test func everyFlippedBitIsNoticed() {
    let good = TodoDocument.encode(records)
    var unnoticed: [Int] = []
    for bit in 0..<good.count * 8 {
      var bytes = good
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      if TodoDocument.decode(bytes) != .damaged { unnoticed.append(bit) }
    }
    #expect(unnoticed == [])
  }

  @Test func everyShortenedFileIsNoticed() {
    let good = TodoDocument.encode(records)
    for count in 0..<good.count { #expect(TodoDocument.decode(good.prefix(count)) == .damaged) }
  }

  @Test func handEditingIsPossibleAsVersion1() {
    let text = String(decoding: TodoDocument.encode([]), as: UTF8.self)
    let edited = text.replacing("[\n", with: "[{\"id\": 1, \"title\": \"by hand\", \"isCompleted\": false}\n")
    #expect(TodoDocument.decode(Data(edited.utf8)) == .damaged)
    let old = edited.replacing("\"version\": 2", with: "\"version\": 1")
    #expect(TodoDocument.decode(Data(old.utf8)) == .records([TodoRecord(id: 1, title: "by hand", isCompleted: false)]))
  }

  @Test func theChecksumIsTheOneEverybodyKnows() {
    #expect(CyclicRedundancyCheck.of("123456789".utf8) == 0xCBF4_3926)
  }
}

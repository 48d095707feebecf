import Foundation
import Testing

@Suite("Names of two modules")
struct SharedNamesTests {
  @Test("the binding's page lists the types that have one name in Gtk and in TrackedKit")
  func list() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "docs/BINDING.md"), encoding: .utf8)
    let list = try #require(page.firstMatch(of: /one type in `Gtk` and for another in `TrackedKit`: ([^.]+)\./))
    let listed = Set(list.1.matches(of: /`(\w+)`/).map { String($0.1) })
    #expect(try listed == types(in: "Gtk", root).intersection(types(in: "TrackedKit", root)))
  }

  /// The types that a module declares at the top level, without names that are unavailable.
  private func types(in module: String, _ root: URL) throws -> Set<String> {
    let folder = root.appending(path: "Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var types: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let declaration =
        /\n(@available[^\n]*\n(?:[ )][^\n]*\n)*)?(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?:nonisolated )?(?:final )?(?:class|struct|enum|protocol) (\w+)/
      for match in ("\n" + text).matches(of: declaration) where match.1 == nil { types.insert(String(match.2)) }
    }
    return types
  }
}

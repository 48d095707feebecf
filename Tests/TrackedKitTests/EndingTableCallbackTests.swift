import Foundation
import Testing

/// The callbacks of the kit, as its sources declare them, are those of the table of C-240, or are excused in `Tests/Programs/EndingTable/Exceptions.txt`.
@Suite struct EndingTableCallbackTests {
  @Test("C-240 every delegate's method and every open method of the kit is in the table, or has a reason not to be")
  func completeness() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let declared = try Self.callbacks(in: root.appending(path: "Sources/TrackedKit")).union(
      Self.closures(in: root.appending(path: "Sources")))
    #expect(declared.count > 500)
    var called: Set<String> = []
    let table = root.appending(path: "Tests/Programs/EndingTable")
    for case let file as URL in FileManager.default.enumerator(at: table, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(
        of: /(?:called|told)\(\s*"([A-Za-z]+\.)?([A-Za-z]+)[^"]*"/)
      {
        called.insert(String(match.2))
        if let type = match.1 { called.insert("\(type)\(match.2)") }
      }
    }
    var excused: [String: String] = [:]
    for line in try String(contentsOf: table.appending(path: "Exceptions.txt"), encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(parts.count == 2 && !parts[1].isEmpty, "no reason: \(line)")
      excused[parts[0]] = parts.last
    }
    let missing = declared.filter { !called.contains($0) && excused[$0] == nil }
    #expect(missing.isEmpty, "neither in the table nor excused: \(missing.sorted().joined(separator: ", "))")
    let idle = excused.keys.filter { called.contains($0) || !declared.contains($0) }
    #expect(idle.isEmpty, "excused in vain: \(idle.sorted().joined(separator: ", "))")
  }

  /// `Gtk.name` of the closures at signals, but for those of properties, and the name of each property that keeps a handler or a provider.
  static func closures(in folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      if file.path.contains("/Sources/Gtk/") {
        for signal in text.matches(of: /(?m)^  public var (on(?!Notify)[A-Z][A-Za-z]*): (?:Event)?Signal</) {
          names.insert("Gtk.\(signal.1)")
        }
      } else if file.path.contains("/Sources/TrackedKit/") {
        for property in text.matches(
          of: /(?m)^  (?:@AlwaysObserved )?(?:open|public)(?: final)? var ([A-Za-z]+(?:Handler|Provider))\b/)
        {
          names.insert(String(property.1))
        }
      }
    }
    return names
  }

  /// `Protocol.name` of what a delegate or a data source is asked, where the name is the second label of a method that begins with its caller; and
  /// the name of each method that a subclass may override.
  static func callbacks(in folder: URL) throws -> Set<String> {
    var names: Set<String> = []
    for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? .init()
    where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for declaration in text.matches(of: /(?m)^  (?:@discardableResult )?open (?:class )?func ([A-Za-z]+)/) {
        names.insert(String(declaration.1))
      }
      for block in text.matches(
        of:
          /(?ms)^@MainActor public protocol ([A-Za-z]*(?:Delegate|DataSource|Prefetching|Updating|Transitioning))\b[^{]*\{\n.*?^}/
      ) {
        for method in block.0.matches(of: /(?m)^  func ([A-Za-z]+)\(\s*(?:_ [A-Za-z]+: [^,()]*,\s*([A-Za-z]+))?/) {
          names.insert("\(block.1).\(method.2 ?? method.1)")
        }
      }
    }
    return names
  }
}

import Foundation
import GtkTesting
import Testing

@testable import TrackedKit
@testable import TrackedUI

/// What `@AppStorage` shows is what Foundation's defaults keep, whoever writes it.
@MainActor @Suite(.serialized) struct KeptValueTests {
  private struct Kept: View {
    @AppStorage("kept.count") private var count = 1
    @AppStorage("kept.note") private var note: String?
    @AppStorage("kept.day") private var day = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
      Text("\(count) \(note ?? "none") \(Int(day.timeIntervalSinceReferenceDate))")
      Button("More") { count += 1 }
    }
  }

  private var file: URL {
    let folder = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"] ?? NSHomeDirectory() + "/.config"
    return URL(filePath: "\(folder)/\(ProcessInfo.processInfo.processName).plist")
  }

  private func written(_ key: String) -> Any? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])?[key]
  }

  @Test func whatTheProgramWritesIsShownAndWritten() async throws {
    let (window, _) = try await show(Kept())
    defer {
      window.close()
      for key in ["kept.count", "kept.note", "kept.day"] { UserDefaults.standard.removeObject(forKey: key) }
    }
    #expect(window.texts.contains("1 none 0"))
    for number in [5, 7] {
      UserDefaults.standard.set(number, forKey: "kept.count")
      UserDefaults.standard.set("note \(number)", forKey: "kept.note")
      UserDefaults.standard.set(Date(timeIntervalSinceReferenceDate: Double(number)), forKey: "kept.day")
      try await wait { window.texts.contains("\(number) note \(number) \(number)") }
      try await click(window.require(Gtk.Button.self, .text("More")))
      #expect(window.texts.contains("\(number + 1) note \(number) \(number)"))
      #expect(UserDefaults.standard.integer(forKey: "kept.count") == number + 1)
      try await wait { self.written("kept.count") as? Int == number + 1 }
    }
    UserDefaults.standard.removeObject(forKey: "kept.count")
    try await wait { window.texts.contains("1 note 7 7") }
  }

  @Test func whatEarlierVersionsKeptIsTakenOver() {
    defer { UserDefaults.standard.removeObject(forKey: "kept.earlier") }
    StoredValues.shared.cell("kept.earlier").value = .int(4)
    #expect(KeptValue.of(.standard, "kept.earlier").value == .int(4))
    #expect(StoredValues.shared.cell("kept.earlier").value == nil)
    #expect(UserDefaults.standard.integer(forKey: "kept.earlier") == 4)
  }

  @Test func aStoreIsKnownByItsName() {
    let (first, second) = (UserDefaults(suiteName: "group.kept"), UserDefaults(suiteName: "group.kept"))
    #expect(KeptValue.of(first!, "kept.shared") === KeptValue.of(second!, "kept.shared"))
    #expect(KeptValue.of(first!, "kept.shared") !== KeptValue.of(.standard, "kept.shared"))
  }

  @Test func aDamagedFileIsNotLost() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "program.plist").path
    try Data("<plist>half".utf8).write(to: URL(filePath: file))
    KeptDefaults.saveWhatIsDamaged(in: file)
    #expect(FileManager.default.contents(atPath: file + ".damaged") == Data("<plist>half".utf8))
    let whole = folder.appending(path: "whole.plist").path
    try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .xml, options: 0).write(
      to: URL(filePath: whole))
    KeptDefaults.saveWhatIsDamaged(in: whole)
    #expect(!FileManager.default.fileExists(atPath: whole + ".damaged"))
  }
}

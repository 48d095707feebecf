import CGtk
import Foundation
import GtkTesting
import Testing

/// Numbers on their way to C, which has narrower ones.
@Suite("Numbers", .serialized)
struct NumberTests {
  @Test("numbers that GTK cannot have are the nearest that it can")
  func clamped() async throws {
    let (label, grid, box) = (Label("some words that wrap"), Grid(), Box(.vertical, spacing: .max))
    (label.wraps, label.ellipsize) = (true, .end)
    label.maxLines = .max
    #expect(label.maxLines == Int(Int32.max))
    label.margins = .all(.max)
    #expect(label.margins == .all(Int(Int16.max)))
    label.margins = .all(.min)
    label.margins = Insets(12)
    #expect(label.margins == Insets(top: 12, leading: 12, bottom: 12, trailing: 12))
    box.spacing = 0
    box.append(grid)
    grid.attach(label, column: 0, row: 0)
    let test = try await TestWindow(box)
    defer { test.close() }
    test.window.defaultSize = Size(width: .nan, height: .infinity)
    try await settle()
  }

  @Test("a position that no list has chooses nothing")
  func positions() {
    let words = ["one", "two"]
    let model = ListModel(count: { words.count }, item: { words[$0] })
    let (single, multiple) = (SingleSelection(model), MultiSelection(model))
    single.selected = 0
    for position in [-1, 2, .min, .max] {
      single.selected = position
      #expect(single.selected == nil && !single.isSelected(position))
      multiple.select([1, position])
      #expect(multiple.selectedPositions == [1])
    }
    #expect(model.itemValue(at: -1) == nil)
  }

  @Test("a number set by a property's name is the nearest that the property has")
  func byName() {
    let label = Label("text")
    label.setProperty("lines", to: 1 << 40)
    #expect(label.property("lines", as: Int.self) == Int(Int32.max))
    label.setProperty("xalign", to: 1)
    #expect(label.property("xalign", as: Double.self) == 1)
  }

  @Test("no number is converted to one of C's in a way that ends the program where it does not fit")
  func conversions() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let sources = root.appending(path: "Sources/Gtk")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    // Constants of C's, and what has C's type already.
    let conversion = try Regex(
      #"\b(U?Int(32|16|8)|g(u?)int)\("#
        + #"(?!clamping|truncating|position|exactly|bitPattern|G[A-Z]*_|native\.|MemoryLayout|[0-9]|Int16\(clamping)"#
    )
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        // Enumerations, whose numbers are C's.
        if line.contains("var native: ") { continue }
        #expect(line.firstMatch(of: conversion) == nil, "\(file.lastPathComponent):\(number + 1): write clamping")
      }
    }
    #expect(count > 200)
  }
}

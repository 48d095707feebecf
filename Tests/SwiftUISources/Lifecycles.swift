import Foundation
import Observation
import TrackedUI

/// What has happened, in order.
final class LifeLog {
  private(set) var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func count(_ entry: String) -> Int { entries.count { $0 == entry } }
  /// What has happened since it was asked last.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

extension View {
  /// Logs when the view comes and goes, and its task.
  func logged(_ name: String, in log: LifeLog) -> some View {
    onAppear { log.note("\(name) appear") }
      .onDisappear { log.note("\(name) disappear") }
      .task {
        log.note("\(name) task")
        do { try await Task.sleep(for: .seconds(600)) } catch { log.note("\(name) cancelled") }
      }
  }
}

/// A view with a count of its own.
struct LoggedCounter: View {
  let name: String
  let log: LifeLog
  @State private var count = 0

  var body: some View {
    let _ = log.note("\(name) body")
    HStack {
      Text("\(name): \(count)")
      Button("Add to \(name)") { count += 1 }
    }
    .logged(name, in: log)
  }
}

// MARK: Tabs

struct LifeTabs: View {
  let log: LifeLog
  @State private var tab = "home"

  var body: some View {
    let _ = log.note("tabs body")
    VStack {
      TabView(selection: $tab) {
        Tab("Home", systemImage: "house", value: "home") { LoggedCounter(name: "home", log: log) }
        Tab("Mail", systemImage: "envelope", value: "mail") { LoggedCounter(name: "mail", log: log) }
      }
      Button("To home") { tab = "home" }
      Button("To mail") { tab = "mail" }
    }
  }
}

// MARK: Navigation

struct LifeStack: View {
  let log: LifeLog
  @State private var path: [Int] = []

  var body: some View {
    let _ = log.note("stack body")
    NavigationStack(path: $path) {
      VStack {
        LoggedCounter(name: "root", log: log)
        NavigationLink("Open 1", value: 1)
      }
      .navigationDestination(for: Int.self) { number in
        VStack {
          LoggedCounter(name: "page \(number)", log: log)
          NavigationLink("Open \(number + 1)", value: number + 1)
          Button("To root of \(number)") { path = [] }
          Button("Back from \(number)") { path.removeLast() }
        }
      }
    }
  }
}

// MARK: Sheets

struct LifeSheet: View {
  let log: LifeLog
  @State private var isShown = false
  @State private var title = "first"

  var body: some View {
    let _ = log.note("presenter body")
    VStack {
      LoggedCounter(name: "below", log: log)
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { log.note("dismissed") }) {
      LifeSheetContent(title: title, log: log) { title = "second" }
    }
  }
}

struct LifeSheetContent: View {
  let title: String
  let log: LifeLog
  let rename: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Sheet \(title)")
      LoggedCounter(name: "sheet", log: log)
      Button("Rename") { rename() }
      Button("Close") { dismiss() }
    }
  }
}

// MARK: Lists

struct LifeItem: Identifiable, Equatable {
  let id: Int
  var name: String
}

struct LifeRow: View {
  let item: LifeItem
  let log: LifeLog
  @State private var taps = 0

  var body: some View {
    let _ = log.note("row \(item.id) body")
    Button("\(item.name) \(taps)") { taps += 1 }
      .onAppear { log.note("row \(item.id) appear") }
      .onDisappear { log.note("row \(item.id) disappear") }
  }
}

struct LifeRows: View {
  let log: LifeLog
  let usesList: Bool
  @State private var items = (1...3).map { LifeItem(id: $0, name: "Item \($0)") }

  var body: some View {
    VStack {
      if usesList {
        List { ForEach(items) { LifeRow(item: $0, log: log) } }
      } else {
        VStack { ForEach(items) { LifeRow(item: $0, log: log) } }
      }
      Button("Insert") { items.insert(LifeItem(id: 9, name: "Item 9"), at: 0) }
      Button("Remove 2") { items.removeAll { $0.id == 2 } }
      Button("Rename 1") { items[items.firstIndex { $0.id == 1 }!].name = "Other" }
      Button("Reverse") { items.reverse() }
    }
  }
}

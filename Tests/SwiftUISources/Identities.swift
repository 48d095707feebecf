import Foundation
import Observation
import TrackedUI

// MARK: Identity

struct LifeIdentity: View {
  let log: LifeLog
  @State private var version = 1
  @State private var isShown = true
  @State private var isFirst = true

  var body: some View {
    VStack {
      LoggedCounter(name: "versioned", log: log).id(version)
      if isShown { LoggedCounter(name: "optional", log: log) }
      if isFirst { LoggedCounter(name: "branch", log: log) } else { LoggedCounter(name: "branch", log: log) }
      LoggedCounter(name: isFirst ? "one" : "two", log: log)
      Button("Version") { version += 1 }
      Button("Show") { isShown.toggle() }
      Button("Switch") { isFirst.toggle() }
    }
  }
}

// MARK: Models

@Observable final class LifeAuthor {
  var name: String
  init(name: String) { self.name = name }
}

@Observable final class LifeBook: Identifiable {
  var title: String
  var author: LifeAuthor?
  var pages = 0
  var isLong: Bool { pages > 100 }
  init(title: String, author: LifeAuthor?) { (self.title, self.author) = (title, author) }
}

@Observable final class LifeShelf {
  var books = [
    LifeBook(title: "Emma", author: LifeAuthor(name: "Jane")), LifeBook(title: "Dracula", author: nil),
  ]
  @ObservationIgnored var visits = 0
}

struct LifeShelfView: View {
  let log: LifeLog
  @State private var shelf = LifeShelf()

  var body: some View {
    let _ = log.note("shelf body")
    VStack {
      ForEach(shelf.books) { LifeBookView(book: $0, log: log) }
      Button("Retitle") { shelf.books[0].title = "Emma II" }
      Button("Rename author") { shelf.books[0].author?.name = "J. Austen" }
      Button("Give author") { shelf.books[1].author = LifeAuthor(name: "Bram") }
      Button("Ten pages") { shelf.books[0].pages += 10 }
      Button("Many pages") { shelf.books[0].pages += 1000 }
      Button("Add book") { shelf.books.append(LifeBook(title: "Ulysses", author: nil)) }
      Button("Visit") { shelf.visits += 1 }
    }
  }
}

struct LifeBookView: View {
  @Bindable var book: LifeBook
  let log: LifeLog

  var body: some View {
    let _ = log.note("\(book.title) body")
    HStack {
      TextField("Title", text: $book.title)
      LifeAuthorView(author: book.author, log: log)
      if book.isLong { Text("long") }
    }
  }
}

struct LifeAuthorView: View {
  let author: LifeAuthor?
  let log: LifeLog

  var body: some View {
    let _ = log.note("author body")
    Text(author?.name ?? "Nobody")
  }
}

// MARK: Changes

struct LifeChanges: View {
  let log: LifeLog
  @State private var number = 0
  @State private var double = 0
  @State private var query = ""

  var body: some View {
    let _ = log.note("changes body")
    VStack {
      Text("\(number) \(double)")
      Button("Twice") {
        number += 1
        number += 1
      }
      Button("There and back") {
        number += 1
        number -= 1
      }
      Button("Same") { number = number }
      Button("Search") {
        query = "a"
        query = "ab"
      }
    }
    .onChange(of: number, initial: true) { old, new in
      log.note("number \(old) \(new)")
      double = new * 2
    }
    .onChange(of: double) { log.note("double \(double)") }
    .task(id: query) {
      log.note("search '\(query)'")
      do { try await Task.sleep(for: .seconds(600)) } catch { log.note("search cancelled") }
    }
    .onAppear { log.note("appear") }
  }
}

// MARK: Timers

struct LifeTimers: View {
  let log: LifeLog
  @State private var label = "a"

  var body: some View {
    let _ = log.note("timers body")
    VStack {
      LifeTicks(label: label, log: log)
      TimelineView(.periodic(from: .now, by: 0.05)) { context in
        let _ = log.note("moment")
        Text(context.date, style: .time)
      }
      Button("Relabel") { label = "b" }
    }
  }
}

struct LifeTicks: View {
  let label: String
  let log: LifeLog
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(label) \(min(ticks, 1))")
      .onReceive(timer) { _ in
        ticks += 1
        log.note("tick \(label)")
      }
  }
}

import TrackedUI

@Observable class Library {
  struct Book: Identifiable, Hashable {
    let id: Int
    var title: String
    var author: String
    var pages: Int
    var isRead = false
  }

  var books = [
    Book(id: 1, title: "Dune", author: "Herbert", pages: 612),
    Book(id: 2, title: "Emma", author: "Austen", pages: 474),
    Book(id: 3, title: "Ulysses", author: "Joyce", pages: 730, isRead: true),
  ]

  func book(_ id: Book.ID?) -> Book? { books.first { $0.id == id } }
}

struct LibrarySplit: View {
  enum Shelf: String, Hashable, CaseIterable, Identifiable {
    case all, read, unread
    var id: Self { self }
    var icon: String { self == .all ? "books.vertical" : self == .read ? "checkmark" : "book" }
  }

  @State private var library = Library()
  @State private var shelf: Shelf? = .all
  @State private var bookID: Library.Book.ID?
  @State private var visibility: NavigationSplitViewVisibility = .all

  private var books: [Library.Book] {
    library.books.filter { shelf == .all || $0.isRead == (shelf == .read) }
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Shelf.allCases, selection: $shelf) { shelf in
        Label(shelf.rawValue.capitalized, systemImage: shelf.icon)
          .badge(library.books.count { shelf == .all || $0.isRead == (shelf == .read) })
      }
      .navigationTitle("Shelves")
      .navigationSplitViewColumnWidth(min: 140, ideal: 160)
    } content: {
      List(books, selection: $bookID) { book in
        NavigationLink(value: book.id) {
          VStack(alignment: .leading) {
            Text(book.title).font(.headline)
            Text(book.author).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .swipeActions(edge: .trailing) {
          Button("Read") { mark(book) }
            .tint(.green)
        }
      }
      .navigationTitle(shelf?.rawValue.capitalized ?? "Books")
      .overlay {
        if books.isEmpty {
          ContentUnavailableView("No books", systemImage: "book.closed")
        }
      }
    } detail: {
      if let book = library.book(bookID) {
        BookDetail(book: book) { mark(book) }
          .id(book.id)
      } else {
        Text("Select a book")
          .foregroundStyle(.secondary)
      }
    }
    .navigationSplitViewStyle(.balanced)
  }

  private func mark(_ book: Library.Book) {
    guard let index = library.books.firstIndex(of: book) else { return }
    library.books[index].isRead.toggle()
  }
}

struct BookDetail: View {
  let book: Library.Book
  let toggle: () -> Void
  @State private var rating = 3

  var body: some View {
    VStack(spacing: 20) {
      GroupBox("About") {
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text("Title").gridColumnAlignment(.trailing)
            Text(book.title).bold()
          }
          GridRow {
            Text("Pages")
            Text(book.pages, format: .number)
          }
          Divider()
            .gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text(book.isRead ? "Finished" : "Not finished yet")
              .gridCellColumns(2)
          }
        }
      }
      Stepper("Rating: \(rating)", value: $rating, in: 1...5)
      Button(book.isRead ? "Mark unread" : "Mark read", action: toggle)
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
    }
    .padding()
    .navigationTitle(book.title)
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
    }
  }
}

struct BookTable: View {
  @State private var library = Library()
  @State private var selection = Set<Library.Book.ID>()
  @State private var sortOrder = [KeyPathComparator(\Library.Book.title)]

  var body: some View {
    VStack {
      Table(library.books, selection: $selection, sortOrder: $sortOrder) {
        TableColumn("Title", value: \.title)
        TableColumn("Author", value: \.author)
          .width(min: 80, ideal: 120)
        TableColumn("Pages", value: \.pages) { book in
          Text("\(book.pages)").monospacedDigit()
        }
        .width(60)
        TableColumn("Read") { book in
          Image(systemName: book.isRead ? "checkmark" : "minus")
        }
      }
      .onChange(of: sortOrder) { _, newOrder in
        library.books.sort(using: newOrder)
      }
      .contextMenu(forSelectionType: Library.Book.ID.self) { ids in
        Button("Remove \(ids.count)") { library.books.removeAll { ids.contains($0.id) } }
      } primaryAction: { ids in
        selection = ids
      }
      Text("\(selection.count) selected of \(library.books.count)")
    }
  }
}

struct LogView: View {
  @State private var lines = (1...200).map { "line \($0)" }
  @State private var position: String?

  var body: some View {
    VStack {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(lines, id: \.self) { line in
            Text(line).frame(height: 20)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position)
      HStack {
        Button("Middle") { position = "line 100" }
        Button("Top") { withAnimation { position = "line 1" } }
        Text("at \(position ?? "nowhere")")
      }
    }
  }
}

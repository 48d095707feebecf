import TrackedUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String { "Photo \(id)" }
  var hue: Double { Double(id % 12) / 12 }
}

struct GalleryView: View {
  let photos = (1...60).map(Photo.init)
  @State private var selected: Photo?
  @State private var query = ""
  @State private var columnCount = 3

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 8), count: columnCount)
  }

  private var filtered: [Photo] {
    guard !query.isEmpty else { return photos }
    return photos.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 8) {
          ForEach(filtered) { photo in
            Button {
              selected = photo
            } label: {
              PhotoTile(photo: photo)
            }
            .buttonStyle(.plain)
            .contextMenu {
              Button("Copy", systemImage: "doc.on.doc") {}
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
        }
        .padding()
      }
      .scrollIndicators(.hidden)
      .searchable(text: $query, prompt: "Search photos")
      .navigationTitle("Gallery")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Menu("Columns", systemImage: "square.grid.2x2") {
            Picker("Columns", selection: $columnCount) {
              ForEach(2...5, id: \.self) { Text("\($0) columns").tag($0) }
            }
          }
        }
      }
      .sheet(item: $selected) { photo in
        PhotoSheet(photo: photo)
          .presentationDetents([.medium, .large])
      }
      .overlay {
        if filtered.isEmpty {
          ContentUnavailableView.search(text: query)
        }
      }
    }
  }
}

struct PhotoTile: View {
  let photo: Photo
  @State private var isHovered = false

  var body: some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottomLeading) {
        Text(photo.title)
          .font(.caption)
          .padding(6)
          .background(.black.opacity(0.4), in: .rect(cornerRadius: 6))
          .foregroundStyle(.white)
          .padding(6)
      }
      .shadow(radius: isHovered ? 6 : 0)
      .scaleEffect(isHovered ? 1.03 : 1)
      .animation(.easeOut(duration: 0.15), value: isHovered)
      .onHover { isHovered = $0 }
      .accessibilityLabel(photo.title)
  }
}

struct PhotoSheet: View {
  let photo: Photo
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(photo.title).font(.largeTitle)
      Button("Done") { dismiss() }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .keyboardShortcut(.defaultAction)
    }
    .padding(40)
  }
}

struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.preference(key: SizeKey.self, value: geometry.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}

struct SizeReader: View {
  @State private var size = CGSize.zero
  @State private var other = CGFloat.zero
  @State private var text = "short"

  var body: some View {
    VStack {
      Text(text)
        .frame(width: text == "short" ? 80 : 160, height: 30)
        .readSize { size = $0 }
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.width
        } action: { width in
          other = width
        }
      Text("\(Int(size.width)) × \(Int(size.height)), \(Int(other))")
      Button("Longer") { text = "a longer text" }
    }
  }
}

struct TagCloud: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(in: proposal.width ?? .infinity, subviews)
    let height = rows.map(\.height).reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
    return CGSize(width: proposal.width ?? rows.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in arrange(in: bounds.width, subviews) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func arrange(in width: CGFloat, _ subviews: Subviews) -> [Row] {
    var rows: [Row] = []
    var current = Row()
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if !current.indices.isEmpty, current.width + spacing + size.width > width {
        rows.append(current)
        current = Row()
      }
      current.width += (current.indices.isEmpty ? 0 : spacing) + size.width
      current.height = max(current.height, size.height)
      current.indices.append(index)
    }
    if !current.indices.isEmpty { rows.append(current) }
    return rows
  }
}

struct TagsView: View {
  @State private var tags: Set<String> = ["swift"]
  let all = ["swift", "linux", "gtk", "observation", "layout", "desktop"]

  var body: some View {
    VStack(alignment: .leading) {
      TagCloud {
        ForEach(all, id: \.self) { tag in
          Toggle(
            tag,
            isOn: Binding(
              get: { tags.contains(tag) },
              set: { isOn in
                if isOn { tags.insert(tag) } else { tags.remove(tag) }
              })
          )
          .toggleStyle(.button)
        }
      }
      Text(tags.sorted().joined(separator: ", "))
    }
  }
}

import TrackedUI

// essential:begin
/// Composers beside a table of their works, on the model of the Library page.
struct CatalogView: View {
  let library: MusicLibrary
  @State private var composer: String?
  @State private var selected: Set<Track.ID> = []
  @State private var order = [KeyPathComparator(\Track.title)]
  @State private var visibility = NavigationSplitViewVisibility.all

  private var tracks: [Track] {
    library.tracks.filter { composer == nil || $0.composer == composer }.sorted(using: order)
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(library.composers, id: \.self, selection: $composer) { name in
        Text(name).badge(library.tracks.count { $0.composer == name })
      }
      .navigationTitle("Composers")
      .navigationSplitViewColumnWidth(min: 140, ideal: 200)
    } detail: {
      VStack(alignment: .leading, spacing: 0) {
        Table(tracks, selection: $selected, sortOrder: $order) {
          TableColumn("Title", value: \.title)
          TableColumn("Year", value: \.year) { Text($0.year, format: .number.grouping(.never)) }
            .width(64)
          TableColumn("Plays", value: \.plays) { Text("\($0.plays)") }
            .width(64)
        }
        .contextMenu(forSelectionType: Track.ID.self) { ids in
          Button("Play \(ids.count)") { play(ids) }
        } primaryAction: {
          play($0)
        }
        Divider()
        HStack {
          Text("\(selected.count) of \(tracks.count) selected")
            .foregroundStyle(.secondary)
          Spacer()
          Button("Play") { play(selected) }
            .disabled(selected.isEmpty)
        }
        .padding(8)
      }
      .navigationTitle(composer ?? "All Works")
    }
  }

  private func play(_ ids: Set<Track.ID>) { for id in ids { library.track(id)?.play() } }
}
// essential:end

extension Track: Identifiable {}

import TrackedUI

struct QueueTrack: Identifiable, Hashable, Codable, Transferable {
  let id: UUID
  var title: String
  var seconds: Int

  init(_ title: String, _ seconds: Int) { (id, self.title, self.seconds) = (UUID(), title, seconds) }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

struct C11ReorderView: View {
  @State private var queue = [
    QueueTrack("Intro", 65), QueueTrack("Verse", 190), QueueTrack("Chorus", 125), QueueTrack("Outro", 40),
  ]
  @State private var trash: [QueueTrack] = []
  @State private var isTargeted = false
  @State private var dragged: QueueTrack?
  @State private var editMode = EditMode.inactive

  private var total: Duration { .seconds(queue.map(\.seconds).reduce(0, +)) }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Up next").font(.title2.bold())
        Spacer()
        Text(total, format: .time(pattern: .minuteSecond))
          .monospacedDigit()
          .foregroundStyle(.secondary)
        Button(editMode.isEditing ? "Done" : "Edit") {
          withAnimation { editMode = editMode.isEditing ? .inactive : .active }
        }
      }
      List {
        ForEach(queue) { track in
          TrackRow(track: track, isDragged: dragged == track)
            .draggable(track) {
              Text(track.title).padding().background(.thinMaterial, in: .capsule)
            }
            .dropDestination(for: QueueTrack.self) { dropped, location in
              guard let first = dropped.first else { return false }
              reorder(first, before: track)
              return true
            } isTargeted: { inside in
              if inside { dragged = track }
            }
        }
        .onMove { queue.move(fromOffsets: $0, toOffset: $1) }
        .onDelete { offsets in
          trash += offsets.map { queue[$0] }
          queue.remove(atOffsets: offsets)
        }
      }
      .environment(\.editMode, $editMode)
      .listStyle(.plain)
      HStack {
        Image(systemName: isTargeted ? "trash.fill" : "trash")
        Text("\(trash.count) removed")
        if let last = trash.last {
          Button("Undo") {
            queue.append(last)
            trash.removeLast()
          }
        }
      }
      .frame(maxWidth: .infinity)
      .padding()
      .background(isTargeted ? Color.red.opacity(0.3) : Color.secondary.opacity(0.1), in: .rect(cornerRadius: 12))
      .onDrop(of: [.json, .plainText], isTargeted: $isTargeted) { providers in
        guard let provider = providers.first else { return false }
        _ = provider.loadTransferable(type: QueueTrack.self) { result in
          guard case .success(let track) = result else { return }
          Task { @MainActor in
            queue.removeAll { $0.id == track.id }
            trash.append(track)
          }
        }
        return true
      }
    }
    .padding()
  }

  private func reorder(_ track: QueueTrack, before other: QueueTrack) {
    guard track.id != other.id, let from = queue.firstIndex(where: { $0.id == track.id }),
      let to = queue.firstIndex(of: other)
    else { return }
    withAnimation { queue.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
  }
}

private struct TrackRow: View {
  let track: QueueTrack
  var isDragged = false

  var body: some View {
    HStack {
      Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
      Text(track.title)
      Spacer()
      Text(Duration.seconds(track.seconds).formatted(.units(allowed: [.minutes, .seconds], width: .narrow)))
        .font(.caption.monospacedDigit())
    }
    .opacity(isDragged ? 0.6 : 1)
    .hoverEffect(.highlight)
  }
}

import Foundation
import TrackedUI

struct Track: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var artist: String
  var duration: Duration
  var colors: [Color]
}

@Observable
@MainActor
final class PlayerModel {
  var queue: [Track]
  var current: Track?
  var isPlaying = false
  var elapsed: Duration = .zero
  var volume = 0.6
  @ObservationIgnored private var ticker: Task<Void, Never>?

  init(queue: [Track]) {
    self.queue = queue
    current = queue.first
  }

  var progress: Double {
    get {
      guard let current, current.duration > .zero else { return 0 }
      return elapsed / current.duration
    }
    set {
      guard let current else { return }
      elapsed = current.duration * newValue
    }
  }

  func toggle() {
    isPlaying.toggle()
    ticker?.cancel()
    guard isPlaying else { return }
    ticker = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(1))
        self?.tick()
      }
    }
  }

  private func tick() {
    elapsed += .seconds(1)
    if let current, elapsed >= current.duration { skip(1) }
  }

  func skip(_ offset: Int) {
    guard let current, let index = queue.firstIndex(of: current) else { return }
    self.current = queue[(index + offset + queue.count) % queue.count]
    elapsed = .zero
  }
}

struct A04PlayerView: View {
  @State private var model = PlayerModel(queue: [
    Track(title: "Aurora", artist: "North", duration: .seconds(215), colors: [.purple, .blue]),
    Track(title: "Ember", artist: "South", duration: .seconds(187), colors: [.orange, .red]),
  ])
  @State private var isExpanded = false
  @Namespace private var player

  var body: some View {
    ZStack(alignment: .bottom) {
      List(model.queue) { track in
        Button {
          model.current = track
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text(track.title)
              Text(track.artist).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text(track.duration.formatted(.time(pattern: .minuteSecond)))
              .monospacedDigit()
          }
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .listRowSeparator(track == model.queue.last ? .hidden : .visible)
      }
      .listStyle(.plain)
      .safeAreaInset(edge: .bottom) {
        if !isExpanded { miniPlayer }
      }
      if isExpanded { fullPlayer }
    }
  }

  private var artwork: some View {
    RoundedRectangle(cornerRadius: isExpanded ? 24 : 8, style: .continuous)
      .fill(
        LinearGradient(colors: model.current?.colors ?? [.gray], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .matchedGeometryEffect(id: "artwork", in: player)
  }

  private var miniPlayer: some View {
    HStack {
      artwork.frame(width: 44, height: 44)
      Text(model.current?.title ?? "Not Playing")
        .matchedGeometryEffect(id: "title", in: player, properties: .position)
      Spacer()
      playButton
    }
    .padding(10)
    .background(.thinMaterial, in: .capsule)
    .padding(.horizontal)
    .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { isExpanded = true } }
  }

  private var playButton: some View {
    Button(action: model.toggle) {
      Image(systemName: model.isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    .keyboardShortcut(.space, modifiers: [])
    .help("Play or pause")
  }

  private var fullPlayer: some View {
    VStack(spacing: 24) {
      artwork.aspectRatio(1, contentMode: .fit).frame(maxWidth: 320)
      Text(model.current?.title ?? "Not Playing")
        .font(.title2.bold())
        .matchedGeometryEffect(id: "title", in: player, properties: .position)
      VStack {
        Slider(value: $model.progress)
        HStack {
          Text(model.elapsed, format: .time(pattern: .minuteSecond))
          Spacer()
          if let current = model.current {
            Text("-\((current.duration - model.elapsed).formatted(.time(pattern: .minuteSecond)))")
          }
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 40) {
        Button("Back", systemImage: "backward.fill") { model.skip(-1) }
        playButton.font(.largeTitle)
        Button("Forward", systemImage: "forward.fill") { model.skip(1) }
      }
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .buttonStyle(.borderless)
      Slider(value: $model.volume, in: 0...1) { Text("Volume") }
        .tint(.secondary)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(colors: model.current?.colors.map { $0.opacity(0.3) } ?? [], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    }
    .background(.background)
    .gesture(
      DragGesture(minimumDistance: 20)
        .onEnded { value in
          if value.translation.height > 80 || value.predictedEndTranslation.height > 200 {
            withAnimation(.smooth) { isExpanded = false }
          }
        }
    )
    .transition(.move(edge: .bottom))
  }
}

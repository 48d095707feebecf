import TrackedUI

struct Song: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let duration: TimeInterval
}

@MainActor
final class SongPlayer: ObservableObject {
  @Published private(set) var current: Song
  @Published var position: TimeInterval = 0
  @Published var isPlaying = false
  @Published var volume: Float = 0.5
  @Published var repeats = false

  let songs = [
    Song(id: 1, title: "Aurora", artist: "North", duration: 185),
    Song(id: 2, title: "Boreal", artist: "North", duration: 240),
    Song(id: 3, title: "Cinder", artist: "South", duration: 200),
  ]

  init() { current = Song(id: 1, title: "Aurora", artist: "North", duration: 185) }

  func tick() {
    guard isPlaying else { return }
    position += 1
    if position >= current.duration { next() }
  }

  func next() { play(offset: 1) }
  func previous() {
    if position > 3 { position = 0 } else { play(offset: -1) }
  }

  private func play(offset: Int) {
    guard let index = songs.firstIndex(of: current) else { return }
    let next = (index + offset + songs.count) % songs.count
    current = songs[next]
    position = 0
  }

  func select(_ song: Song) {
    current = song
    position = 0
    isPlaying = true
  }
}

struct C17PlayerView: View {
  @ObservedObject var player: SongPlayer
  @State private var isExpanded = false
  @State private var isScrubbing = false
  @Namespace private var artwork
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    ZStack(alignment: .bottom) {
      List(player.songs) { song in
        Button {
          player.select(song)
        } label: {
          HStack {
            Text(song.title)
            Spacer()
            if song == player.current {
              Image(systemName: "speaker.wave.2.fill")
                .symbolEffect(.variableColor.iterative, isActive: player.isPlaying)
            }
          }
        }
        .buttonStyle(.plain)
      }
      if !isExpanded {
        miniPlayer.transition(.move(edge: .bottom))
      }
    }
    .fullScreenCover(isPresented: $isExpanded) { nowPlaying }
    .onReceive(timer) { _ in if !isScrubbing { player.tick() } }
  }

  private var miniPlayer: some View {
    HStack {
      art(40)
      VStack(alignment: .leading) {
        Text(player.current.title).bold()
        Text(player.current.artist).font(.caption)
      }
      Spacer()
      playButton
    }
    .padding(8)
    .background(.regularMaterial, in: .rect(cornerRadius: 14))
    .padding()
    .onTapGesture { isExpanded = true }
    .accessibilityAction(named: "Expand") { isExpanded = true }
  }

  private var playButton: some View {
    Button {
      player.isPlaying.toggle()
    } label: {
      Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
        .contentTransition(.symbolEffect(.replace))
    }
    .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
    .keyboardShortcut(.space, modifiers: [])
  }

  private func art(_ size: CGFloat) -> some View {
    RoundedRectangle(cornerRadius: size / 8)
      .fill(AngularGradient(colors: [.pink, .purple, .blue, .pink], center: .center))
      .frame(width: size, height: size)
      .rotationEffect(.degrees(player.isPlaying ? 360 : 0))
      .animation(
        player.isPlaying ? .linear(duration: 8).repeatForever(autoreverses: false) : .default, value: player.isPlaying)
  }

  private var nowPlaying: some View {
    VStack(spacing: 20) {
      HStack {
        Button("Collapse", systemImage: "chevron.down") { isExpanded = false }.labelStyle(.iconOnly)
        Spacer()
        Menu {
          Toggle("Repeat", isOn: $player.repeats)
          Button("Share", systemImage: "square.and.arrow.up") {}
        } label: {
          Label("More", systemImage: "ellipsis")
        }
        .menuIndicator(.hidden)
        .menuStyle(.borderlessButton)
      }
      art(200)
      VStack(alignment: .leading) {
        Slider(value: $player.position, in: 0...player.current.duration) { editing in isScrubbing = editing }
        HStack {
          Text(Duration.seconds(player.position), format: .time(pattern: .minuteSecond))
          Spacer()
          Text(
            "-\(Duration.seconds(player.current.duration - player.position).formatted(.time(pattern: .minuteSecond)))")
        }
        .font(.caption.monospacedDigit())
      }
      HStack(spacing: 32) {
        Button(action: player.previous) { Image(systemName: "backward.fill") }.accessibilityLabel("Previous")
        playButton.font(.largeTitle)
        Button(action: player.next) { Image(systemName: "forward.fill") }.accessibilityLabel("Next")
      }
      .buttonStyle(.plain)
      Slider(value: $player.volume) { Text("Volume") }
        .labelsHidden()
    }
    .padding(32)
    .presentationBackground(.thickMaterial)
  }
}

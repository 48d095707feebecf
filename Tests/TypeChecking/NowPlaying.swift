import TrackedUI

struct NowPlaying: View {
  @State private var offset = CGSize.zero
  @State private var position = 0.25
  @State private var isPlaying = false
  @State private var isLiked = false
  @State private var volume = 0.5
  @State private var isPressed = false
  @State private var rotation = Angle.zero
  @GestureState private var isDragging = false
  @Namespace private var space
  let title: String
  let duration: Double

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(.linearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
        .frame(width: 260, height: 260)
        .overlay {
          Image(systemName: "music.note").font(.system(size: 80)).foregroundStyle(.white.opacity(0.8))
        }
        .shadow(color: .black.opacity(isPlaying ? 0.4 : 0.1), radius: isPlaying ? 24 : 8, y: 8)
        .scaleEffect(isPlaying ? 1 : 0.9)
        .rotationEffect(rotation)
        .offset(offset)
        .matchedGeometryEffect(id: "cover", in: space)
        .gesture(
          DragGesture(minimumDistance: 4)
            .updating($isDragging) { _, state, _ in state = true }
            .onChanged { offset = $0.translation }
            .onEnded { value in
              withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                if abs(value.translation.width) > 120 { position = 0 }
                offset = .zero
              }
            }
        )
        .onTapGesture(count: 2) { isLiked.toggle() }
        .animation(.spring(), value: isPlaying)
        #if TYPO
          // expected-error@+1 {{cannot find 'titel' in scope}}
          .accessibilityLabel("Cover of \(titel)")
        #else
          .accessibilityLabel("Cover of \(title)")
        #endif
      VStack(spacing: 4) {
        Text(title).font(.title2).bold().lineLimit(1)
        Text("\(Int(position * duration)) of \(Int(duration)) seconds")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
          .contentTransition(.numericText())
      }
      Slider(value: $position, in: 0...1)
        .tint(isPlaying ? .pink : .gray)
        .accessibilityValue("\(Int(position * 100)) percent")
      HStack(spacing: 40) {
        Button {
          position = max(0, position - 10 / duration)
        } label: {
          Image(systemName: "gobackward.10").font(.title)
        }
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
            .font(.system(size: 56))
            .contentShape(Circle())
        }
        .keyboardShortcut(.space, modifiers: [])
        Button {
          position = min(1, position + 10 / duration)
        } label: {
          Image(systemName: "goforward.10").font(.title)
        }
      }
      .buttonStyle(.plain)
      .foregroundStyle(.primary)
      .padding(.vertical)
      Image(systemName: isLiked ? "heart.fill" : "heart")
        .foregroundStyle(isLiked ? .red : .secondary)
        .scaleEffect(isPressed ? 1.4 : 1)
        .onLongPressGesture(minimumDuration: 0.5) {
          isLiked = true
        } onPressingChanged: {
          isPressed = $0
        }
        .animation(.bouncy, value: isPressed)
    }
    .padding(32)
    .background(isPlaying ? Color.indigo.opacity(0.2) : Color.clear)
    .clipShape(RoundedRectangle(cornerRadius: 32))
    .overlay(RoundedRectangle(cornerRadius: 32).stroke(Color.secondary.opacity(0.2), lineWidth: 1))
    .frame(maxWidth: 420)
    .focusable()
    .onKeyPress(.space) {
      isPlaying.toggle(); return .handled
    }
    .onKeyPress(.leftArrow) {
      position -= 0.05; return .handled
    }
    .onKeyPress(.rightArrow) {
      position += 0.05; return .handled
    }
    .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
      if isPlaying { position = min(1, position + 1 / duration) }
    }
    .onChange(of: position) { if position >= 1 { isPlaying = false } }
    .onChange(of: isPlaying) { withAnimation(.linear(duration: 1)) { rotation += .degrees(10) } }
    .sensoryFeedback(.success, trigger: isLiked)
    .navigationTitle(title)
  }
}

import TrackedUI

struct ChatMessage: Identifiable, Equatable, Sendable {
  enum Sender: Sendable { case me, other(name: String) }
  enum Status: String, Sendable { case sending, sent, read }

  let id = UUID()
  let sender: Sender
  var text: String
  var status = Status.sending
  let date = Date.now

  var isMine: Bool { if case .me = sender { true } else { false } }
  static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.text == b.text && a.status == b.status }
}

@Observable @MainActor
final class ChatRoom {
  var messages: [ChatMessage] = [ChatMessage(sender: .other(name: "Ada"), text: "Hello there!", status: .read)]
  var draft = ""
  private(set) var isTyping = false
  @ObservationIgnored private var reply: Task<Void, Never>?

  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(ChatMessage(sender: .me, text: text))
    draft = ""
    reply?.cancel()
    reply = Task { [weak self] in
      try? await Task.sleep(for: .milliseconds(30))
      guard let self, !Task.isCancelled else { return }
      for index in messages.indices where messages[index].isMine { messages[index].status = .read }
      isTyping = true
      try? await Task.sleep(for: .milliseconds(30))
      isTyping = false
      withAnimation(.spring) {
        self.messages.append(ChatMessage(sender: .other(name: "Ada"), text: String(text.reversed()), status: .read))
      }
    }
  }
}

struct BubbleShape: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    let tail: CGFloat = 6
    var path = Path()
    let body = CGRect(x: rect.minX + (isMine ? 0 : tail), y: rect.minY, width: rect.width - tail, height: rect.height)
    path.addRoundedRect(in: body, cornerSize: CGSize(width: 14, height: 14), style: .continuous)
    path.move(to: CGPoint(x: isMine ? body.maxX : body.minX, y: body.maxY - 16))
    path.addQuadCurve(
      to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY),
      control: CGPoint(x: isMine ? body.maxX : body.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: isMine ? body.maxX - 14 : body.minX + 14, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct MessageBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 40) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        if case .other(let name) = message.sender { Text(name).font(.caption.bold()).foregroundStyle(.secondary) }
        Text(LocalizedStringKey(message.text))
          .padding(.horizontal, 14)
          .padding(.vertical, 8)
          .foregroundStyle(message.isMine ? .white : .primary)
          .background(
            message.isMine ? AnyShapeStyle(Color.blue.gradient) : AnyShapeStyle(.fill.tertiary),
            in: BubbleShape(isMine: message.isMine)
          )
          .textSelection(.enabled)
        if message.isMine {
          Text("\(message.date, format: .dateTime.hour().minute()) · \(message.status.rawValue)")
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
    .transition(
      .asymmetric(
        insertion: .scale(scale: 0.8, anchor: message.isMine ? .bottomTrailing : .bottomLeading).combined(
          with: .opacity), removal: .opacity))
  }
}

struct C18ChatView: View {
  @State private var room = ChatRoom()
  @FocusState private var isFocused: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(room.messages) { message in
            MessageBubble(message: message).id(message.id)
          }
          if room.isTyping {
            TypingIndicator().frame(maxWidth: .infinity, alignment: .leading)
          }
        }
        .padding()
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: room.messages.count) {
        withAnimation { proxy.scrollTo(room.messages.last?.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(alignment: .bottom) {
        TextField("Message", text: $room.draft, axis: .vertical)
          .lineLimit(1...5)
          .textFieldStyle(.plain)
          .focused($isFocused)
          .onSubmit(send)
          .padding(8)
          .overlay(RoundedRectangle(cornerRadius: 16).stroke(.separator))
        Button(action: send) {
          Image(systemName: "arrow.up.circle.fill").font(.title)
        }
        .disabled(room.draft.isEmpty)
        .accessibilityLabel("Send")
      }
      .padding(8)
      .background(.bar)
    }
    .navigationTitle("Ada")
  }

  private func send() {
    room.send()
    isFocused = true
  }
}

struct TypingIndicator: View {
  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 6, height: 6)
          .keyframeAnimator(initialValue: 0.0, repeating: true) { view, value in
            view.offset(y: value)
          } keyframes: { _ in
            KeyframeTrack {
              LinearKeyframe(0, duration: Double(index) * 0.1)
              CubicKeyframe(-4, duration: 0.2)
              CubicKeyframe(0, duration: 0.2)
            }
          }
      }
    }
    .foregroundStyle(.secondary)
    .accessibilityLabel("Typing")
  }
}

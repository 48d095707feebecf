import TrackedUI

struct ChatMessage: Identifiable, Equatable {
  enum Sender: Equatable { case me, other(name: String) }
  let id: UUID; let sender: Sender; var text: AttributedString; let date: Date; var reaction: String?
  init(_ text: String, from sender: Sender) {
    id = UUID(); self.sender = sender; self.text = (try? AttributedString(markdown: text)) ?? AttributedString(text);
    date = .now
  }
}
@Observable @MainActor final class MessageThread {
  var messages: [ChatMessage] = (1...40).map {
    ChatMessage("Message **\($0)**", from: $0.isMultiple(of: 2) ? .me : .other(name: "Ada"))
  }
  var isTyping = false
  func send(_ text: String) async {
    messages.append(ChatMessage(text, from: .me))
    isTyping = true
    defer { isTyping = false }
    try? await Task.sleep(nanoseconds: 20_000_000)
    messages.append(ChatMessage("Echo: \(text)", from: .other(name: "Ada")))
  }
}
struct SpeechBubble: Shape {
  var isMine: Bool
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRoundedRect(in: rect.insetBy(dx: 4, dy: 0), cornerSize: CGSize(width: 14, height: 14), style: .continuous)
      let x = isMine ? rect.maxX - 4 : rect.minX + 4
      path.move(to: CGPoint(x: x, y: rect.maxY - 14))
      path.addQuadCurve(
        to: CGPoint(x: isMine ? rect.maxX : rect.minX, y: rect.maxY), control: CGPoint(x: x, y: rect.maxY - 4))
      path.addLine(to: CGPoint(x: isMine ? rect.maxX - 18 : rect.minX + 18, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
struct BubbleRow: View {
  let message: ChatMessage
  @Binding var reaction: String?
  var isMine: Bool { message.sender == .me }
  var body: some View {
    HStack(alignment: .bottom, spacing: 6) {
      if isMine { Spacer(minLength: 48) }
      if case .other(let name) = message.sender {
        Text(name.prefix(1)).font(.caption.bold()).frame(width: 28, height: 28).background(
          .purple.gradient, in: .circle
        ).foregroundStyle(.white)
      }
      VStack(alignment: isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text).padding(.horizontal, 14).padding(.vertical, 8).foregroundStyle(isMine ? .white : .primary)
          .background(isMine ? Color.accentColor : Color.secondary.opacity(0.15), in: SpeechBubble(isMine: isMine))
          .overlay(alignment: .topTrailing) {
            if let reaction {
              Text(reaction).padding(4).background(.background, in: Circle()).offset(x: 8, y: -8).transition(
                .scale.combined(with: .opacity))
            }
          }
          .contextMenu {
            ForEach(["👍", "❤️", "😂"], id: \.self) { emoji in
              Button(emoji) { withAnimation(.bouncy) { reaction = reaction == emoji ? nil : emoji } }
            }
          }
          .onTapGesture(count: 2) { withAnimation(.spring(duration: 0.3, bounce: 0.4)) { reaction = "❤️" } }
        Text(message.date, format: .dateTime.hour().minute()).font(.caption2).foregroundStyle(.tertiary)
      }
      if !isMine { Spacer(minLength: 48) }
    }
    .id(message.id)
  }
}
struct TypingDots: View {
  @State private var phase = 0.0
  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { i in
        Circle().frame(width: 7, height: 7).scaleEffect(1 + 0.3 * sin(phase + Double(i))).opacity(0.5)
      }
    }
    .padding(10).background(.thinMaterial, in: Capsule())
    .onAppear { withAnimation(.linear(duration: 1).repeatCount(2, autoreverses: false)) { phase = .pi * 2 } }
  }
}
struct ConversationView: View {
  @State private var chat = MessageThread()
  @State private var draft = ""
  @State private var position = ScrollPosition(edge: .bottom)
  @State private var isAtBottom = true
  @FocusState private var isWriting: Bool
  @ScaledMetric(relativeTo: .body) private var spacing = 10.0
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: spacing, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach($chat.messages) { $message in BubbleRow(message: message, reaction: $message.reaction) }
            if chat.isTyping { TypingDots().transition(.move(edge: .leading).combined(with: .opacity)) }
          } header: {
            Text("Today").font(.caption).frame(maxWidth: .infinity).padding(4).background(.bar)
          }
          Color.clear.frame(height: 1).id("bottom")
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition($position)
      .scrollDismissesKeyboard(.interactively)
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height - 20
      } action: { _, new in
        isAtBottom = new
      }
      .overlay(alignment: .bottomTrailing) {
        if !isAtBottom {
          Button {
            withAnimation { proxy.scrollTo("bottom", anchor: .bottom) }
          } label: {
            Image(systemName: "arrow.down.circle.fill").font(.title)
          }.buttonStyle(.plain).padding().accessibilityLabel("Newest")
        }
      }
      .onChange(of: chat.messages.count) {
        withAnimation(.easeOut(duration: 0.2)) { proxy.scrollTo("bottom", anchor: .bottom) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    }
    .navigationTitle("Ada")
  }
  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.roundedBorder).focused(
        $isWriting
      ).onSubmit(send)
      Button(action: send) { Image(systemName: "paperplane.fill").symbolEffect(.bounce, value: chat.messages.count) }
        .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty).keyboardShortcut(
          .return, modifiers: [.command]
        ).buttonStyle(.borderedProminent).accessibilityLabel("Send")
    }.padding(8).background(.bar)
  }
  private func send() {
    let text = draft.trimmingCharacters(in: .whitespaces); guard !text.isEmpty else { return }
    draft = ""; isWriting = true
    Task { await chat.send(text) }
  }
}

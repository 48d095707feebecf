import TrackedUI

struct Message: Identifiable, Equatable {
  let id: Int
  let text: String
  let isMine: Bool
  let date: Date
}

@Observable @MainActor
final class Conversation {
  private(set) var messages: [Message] = []
  private(set) var isPeerTyping = false
  var draft = ""

  init() {
    for index in 0..<15 {
      append(index.isMultiple(of: 2) ? "Question \(index)" : "Answer \(index)", isMine: index.isMultiple(of: 2))
    }
  }

  func send() async {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    draft = ""
    append(text, isMine: true)
    isPeerTyping = true
    try? await Task.sleep(for: .milliseconds(30))
    isPeerTyping = false
    append("You said: \(text)", isMine: false)
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(Message(id: messages.count, text: text, isMine: isMine, date: .now))
  }
}

struct ChatView: View {
  @State private var conversation = Conversation()
  @FocusState private var isComposing: Bool

  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8) {
            ForEach(conversation.messages) { message in
              Bubble(message: message)
                .id(message.id)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            if conversation.isPeerTyping {
              TypingIndicator()
            }
          }
          .padding()
        }
        .defaultScrollAnchor(.bottom)
        .onChange(of: conversation.messages.count) { _, count in
          withAnimation { proxy.scrollTo(count - 1, anchor: .bottom) }
        }
      }
      Divider()
      composer
    }
  }

  private var composer: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $conversation.draft, axis: .vertical)
        .lineLimit(1...4)
        .textFieldStyle(.roundedBorder)
        .focused($isComposing)
      Button {
        Task { await conversation.send() }
        isComposing = true
      } label: {
        Label("Send", systemImage: "paperplane.fill").labelStyle(.iconOnly)
      }
      .keyboardShortcut(.return, modifiers: .command)
      .disabled(conversation.draft.isEmpty)
    }
    .padding(8)
  }
}

private struct Bubble: View {
  let message: Message

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .foregroundStyle(message.isMine ? Color.white : .primary)
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2), in: .rect(cornerRadius: 14))
          .textSelection(.enabled)
        Text(message.date, style: .time)
          .font(.caption2)
          .foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
    .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    .contextMenu {
      Button("Copy", systemImage: "doc.on.doc") {}
    }
  }
}

private struct TypingIndicator: View {
  @State private var isOn = false

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<3) { index in
        Circle()
          .frame(width: 6, height: 6)
          .scaleEffect(isOn ? 1 : 0.5)
          .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.15), value: isOn)
      }
    }
    .foregroundStyle(.secondary)
    .onAppear { isOn = true }
    .accessibilityLabel("Typing")
  }
}

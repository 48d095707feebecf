import TrackedUI

struct Message: Identifiable, Equatable {
  var id = 0
  var text = ""
  var isMine = false
  var isUnread = false
  var time = Date()
}

struct Chat: View {
  @Binding var messages: [Message]
  @State private var draft = ""
  @State private var replyTo: Message?
  @State private var isAtEnd = true
  @State private var picksFile = false
  @State private var reported: Message?
  @FocusState private var isTyping: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 6) {
          ForEach(messages) { message in
            MessageRow(message: message)
              .id(message.id)
              .padding(.horizontal)
              .background(message.isUnread ? Color.yellow.opacity(0.1) : .clear)
              .contextMenu {
                Button("Reply") { replyTo = message }
                Button("Report", role: .destructive) { reported = message }
              }
              .transition(.asymmetric(insertion: .scale(scale: 0.8).combined(with: .opacity), removal: .opacity))
              .onAppear { if message == messages.last { isAtEnd = true } }
              .onDisappear { if message == messages.last { isAtEnd = false } }
          }
        }
        .padding(.vertical)
      }
      .defaultScrollAnchor(.bottom)
      .onChange(of: messages.count) {
        if isAtEnd { withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) } }
      }
      .overlay(alignment: .bottomTrailing) {
        if !isAtEnd {
          Button {
            withAnimation { proxy.scrollTo(messages.last?.id) }
          } label: {
            Image(systemName: "arrow.down").padding(10).background(.thinMaterial, in: Circle())
          }
          .buttonStyle(.plain)
          .padding()
          .transition(.opacity)
        }
      }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(alignment: .leading) {
        if let replyTo {
          HStack {
            Text("Reply to “\(replyTo.text)”").font(.caption).lineLimit(1)
            Spacer()
            Button("Cancel", systemImage: "xmark") { self.replyTo = nil }.labelStyle(.iconOnly)
          }
          .padding(.horizontal)
        }
        HStack {
          TextField("Message", text: $draft, axis: .vertical)
            .lineLimit(1...5)
            .textFieldStyle(.roundedBorder)
            .focused($isTyping)
            .onSubmit(send)
          Button("Send", systemImage: "paperplane.fill", action: send)
            .labelStyle(.iconOnly)
            .buttonStyle(.borderedProminent)
            .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
            .keyboardShortcut(.return, modifiers: .command)
        }
        .padding()
      }
      .background(.bar)
    }
    .navigationTitle("Chat")
    .navigationSubtitle("\(messages.filter(\.isUnread).count) unread")
    .toolbar {
      Button("Attach", systemImage: "paperclip") { picksFile = true }
    }
    .fileImporter(isPresented: $picksFile, allowedContentTypes: [.text]) { result in
      if case .success(let file) = result { draft += file.lastPathComponent }
    }
    .alert("Report?", isPresented: .constant(reported != nil), presenting: reported) { message in
      Button("Report", role: .destructive) { messages.removeAll { $0.id == message.id } }
    } message: { message in
      Text(message.text)
    }
    .dropDestination(for: String.self) { texts, _ in
      draft += texts.joined()
      return true
    }
    .onChange(of: draft) { if draft.count > 500 { draft = String(draft.prefix(500)) } }
    .animation(.default, value: messages)
    .task(id: messages.count) { try? await Task.sleep(for: .seconds(1)) }
    .onAppear { isTyping = true }
  }

  private func send() {
    messages.append(Message(id: messages.count, text: draft, isMine: true))
    draft = ""
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .bottom) {
      if message.isMine { Spacer(minLength: 60) }
      VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .foregroundStyle(message.isMine ? Color.white : Color.primary)
          .background(
            message.isMine ? Color.accentColor : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 16)
          )
          #if TYPO
            // expected-error@+1 {{has no member 'enabledd'}}
            .textSelection(.enabledd)
          #else
            .textSelection(.enabled)
          #endif
        Text(message.time, style: .time)
          .font(.caption2)
          .foregroundStyle(.tertiary)
      }
      if !message.isMine { Spacer(minLength: 60) }
    }
  }
}

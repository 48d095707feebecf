nonisolated extension DemoPage {
  static let messages = DemoPage(
    "messages", "Messages", in: .models, about: "toolbar badge opacity", badge: { $0.messages.count }
  ) {
    MessagesViewController($0.messages)
  }
}

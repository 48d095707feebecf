nonisolated extension DemoPage {
  static let messages = DemoPage("messages", "Messages", in: .models, badge: { $0.messages.count }) {
    MessagesViewController($0.messages)
  }
}

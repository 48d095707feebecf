nonisolated extension DemoPage {
  static let profile = DemoPage(
    "profile", "Profile", in: .models, about: "user picture URL login",
    badge: { $0.session.currentUser?.unreadCount ?? 0 }
  ) {
    ProfileViewController($0.session)
  }
}

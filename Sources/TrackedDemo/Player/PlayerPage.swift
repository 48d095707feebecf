nonisolated extension DemoPage {
  static let player = DemoPage("player", "Player", in: .models, about: "fast slow timer rate struct") {
    PlayerViewController($0.player)
  }
}

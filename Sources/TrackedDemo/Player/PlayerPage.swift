nonisolated extension DemoPage {
  static let player = DemoPage("player", "Player", in: .models) { PlayerViewController($0.player) }
}

import TrackedKit
@Observable private final class Player {
  var isPlaying = false
  func pause() {}
}
private let player = Player()


private func snippet() async throws {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Commands/Action.swift", line: 11)
let pause = Action(title: "Pause") { _ in player.pause() }
let button = Button(primaryAction: pause)
// in a tracked hook:
pause.attributes = player.isPlaying ? [] : .disabled
#sourceLocation()
}

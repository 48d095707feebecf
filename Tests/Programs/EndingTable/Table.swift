import Glibc
import GtkTesting
import TrackedKit

/// The cells: what runs them, and what they are.
enum Table {
  /// `--list` prints the callbacks, `--cells` all cells, of the scenes that are named behind it or of all; otherwise each argument is a cell, `scene/callback/act/step`. The step is 0 for the first
  /// call of all, and otherwise the number of the stimulus that causes the first one after the window was shown.
  static func run(_ arguments: [String]) async {
    let command = arguments.first
    if command == "--list" || command == "--cells" {
      for scene in Scene.allCases where arguments.count == 1 || arguments.contains(scene.rawValue) {
        let world = World()
        await scene.play(in: world) { false }
        for call in world.calls where scene.isAbout(call.name) {
          let name = "\(scene.rawValue)/\(call.name)"
          if command == "--list" { say(name) }
          if command == "--cells" { for act in Act.allCases { say("\(name)/\(act.rawValue)/\(call.step)") } }
        }
        await end(world)
      }
      return
    }
    for argument in arguments {
      let parts = argument.split(separator: "/").map(String.init)
      guard parts.count == 4, let scene = Scene(rawValue: parts[0]), let act = Act(rawValue: parts[2]),
        let step = Int(parts[3])
      else { fatalError("no cell: \(argument)") }
      say("cell", argument)
      var world = World(armed: parts[1], act: act, firstStep: step)
      // Most stimuli need nothing of those long before.
      await scene.play(in: world, from: step - 2) { world.hasActed }
      if !world.hasActed, step > 3 {
        await end(world)
        world = World(armed: parts[1], act: act, firstStep: 1)
        await scene.play(in: world) { world.hasActed }
      }
      if !world.hasActed { say("not called", argument) }
      await check(act, world)
      await end(world)
      say("done", argument)
    }
  }

  /// What has to hold after an act, whatever it was done in.
  private static func check(_ act: Act, _ world: World) async {
    switch act {
    case .close, .destroy:
      if world.hasActedInShownWindow, let window = world.window, window.isMapped {
        say("WRONG the window is still shown")
      }
    default: break
    }
  }

  /// Closes what is left, and shows that a window can still be used and that nothing of it is kept.
  private static func end(_ world: World) async {
    // A loop inside the act goes on with the scene: what stands on it is to come back first.
    while world.isActing { await Task.yield() }
    await rest()
    world.model.count += 1
    await rest()
    let shown = world.shown
    world.window?.destroyWindow()
    await rest()
    world.kept = []
    world.delegates = []
    world.dataSource = nil
    World.current = nil
    await rest()
    guard !world.hasLoopedInKey else { return }
    // What a timer or another thread still holds goes when they are done.
    try? await wait(for: "its objects to end", deadline: 2) { shown.allSatisfy { $0.object == nil } }
    for kept in shown { if let object = kept.object { say("KEPT \(kept.name):", object) } }
  }

  static func rest() async {
    do { try await settle(deadline: 2) } catch { say("RESTLESS \(error)") }
  }
}

/// Prints a line at once: the program may end with the next one.
func say(_ parts: Any...) {
  print(parts.map { "\($0)" }.joined(separator: " "))
  fflush(nil)
}

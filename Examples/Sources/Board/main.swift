import TrackedKit

let application = Application(id: "org.example.Board")
let board = Board.sample()
application.onStartup {
  // The keyboard's place: drawn by GTK, around what the card draws.
  let css = ".board-card:focus-visible { outline: 2px solid @theme_selected_bg_color; border-radius: 8px; }"
  do { try Style.set(css, for: "board") } catch { preconditionFailure("\(error)") }
}
application.onActivate {
  if let window = application.activeWindow { return window.present() }
  let window = Window(application: application, title: "Board")
  window.setDefaultSize(width: 960, height: 680)
  window.rootViewController = BoardViewController(board)
  window.present()
}
application.run()

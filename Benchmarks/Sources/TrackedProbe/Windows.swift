import TrackedKit

func openWindow(_ controller: ViewController) -> Window {
  let window = Window()
  window.setDefaultSize(width: 400, height: 300)
  window.rootViewController = controller
  return window
}

/// A window that scrolls `content`.
func openScrollingWindow(_ content: Widget, in controller: ViewController = ViewController()) -> Window {
  let scroller = ScrolledWindow()
  scroller.setPolicy(horizontal: .never, vertical: .automatic)
  scroller.child = content
  controller.view.addSubview(scroller)
  return openWindow(controller)
}

func waitForFirstFrame(_ window: Window) {
  window.present()
  waitForFrame(window)
}

func waitForFrame(_ window: Window) {
  var isPainted = false
  let connection = window.frameClock?.onAfterPaint { isPainted = true }
  while !isPainted { MainLoop.iterate(.forEvents) }
  connection?.disconnect()
}

/// Loads fonts, theme and shared libraries, so that what is measured next is its own cost alone.
func warmUp() {
  waitForFirstFrame(openWindow(CounterViewController()))
  run(milliseconds: 300)
}

func run(milliseconds: UInt32) {
  var isDone = false
  MainLoop.after(milliseconds: milliseconds) { isDone = true }
  while !isDone { MainLoop.iterate(.forEvents) }
}

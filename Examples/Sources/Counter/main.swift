import TrackedKit

@Observable final class HitCounter { var hits = 0 }

final class CounterViewController: ViewController {
  let counter = HitCounter()
  let label = Label()
  let button = Button("Click me")

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = Box(.vertical, spacing: 12)
    column.append(label)
    column.append(button)
    view.addSubview(column)
    button.onClicked(self) { me in me.counter.hits += 1 }
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(counter.hits) clicks"
  }
}

let application = Application(id: "org.example.Counter")
application.onActivate {
  // Called again each time the program is started while it is already running.
  if let window = application.activeWindow { return window.present() }
  let window = Window(application: application, title: "Counter")
  window.rootViewController = CounterViewController()
  window.present()
}
application.run()

// How does a controller show a declarative view, and a declarative view a widget? Both read one model.
//
//   window.rootViewController = VolumeViewController(Volume())

import TrackedUI

/// The model that both show.
@Observable final class Volume {
  var level = 0.5
  init() {}
}

/// A controller with a declarative view as its child.
final class VolumeViewController: ViewController {
  private let volume: Volume
  private let label = TrackedKit.Label()

  init(_ volume: Volume) {
    self.volume = volume
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hosted = HostingController(rootView: VolumeView(volume: volume))
    addChild(hosted)
    let column = Box(.vertical, spacing: 12)
    column.append(label)
    column.append(hosted.view)
    view.addSubview(column)
    hosted.didMove(toParent: self)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "Controller: \(Int(volume.level * 100)) %"
  }
}

struct VolumeView: View {
  @Bindable var volume: Volume

  var body: some View {
    VStack {
      Slider(value: $volume.level) { Text("Volume") }
      Meter(level: volume.level)
        .frame(height: 12)
    }
  }
}

/// A widget among views: made once, and updated whenever what it shows has changed.
struct Meter: WidgetRepresentable {
  let level: Double

  func makeWidget(context: Context) -> ProgressBar { ProgressBar() }
  func updateWidget(_ bar: ProgressBar, context: Context) { bar.fraction = level }
}

import TrackedUI

struct RatingControl: WidgetRepresentable {
  @Binding var value: Double

  func makeCoordinator() -> Coordinator { Coordinator($value) }

  func makeWidget(context: Context) -> Scale {
    let scale = Scale(range: 0...5, step: 1)
    scale.onValueChanged(context.coordinator) { [unowned scale] coordinator in
      coordinator.value.wrappedValue = scale.value
    }
    return scale
  }

  func updateWidget(_ scale: Scale, context: Context) { scale.value = value }

  final class Coordinator {
    let value: Binding<Double>
    init(_ value: Binding<Double>) { self.value = value }
  }
}

struct RatingScreen: View {
  @State private var rating = 3.0

  var body: some View {
    VStack {
      RatingControl(value: $rating)
      Text("Rated \(Int(rating))")
      Button("Best") { rating = 5 }
    }
  }
}

final class PageController: ViewController {
  let label = TrackedKit.Label()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

struct PageView: ViewControllerRepresentable {
  let number: Int

  func makeViewController(context: Context) -> PageController { PageController() }
  func updateViewController(_ controller: PageController, context: Context) {
    controller.loadViewIfNeeded()
    controller.label.text = "Page \(number)"
  }
}

struct Pager: View {
  @State private var number = 1

  var body: some View {
    VStack {
      PageView(number: number)
      Button("Next") { number += 1 }
    }
  }
}

// An app of SwiftUI's with views and a delegate of UIKit's: what it prints is read by a test.

import SwiftUI
import UIKit

@main struct MixedApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { ContentView(delegate: delegate) }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    print("launched", application === UIApplication.shared, application.windows.count)
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
}

@Observable final class Pages {
  var current = 0
  let titles = ["One", "Two", "Three"]
}

/// The control that is shown, which the program uses as its user would.
final class Shown {
  weak var control: UIPageControl?
  var hasAppeared = false
  var captions = 0
}

/// Has the name of what it wraps.
struct PageControl: UIViewRepresentable {
  @Binding var current: Int
  let count: Int
  let shown: Shown

  func makeUIView(context: Context) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    shown.control = control
    control.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
    return control
  }

  func updateUIView(_ uiView: UIPageControl, context: Context) {
    uiView.currentPage = current
    print("page", uiView.currentPage, "of", uiView.numberOfPages)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
    uiView.numberOfPages == count ? nil : .zero
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject {
    private let control: PageControl
    init(_ control: PageControl) { self.control = control }
    @objc func changed(_ sender: UIPageControl) { control.current = sender.currentPage }
  }
}

struct Captioned: UIViewControllerRepresentable {
  let text: String
  let shown: Shown

  func makeUIViewController(context: Context) -> CaptionViewController {
    let controller = CaptionViewController()
    controller.shown = shown
    return controller
  }

  func updateUIViewController(_ controller: CaptionViewController, context: Context) { controller.caption = text }
}

final class CaptionViewController: UIViewController {
  private let label = UILabel()
  weak var shown: Shown?
  var caption = "" { didSet { setNeedsUpdateProperties() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Text("hosted").padding())
    host.sizingOptions = .preferredContentSize
    addChild(host)
    let stack = UIStackView(arrangedSubviews: [label, host.view])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    host.didMove(toParent: self)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = caption
    label.textColor = UIColor(Color.accentColor)
    print("caption", caption)
    shown?.captions += 1
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let size = children[0].preferredContentSize
    print("appeared", children.count, size.width > 32 && size.height > 32 && size.height < 100)
    shown?.hasAppeared = true
  }
}

struct ContentView: View {
  let delegate: AppDelegate
  @State private var pages = Pages()
  @State private var shown = Shown()

  var body: some View {
    VStack {
      Label("Pages", image: "folder")
      Captioned(text: pages.titles[pages.current], shown: shown)
      PageControl(current: $pages.current, count: pages.titles.count, shown: shown)
      Button("Next") { pages.current += 1 }
    }
    .task {
      while !shown.hasAppeared { await Task.yield() }
      print("delegate", UIApplication.shared.delegate === delegate)
      guard let window = UIApplication.shared.connectedScenes.compactMap({ $0 as? UIWindowScene }).first?.windows.first,
        let control = shown.control
      else { return print("no window") }
      control.currentPage = 2
      control.sendActions(for: .valueChanged)
      while shown.captions < 2 { await Task.yield() }
      window.close()
    }
  }
}

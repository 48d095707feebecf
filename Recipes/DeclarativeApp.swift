// What does a fully declarative program look like? Put `@main` before the app, and this is all of it.

import TrackedUI

@Observable final class Clicks {
  var count = 0
  init() {}
}

struct ClickCounter: App {
  private let clicks = Clicks()

  init() {}

  var body: some Scene {
    WindowGroup("Clicks") { ClicksView(clicks: clicks) }
      .defaultSize(width: 320, height: 200)
  }
}

struct ClicksView: View {
  let clicks: Clicks
  @State private var showsHelp = false

  init(clicks: Clicks) { self.clicks = clicks }

  var body: some View {
    VStack(spacing: 16) {
      Text("\(clicks.count)").font(.largeTitle)
      Button("Click") { clicks.count += 1 }
        .buttonStyle(.borderedProminent)
      Button("What is this?") { showsHelp = true }
    }
    .padding()
    .alert("It counts clicks.", isPresented: $showsHelp) {
      Button("Fine") {}
    }
  }
}

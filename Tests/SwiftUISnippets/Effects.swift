import TrackedUI

struct LoadingView: View {
  enum Phase: Equatable { case idle, loading, loaded([String]), failed }

  let load: () async throws -> [String]
  @State private var phase = Phase.idle

  var body: some View {
    Group {
      switch phase {
      case .idle, .loading:
        ProgressView("Loading…")
      case .loaded(let names):
        VStack { ForEach(names, id: \.self) { Text($0) } }
      case .failed:
        Text("Something went wrong").foregroundColor(.red)
      }
    }
    .task {
      phase = .loading
      do { phase = .loaded(try await load()) } catch { phase = .failed }
    }
  }
}

struct ExpandingView: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      Text("Title")
        .frame(width: isExpanded ? 300 : 100)
      if isExpanded {
        Text("Details")
      }
      Button("Toggle") {
        withAnimation(.easeInOut(duration: 0.2)) { isExpanded.toggle() }
      }
    }
    .animation(.default, value: isExpanded)
  }
}

struct CounterWithLog: View {
  @State private var count = 0
  @State private var log: [String] = []

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      ForEach(log, id: \.self) { Text($0) }
    }
    .onChange(of: count) { oldValue, newValue in
      log.append("\(oldValue) → \(newValue)")
    }
    .onAppear { log.append("appeared") }
  }
}

struct SearchTask: View {
  let search: (String) async -> [String]
  @State private var query = ""
  @State private var results: [String] = []

  var body: some View {
    VStack {
      TextField("Query", text: $query)
      ForEach(results, id: \.self) { Text($0) }
    }
    .task(id: query) {
      guard !query.isEmpty else { return }
      results = await search(query)
    }
  }
}

struct TickerView: View {
  let ticks: AsyncStream<Int>
  @State private var last = 0

  var body: some View {
    Text("Tick \(last)")
      .onReceive(ticks) { last = $0 }
  }
}

struct FadingBanner: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("Saved")
          .padding()
          .background(.green.opacity(0.2))
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Button("Toggle") { withAnimation(.easeInOut(duration: 0.1)) { isShown.toggle() } }
    }
  }
}

struct ScalingHeart: View {
  @State private var isBig = false

  var body: some View {
    Image(systemName: "heart.fill")
      .font(.title)
      .foregroundStyle(.red)
      .scaleEffect(isBig ? 1.5 : 1)
      .animation(.spring(duration: 0.3), value: isBig)
      .onTapGesture { isBig.toggle() }
  }
}

struct ClockView: View {
  let start: Date

  var body: some View {
    TimelineView(.periodic(from: start, by: 0.02)) { context in
      Text(context.date > start ? "running" : "waiting")
    }
  }
}

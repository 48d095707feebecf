import TrackedUI

@Observable @MainActor final class TimerModel {
  private(set) var seconds = 0
  var isRunning = false

  func run() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(20))
      guard isRunning else { continue }
      seconds += 1
    }
  }
}

struct StopwatchView: View {
  @State private var model = TimerModel()

  var body: some View {
    VStack {
      Text(Duration.seconds(model.seconds), format: .time(pattern: .minuteSecond))
        .font(.system(.largeTitle, design: .rounded, weight: .bold))
      Text("ticks \(model.seconds > 0 ? "some" : "none")")
      Button(model.isRunning ? "Stop" : "Start") { model.isRunning.toggle() }
    }
    .task { await model.run() }
  }
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(any Error)
}

struct LoadError: LocalizedError {
  var errorDescription: String? { "The server is away." }
}

struct LoaderView: View {
  @State private var state = LoadState<[String]>.idle
  @State private var attempt = 0
  @State private var showsError = false
  @State private var error: LoadError?

  var body: some View {
    Group {
      switch state {
      case .idle:
        Color.clear
      case .loading:
        ProgressView("Loading…").progressViewStyle(.circular)
      case .loaded(let names):
        List(names, id: \.self, rowContent: Text.init)
      case .failed(let error):
        VStack {
          Text(error.localizedDescription)
          Button("Retry") { attempt += 1 }
        }
      }
    }
    .task(id: attempt) { await load() }
    .alert(isPresented: $showsError, error: error) { _ in
      Button("OK") {}
    } message: { error in
      Text(error.errorDescription ?? "")
    }
    .refreshable { await load() }
  }

  private func load() async {
    state = .loading
    await Task.yield()
    if attempt == 0 {
      state = .failed(LoadError())
    } else {
      state = .loaded(["Ada", "Grace"])
    }
  }
}

struct Wizard: View {
  enum Step: Int, CaseIterable, Comparable {
    case name, age, summary
    static func < (lhs: Step, rhs: Step) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  @State private var step = Step.name
  @State private var name = ""
  @State private var age = 30
  @FocusState private var focus: Step?
  @State private var log: [String] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ProgressView(value: Double(step.rawValue), total: Double(Step.allCases.count - 1))
      switch step {
      case .name:
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
      case .age:
        Stepper(value: $age, in: 0...120) { Text("Age: \(age)") }
      case .summary:
        Text("**\(name)** is \(age)")
      }
      HStack {
        Button("Back") { go(-1) }
          .disabled(step == .name)
        Spacer()
        Button("Next") { go(1) }
          .disabled(step == .summary || name.isEmpty)
          .keyboardShortcut(.defaultAction)
      }
      Text(log.joined(separator: " "))
    }
    .padding()
    .onChange(of: step, initial: true) { oldValue, newValue in
      log.append("\(oldValue.rawValue)>\(newValue.rawValue)")
      focus = newValue == .name ? .name : nil
    }
    .defaultFocus($focus, .name)
  }

  private func go(_ offset: Int) {
    guard let next = Step(rawValue: step.rawValue + offset) else { return }
    withAnimation(.easeInOut(duration: 0.2)) { step = next }
  }
}

struct KeyBoard: View {
  @State private var typed = ""
  @State private var column = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Text("typed: \(typed)")
      Text("column \(column)")
      RoundedRectangle(cornerRadius: 8)
        .fill(isFocused ? Color.yellow : .gray)
        .frame(width: 120, height: 60)
        .focusable()
        .focused($isFocused)
        .onKeyPress(.leftArrow) {
          column -= 1
          return .handled
        }
        .onKeyPress(.rightArrow) {
          column += 1
          return .handled
        }
        .onKeyPress(characters: .alphanumerics) { press in
          typed += press.characters
          return .handled
        }
        .accessibilityLabel("Keys")
    }
    .onAppear { isFocused = true }
  }
}

struct EditableList: View {
  @State private var names = ["one", "two", "three"]
  @State private var isConfirming = false
  @State private var doomed: String?
  @State private var showsPopover = false

  var body: some View {
    VStack {
      List {
        Section(header: Text("Numbers"), footer: Text("\(names.count) in all")) {
          ForEach($names, id: \.self) { $name in
            HStack {
              TextField("Name", text: $name)
              Button("Remove", systemImage: "trash") {
                doomed = name
                isConfirming = true
              }
              .labelStyle(.iconOnly)
            }
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
      Button("Info") { showsPopover = true }
        .popover(isPresented: $showsPopover, arrowEdge: .bottom) {
          Text("A popover").padding()
        }
    }
    .confirmationDialog(
      "Remove it?", isPresented: $isConfirming, titleVisibility: .visible, presenting: doomed
    ) { name in
      Button("Remove \(name)", role: .destructive) { names.removeAll { $0 == name } }
      Button("Cancel", role: .cancel) {}
    } message: { name in
      Text("\(name) will be gone.")
    }
  }
}

struct ChartView: View {
  let values: [Double]
  @State private var hovered: Int?

  var body: some View {
    VStack {
      Canvas { context, size in
        guard let top = values.max(), top > 0 else { return }
        let width = size.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
          let height = size.height * value / top
          let rect = CGRect(x: CGFloat(index) * width + 2, y: size.height - height, width: width - 4, height: height)
          context.fill(Path(roundedRect: rect, cornerRadius: 3), with: .color(index == hovered ? .orange : .blue))
          context.draw(Text("\(Int(value))").font(.caption2), at: CGPoint(x: rect.midX, y: rect.minY - 8))
        }
        var line = Path()
        line.move(to: CGPoint(x: 0, y: size.height))
        line.addLine(to: CGPoint(x: size.width, y: size.height))
        context.stroke(line, with: .color(.gray), lineWidth: 1)
      }
      .frame(height: 120)
      .onContinuousHover { phase in
        switch phase {
        case .active(let point): hovered = Int(point.x / 40)
        case .ended: hovered = nil
        }
      }
      .accessibilityLabel("Chart of \(values.count) values")
      Text(hovered.map { "bar \($0)" } ?? "no bar")
    }
    .padding()
  }
}

struct DragBoard: View {
  @State private var offset = CGSize.zero
  @GestureState private var translation = CGSize.zero
  @State private var zoom = 1.0
  @State private var dropped: [String] = []

  var body: some View {
    VStack {
      Text("offset \(Int(offset.width))")
      Rectangle()
        .fill(.teal)
        .frame(width: 60, height: 60)
        .offset(x: offset.width + translation.width, y: offset.height + translation.height)
        .scaleEffect(zoom)
        .gesture(
          DragGesture()
            .updating($translation) { value, state, _ in state = value.translation }
            .onEnded { value in
              offset.width += value.translation.width
              offset.height += value.translation.height
            }
        )
        .simultaneousGesture(TapGesture(count: 2).onEnded { zoom = zoom == 1 ? 1.5 : 1 })
      HStack {
        Text("apple").draggable("apple")
        Text("drop \(dropped.joined(separator: ","))")
          .dropDestination(for: String.self) { items, _ in
            dropped += items
            return true
          }
      }
    }
  }
}

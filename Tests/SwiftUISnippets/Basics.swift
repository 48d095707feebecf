import TrackedUI

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)")
        .font(.largeTitle)
        .bold()
      HStack {
        Button("Decrement") { count -= 1 }
          .disabled(count == 0)
        Button("Increment") { count += 1 }
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
  }
}

struct Card: ViewModifier {
  var isHighlighted: Bool

  func body(content: Content) -> some View {
    content
      .padding(12)
      .background(isHighlighted ? Color.accentColor : Color.gray.opacity(0.2))
      .cornerRadius(8)
  }
}

extension View {
  func card(isHighlighted: Bool = false) -> some View { modifier(Card(isHighlighted: isHighlighted)) }
}

struct CardsView: View {
  let titles: [String]
  @State private var selected: String?

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(titles, id: \.self) { title in
        Text(title)
          .card(isHighlighted: title == selected)
          .onTapGesture { selected = title }
      }
      if let selected {
        Text("Selected: \(selected)")
      } else {
        Text("Nothing selected").italic()
      }
    }
  }
}

struct Greeting: View {
  let name: String
  var isLoud = false

  var body: some View {
    Text("Hello, \(name)!")
      .font(.title2)
      .fontWeight(.semibold)
      .foregroundColor(isLoud ? .red : .primary)
      .textCase(isLoud ? .uppercase : nil)
  }
}

struct RichText: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Total: ") + Text("42").bold().foregroundColor(.green)
      Text("**Bold** and *italic* and `code`")
      Text(verbatim: "**as it is**")
      Text("A long text that does not fit into one line of this narrow frame")
        .lineLimit(2)
        .truncationMode(.tail)
        .multilineTextAlignment(.center)
        .frame(width: 120)
    }
  }
}

struct LikeButton: View {
  @State private var isLiked = false

  var body: some View {
    Button {
      isLiked.toggle()
    } label: {
      Label(isLiked ? "Liked" : "Like", systemImage: isLiked ? "heart.fill" : "heart")
    }
    .buttonStyle(.bordered)
    .tint(.pink)
    .accessibilityLabel(isLiked ? "Unlike" : "Like")
  }
}

struct ParentView: View {
  @State private var isPlaying = false

  var body: some View {
    VStack {
      PlayButton(isPlaying: $isPlaying)
      Text(isPlaying ? "Playing" : "Paused")
    }
  }
}

struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") {
      isPlaying.toggle()
    }
  }
}

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(configuration.isPressed ? Color.gray : .blue, in: Capsule())
      .foregroundStyle(.white)
  }
}

struct StyledButtons: View {
  @State private var presses = 0

  var body: some View {
    VStack {
      Button("Press me") { presses += 1 }
        .buttonStyle(PillStyle())
      Text("\(presses) presses")
      Button("Delete", role: .destructive) { presses = 0 }
    }
  }
}

struct Bordered: ViewModifier {
  let color: Color
  @State private var isHovering = false

  func body(content: Content) -> some View {
    content
      .padding()
      .overlay(RoundedRectangle(cornerRadius: 10).stroke(color, lineWidth: isHovering ? 3 : 1))
      .onHover { isHovering = $0 }
  }
}

struct ConditionalModifiers: View {
  @State private var isSpecial = false

  var body: some View {
    VStack {
      Text("Text").modifier(Bordered(color: isSpecial ? .orange : .gray))
      Toggle("Special", isOn: $isSpecial)
        .toggleStyle(.checkbox)
    }
  }
}

struct PlaceholderView: View {
  var items: [String] = []

  var body: some View {
    if items.isEmpty {
      ContentUnavailableView {
        Label("No Items", systemImage: "tray")
      } description: {
        Text("Add one to begin.")
      } actions: {
        Button("Add") {}
      }
    } else {
      ForEach(items, id: \.self) { Text($0) }
    }
  }
}

import TrackedUI

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

extension ToggleStyle where Self == CheckToggleStyle {
  static var check: CheckToggleStyle { CheckToggleStyle() }
}

struct BarProgressStyle: ProgressViewStyle {
  var color: Color = .accentColor

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(color).frame(width: geometry.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 8)
      configuration.currentValueLabel
    }
  }
}

struct CardGroupStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 10).fill(.background.secondary))
    .overlay(RoundedRectangle(cornerRadius: 10).strokeBorder(.separator))
  }
}

struct RowLabeledStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.foregroundStyle(.secondary)
      Text(":")
      configuration.content
    }
  }
}

struct StyleShowcase: View {
  @State private var isOn = false
  @State private var progress = 0.25

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Ready", isOn: $isOn)
        .toggleStyle(.check)
      ProgressView("Loading", value: progress)
        .progressViewStyle(BarProgressStyle(color: .green))
      GroupBox("Card") {
        Text("Inside")
      }
      .groupBoxStyle(CardGroupStyle())
      LabeledContent("Progress", value: progress, format: .percent)
        .labeledContentStyle(RowLabeledStyle())
      Button("More") { progress = min(1, progress + 0.25) }
        .buttonStyle(GrowingStyle())
      Label("Starred", systemImage: "star.fill")
        .labelStyle(VerticalLabelStyle())
    }
    .padding()
  }
}

struct GrowingStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.vertical, 8)
      .padding(.horizontal, 20)
      .background(isEnabled ? Color.blue : .gray, in: RoundedRectangle(cornerRadius: 8))
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 1.1 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct VerticalLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

struct RoundedIconButton<Icon: View>: View {
  let action: () -> Void
  @ViewBuilder let icon: Icon

  var body: some View {
    Button(action: action) {
      icon
        .frame(width: 32, height: 32)
        .background(Circle().fill(Color.accentColor.opacity(0.2)))
    }
    .buttonStyle(.borderless)
  }
}

struct ListScreen<Item: Identifiable, Row: View, Empty: View>: View {
  let items: [Item]
  @ViewBuilder let row: (Item) -> Row
  @ViewBuilder let empty: () -> Empty

  var body: some View {
    if items.isEmpty {
      empty()
    } else {
      List(items) { item in
        row(item)
          .listRowSeparator(.hidden)
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets(top: 4, leading: 20, bottom: 4, trailing: 20))
      }
      .listStyle(.plain)
      .scrollContentBackground(.hidden)
    }
  }
}

struct GenericScreen: View {
  struct Pet: Identifiable {
    let id = UUID()
    let name: String
  }
  @State private var pets: [Pet] = []

  var body: some View {
    VStack {
      ListScreen(items: pets) { pet in
        Text(pet.name)
      } empty: {
        Text("No pets")
      }
      RoundedIconButton {
        pets.append(Pet(name: "Pet \(pets.count + 1)"))
      } icon: {
        Image(systemName: "plus")
      }
      .accessibilityLabel("Add pet")
    }
  }
}

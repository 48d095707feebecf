import TrackedUI

extension EnvironmentValues {
  @Entry var cardAccent: Color = .blue
  @Entry var cardTitle = "untitled"
  @Entry var onCard: (() -> Void)?
}

struct EntryCard: View {
  @Environment(\.cardAccent) private var accent
  @Environment(\.cardTitle) private var title
  @Environment(\.onCard) private var onCard

  var body: some View {
    Button(title) { onCard?() }
      .foregroundStyle(accent)
  }
}

#Preview {
  EntryCard()
}

#Preview("with a title", traits: .sizeThatFitsLayout) {
  EntryCard()
    .environment(\.cardTitle, "Preview")
}

#Preview("interactive") {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

import TrackedUI

/// A row of a card, as `PageLayout.makeRow` makes them: a title, and controls at the end.
struct CardRow<Controls: View>: View {
  private let title: LocalizedStringKey
  private let controls: Controls

  init(_ title: LocalizedStringKey, @ViewBuilder controls: () -> Controls) {
    self.title = title
    self.controls = controls()
  }

  var body: some View {
    HStack(spacing: 9) {
      Text(title)
      Spacer(minLength: 0)
      controls
    }
    .padding(.horizontal, 15)
    .padding(.vertical, 12)
  }
}

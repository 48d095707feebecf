import TrackedUI

struct OnboardingPage: Identifiable, Equatable {
  let id: Int
  let title: LocalizedStringKey
  let message: LocalizedStringResource
  let image: String
  let tint: Color

  static let all: [OnboardingPage] = [
    .init(id: 0, title: "Welcome", message: "Everything in one place.", image: "hand.wave", tint: .blue),
    .init(id: 1, title: "Organize", message: "Folders and tags.", image: "folder", tint: .orange),
    .init(id: 2, title: "Share", message: "With your team.", image: "person.2", tint: .purple),
  ]

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
}

struct PageDots: View {
  let count: Int
  @Binding var index: Int
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { number in
        ZStack {
          Capsule().fill(.quaternary).frame(width: 8, height: 8)
          if number == index {
            Capsule()
              .fill(.tint)
              .matchedGeometryEffect(id: "dot", in: namespace)
              .frame(width: 24, height: 8)
          }
        }
        .onTapGesture { withAnimation(.spring) { index = number } }
      }
    }
    .accessibilityElement()
    .accessibilityLabel("Page")
    .accessibilityValue("\(index + 1) of \(count)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: index = min(index + 1, count - 1)
      case .decrement: index = max(index - 1, 0)
      @unknown default: break
      }
    }
  }
}

struct C04OnboardingView: View {
  @AppStorage("onboarding.finished") private var isFinished = false
  @State private var page = 0
  @State private var isAppearing = false
  private let pages = OnboardingPage.all

  var body: some View {
    Group {
      if isFinished {
        ContentUnavailableView {
          Label("All set", systemImage: "checkmark.circle")
        } description: {
          Text("Enjoy the app.")
        } actions: {
          Button("Start over") {
            isFinished = false
            page = 0
          }
        }
      } else {
        VStack {
          TabView(selection: $page) {
            ForEach(pages) { page in
              PageView(page: page).tag(page.id)
            }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          PageDots(count: pages.count, index: $page).tint(pages[page].tint)
          HStack {
            Button("Skip") { isFinished = true }
              .opacity(page == pages.count - 1 ? 0 : 1)
            Spacer()
            Button(page == pages.count - 1 ? "Get started" : "Next", action: advance)
              .buttonStyle(.borderedProminent)
              .keyboardShortcut(.defaultAction)
          }
          .padding()
        }
        .background {
          pages[page].tint.opacity(0.1).ignoresSafeArea()
            .animation(.easeInOut, value: page)
        }
      }
    }
    .task {
      withAnimation(.easeIn.delay(0.1)) { isAppearing = true }
    }
  }

  private func advance() {
    guard page < pages.count - 1 else {
      isFinished = true
      return
    }
    withAnimation { page += 1 }
  }
}

struct PageView: View {
  let page: OnboardingPage
  @ScaledMetric(relativeTo: .largeTitle) private var size = 80.0

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.image)
        .resizable()
        .scaledToFit()
        .frame(width: size, height: size)
        .foregroundStyle(page.tint.gradient)
        .symbolEffect(.bounce, value: page.id)
      Text(page.title).font(.title).bold()
      Text(page.message).multilineTextAlignment(.center)
    }
    .padding(32)
  }
}

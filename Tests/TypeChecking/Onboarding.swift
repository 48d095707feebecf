import TrackedUI

struct Step: Identifiable {
  var id = 0
  var title: LocalizedStringKey = ""
  var symbol = "star"
  var color = Color.blue
}

struct Onboarding: View {
  @State private var page = 0
  @State private var pulse = false
  @State private var name = ""
  @State private var agrees = false
  @State private var isLeaving = false
  @Namespace private var space
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  let steps: [Step]

  var body: some View {
    ZStack {
      steps[page].color.opacity(0.15).ignoresSafeArea().animation(.easeInOut, value: page)
      VStack {
        TabView(selection: $page) {
          ForEach(steps) { step in
            VStack(spacing: 24) {
              Image(systemName: step.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .foregroundStyle(step.color.gradient)
                .phaseAnimator([false, true]) { image, isLarge in
                  image.scaleEffect(isLarge ? 1.1 : 1)
                } animation: { _ in
                  .easeInOut(duration: 1)
                }
              Text(step.title).font(.title).multilineTextAlignment(.center)
              if step.id == steps.count - 1 {
                TextField("Your name", text: $name).textFieldStyle(.roundedBorder).frame(maxWidth: 240)
                Toggle("I agree", isOn: $agrees).toggleStyle(.switch).fixedSize()
              }
            }
            .padding(40)
            .tag(step.id)
            .transition(.move(edge: .trailing))
          }
        }
        .tabViewStyle(.page)
        PageDots(steps: steps, page: $page)
        HStack {
          Button("Back") { withAnimation { page -= 1 } }
            .disabled(page == 0)
            .opacity(page == 0 ? 0 : 1)
          Spacer()
          Button(page == steps.count - 1 ? "Begin" : "Next") {
            if page < steps.count - 1 { withAnimation { page += 1 } } else { hasSeenOnboarding = true }
          }
          .buttonStyle(.borderedProminent)
          #if TYPO
            // expected-error@+1 {{cannot find 'pge' in scope}}
            .tint(steps[pge].color)
          #else
            .tint(steps[page].color)
          #endif
          .disabled(page == steps.count - 1 && (name.isEmpty || !agrees))
        }
        .controlSize(.large)
        .padding(.horizontal, 32)
        .padding(.bottom, 24)
      }
    }
    .frame(minWidth: 480, minHeight: 520)
    .gesture(
      DragGesture().onEnded { value in
        if value.translation.width < -50, page < steps.count - 1 { withAnimation { page += 1 } }
        if value.translation.width > 50, page > 0 { withAnimation { page -= 1 } }
      }
    )
    .overlay(alignment: .topTrailing) {
      Button("Skip") { isLeaving = true }.padding().buttonStyle(.link)
    }
    .background(.background)
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .shadow(radius: 20)
    .interactiveDismissDisabled(!agrees)
    .onKeyPress(.rightArrow) {
      page = min(page + 1, steps.count - 1)
      return .handled
    }
    .onChange(of: page) { _, new in pulse = new == steps.count - 1 }
    .onChange(of: agrees) { print(agrees) }
    .onChange(of: name) { _, name in print(name.count) }
    .alert("Leave?", isPresented: $isLeaving) {
      Button("Leave", role: .destructive) { hasSeenOnboarding = true }
      Button("Stay", role: .cancel) {}
    } message: {
      Text("You find all of it in Help.")
    }
    .onAppear { pulse.toggle() }
    .sensoryFeedback(.selection, trigger: page)
    .navigationTitle("Welcome")
  }
}

struct PageDots: View {
  let steps: [Step]
  @Binding var page: Int
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    HStack(spacing: 8) {
      ForEach(steps.indices, id: \.self) { index in
        Capsule()
          .fill(index == page ? steps[page].color : Color.gray.opacity(0.3))
          .frame(width: index == page ? 24 : 8, height: 8)
          .animation(reducesMotion ? nil : .spring(duration: 0.3), value: page)
          .onTapGesture { page = index }
          .accessibilityLabel("Page \(index + 1) of \(steps.count)")
          .accessibilityAddTraits(index == page ? [.isButton, .isSelected] : .isButton)
      }
    }
  }
}

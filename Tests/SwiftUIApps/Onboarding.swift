import TrackedUI

struct OnboardingPage: Identifiable {
  let id: Int; let title: LocalizedStringResource; let text: LocalizedStringKey; let symbol: String; let color: Color
}
struct OnboardingView: View {
  @AppStorage("hasOnboarded") private var hasOnboarded = false
  @State private var page = 0
  @State private var appeared = false
  @State private var name = ""
  @State private var level = Level.casual
  @State private var notifications = true
  @State private var volume = 0.5
  @State private var wantsTour: Bool? = nil
  enum Level: Int, CaseIterable, CustomStringConvertible, Identifiable {
    case casual, keen, expert; var id: Int { rawValue };
    var description: String { ["Casual", "Keen", "Expert"][rawValue] }
  }
  let pages = [
    OnboardingPage(
      id: 0, title: "Welcome", text: "The **best** way to *learn*.", symbol: "hand.wave.fill", color: .blue),
    OnboardingPage(
      id: 1, title: "Track", text: "See [more](https://example.org)", symbol: "chart.bar.fill", color: .green),
  ]
  var body: some View {
    Group {
      if hasOnboarded {
        MainSettings(name: name)
      } else {
        TabView(selection: $page) {
          ForEach(pages) { item in
            VStack(spacing: 20) {
              Image(systemName: item.symbol).font(.system(size: 80)).foregroundStyle(item.color.gradient).symbolEffect(
                .pulse, isActive: page == item.id
              ).phaseAnimator([0, 1], trigger: page) { view, phase in view.scaleEffect(phase == 0 ? 1 : 1.1) }
              Text(item.title).font(.largeTitle).fontWeight(.black)
              Text(item.text).multilineTextAlignment(.center).foregroundStyle(.secondary).padding(.horizontal)
            }
            .opacity(appeared ? 1 : 0).offset(y: appeared ? 0 : 20).tag(item.id)
          }
          form.tag(pages.count)
        }
        .tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))
        .onAppear { withAnimation(.easeOut(duration: 0.1).delay(0.05)) { appeared = true } }
        .safeAreaInset(edge: .bottom) {
          HStack {
            Button("Back") { withAnimation { page -= 1 } }.opacity(page > 0 ? 1 : 0).disabled(page == 0)
            Spacer()
            Button(page == pages.count ? "Get started" : "Next") {
              withAnimation { if page < pages.count { page += 1 } else { hasOnboarded = true } }
            }.buttonStyle(.borderedProminent).buttonBorderShape(.capsule).keyboardShortcut(.defaultAction)
          }.padding()
        }
      }
    }
    .transition(.slide).statusBarHidden().interactiveDismissDisabled()
  }
  private var form: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Your name")).textContentType(.givenName).submitLabel(.done)
        Picker("Level", selection: $level) { ForEach(Level.allCases) { Text(String(describing: $0)).tag($0) } }
      } header: {
        Text("About you").headerProminence(.increased)
      }
      Section {
        Toggle("Notifications", isOn: $notifications.animation());
        if notifications {
          Slider(value: $volume) {
            Text("Volume")
          } onEditingChanged: { _ in
          }; DatePicker("Remind me", selection: .constant(.now), displayedComponents: .hourAndMinute)
        }
      } footer: {
        Text("You can change it later.")
      }
    }.scrollContentBackground(.hidden).environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
  }
}
struct MainSettings: View {
  let name: String
  @AppStorage("theme") private var theme: Theme = .system
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("hasOnboarded") private var hasOnboarded = true
  @State private var showsAbout = false
  @State private var detent: PresentationDetent = .medium
  @State private var passcode = ""
  @Environment(\.locale) var locale
  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark; var id: String { rawValue };
    var scheme: ColorScheme? {
      switch self {
      case .system: nil;
      case .light: .light;
      case .dark: .dark
      }
    }
  }
  var body: some View {
    NavigationStack {
      Form {
        Section("Appearance") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text(LocalizedStringKey($0.rawValue.capitalized)).tag($0) }
          }.pickerStyle(.inline).labelsHidden()
          LabeledContent("Font size") {
            HStack {
              Slider(value: $fontSize, in: 10...24, step: 1); Text("\(Int(fontSize))").frame(width: 30)
            }
          }
          Text("Preview").font(.system(size: fontSize)).kerning(1).underline(true, pattern: .dot, color: .red)
            .strikethrough(false)
        }
        Section {
          SecureField("Passcode", text: $passcode).textContentType(.oneTimeCode).keyboardType(.numberPad);
          NavigationLink("Advanced") { Text("Advanced").navigationTitle("Advanced") };
          Button("About") { showsAbout.toggle() }; Button("Reset", role: .destructive) { hasOnboarded = false }
        }
        Section {
          Text(locale.identifier)
          Text(1234.5, format: .number)
        }
      }
      .navigationTitle("Settings").preferredColorScheme(theme.scheme)
      .sheet(isPresented: $showsAbout) {
        VStack {
          Text("About").font(.headline); Text("Version 1.0").textSelection(.enabled)
        }.presentationDetents([.medium, .large], selection: $detent).presentationDragIndicator(.visible)
          .presentationCornerRadius(20)
      }
    }
  }
}

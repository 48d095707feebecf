import TrackedUI

struct Preferences: View {
  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
  }

  @AppStorage("theme") private var theme = "system"
  @State private var choice = Theme.system
  @State private var fontSize = 14.0
  @State private var interval = 5
  @State private var sendsReports = false
  @State private var accent = Color.blue
  @State private var reminder = Date()
  @State private var isResetting = false
  @State private var showsAdvanced = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Section {
        Picker("Theme", selection: $choice) {
          ForEach(Theme.allCases) { theme in
            Text(theme.rawValue.capitalized).tag(theme)
          }
        }
        .pickerStyle(.segmented)
        ColorPicker("Accent", selection: $accent, supportsOpacity: false)
        Slider(value: $fontSize, in: 10...24, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Text("A").font(.caption)
        } maximumValueLabel: {
          Text("A").font(.title)
        }
        LabeledContent("Preview") {
          Text("The quick brown fox")
            .font(.system(size: fontSize, design: .rounded))
            .foregroundStyle(accent)
            .lineLimit(1)
        }
      } header: {
        Text("Looks")
      } footer: {
        Text("Takes effect at once.").font(.footnote).foregroundStyle(.secondary)
      }
      Section("Behaviour") {
        Stepper("Save every \(interval) minutes", value: $interval, in: 1...60)
        DatePicker("Remind me at", selection: $reminder, displayedComponents: .hourAndMinute)
          .datePickerStyle(.compact)
        Toggle(isOn: $sendsReports) {
          VStack(alignment: .leading) {
            Text("Send reports")
            Text("Never with what you write.").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
        Button("Reset everything", role: .destructive) { isResetting = true }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .formStyle(.grouped)
    .frame(minWidth: 420, idealWidth: 480, minHeight: 360)
    .navigationTitle("Settings")
    .tint(accent)
    .preferredColorScheme(choice == .system ? nil : choice == .dark ? .dark : .light)
    #if TYPO
      // expected-error@+1 {{cannot assign value of type 'Preferences.Theme' to type 'String'}}
      .onChange(of: choice) { theme = choice }
    #else
      .onChange(of: choice) { theme = choice.rawValue }
    #endif
    .onChange(of: fontSize, initial: true) { old, new in print(old, new) }
    .onChange(of: interval) { print(interval) }
    .onChange(of: sendsReports) { _, sends in print(sends) }
    .alert("Reset everything?", isPresented: $isResetting) {
      Button("Reset", role: .destructive) { fontSize = 14 }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("Your documents stay.")
    }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: dismiss.callAsFunction) }
    }
    .task { await load() }
    .onDisappear { print("closed") }
  }

  private func load() async {}
}

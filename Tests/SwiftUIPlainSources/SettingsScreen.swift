import Foundation
import TrackedUI

enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var label: String { rawValue.localizedCapitalized }
  var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

struct C12SettingsView: View {
  @AppStorage("c12.appearance") private var appearance: Appearance = .system
  @AppStorage("c12.fontSize") private var fontSize = 14.0
  @AppStorage("c12.notifications") private var notifications = true
  @AppStorage("c12.name") private var name: String = ""
  @State private var quietFrom = Calendar.current.date(bySettingHour: 22, minute: 0, second: 0, of: .now) ?? .now
  @State private var tint = Color.blue
  @State private var languages: Set<String> = ["English"]
  @State private var isAdvancedExpanded = false
  @State private var showsReset = false
  @State private var cacheSize: Int64 = 52_428_800

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            ProfileView(name: $name)
          } label: {
            HStack {
              Image(systemName: "person.crop.circle.fill")
                .font(.system(size: 40))
                .symbolRenderingMode(.hierarchical)
              VStack(alignment: .leading) {
                Text(name.isEmpty ? "Set up profile" : name).font(.headline)
                Text("Account, devices").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section("Appearance") {
          Picker("Theme", selection: $appearance) {
            ForEach(Appearance.allCases) { Text($0.label) }
          }
          Slider(value: $fontSize, in: 10...24, step: 1) {
            Text("Font size")
          } minimumValueLabel: {
            Image(systemName: "textformat.size.smaller")
          } maximumValueLabel: {
            Image(systemName: "textformat.size.larger")
          } onEditingChanged: { isEditing in
            if !isEditing { print("size \(fontSize)") }
          }
          LabeledContent("Size", value: "\(fontSize.formatted(.number.precision(.fractionLength(0)))) pt")
          ColorPicker("Tint", selection: $tint, supportsOpacity: false)
        }
        Section {
          Toggle(isOn: $notifications.animation()) {
            Label("Notifications", systemImage: "bell.badge")
          }
          if notifications {
            DatePicker("Quiet from", selection: $quietFrom, displayedComponents: .hourAndMinute)
          }
        } header: {
          Text("Alerts")
        } footer: {
          Text("You can change this later in **Settings**.")
        }
        Section("Languages") {
          ForEach(["English", "Deutsch", "Français"], id: \.self) { language in
            Toggle(
              language,
              isOn: Binding(
                get: { languages.contains(language) },
                set: { isOn in if isOn { languages.insert(language) } else { languages.remove(language) } }
              )
            )
            .disabled(languages == [language])
          }
          Text(languages.sorted().formatted(.list(type: .and)))
        }
        DisclosureGroup("Advanced", isExpanded: $isAdvancedExpanded) {
          LabeledContent("Cache") {
            Text(cacheSize, format: .byteCount(style: .file))
            Button("Clear") { cacheSize = 0 }.disabled(cacheSize == 0)
          }
          Link("Privacy policy", destination: URL(string: "https://example.com/privacy")!)
        }
        Section {
          Button("Reset all", role: .destructive) { showsReset = true }
            .confirmationDialog("Reset all settings?", isPresented: $showsReset) {
              Button("Reset", role: .destructive, action: reset)
              Button("Keep", role: .cancel) {}
            }
        }
      }
      .navigationTitle("Settings")
    }
    .tint(tint)
    .preferredColorScheme(appearance.scheme)
    .environment(\.dynamicTypeSize, fontSize > 18 ? .xLarge : .large)
  }

  private func reset() {
    appearance = .system
    fontSize = 14
    notifications = true
    name = ""
    languages = ["English"]
  }
}

private struct ProfileView: View {
  @Binding var name: String
  @State private var draft = ""
  @Environment(\.dismiss) var dismiss

  var body: some View {
    Form {
      TextField("Full name", text: $draft)
        .textContentType(.name)
        .onAppear { draft = name }
        .onSubmit(commit)
      Button("Save", action: commit)
        .disabled(draft == name)
    }
    .navigationTitle("Profile")
  }

  private func commit() {
    name = draft
    dismiss()
  }
}

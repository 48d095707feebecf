import TrackedUI

struct AppSettings: View {
  @AppStorage("userName") private var userName = "Guest"
  @AppStorage("fontSize") private var fontSize = 14.0
  @AppStorage("showsPreview") private var showsPreview = true
  @AppStorage("launches") private var launches = 0
  @AppStorage("appearance") private var appearance = Appearance.system

  enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: String { rawValue }
  }

  var body: some View {
    Form {
      Section("Profile") {
        TextField("Name", text: $userName)
        LabeledContent("Launches", value: "\(launches)")
        Stepper("Launches: \(launches)", value: $launches, in: 0...10)
      }
      Section {
        Picker("Appearance", selection: $appearance) {
          ForEach(Appearance.allCases) { Text($0.rawValue.capitalized).tag($0) }
        }
        Toggle("Show preview", isOn: $showsPreview.animation())
        if showsPreview {
          Text("The quick brown fox")
            .font(.system(size: fontSize))
        }
        Slider(value: $fontSize, in: 10...24, step: 1) {
          Text("Font size")
        } minimumValueLabel: {
          Text("10")
        } maximumValueLabel: {
          Text("24")
        }
        LabeledContent("Size") {
          Text("\(fontSize, specifier: "%.0f") pt").monospacedDigit()
        }
      } header: {
        Text("Text")
      } footer: {
        Text("Hello, \(userName). You use the \(appearance.rawValue) look.")
      }
    }
    .formStyle(.grouped)
  }
}

struct OtherReader: View {
  @AppStorage("userName") private var userName = "Guest"
  var body: some View { Text("other: \(userName)") }
}

struct SettingsPair: View {
  var body: some View {
    VStack {
      AppSettings()
      OtherReader()
    }
  }
}

struct MoneyForm: View {
  @State private var amount = 12.5
  @State private var count = 2
  @State private var name = ""
  @State private var share = 0.25

  var total: Double { amount * Double(count) }

  var body: some View {
    Form {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
        .keyboardType(.numberPad)
      TextField("E-mail", text: $name)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .keyboardType(.emailAddress)
      Text(total, format: .currency(code: "USD"))
        .font(.title2.bold())
      Text("Share: \(share, format: .percent)")
      Text("Rounded: \(total, format: .number.precision(.fractionLength(1)))")
      Text(1234567, format: .number)
    }
  }
}

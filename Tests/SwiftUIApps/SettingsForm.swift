import TrackedUI

struct AccountForm: View {
  enum Field: Hashable, CaseIterable { case name, mail, password, confirmation }
  enum Plan: String, CaseIterable, Identifiable {
    case free, plus, pro
    var id: Self { self }
  }

  @State private var name = ""
  @State private var mail = ""
  @State private var password = ""
  @State private var confirmation = ""
  @State private var birthday = Date(timeIntervalSince1970: 0)
  @State private var plan = Plan.free
  @State private var accepts = false
  @State private var problems: [Field: String] = [:]
  @State private var isDone = false
  @FocusState private var focus: Field?
  @AppStorage("accountVolume") private var volume = 0.5

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .modifier(Problem(text: problems[.name]))
        TextField("E-mail", text: $mail)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .focused($focus, equals: .mail)
          .modifier(Problem(text: problems[.mail]))
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .modifier(Problem(text: problems[.password]))
        SecureField("Again", text: $confirmation)
          .focused($focus, equals: .confirmation)
          .modifier(Problem(text: problems[.confirmation]))
      }
      Section {
        Picker("Plan", selection: $plan) {
          ForEach(Plan.allCases) { plan in
            Text(plan.rawValue.capitalized).tag(plan)
          }
        }
        DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
        LabeledContent("Volume") {
          Slider(value: $volume, in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
        DisclosureGroup("Advanced") {
          Toggle("Developer mode", isOn: .constant(false)).disabled(true)
        }
      } header: {
        Text("Preferences")
      } footer: {
        Text("Volume: \(volume, format: .percent.precision(.fractionLength(0)))")
      }
      Section {
        Toggle("I accept the terms", isOn: $accepts)
        Button("Create account", action: submit)
          .buttonStyle(.borderedProminent)
          .disabled(!accepts)
      }
    }
    .formStyle(.grouped)
    .onSubmit(advance)
    .onChange(of: mail) { problems[.mail] = nil }
    .alert("Welcome, \(name)!", isPresented: $isDone) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Your plan is \(plan.rawValue).")
    }
  }

  private func advance() {
    guard let current = focus, let index = Field.allCases.firstIndex(of: current) else { return }
    focus = index + 1 < Field.allCases.count ? Field.allCases[index + 1] : nil
  }

  private func submit() {
    problems = [:]
    if name.isEmpty { problems[.name] = "Say who you are" }
    if !mail.contains("@") { problems[.mail] = "This is no address" }
    if password.count < 8 { problems[.password] = "At least eight letters" }
    if confirmation != password { problems[.confirmation] = "Not the same" }
    focus = Field.allCases.first { problems[$0] != nil }
    isDone = problems.isEmpty
  }
}

private struct Problem: ViewModifier {
  let text: String?

  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      content
        .overlay {
          if text != nil {
            RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 1)
          }
        }
      if let text {
        Text(text)
          .font(.caption)
          .foregroundStyle(.red)
          .transition(.opacity)
      }
    }
    .animation(.default, value: text)
  }
}

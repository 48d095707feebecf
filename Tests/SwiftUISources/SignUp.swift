import TrackedUI

enum FormField: Hashable, CaseIterable { case email, password, confirm }

@Observable
final class SignUpModel {
  var email = ""
  var password = ""
  var confirm = ""
  var acceptsTerms = false
  private(set) var isLoading = false
  private(set) var error: SignUpError?

  enum SignUpError: LocalizedError, Identifiable {
    case taken(String)
    case offline
    var id: String { errorDescription ?? "" }
    var errorDescription: String? {
      switch self {
      case .taken(let email): "\(email) is already taken"
      case .offline: "You appear to be offline"
      }
    }
    var recoverySuggestion: String? { "Try another address." }
  }

  var emailProblem: String? {
    guard !email.isEmpty else { return nil }
    let pattern = /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.ignoresCase()
    return email.wholeMatch(of: pattern) == nil ? "Not an e-mail address" : nil
  }

  var strength: Double {
    var score = 0.0
    if password.count >= 8 { score += 0.4 }
    if password.contains(where: \.isNumber) { score += 0.3 }
    if password.contains(where: { $0.isUppercase }) { score += 0.3 }
    return score
  }

  var canSubmit: Bool {
    !email.isEmpty && emailProblem == nil && strength > 0.6 && password == confirm && acceptsTerms && !isLoading
  }

  func submit() async -> Bool {
    isLoading = true
    defer { isLoading = false }
    await Task.yield()
    if email.hasPrefix("taken") {
      error = .taken(email)
      return false
    }
    return true
  }

  func clearError() { error = nil }
}

struct C03SignUpView: View {
  @State private var model = SignUpModel()
  @State private var isDone = false
  @State private var showsPassword = false
  @FocusState private var focus: FormField?

  var body: some View {
    Form {
      Section("Account") {
        TextField("E-mail", text: $model.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focus, equals: .email)
          .onSubmit { focus = .password }
        if let problem = model.emailProblem {
          Label(problem, systemImage: "exclamationmark.triangle")
            .font(.footnote)
            .foregroundStyle(.red)
            .transition(.move(edge: .top).combined(with: .opacity))
        }
        HStack {
          Group {
            if showsPassword {
              TextField("Password", text: $model.password)
            } else {
              SecureField("Password", text: $model.password)
            }
          }
          .focused($focus, equals: .password)
          .textContentType(.newPassword)
          Button {
            showsPassword.toggle()
          } label: {
            Image(systemName: showsPassword ? "eye.slash" : "eye")
          }
          .buttonStyle(.borderless)
          .accessibilityLabel(showsPassword ? "Hide password" : "Show password")
        }
        ProgressView(value: model.strength)
          .tint(model.strength < 0.5 ? .red : model.strength < 0.8 ? .orange : .green)
          .animation(.easeOut, value: model.strength)
        SecureField("Confirm", text: $model.confirm)
          .focused($focus, equals: .confirm)
      }
      Section {
        Toggle("I accept the terms", isOn: $model.acceptsTerms)
        Button {
          Task { isDone = await model.submit() }
        } label: {
          HStack {
            Text("Create account")
            if model.isLoading {
              Spacer()
              ProgressView().controlSize(.small)
            }
          }
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .disabled(!model.canSubmit)
      }
      if isDone { Text("Welcome, \(model.email)!") }
    }
    .formStyle(.grouped)
    .animation(.default, value: model.emailProblem)
    .defaultFocus($focus, .email)
    .alert(
      isPresented: Binding(get: { model.error != nil }, set: { if !$0 { model.clearError() } }), error: model.error
    ) { _ in
      Button("OK") { focus = .email }
    } message: { error in
      Text(error.recoverySuggestion ?? "")
    }
  }
}

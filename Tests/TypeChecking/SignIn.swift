import TrackedUI

struct SignIn: View {
  enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var isBusy = false
  @State private var message: String?
  @State private var remembers = true
  @FocusState private var field: Field?
  let signIn: (String, String) async throws -> Void

  private var isComplete: Bool { !name.isEmpty && password.count >= 8 }

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield")
        .font(.system(size: 48, weight: .light))
        .foregroundStyle(.tint)
        .symbolEffect(.bounce, value: message)
        .accessibilityHidden(true)
      Text("Welcome back")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
        .textContentType(.username)
        .focused($field, equals: .name)
        .submitLabel(.next)
        .onSubmit { field = .password }
        .disabled(isBusy)
      SecureField("Password", text: $password)
        .textFieldStyle(.roundedBorder)
        .focused($field, equals: .password)
        .submitLabel(.go)
        .onSubmit { submit() }
        .disabled(isBusy)
        .overlay(alignment: .trailing) {
          if !password.isEmpty {
            Text("\(password.count)").font(.caption).foregroundStyle(.secondary).padding(.trailing, 8)
          }
        }
      if let message {
        Label(message, systemImage: "exclamationmark.triangle")
          .font(.callout)
          .foregroundStyle(.red)
          .padding(8)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.red.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
          .transition(.move(edge: .top).combined(with: .opacity))
      }
      Toggle("Stay signed in", isOn: $remembers)
        .toggleStyle(.switch)
      Button {
        submit()
      } label: {
        HStack {
          if isBusy { ProgressView().controlSize(.small) }
          Text(isBusy ? "Signing in…" : "Sign in")
        }
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .keyboardShortcut(.defaultAction)
      .disabled(!isComplete || isBusy)
    }
    .padding(32)
    .frame(maxWidth: 380)
    .background(.background, in: .rect(cornerRadius: 16))
    .shadow(color: .black.opacity(0.15), radius: 12, y: 4)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    #if TYPO
      // expected-error@+2 {{has no member 'purpel'}}
      .background(
        LinearGradient(colors: [.blue.opacity(0.2), .purpel.opacity(0.2)], startPoint: .top, endPoint: .bottom))
    #else
      .background(
        LinearGradient(colors: [.blue.opacity(0.2), .purple.opacity(0.2)], startPoint: .top, endPoint: .bottom))
    #endif
    .animation(.spring(duration: 0.3), value: message)
    .onChange(of: name) { message = nil }
    .onChange(of: password) { message = nil }
    .onAppear { field = .name }
    .navigationTitle("Sign in")
    .toolbar {
      Button("Help", systemImage: "questionmark.circle") { message = "Ask your administrator" }
    }
  }

  private func submit() {
    isBusy = true
    Task {
      do { try await signIn(name, password) } catch { message = "\(error)" }
      isBusy = false
    }
  }
}

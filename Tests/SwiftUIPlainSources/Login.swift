import Foundation
import TrackedUI

import struct TrackedKit.AffineTransform
import struct TrackedKit.Notification
import class TrackedKit.NotificationCenter
import class TrackedKit.Timer

class CountdownTimer: ObservableObject {
  @Published var remaining: TimeInterval
  @Published private(set) var isRunning = false
  let total: TimeInterval
  private var task: Task<Void, Never>?

  init(total: TimeInterval) {
    self.total = total
    self.remaining = total
  }

  var progress: Double { 1 - remaining / total }

  @MainActor func start() {
    isRunning = true
    task = Task { @MainActor in
      while remaining > 0, !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 100_000_000)
        remaining = max(0, remaining - 0.1)
      }
      isRunning = false
    }
  }

  func stop() {
    task?.cancel()
    isRunning = false
  }

  deinit { task?.cancel() }
}

final class UserSession: ObservableObject {
  @Published var user: User?
  struct User: Equatable { var name: String }
}

struct B04TimerView: View {
  @StateObject private var countdown = CountdownTimer(total: 10)
  @EnvironmentObject private var session: UserSession
  @State private var ticks = 0
  @State private var showsLogin = false
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 20) {
      Group {
        if let user = session.user {
          Text("Hello, \(user.name)")
        } else {
          Button("Sign In") { showsLogin.toggle() }
        }
      }
      .font(.headline)
      ZStack {
        Circle().stroke(lineWidth: 20).opacity(0.3).foregroundColor(.red)
        Circle()
          .trim(from: 0.0, to: Double(min(countdown.progress, 1.0)))
          .stroke(style: StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round))
          .foregroundColor(.red)
          .rotationEffect(Angle(degrees: 270.0))
          .animation(.linear, value: countdown.progress)
        Text(String(format: "%.1f s", countdown.remaining)).font(.largeTitle).bold()
      }
      .frame(width: 200, height: 200)
      HStack {
        Button(countdown.isRunning ? "Pause" : "Start") {
          countdown.isRunning ? countdown.stop() : countdown.start()
        }
        Button("Reset") { countdown.remaining = countdown.total }
      }
      Text("Ticks: \(ticks)")
    }
    .onReceive(timer) { _ in ticks += 1 }
    .onReceive(session.$user) { user in print(user?.name ?? "nobody") }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refresh"))) { note in
      print(note.userInfo ?? [:])
    }
    .sheet(isPresented: $showsLogin) { LoginForm().environmentObject(session) }
  }
}

struct LoginForm: View {
  private enum Field: Int, CaseIterable { case username, password }
  @EnvironmentObject var session: UserSession
  @Environment(\.presentationMode) private var presentationMode
  @State private var username = ""
  @State private var password = ""
  @State private var attempts = 0
  @FocusState private var focusedField: Field?

  private var isValid: Bool { username.count >= 3 && password.count >= 4 }

  var body: some View {
    Form {
      TextField("Username", text: $username)
        .focused($focusedField, equals: .username)
        .submitLabel(.next)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
      SecureField("Password", text: $password)
        .focused($focusedField, equals: .password)
        .submitLabel(.go)
      if !isValid && attempts > 0 {
        Text("Please check your input.").foregroundColor(.red).font(.caption)
          .modifier(Shake(animatableData: Double(attempts)))
      }
      Button("Log In", action: login)
    }
    .onSubmit {
      switch focusedField {
      case .username: focusedField = .password
      default: login()
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer()
        Button("Done") { focusedField = nil }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { focusedField = .username } }
  }

  private func login() {
    guard isValid else {
      withAnimation(.default) { attempts += 1 }
      return
    }
    session.user = .init(name: username)
    presentationMode.wrappedValue.dismiss()
  }
}

struct Shake: GeometryEffect {
  var amount: Double = 10
  var shakesPerUnit = 3
  var animatableData: Double
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(AffineTransform(translationX: amount * sin(animatableData * .pi * Double(shakesPerUnit)), y: 0))
  }
}

import TrackedUI

@Observable final class UserSettings {
  var name = "Ada"
  var notifications = true
  var volume = 0.5
}

struct SettingsView: View {
  @Environment(UserSettings.self) private var settings

  var body: some View {
    @Bindable var settings = settings
    Form {
      Section("Profile") {
        TextField("Name", text: $settings.name)
      }
      Section {
        Toggle("Notifications", isOn: $settings.notifications)
        Slider(value: $settings.volume, in: 0...1) { Text("Volume") }
        Text("Volume: \(Int(settings.volume * 100))%")
          .foregroundStyle(.secondary)
      } header: {
        Text("Sound")
      }
    }
  }
}

struct AccentNameKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  var accentName: String {
    get { self[AccentNameKey.self] }
    set { self[AccentNameKey.self] = newValue }
  }
}

struct AccentLabel: View {
  @Environment(\.accentName) private var accentName
  var body: some View { Text("Accent: \(accentName)") }
}

struct AccentView: View {
  @State private var isFancy = false
  var body: some View {
    VStack {
      AccentLabel()
      AccentLabel().environment(\.accentName, isFancy ? "fancy" : "simple")
      Toggle("Fancy", isOn: $isFancy)
    }
  }
}

@Observable final class Cart {
  struct Item: Identifiable {
    let id = UUID()
    let name: String
    var price: Double
    var quantity = 1
  }

  var items: [Item] = []
  var total: Double { items.reduce(0) { $0 + $1.price * Double($1.quantity) } }

  func add(_ name: String, _ price: Double) {
    if let index = items.firstIndex(where: { $0.name == name }) {
      items[index].quantity += 1
    } else {
      items.append(Item(name: name, price: price))
    }
  }
}

struct CartView: View {
  @State private var cart = Cart()

  var body: some View {
    VStack {
      ForEach(cart.items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text("× \(item.quantity)")
        }
      }
      Text("Total \(Int(cart.total))")
      Button("Add Apple") { cart.add("Apple", 2) }
      Button("Add Pear") { cart.add("Pear", 3) }
    }
  }
}

@Observable final class Player {
  var title = "Song"
  var isPlaying = false
  var position = 0.0
}

struct PlayerView: View {
  @Bindable var player: Player

  var body: some View {
    VStack {
      TitleView(player: player)
      Slider(value: $player.position, in: 0...100, step: 1)
      Button(player.isPlaying ? "Pause" : "Play") { player.isPlaying.toggle() }
    }
  }
}

struct TitleView: View {
  let player: Player
  var body: some View { Text(player.title).font(.headline) }
}

enum AppTheme: String, CaseIterable, Identifiable {
  case classic, modern
  var id: String { rawValue }
}

struct ThemeKey: EnvironmentKey {
  static let defaultValue = AppTheme.classic
}

extension EnvironmentValues {
  var theme: AppTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  func theme(_ theme: AppTheme) -> some View { environment(\.theme, theme) }
}

struct ThemedView: View {
  @State private var theme = AppTheme.classic

  var body: some View {
    VStack {
      ThemeName()
      Picker("Theme", selection: $theme) {
        ForEach(AppTheme.allCases) { theme in
          Text(theme.rawValue.capitalized).tag(theme)
        }
      }
      .pickerStyle(.segmented)
    }
    .theme(theme)
  }
}

struct ThemeName: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text("\(theme.rawValue), \(colorScheme == .dark ? "dark" : "light")") }
}

@Observable final class Session {
  var user: String?
}

struct RootView: View {
  @State private var session = Session()

  var body: some View {
    Group {
      if session.user == nil {
        LoginView()
      } else {
        HomeView()
      }
    }
    .environment(session)
  }
}

struct LoginView: View {
  @Environment(Session.self) private var session
  @State private var name = ""
  @State private var password = ""

  private var isValid: Bool { !name.isEmpty && password.count >= 4 }

  var body: some View {
    Form {
      TextField("User", text: $name)
        .textFieldStyle(.roundedBorder)
      SecureField("Password", text: $password)
      Button("Log In") { session.user = name }
        .disabled(!isValid)
    }
  }
}

struct HomeView: View {
  @Environment(Session.self) private var session

  var body: some View {
    VStack {
      Text("Welcome, \(session.user ?? "nobody")")
      Button("Log Out", role: .destructive) { session.user = nil }
    }
  }
}

struct YearView: View {
  let date: Date
  let calendar: Calendar
  var title: AttributedString = AttributedString("Year")

  var body: some View {
    Text(String(title.characters) + " " + String(calendar.component(.year, from: date)))
  }
}

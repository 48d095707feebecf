import TrackedUI

// Models and values as SwiftUI's programs have them beside their views: in a module without a default isolation they belong to no
// actor, and so must what they are made of.

/// A model of the older kind, which its protocol puts on the main actor.
class Ledger: ObservableObject {
  @Published private(set) var entries: [Entry] = []
  @Published var scheme = ColorScheme.light

  init() {}

  func add(_ entry: Entry) {
    entries.append(entry)
    scheme = entry.amount < 0 ? .dark : .light
  }

  var isDark: Bool { scheme == .dark }
}

/// An element whose texts are made where it is asked for them.
struct Entry: Identifiable, Equatable, Sendable {
  let id: Int
  let date: Date
  let amount: Double

  init(id: Int, date: Date, amount: Double) {
    self.id = id
    self.date = date
    self.amount = amount
  }

  var day: String { date.formatted(date: .abbreviated, time: .omitted) }
  var weekday: String { date.formatted(.dateTime.weekday(.wide).day().month(.wide)) }
  var price: String { amount.formatted(.currency(code: "USD")) }
  var title: LocalizedStringKey { "Entry **\(id)** on \(date, format: .dateTime.day().month())" }
  var role: ButtonRole? { amount < 0 ? .destructive : nil }
}

/// Where an app is.
@Observable class Router {
  var path = NavigationPath()
  var editing = EditMode.inactive
  var columns = NavigationSplitViewVisibility.all

  init() {}

  func show(_ entry: Entry) { path.append(entry.id) }
  func back() { if !path.isEmpty { path.removeLast() } }
}

/// A look, made of values.
enum Mood: String, CaseIterable, Identifiable, Sendable {
  case calm, wild

  var id: Self { self }
  var gradient: Gradient { Gradient(colors: self == .calm ? [.blue, .teal] : [.red, .orange]) }
  var background: LinearGradient { LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom) }
  var animation: Animation { self == .calm ? .easeInOut(duration: 1) : .spring(response: 0.3) }
  var transition: AnyTransition { .move(edge: .bottom).combined(with: .opacity) }
  var alignment: Alignment { self == .calm ? .center : .bottomTrailing }
  var columns: [GridItem] { [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(40))] }
  var shortcut: KeyboardShortcut { KeyboardShortcut("m", modifiers: [.command, .shift]) }
  var frame: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}

/// An outline that is worked out anywhere.
struct Spark: Sendable {
  let values: [Double]

  init(_ values: [Double]) { self.values = values }

  func path(in size: CGSize) -> Path {
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: Double(index) * size.width, y: value * size.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

/// What is kept, read and written by anybody.
final class Preferences: Sendable {
  static let shared = Preferences()

  var visits: Int {
    get { UserDefaults.standard.integer(forKey: "models.visits") }
    set { UserDefaults.standard.set(newValue, forKey: "models.visits") }
  }

  func forget() { UserDefaults.standard.removeObject(forKey: "models.visits") }
}

/// A shape with an outline that belongs to no actor.
struct Diamond: Shape {
  var inset = 0.0

  init() {}

  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - inset))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
      path.closeSubpath()
    }
  }
}

let springy = Animation.spring(response: 0.4, dampingFraction: 0.7)
let brandGradient = Gradient(colors: [.red, .orange])

import TrackedUI

// Models and values as SwiftUI's programs have them beside their views: in a module without a default isolation they belong to no
// actor, and so must what they are made of.

/// A model of the older kind.
public class Ledger: ObservableObject {
  @Published public private(set) var entries: [Entry] = []
  @Published public var scheme = ColorScheme.light

  public init() {}

  public func add(_ entry: Entry) {
    entries.append(entry)
    scheme = entry.amount < 0 ? .dark : .light
  }

  public var isDark: Bool { scheme == .dark }
}

/// An element whose texts are made where it is asked for them.
public struct Entry: Identifiable, Equatable, Sendable {
  public let id: Int
  public let date: Date
  public let amount: Double

  public init(id: Int, date: Date, amount: Double) {
    self.id = id
    self.date = date
    self.amount = amount
  }

  public var day: String { date.formatted(date: .abbreviated, time: .omitted) }
  public var weekday: String { date.formatted(.dateTime.weekday(.wide).day().month(.wide)) }
  public var price: String { amount.formatted(.currency(code: "USD")) }
  public var title: LocalizedStringKey { "Entry **\(id)** on \(date, format: .dateTime.day().month())" }
  public var role: ButtonRole? { amount < 0 ? .destructive : nil }
}

/// Where an app is.
@Observable public class Router {
  public var path = NavigationPath()
  public var editing = EditMode.inactive
  public var columns = NavigationSplitViewVisibility.all

  public init() {}

  public func show(_ entry: Entry) { path.append(entry.id) }
  public func back() { if !path.isEmpty { path.removeLast() } }
}

/// A look, made of values.
public enum Mood: String, CaseIterable, Identifiable, Sendable {
  case calm, wild

  public var id: Self { self }
  public var gradient: Gradient { Gradient(colors: self == .calm ? [.blue, .teal] : [.red, .orange]) }
  public var background: LinearGradient { LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom) }
  public var animation: Animation { self == .calm ? .easeInOut(duration: 1) : .spring(response: 0.3) }
  public var transition: AnyTransition { .move(edge: .bottom).combined(with: .opacity) }
  public var alignment: Alignment { self == .calm ? .center : .bottomTrailing }
  public var columns: [GridItem] { [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(40))] }
  public var shortcut: KeyboardShortcut { KeyboardShortcut("m", modifiers: [.command, .shift]) }
  public var frame: RoundedRectangle { RoundedRectangle(cornerRadius: 8) }
}

/// An outline that is worked out anywhere.
public struct Spark: Sendable {
  public let values: [Double]

  public init(_ values: [Double]) { self.values = values }

  public func path(in size: CGSize) -> Path {
    var path = Path()
    for (index, value) in values.enumerated() {
      let point = CGPoint(x: Double(index) * size.width, y: value * size.height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

/// What is kept, read and written by anybody.
public final class Preferences: Sendable {
  public static let shared = Preferences()

  public var visits: Int {
    get { UserDefaults.standard.integer(forKey: "models.visits") }
    set { UserDefaults.standard.set(newValue, forKey: "models.visits") }
  }

  public func forget() { UserDefaults.standard.removeObject(forKey: "models.visits") }
}

/// A shape with an outline that belongs to no actor.
public struct Diamond: Shape {
  public var inset = 0.0

  public init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - inset))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
      path.closeSubpath()
    }
  }
}

public let springy = Animation.spring(response: 0.4, dampingFraction: 0.7)
public let brandGradient = Gradient(colors: [.red, .orange])

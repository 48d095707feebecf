import TrackedUI

enum MusicRoute: Hashable, Codable {
  case artist(Int)
  case album(id: Int, title: String)
}

@Observable
final class MusicRouter {
  var path = NavigationPath()
  var stored: Data?

  func push(_ route: MusicRoute) { path.append(route) }
  func popToRoot() { path.removeLast(path.count) }

  func store() { stored = path.codable.flatMap { try? JSONEncoder().encode($0) } }

  func restore() {
    guard let stored, let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    else { return }
    self.path = NavigationPath(path)
  }
}

struct MusicView: View {
  @State private var router = MusicRouter()

  var body: some View {
    NavigationStack(path: $router.path) {
      VStack {
        Button("Albums") {
          router.push(.artist(7))
          router.path.append("Live")
          router.push(.album(id: 3, title: "Blue"))
        }
        Button("Restore") { router.restore() }
        Text("Stored \(router.stored == nil ? "nothing" : "something")")
      }
      .navigationTitle("Music")
      .navigationDestination(for: MusicRoute.self) { route in
        switch route {
        case .artist(let id): Text("Artist \(id)")
        case let .album(id, title):
          VStack {
            Text("Album \(id): \(title)")
            Button("Leave") {
              router.store()
              router.popToRoot()
            }
          }
        }
      }
      .navigationDestination(for: String.self) { Text("Word \($0)") }
    }
  }
}

struct RenamableDocument: View {
  @State private var name = "Draft"
  @State private var copies = 0

  var body: some View {
    NavigationStack {
      Text("\(copies) copies of \(name)")
        .navigationTitle(name)
        .toolbar {
          ToolbarTitleMenu {
            Button("Rename") { name = "Final" }
            Button("Duplicate") { copies += 1 }
          }
        }
    }
  }
}

struct StoredSettings: View {
  @AppStorage("restoring.size") private var size = 10
  @AppStorage("restoring.size", store: UserDefaults(suiteName: "group.restoring")) private var shared = 1
  @AppStorage("restoring.kind", store: .standard) private var kind = Kind.plain
  @AppStorage("restoring.note", store: .standard) private var note: String?

  enum Kind: String { case plain, fancy }

  init() { UserDefaults.standard.register(defaults: ["restoring.size": 14, "restoring.kind": "fancy"]) }

  var body: some View {
    VStack {
      Text("Size \(size), shared \(shared), \(kind.rawValue), \(note ?? "no note")")
      Button("Larger") { size += 1 }
      Button("Share") { shared += 10 }
      Button("Note") { note = "noted" }
      Button("Reset") {
        for key in ["restoring.size", "restoring.kind", "restoring.note"] {
          UserDefaults.standard.removeObject(forKey: key)
        }
        UserDefaults(suiteName: "group.restoring")?.removeObject(forKey: "restoring.size")
      }
    }
  }
}

import FoundationEssentials
import TrackedKit

/// A person. The picture behind `avatarURL` is loaded by the model, on another thread; hooks show what is there.
@Observable final class UserProfile {
  enum Avatar {
    case loading
    case loaded(Texture)
    case failed(String)
  }

  var name: String
  var email: String
  var birthday: LocalTime
  var unreadCount = 3
  /// Where the picture is: a path in the app's resources (`resource:///…`) or a file (`file:///…`).
  var avatarURL: String { didSet { if avatarURL != oldValue { loadAvatar() } } }
  private(set) var avatar = Avatar.loading

  init(name: String, email: String, birthday: LocalTime, avatarURL: String) {
    self.name = name
    self.email = email
    self.birthday = birthday
    self.avatarURL = avatarURL
  }

  /// Computed from a stored property, and tracked through it.
  var hasUnread: Bool { unreadCount > 0 }

  /// Loads the picture; what an earlier address gives no longer counts.
  func loadAvatar() {
    let url = avatarURL
    avatar = .loading
    Task {
      let result: Avatar
      do { result = .loaded(try await Texture.decode(bytes: Self.bytes(at: url))) } catch {
        result = .failed("\(error)")
      }
      if url == avatarURL { avatar = result }
    }
  }

  private static func bytes(at url: String) throws -> [UInt8] {
    if let path = url.removing(prefix: "resource://") { return try Resources.data(at: path) }
    guard let path = url.removing(prefix: "file://"), let data = FileManager.default.contents(atPath: path) else {
      throw DemoError("there is no picture at \(url)")
    }
    return [UInt8](data)
  }
}

/// Who is signed in.
@Observable final class SessionModel {
  private(set) var currentUser: UserProfile?
  var isOnline = true

  static let avatars = ["ocean", "forest", "aurora"].map { "resource://\(DemoResources.prefix)/pictures/\($0).jpg" }

  func signIn() {
    let user = UserProfile(
      name: "Ada Lovelace", email: "ada@example.org", birthday: LocalTime(year: 1815, month: 12, day: 10),
      avatarURL: Self.avatars[0])
    user.loadAvatar()
    currentUser = user
  }

  func signOut() { currentUser = nil }

  func nextAvatar() {
    guard let user = currentUser else { return }
    let index = Self.avatars.firstIndex(of: user.avatarURL) ?? -1
    user.avatarURL = Self.avatars[(index + 1) % Self.avatars.count]
  }
}

extension String {
  fileprivate func removing(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

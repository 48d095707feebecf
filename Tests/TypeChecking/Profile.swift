import TrackedUI

final class Account: ObservableObject {
  @Published var name = ""
  @Published var handle = ""
  @Published var followers = 0
  @Published var isFollowed = false
  @Published var photos: [String] = []
}

struct Profile: View {
  @ObservedObject var account: Account
  @State private var tab = 0
  @State private var isBlocking = false
  @State private var showsQR = false
  @State private var zoomed: String?
  @State private var headerHeight = 0.0
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        ProfileHeader(account: account)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          )
        Picker("Section", selection: $tab) {
          Label("Photos", systemImage: "photo").tag(0)
          Label("About", systemImage: "info.circle").tag(1)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal)
        if tab == 0 {
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: width == .compact ? 3 : 5), spacing: 2
          ) {
            ForEach(account.photos, id: \.self) { photo in
              Image(photo)
                .resizable()
                .aspectRatio(1, contentMode: .fill)
                .clipped()
                .onTapGesture { zoomed = photo }
                .contextMenu {
                  ShareLink(item: photo)
                  Button("Delete", role: .destructive) { account.photos.removeAll { $0 == photo } }
                } preview: {
                  Image(photo).resizable().frame(width: 300, height: 300)
                }
            }
          }
        } else {
          Text("Nothing yet.").frame(maxWidth: .infinity).padding(40).foregroundStyle(.secondary)
        }
      }
    }
    .onPreferenceChange(HeightKey.self) { headerHeight = $0 }
    .navigationTitle(account.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Show code", systemImage: "qrcode") { showsQR = true }
          Button("Block", systemImage: "hand.raised", role: .destructive) { isBlocking = true }
        }
      }
    }
    .popover(isPresented: $showsQR, arrowEdge: .bottom) {
      Image(systemName: "qrcode").font(.system(size: 120)).padding(24)
    }
    .fullScreenCover(isPresented: .constant(zoomed != nil)) {
      Image(zoomed ?? "").resizable().scaledToFit().onTapGesture { zoomed = nil }
    }
    .alert("Block \(account.name)?", isPresented: $isBlocking) {
      Button("Block", role: .destructive) { account.isFollowed = false }
      Button("Cancel", role: .cancel) {}
    }
    .foregroundStyle(.primary)
    .onChange(of: account.isFollowed) { account.followers += account.isFollowed ? 1 : -1 }
    .onChange(of: tab) { _, new in print(new) }
    .onReceive(NotificationCenter.default.publisher(for: .accountDidChange)) { _ in tab = 0 }
    .redacted(reason: account.name.isEmpty ? .placeholder : [])
    .task(id: account.handle) { await load() }
    .background(Color(white: 0.95))
  }

  private func load() async {}
}

struct HeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

extension Notification.Name {
  static let accountDidChange = Notification.Name("accountDidChange")
}

struct ProfileHeader: View {
  @ObservedObject var account: Account

  var body: some View {
    HStack(spacing: 16) {
      AsyncImage(url: URL(string: "file:///a.png")) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Circle().fill(.quaternary)
      }
      .frame(width: 80, height: 80)
      .clipShape(Circle())
      .overlay(Circle().stroke(account.isFollowed ? Color.accentColor : Color.gray, lineWidth: 3))
      VStack(alignment: .leading) {
        Text(account.name).font(.title2.bold())
        #if TYPO
          // expected-error@+1 {{has no member 'secondry'}}
          Text("@\(account.handle)").foregroundStyle(.secondry)
        #else
          Text("@\(account.handle)").foregroundStyle(.secondary)
        #endif
        Text("^[\(account.followers) follower](inflect: true)").font(.footnote)
      }
      Spacer()
      Button(account.isFollowed ? "Following" : "Follow") { account.isFollowed.toggle() }
        .buttonStyle(.bordered)
        .tint(account.isFollowed ? .secondary : .accentColor)
        .animation(.default, value: account.isFollowed)
    }
    .padding()
  }
}

import TrackedUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var hue: Double
  var isFavorite = false
}

struct PhotoGridView: View {
  @Namespace private var namespace
  @State private var photos = (0..<12).map { Photo(id: $0, hue: Double($0) / 12) }
  @State private var selected: Photo.ID?
  @State private var showsFavoritesOnly = false
  @AppStorage("photoColumns") private var columnCount = 3

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 4), count: columnCount)
  }

  private var visible: [Photo] { photos.filter { !showsFavoritesOnly || $0.isFavorite } }

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 4) {
          ForEach(visible) { photo in
            if selected != photo.id {
              PhotoTile(photo: photo)
                .matchedGeometryEffect(id: photo.id, in: namespace)
                .onTapGesture {
                  withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) { selected = photo.id }
                }
            } else {
              Color.clear.aspectRatio(1, contentMode: .fit)
            }
          }
        }
        .padding(4)
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Toggle("Favorites", isOn: $showsFavoritesOnly.animation())
            .toggleStyle(.button)
          Spacer()
          Stepper("Columns: \(columnCount)", value: $columnCount, in: 2...5)
        }
        .padding(8)
        .background(.bar)
      }
      if let selected, let index = photos.firstIndex(where: { $0.id == selected }) {
        PhotoDetail(photo: $photos[index]) {
          withAnimation { self.selected = nil }
        }
        .matchedGeometryEffect(id: selected, in: namespace)
        .transition(.asymmetric(insertion: .identity, removal: .opacity))
        .zIndex(1)
      }
    }
  }
}

private struct PhotoTile: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(
        LinearGradient(
          colors: [
            Color(hue: photo.hue, saturation: 0.6, brightness: 0.9),
            Color(hue: photo.hue, saturation: 0.9, brightness: 0.5),
          ],
          startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavorite {
          Image(systemName: "heart.fill")
            .foregroundStyle(.white)
            .shadow(radius: 2)
            .padding(6)
        }
      }
      .clipShape(.rect(cornerRadius: 6))
      .accessibilityElement()
      .accessibilityLabel("Photo \(photo.id)")
      .accessibilityAddTraits(.isButton)
  }
}

private struct PhotoDetail: View {
  @Binding var photo: Photo
  let close: () -> Void
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack {
      PhotoTile(photo: photo)
        .saturation(photo.isFavorite ? 1 : 0.7)
        .offset(drag)
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
              if abs(value.translation.height) > 80 { close() }
            }
        )
      HStack {
        Button("Close", action: close)
          .keyboardShortcut(.cancelAction)
        Toggle("Favorite", isOn: $photo.isFavorite)
      }
    }
    .padding()
    .background(.regularMaterial)
  }
}

import TrackedUI

struct Photo: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id % 12) / 12 }
  var isFavorite = false
}

struct C07PhotoGrid: View {
  @State private var photos = (1...24).map { Photo(id: $0) }
  @State private var columnCount = 3
  @State private var zoomed: Photo.ID?
  @Namespace private var hero
  @GestureState private var pinch = 1.0

  private var columns: [GridItem] { Array(repeating: .init(.flexible(minimum: 40), spacing: 2), count: columnCount) }

  var body: some View {
    ZStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach($photos) { $photo in
            PhotoCell(photo: photo)
              .matchedGeometryEffect(id: photo.id, in: hero, isSource: zoomed != photo.id)
              .aspectRatio(1, contentMode: .fill)
              .onTapGesture { withAnimation(.spring(duration: 0.4)) { zoomed = photo.id } }
              .contextMenu {
                Button {
                  photo.isFavorite.toggle()
                } label: {
                  Label(photo.isFavorite ? "Unfavorite" : "Favorite", systemImage: "heart")
                }
                Divider()
                Button("Delete", systemImage: "trash", role: .destructive) {
                  photos.removeAll { $0.id == photo.id }
                }
              } preview: {
                PhotoCell(photo: photo).frame(width: 200, height: 200)
              }
          }
        }
        .scaleEffect(pinch)
        .gesture(
          MagnifyGesture()
            .updating($pinch) { value, state, _ in state = min(max(value.magnification, 0.8), 1.2) }
            .onEnded { value in
              withAnimation {
                columnCount = value.magnification > 1 ? max(columnCount - 1, 1) : min(columnCount + 1, 6)
              }
            })
      }
      .accessibilityHidden(zoomed != nil)
      if let zoomed, let photo = photos.first(where: { $0.id == zoomed }) {
        ZoomedPhoto(photo: photo) { withAnimation(.spring(duration: 0.4)) { self.zoomed = nil } }
          .matchedGeometryEffect(id: photo.id, in: hero)
          .zIndex(1)
          .transition(.opacity)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Stepper("Columns: \(columnCount)", value: $columnCount, in: 1...6)
        .padding()
        .background(.ultraThinMaterial)
    }
  }
}

struct PhotoCell: View {
  let photo: Photo
  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.white).padding(4) }
      }
      .overlay { Text("\(photo.id)").font(.headline).foregroundStyle(.white) }
      .clipped()
  }
}

struct ZoomedPhoto: View {
  let photo: Photo
  let close: () -> Void
  @State private var offset = CGSize.zero
  @State private var scale: CGFloat = 1
  @State private var anchor: UnitPoint = .center

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { offset = $0.translation }
      .onEnded { value in
        if abs(value.predictedEndTranslation.height) > 200 {
          close()
        } else {
          withAnimation(.interactiveSpring) { offset = .zero }
        }
      }
  }

  private var doubleTap: some Gesture {
    SpatialTapGesture(count: 2)
      .onEnded { value in
        anchor = UnitPoint(x: value.location.x / 300, y: value.location.y / 300)
        withAnimation { scale = scale > 1 ? 1 : 2 }
      }
  }

  var body: some View {
    PhotoCell(photo: photo)
      .scaleEffect(scale, anchor: anchor)
      .offset(offset)
      .gesture(drag.simultaneously(with: doubleTap))
      .overlay(alignment: .topLeading) {
        Button("Close", systemImage: "xmark.circle.fill", action: close)
          .labelStyle(.iconOnly)
          .font(.title)
          .padding()
      }
  }
}

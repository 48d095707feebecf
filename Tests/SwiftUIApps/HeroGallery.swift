import TrackedUI

struct GalleryPhoto: Identifiable, Hashable {
  let id: Int; var hue: Double { Double(id) / 30 }; var title: String { "Photo \(id)" }
}
struct GalleryView2: View {
  @Namespace private var hero
  @State private var selected: GalleryPhoto?
  @State private var columns = 3.0
  @State private var favorites: Set<Int> = [2, 5]
  @State private var filter: Filter = .all
  @State private var zoom: CGFloat = 1
  @State private var page: Int? = 0
  enum Filter: LocalizedStringKey, CaseIterable { case all = "All", favorites = "Favorites" }
  private var photos: [GalleryPhoto] {
    (1...30).map(GalleryPhoto.init).filter { filter == .all || favorites.contains($0.id) }
  }
  var body: some View {
    ZStack {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Featured").font(.title2.bold()).padding(.horizontal)
          ScrollView(.horizontal) {
            LazyHStack(spacing: 0) {
              ForEach(photos.prefix(5)) { photo in
                RoundedRectangle(cornerRadius: 20).fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9))
                  .overlay(Text(photo.title).font(.title).foregroundStyle(.white))
                  .padding(.horizontal, 8).containerRelativeFrame(.horizontal).id(photo.id)
                  .scrollTransition(.interactive, axis: .horizontal) { view, phase in
                    view.scaleEffect(1 - abs(phase.value) * 0.1)
                  }
              }
            }.scrollTargetLayout()
          }
          .scrollTargetBehavior(.paging).scrollPosition(id: $page).scrollIndicators(.never).frame(height: 140)
          .scrollClipDisabled()
          LazyVGrid(
            columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: Int(columns)), spacing: 4,
            pinnedViews: .sectionHeaders
          ) {
            Section {
              ForEach(photos) { photo in
                if selected != photo {
                  Thumb(photo: photo, isFavorite: favorites.contains(photo.id)).matchedGeometryEffect(
                    id: photo.id, in: hero
                  )
                  .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { selected = photo } }
                  .onLongPressGesture(minimumDuration: 0.5) { favorites.formSymmetricDifference([photo.id]) }
                  .accessibilityElement(children: .ignore).accessibilityLabel(photo.title).accessibilityAddTraits(
                    .isButton)
                } else {
                  Color.clear.aspectRatio(1, contentMode: .fit)
                }
              }
            } header: {
              HStack {
                Text("\(photos.count) photos").font(.headline); Spacer()
              }.padding(8).background(.bar)
            }
          }
          .padding(.horizontal, 4)
        }
      }
      .blur(radius: selected == nil ? 0 : 8)
      .disabled(selected != nil)
      .safeAreaInset(edge: .top) {
        HStack {
          Picker("Filter", selection: $filter.animation()) {
            ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
          }.pickerStyle(.segmented).fixedSize()
          Slider(value: $columns.animation(.snappy), in: 2...6, step: 1)
        }.padding(8).background(.ultraThinMaterial)
      }
      if let photo = selected {
        VStack {
          Thumb(photo: photo, isFavorite: favorites.contains(photo.id)).matchedGeometryEffect(
            id: photo.id, in: hero, isSource: true
          ).frame(maxWidth: 300)
            .scaleEffect(zoom).gesture(
              MagnificationGesture().onChanged { zoom = $0 }.onEnded { _ in withAnimation { zoom = 1 } }
            )
            .highPriorityGesture(
              DragGesture().onEnded { value in
                if value.translation.height > 60 || value.predictedEndTranslation.height > 120 { close() }
              })
          Button("Close", action: close).keyboardShortcut(.cancelAction).buttonStyle(.bordered).transition(.opacity)
        }.padding().zIndex(1)
      }
    }
    .background(Color(white: 0.1).ignoresSafeArea())
    .environment(\.colorScheme, .dark)
  }
  private func close() { withAnimation(.spring) { selected = nil } }
}
struct Thumb: View {
  let photo: GalleryPhoto; let isFavorite: Bool
  @State private var isHovered = false
  var body: some View {
    Rectangle().fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.8).gradient).aspectRatio(
      1, contentMode: .fill
    )
    .overlay(alignment: .bottomLeading) {
      if isHovered { Text(photo.title).font(.caption2).padding(4).transition(.move(edge: .bottom)) }
    }
    .overlay(alignment: .topTrailing) {
      Image(systemName: isFavorite ? "heart.fill" : "heart").foregroundStyle(isFavorite ? .red : .white).padding(6)
        .shadow(color: .black.opacity(0.4), radius: 2, y: 1)
    }
    .clipShape(RoundedRectangle(cornerRadius: 8)).brightness(isHovered ? 0.1 : 0).hoverEffect(.lift).onHover {
      isHovered = $0
    }
    .drawingGroup(opaque: false).compositingGroup()
  }
}

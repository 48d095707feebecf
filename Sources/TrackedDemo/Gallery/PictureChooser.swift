import FoundationEssentials
import TrackedUI

// essential:begin
/// The pictures by name, one of them ticked, and the filter: on a sheet above the gallery, with the same selection.
struct PictureChooser: View {
  let gallery: GalleryModel

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Text("Filter")
        Slider(value: intensity, in: 0...1) { Text("Filter") }
      }
      .padding()
      Divider()
      List(gallery.names, id: \.self) { name in
        PictureRow(name: name, gallery: gallery)
      }
    }
    .navigationTitle("Picture")
  }

  private var intensity: Binding<Double> {
    Binding {
      gallery.selection.filterIntensity
    } set: {
      gallery.setFilterIntensity($0)
    }
  }
}

/// A picture's name, with a tick if it is the chosen one.
private struct PictureRow: View {
  let name: String
  let gallery: GalleryModel

  var body: some View {
    Button {
      gallery.select(name)
    } label: {
      HStack {
        Text(name.capitalized)
        Spacer()
        if gallery.selection.selectedImage == name {
          Image(systemName: "checkmark").foregroundStyle(.tint)
        }
      }
    }
    .buttonStyle(.plain)
  }
}
// essential:end

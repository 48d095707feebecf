import TrackedKit

/// Which picture is chosen and how strongly it is filtered, shared by grid, large view and title.
@Observable final class ImageSelection {
  var selectedImage: String?
  /// From 0, the picture as it is, to 1.
  var filterIntensity = 0.0
}

/// The pictures of the gallery. Decoding and filtering happen on other threads; hooks only show what is there.
@Observable final class GalleryModel {
  let selection = ImageSelection()
  /// The names of the pictures, sorted.
  private(set) var names: [String] = []
  private(set) var textures: [String: Texture] = [:]
  /// The chosen picture with the filter on it; the latest result while another is being made.
  private(set) var filtered: Texture?
  private(set) var isLoaded = false
  /// Whether the pictures are in a list, not in a grid.
  var showsList = false
  /// Whether the large picture takes most of the page.
  var isPictureEnlarged = false

  @ObservationIgnored private let folder: String
  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var isFiltering = false
  @ObservationIgnored private var pixels: (name: String, bytes: [UInt8])?

  /// - Parameter folder: where the pictures are in the app's resources.
  init(folder: String = DemoResources.prefix + "/pictures") { self.folder = folder }

  /// Loads the pictures, once.
  func load(reportingTo report: @escaping (String) -> Void) {
    guard !isLoading else { return }
    isLoading = true
    let files = Resources.names(in: folder).sorted()
    names = files.map { String($0.prefix { $0 != "." }) }
    select(names.first)
    Task {
      for (name, file) in zip(names, files) {
        do { textures[name] = try await Texture.decode(bytes: Resources.data(at: "\(folder)/\(file)")) } catch {
          report("The picture '\(name)' cannot be shown: \(error)")
        }
        if name == selection.selectedImage { updateFiltered() }
      }
      isLoaded = true
    }
  }

  func select(_ name: String?) {
    guard name != selection.selectedImage else { return }
    selection.selectedImage = name
    updateFiltered()
  }

  func setFilterIntensity(_ intensity: Double) {
    selection.filterIntensity = intensity
    updateFiltered()
  }

  /// Brings `filtered` up to date. One filter runs at a time; what changes meanwhile is filtered when it is done, so that
  /// dragging the slider shows as many steps as the machine can make.
  private func updateFiltered() {
    guard let name = selection.selectedImage, let texture = textures[name] else { return }
    guard selection.filterIntensity > 0 else {
      filtered = texture
      return
    }
    guard !isFiltering else { return }
    isFiltering = true
    if pixels?.name != name { pixels = (name, texture.premultipliedBGRA()) }
    let intensity = selection.filterIntensity
    let bytes = pixels!.bytes
    let size = (texture.width, texture.height)
    Task {
      let result = await Task.detached { PictureFilter.apply(to: bytes, intensity: intensity) }.value
      isFiltering = false
      if selection.selectedImage == name, selection.filterIntensity > 0 {
        filtered = Texture.make(width: size.0, height: size.1, premultipliedBGRA: result)
      }
      if selection.selectedImage != name || selection.filterIntensity != intensity { updateFiltered() }
    }
  }
}

import CGtk
import GtkTesting
import Testing

@testable import TrackedKit

/// Pictures as values, and the view that shows them.
@Suite("Images", .serialized) struct ImageTests {
  /// A picture file of one colour in the temporary folder.
  private func makeFile(_ name: String, width: Int, height: Int, _ rgba: [UInt8]) throws -> String {
    let pixels = Array(repeating: rgba, count: width * height).flatMap { $0 }
    let path = String(cString: g_get_tmp_dir()) + "/tracked-kit-\(name)-\(g_random_int()).png"
    try Texture.make(width: width, height: height, rgba: pixels).savePNG(to: path)
    return path
  }

  private func show(_ view: View) async throws -> TestWindow {
    let root = View()
    root.addSubview(view)
    return try await TestWindow(root, width: 100, height: 100)
  }

  @Test("C-237 a picture's size is known at once; it is decoded once for all who show it")
  func decodesOnce() async throws {
    let path = try makeFile("blue", width: 30, height: 20, [0, 0, 255, 255])
    defer { g_unlink(path) }
    let before = ImageStore.decodeCount
    let image = try #require(Image(contentsOfFile: path))
    #expect(image.size == Size(width: 30, height: 20) && ImageStore.decodeCount == before)
    let (first, second) = (ImageView(image: image), ImageView(image: Image(contentsOfFile: path)))
    #expect(first.measured(.horizontal).natural == 30 && first.measured(.vertical).natural == 20)
    let root = View()
    root.addSubview(first)
    root.addSubview(second)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    let texture = try #require(try await image.loadedTexture())
    try await settle()
    #expect(ImageStore.decodeCount == before + 1)
    #expect(image.texture === texture)
    #expect(try picture(of: first).pixel(x: 50, y: 50).blue == 255)
  }

  @Test("a picture is made ready before it is shown, in its own size or a smaller one")
  func preparing() async throws {
    let path = try makeFile("wide", width: 80, height: 40, [0, 128, 0, 255])
    defer { g_unlink(path) }
    let image = try #require(Image(contentsOfFile: path))
    let before = ImageStore.decodeCount
    #expect(await image.byPreparingForDisplay() == image && image.texture != nil)
    let small = try #require(await image.byPreparingThumbnail(ofSize: Size(width: 20, height: 20)))
    #expect(small.size == Size(width: 20, height: 20) && ImageStore.decodeCount == before + 1)
    let shown = ImageView(image: small)
    let window = try await show(shown)
    defer { window.close() }
    #expect(try picture(of: shown).pixel(x: 41, y: 58).green == 128)
    #expect(
      await Image(systemName: "star")?.byPreparingThumbnail(ofSize: Size(width: 30, height: 30))?.size.width == 30)
    var answer: Image??
    image.prepareForDisplay { answer = .some($0) }
    try await wait(for: "the answer") { answer != nil }
    #expect(answer == .some(image))
  }

  @Test("C-237 what is no picture is none, at once")
  func missing() {
    #expect(Image(contentsOfFile: "/no/such/file.png") == nil)
    #expect(Image(data: [1, 2, 3]) == nil)
    #expect(Image(named: "no-such-picture-anywhere") == nil)
    #expect(Image(systemName: "no.such.symbol") == nil)
  }

  @Test("C-237 a view draws a picture when it has arrived, and only a hook that reads that it has runs again")
  func arrival() async throws {
    let path = try makeFile("red", width: 8, height: 8, [255, 0, 0, 255])
    defer { g_unlink(path) }
    let image = try #require(Image(contentsOfFile: path))
    let (reader, bystander) = (RecordingView(), RecordingView())
    let imageView = ImageView()
    reader.on(.updateProperties) { _ in _ = image.texture }
    bystander.on(.updateProperties) { _ in imageView.image = image }
    let root = View()
    for view in [imageView, reader, bystander] as [View] { root.addSubview(view) }
    let window = try await TestWindow(root, width: 60, height: 60)
    defer { window.close() }
    try await wait(for: "the picture") { image.texture != nil }
    try await settle()
    #expect(bystander.runs(.updateProperties) == 1)
    #expect(reader.runs(.updateProperties) == 2)
    #expect(try picture(of: imageView).pixel(x: 30, y: 30).red == 255)
  }

  @Test("a picture of nothing takes no room and shows nothing")
  func nothing() async throws {
    #expect(Image().size == .zero && Image().texture == nil && Image() == Image())
    let view = ImageView(image: Image())
    view.sizeToFit()
    let window = try await show(view)
    #expect(view.bounds.size == .zero)
    window.close()
  }

  @Test("C-237 bytes are a picture, too, and so is a texture")
  func bytes() async throws {
    let texture = Texture.make(width: 2, height: 1, rgba: [0, 255, 0, 255, 0, 255, 0, 255])
    #expect(Image(texture: texture).texture === texture && Image(texture: texture).size == Size(width: 2, height: 1))
    let path = try makeFile("green", width: 5, height: 4, [0, 255, 0, 255])
    defer { g_unlink(path) }
    let image = try #require(Image(data: try FileBytes.read(path)))
    #expect(image.size == Size(width: 5, height: 4))
    #expect(try await image.loadedTexture()?.width == 5)
  }

  @Test("C-237 pictures that are not used the longest make room")
  func room() async throws {
    let paths = try (0..<3).map { try makeFile("room\($0)", width: 64, height: 64, [0, 0, 0, 255]) }
    defer { paths.forEach { g_unlink($0) } }
    let limit = Image.cacheLimit
    defer { Image.cacheLimit = limit }
    let images = paths.compactMap { Image(contentsOfFile: $0) }
    for image in images { _ = try await image.loadedTexture() }
    let before = ImageStore.decodeCount
    Image.cacheLimit = 2 * 64 * 64 * 4
    _ = try await images[2].loadedTexture()
    #expect(ImageStore.decodeCount == before)
    _ = try await images[0].loadedTexture()
    #expect(ImageStore.decodeCount == before + 1)
  }

  @Test(
    "a picture fills its place as the content mode says",
    arguments: [
      (View.ContentMode.scaleToFill, Rect(x: 0, y: 0, width: 100, height: 50)),
      (.scaleAspectFit, Rect(x: 40, y: 0, width: 20, height: 50)),
      (.scaleAspectFill, Rect(x: 0, y: -100, width: 100, height: 250)),
      (.center, Rect(x: 40, y: 0, width: 20, height: 50)), (.topLeft, Rect(x: 0, y: 0, width: 20, height: 50)),
      (.bottomRight, Rect(x: 80, y: 0, width: 20, height: 50)),
    ])
  func contentMode(_ mode: View.ContentMode, _ rect: Rect) {
    #expect(mode.rect(of: Size(width: 20, height: 50), in: Rect(x: 0, y: 0, width: 100, height: 50)) == rect)
  }

  @Test("a template is drawn in the tint colour of its place, and follows it")
  func tint() async throws {
    let texture = Texture.make(width: 1, height: 1, rgba: [255, 0, 0, 255])
    let view = ImageView(image: Image(texture: texture).withRenderingMode(.alwaysTemplate))
    view.traitOverrides[TintColorTrait.self] = .green
    let window = try await show(view)
    defer { window.close() }
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 0, green: 255, blue: 0))
    view.traitOverrides[TintColorTrait.self] = .blue
    try await settle()
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 0, green: 0, blue: 255))
    view.image = Image(texture: texture).withTintColor(.white, renderingMode: .alwaysOriginal)
    try await settle()
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 255, green: 255, blue: 255))
    view.image = Image(texture: texture)
    try await settle()
    #expect(try picture(of: view).pixel(x: 50, y: 50) == .init(red: 255, green: 0, blue: 0))
  }

  @Test("C-227 the tint colour is inherited, and a symbol is drawn in it")
  func inheritedTint() async throws {
    let view = ImageView(image: Image(systemName: "square"))
    let shape = View()
    shape.backgroundColor = .tintColor
    let root = View()
    root.addSubview(view)
    root.addSubview(shape)
    root.traitOverrides[TintColorTrait.self] = Color(light: .green, dark: .blue)
    let window = try await TestWindow(root, width: 100, height: 100)
    defer { window.close() }
    #expect(try picture(of: shape).pixel(x: 50, y: 50) == .init(red: 0, green: 255, blue: 0))
    window.window.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(try picture(of: shape).pixel(x: 50, y: 50) == .init(red: 0, green: 0, blue: 255))
    #expect(view.traitCollection[TintColorTrait.self] == Color(light: .green, dark: .blue))
  }

  @Test("every symbol of the table is an icon of GNOME's theme, but for those it has under other names")
  func symbols() {
    let missing = Image.symbolNames.filter { !Icon.exists($0.value + "-symbolic") }
    #expect(missing.isEmpty, "\(missing)")
    #expect(Image(systemName: "star.fill")?.iconName == "starred-symbolic")
    #expect(Image(systemName: "document-save")?.iconName == "document-save-symbolic")
  }
}

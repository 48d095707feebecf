import GtkTesting
import Testing

/// Pictures that are drawn without a window, and calls for each frame.
@MainActor @Suite(.serialized) struct ImageRendererTests {
  @Test func aPictureIsDrawnWithoutAWindow() throws {
    try TestDisplay.prepare()
    let format = GraphicsImageRendererFormat()
    format.scale = 2
    let renderer = GraphicsImageRenderer(size: Size(width: 20, height: 10), format: format)
    let image = renderer.image { context in
      Color(red: 1, green: 0, blue: 0).setFill()
      context.fill(Rect(x: 0, y: 0, width: 10, height: 10))
      let path = MutablePath()
      path.addEllipse(in: Rect(x: 12, y: 2, width: 6, height: 6))
      context.cgContext.setFillColor(Color(red: 0, green: 0, blue: 1).cgColor)
      context.cgContext.addPath(path)
      context.cgContext.fillPath()
    }
    #expect(image.size == Size(width: 20, height: 10))
    let texture = try #require(image.cgImage)
    #expect(texture.width == 40 && texture.height == 20)
    let bytes = texture.premultipliedBGRA()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 40 + x) * 4..<(y * 40 + x) * 4 + 4]) }
    #expect(pixel(5, 5) == [0, 0, 255, 255])
    #expect(pixel(30, 10) == [255, 0, 0, 255])
    #expect(pixel(39, 0) == [0, 0, 0, 0])
    let png = try #require(image.pngData())
    #expect(png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(Image(data: png)?.size == Size(width: 40, height: 20))
  }

  @Test func aViewIsDrawnIntoAPicture() async throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 30, height: 30))
    view.backgroundColor = Color(red: 0, green: 1, blue: 0)
    let root = View()
    root.addSubview(view)
    let window = try await TestWindow(root, width: 60, height: 60)
    defer { window.close() }
    let format = GraphicsImageRendererFormat()
    format.scale = 1
    let drawn = GraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
    #expect(drawn.cgImage?.premultipliedBGRA()[1] == 255)
    let again = GraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
    }
    #expect(again.cgImage?.premultipliedBGRA()[1] == 255)
  }

  private final class Ticker {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @Test func aDisplayLinkCallsForEachFrame() async throws {
    let window = try await TestWindow(View(), width: 60, height: 60)
    defer { window.close() }
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Ticker.tick)
    link.add(to: .main, forMode: .common)
    #expect(link.preferredFrameRateRange == .default)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    #expect(link.preferredFramesPerSecond == 30)
    link.preferredFrameRateRange = .default
    try await wait { ticker.times.count > 3 }
    #expect(zip(ticker.times, ticker.times.dropFirst()).allSatisfy { $0 < $1 })
    link.isPaused = true
    let count = ticker.times.count
    try await settle()
    #expect(ticker.times.count <= count + 1)
    link.isPaused = false
    try await wait { ticker.times.count > count + 2 }
    window.window.isVisible = false
    try await wait { !window.window.isMapped }
    window.window.isVisible = true
    let shownAgain = ticker.times.count
    try await wait { ticker.times.count > shownAgain + 9 }
    #expect(zip(ticker.times, ticker.times.dropFirst()).allSatisfy { $0 < $1 }, "one call for a frame")
    link.invalidate()
    // Nothing asks for frames any more.
    try await settle()
  }
}

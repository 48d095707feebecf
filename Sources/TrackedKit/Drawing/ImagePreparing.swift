public import Gtk

// Pictures that are made ready before they are shown.
nonisolated extension Image {
  /// Decodes the picture off the main thread, so that it appears at once where it is shown afterwards.
  ///
  /// - Returns: the picture; nil if it cannot be decoded.
  public func byPreparingForDisplay() async -> Image? {
    guard iconName == nil, source != .nothing else { return self }
    return await canBeDecoded() ? self : nil
  }

  /// A smaller picture of this one, decoded off the main thread and filling a size, in logical pixels.
  ///
  /// - Returns: the smaller picture; nil if this one cannot be decoded. A symbol is only given the size.
  public func byPreparingThumbnail(ofSize size: Size) async -> Image? {
    guard iconName == nil, source != .nothing else {
      var image = self
      image.size = size
      return image
    }
    guard await canBeDecoded() else { return nil }
    return await drawn(in: size)
  }

  /// Like `byPreparingForDisplay()`, with a completion handler.
  ///
  /// - Parameter completionHandler: called on the main thread.
  public func prepareForDisplay(completionHandler: @escaping @MainActor (Image?) -> Void) {
    Task { @MainActor in completionHandler(await byPreparingForDisplay()) }
  }

  /// Like `byPreparingThumbnail(ofSize:)`, with a completion handler.
  ///
  /// - Parameter completionHandler: called on the main thread.
  public func prepareThumbnail(of size: Size, completionHandler: @escaping @MainActor (Image?) -> Void) {
    Task { @MainActor in completionHandler(await byPreparingThumbnail(ofSize: size)) }
  }

  /// Decoding never blocks here.
  @available(*, unavailable, message: "nothing blocks here: await byPreparingForDisplay(), or just show the picture")
  public func preparingForDisplay() -> Image? { nil }

  /// Decoding never blocks here.
  @available(*, unavailable, message: "nothing blocks here: await byPreparingThumbnail(ofSize:)")
  public func preparingThumbnail(of size: Size) -> Image? { nil }

  @MainActor private func canBeDecoded() async -> Bool { (try? await loadedTexture()) != nil }

  /// The decoded picture, drawn so that it fills a size.
  @MainActor private func drawn(in size: Size) -> Image {
    let scale = max(size.width / self.size.width, size.height / self.size.height)
    let (width, height) = (self.size.width * scale, self.size.height * scale)
    return GraphicsImageRenderer(size: size).image { _ in
      draw(in: Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height))
    }
  }
}

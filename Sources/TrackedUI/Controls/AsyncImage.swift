public import Foundation
import Gtk

/// Where the loading of a picture is.
public nonisolated enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why it cannot be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads a picture and shows it: from a file, or from what GIO reaches by an address otherwise.
///
/// It is loaded when the view comes to be seen, and when the address changes; a view that goes loads no further.
public struct AsyncImage<Content: View>: View {
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let scale: Double
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// A picture with a view for each phase.
  ///
  /// - Parameters:
  ///   - scale: how many of its pixels make a logical one.
  ///   - transaction: how another phase is shown.
  public init(
    url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// What stands for the phase.
  public var body: some View {
    content(phase)
      .task(id: url) {
        phase = .empty
        guard let url else { return }
        do {
          let texture = try await Texture.decode(bytes: Uris.read(url.absoluteString))
          if !Task.isCancelled {
            withTransaction(transaction) { phase = .success(Image(texture: texture, scale: scale)) }
          }
        } catch {
          if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
        }
      }
  }
}

extension AsyncImage {
  /// A picture as `content` shows it, and something in its place until it is there.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// A picture, and grey in its place until it is there.
  public init(url: URL?, scale: Double = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.secondarySystemFill }
    }
  }
}

import UIKit

// Music player with mini player, bottom sheet detents, progress
@MainActor @Observable final class PlayerModel {
  struct Track: Hashable, Sendable { var title: String; var artist: String; var duration: TimeInterval }
  var queue: [Track] = []
  var index = 0
  var elapsed: TimeInterval = 0
  var isPlaying = false
  var current: Track? { queue.indices.contains(index) ? queue[index] : nil }
  var progress: Float { guard let d = current?.duration, d > 0 else { return 0 }; return Float(elapsed / d) }
  @ObservationIgnored private var timer: Timer?
  func toggle() {
    isPlaying.toggle()
    timer?.invalidate()
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
  private func tick() {
    elapsed += 1
    if let d = current?.duration, elapsed >= d { next() }
  }
  func next() { index = (index + 1) % max(queue.count, 1); elapsed = 0 }
  func previous() { if elapsed > 3 { elapsed = 0 } else { index = max(0, index - 1) } }
}
extension TimeInterval {
  var mmss: String {
    let total = Int(self)
    return String(format: "%d:%02d", total / 60, total % 60)
  }
}
final class MiniPlayerView: UIView {
  let model: PlayerModel
  var onTap: (() -> Void)?
  private let artwork = UIImageView()
  private let title = UILabel()
  private let artist = UILabel()
  private let play = UIButton(type: .system)
  private let bar = UIProgressView(progressViewStyle: .bar)
  init(model: PlayerModel) {
    self.model = model
    super.init(frame: .zero)
    artwork.image = UIImage(systemName: "music.note")
    artwork.contentMode = .center
    artwork.backgroundColor = .secondarySystemFill
    artwork.layer.cornerRadius = 6
    artwork.layer.masksToBounds = true
    title.font = .preferredFont(forTextStyle: .subheadline)
    artist.font = .preferredFont(forTextStyle: .caption1)
    artist.textColor = .secondaryLabel
    play.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    let labels = UIStackView(arrangedSubviews: [title, artist])
    labels.axis = .vertical
    let row = UIStackView(arrangedSubviews: [artwork, labels, play])
    row.spacing = 12
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    for v in [row, bar] { v.translatesAutoresizingMaskIntoConstraints = false; addSubview(v) }
    artwork.widthAnchor.constraint(equalToConstant: 44).isActive = true
    artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor).isActive = true
    play.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor), bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      row.topAnchor.constraint(equalTo: bar.bottomAnchor), row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor), row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .left
    addGestureRecognizer(swipe)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func updateProperties() {
    super.updateProperties()
    title.text = model.current?.title ?? "Not Playing"
    artist.text = model.current?.artist
    artist.isHidden = model.current == nil
    play.setImage(UIImage(systemName: model.isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    play.accessibilityLabel = model.isPlaying ? "Pause" : "Play"
    bar.setProgress(model.progress, animated: true)
  }
  @objc private func playTapped() { model.toggle() }
  @objc private func tapped() { onTap?() }
  @objc private func swiped() { model.next() }
}
final class PlayerViewController: UIViewController {
  private let model: PlayerModel
  private let slider = UISlider()
  private let elapsed = UILabel()
  private let remaining = UILabel()
  init(model: PlayerModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [
      .medium(), .large(), .custom(identifier: .init("small")) { context in context.maximumDetentValue * 0.3 },
    ]
    sheetPresentationController?.selectedDetentIdentifier = .medium
    sheetPresentationController?.prefersGrabberVisible = true
    sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    sheetPresentationController?.preferredCornerRadius = 24
    sheetPresentationController?.delegate = self
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for label in [elapsed, remaining] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .secondaryLabel
    }
    remaining.textAlignment = .right
    slider.minimumTrackTintColor = .label
    slider.isContinuous = true
    slider.addAction(
      UIAction { [unowned self] _ in
        model.elapsed = TimeInterval(slider.value) * (model.current?.duration ?? 0)
      }, for: .valueChanged)
    let buttons = UIStackView(arrangedSubviews: [
      button("backward.fill") { $0.previous() }, button("play.fill") { $0.toggle() },
      button("forward.fill") { $0.next() },
    ])
    buttons.distribution = .equalCentering
    let times = UIStackView(arrangedSubviews: [elapsed, UIView(), remaining])
    let stack = UIStackView(arrangedSubviews: [slider, times, buttons])
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 24).isActive = true
    stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
    stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor).isActive = true
  }
  private func button(_ symbol: String, _ action: @escaping (PlayerModel) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbol)
    configuration.preferredSymbolConfigurationForImage = .init(textStyle: .title1)
    return UIButton(configuration: configuration, primaryAction: UIAction { [model] _ in action(model) })
  }
  override func updateProperties() {
    super.updateProperties()
    slider.value = model.progress
    elapsed.text = model.elapsed.mmss
    remaining.text = "-" + ((model.current?.duration ?? 0) - model.elapsed).mmss
    title = model.current?.title
  }
}
extension PlayerViewController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    sheet.animateChanges { sheet.prefersGrabberVisible = sheet.selectedDetentIdentifier != .large }
  }
}

// How do you refresh a screen when it appears, and when the window comes to the front?
//
// `viewWillAppear` runs at each appearance; a trait says whether the window is in front. A controller that is made and
// never shown does nothing, because its initialiser subscribes to nothing.

import TrackedKit

@Observable final class NewsStory {
  let title: String
  private(set) var refreshCount = 0

  init(_ title: String) { self.title = title }

  func refresh() { refreshCount += 1 }
}

final class NewsStoryViewController: ViewController {
  private let story: NewsStory
  private let label = Label()

  init(_ story: NewsStory) {
    self.story = story
    super.init()
    title = story.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    registerForTraitChanges([TraitActiveAppearance.self]) { (self: Self, _) in
      guard self.view.isMapped, self.traitCollection.activeAppearance == .active else { return }
      self.story.refresh()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    story.refresh()
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = "\(story.title), version \(story.refreshCount)"
  }
}

func makeNewsScreen(_ stories: [NewsStory]) -> TabBarController {
  let tabs = TabBarController()
  tabs.viewControllers = stories.map { NewsStoryViewController($0) }
  return tabs
}

import GtkTesting
import Testing

/// A hook that changes something of the kit has not read it, though the change looks at what was there before.
@MainActor @Suite(.serialized) struct WritingHookTests {
  @Test("a hook that sets the pages of tabs, or chooses one, does not follow them")
  func tabs() async throws {
    let pages = (0..<3).map { _ in ViewController() }
    let tabs = TabBarController()
    tabs.viewControllers = pages
    try await expectOneRun(
      of: {
        tabs.viewControllers = Array(pages.dropLast())
        tabs.selectedViewController = pages[1]
      },
      after: {
        tabs.viewControllers = pages
        tabs.selectedIndex = 2
      })
  }

  @Test("a hook that pushes and pops does not follow what is on the stack")
  func navigation() async throws {
    let pages = (0..<3).map { _ in ViewController() }
    let navigation = NavigationController(rootViewController: pages[0])
    try await expectOneRun(
      of: {
        navigation.pushViewController(pages[1], animated: false)
        navigation.popViewController(animated: false)
        navigation.popToRootViewController(animated: false)
        navigation.setViewControllers([pages[0], pages[1]], animated: false)
        navigation.popToViewController(pages[0], animated: false)
      },
      after: {
        navigation.pushViewController(pages[2], animated: false)
      })
  }

  @Test("a hook that shows or hides a column of a split does not follow which are shown")
  func split() async throws {
    let split = SplitViewController(primary: ViewController(), secondary: ViewController())
    try await expectOneRun(
      of: {
        split.show(.primary)
        split.hide(.primary)
      },
      after: {
        split.preferredDisplayMode = .oneBesideSecondary
        split.show(.secondary)
      })
  }

  @Test("a hook that writes a search field does not write it again when the person does")
  func searchBar() async throws {
    let bar = SearchBar()
    try await expectOneRun(
      of: {
        bar.text = "from the model"
      },
      after: {
        bar.searchTextField.text = "by hand"
        bar.text = "by the program"
      })
  }

  @Test("a hook that gives a bar's button its target and action does not follow them")
  func barButton() async throws {
    let item = BarButtonItem(title: "Save", target: nil, action: Selector(ViewController.loadViewIfNeeded))
    try await expectOneRun(
      of: {
        item.target = self.stage
        item.action = Selector(ViewController.loadViewIfNeeded)
      },
      after: {
        item.target = nil
      })
  }

  @Test("a hook that makes a bar's button with a menu, or gives it one, does not follow how it shows that")
  func barButtonWithMenu() async throws {
    let item = BarButtonItem(title: "Sort", menu: Menu(children: []))
    var made: BarButtonItem?
    try await expectOneRun(
      of: {
        item.menu = Menu(children: [Action(title: "By name") { _ in }])
        made = BarButtonItem(title: "Show", menu: Menu(children: []))
      },
      after: {
        item.changesSelectionAsPrimaryAction = true
        made?.changesSelectionAsPrimaryAction = true
      })
  }

  @Test("a hook that says how much can be undone does not follow what can")
  func undo() async throws {
    let undoManager = UndoManager()
    try await expectOneRun(
      of: {
        undoManager.levelsOfUndo = 2
      },
      after: {
        undoManager.registerUndo(withTarget: self.stage) { _ in }
      })
  }

  @Test("a hook that gives colours, fonts and pictures does not follow the traits they are resolved with")
  func looks() async throws {
    let page = ViewController()
    let (label, button, field, text, image) = (Label(), Button(), TextField(), TextView(), ImageView())
    let (segments, slider, toggle, progress) = (SegmentedControl(), Slider(), Switch(), ProgressView())
    let (stack, scroll, picker, stepper) = (StackView(), ScrollView(), DatePicker(), Stepper())
    let (plain, control, spinner) = (View(), PageControl(), ActivityIndicatorView(style: .large))
    let parts: [Widget] = [
      label, button, field, text, image, segments, slider, toggle, progress, stack, scroll, picker, stepper, plain,
      control, spinner,
    ]
    try await expectOneRun(
      of: {
        label.textColor = .secondaryLabel
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = "label"
        label.numberOfLines = 2
        button.configuration = .filled()
        button.configuration?.title = "button"
        button.configuration?.baseBackgroundColor = .systemTeal
        button.setTitleColor(.systemRed, for: .normal)
        button.tintColor = .systemOrange
        field.textColor = .label
        field.placeholder = "placeholder"
        field.font = .systemFont(ofSize: 14, weight: .bold)
        text.textColor = .label
        text.text = "text"
        text.font = .preferredFont(forTextStyle: .body)
        image.image = Image(systemName: "star")
        image.tintColor = .systemYellow
        if segments.numberOfSegments == 0 { segments.insertSegment(withTitle: "one", at: 0, animated: false) }
        segments.selectedSegmentIndex = 0
        slider.tintColor = .systemGreen
        slider.value = 0.5
        toggle.isOn = true
        progress.progress = 0.5
        stack.addArrangedSubview(label)
        stack.backgroundColor = .secondarySystemBackground
        stack.isLayoutMarginsRelativeArrangement = true
        scroll.contentInset.top = 4
        scroll.setContentOffset(.zero, animated: false)
        picker.tintColor = .systemPurple
        plain.backgroundColor = .systemBackground
        plain.layer.cornerRadius = 4
        plain.layer.borderWidth = 1
        plain.layer.borderColor = Color.separator.cgColor
        plain.layer.shadowOpacity = 0.5
        plain.alpha = 0.5
        plain.transform = AffineTransform(translationX: 1, y: 0)
        plain.layoutMargins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        plain.setNeedsLayout()
        plain.setNeedsDisplay()
        plain.invalidateIntrinsicContentSize()
        _ = plain.sizeThatFits(Size(width: 10, height: 10))
        control.pageIndicatorTintColor = .systemGray
        control.numberOfPages = 3
        spinner.startAnimating()
        page.title = "page"
        page.view.tintColor = .systemPink
        page.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
        page.contentUnavailableConfiguration = ContentUnavailableConfiguration.empty()
      }, in: parts + [page.view],
      after: {
        page.view.window?.overrideUserInterfaceStyle = .dark
        page.view.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        page.view.window?.traitOverrides.layoutDirection = .rightToLeft
        page.view.window?.traitOverrides.displayScale = 2
        page.view.window?.traitOverrides.accessibilityContrast = .high
        page.view.window?.tintColor = .systemIndigo
      })
  }

  private let stage = ViewController()

  /// Runs `hook` as a view's `updateProperties()`, then `change` outside of hooks, after which it must not run again.
  private func expectOneRun(
    of hook: @escaping () -> Void, in parts: [Widget] = [], after change: () -> Void
  ) async throws {
    let view = RecordingView { _ in hook() }
    for part in parts { view.addSubview(part) }
    let window = try await TestWindow(view)
    defer { window.close() }
    try await settle()
    #expect(view.runs() == 1)
    change()
    try await settle()
    #expect(view.runs() == 1, "what the hook writes is not what it reads")
  }
}

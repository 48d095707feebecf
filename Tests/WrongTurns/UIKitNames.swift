import TrackedKit
import TrackedKitPorting

// What who knows UIKit writes where a desktop or GTK has it otherwise, and what the compiler says of it.

// What nothing calls here can be called no more than overridden.
func hooks(page: ViewController, field: TextField, card: View, window: Window, event: Event) {
  page.performSegue(withIdentifier: "", sender: nil)  // expected-error {{there are no storyboards}}
  _ = page.preferredStatusBarStyle  // expected-error {{a desktop has no status bar}}
  page.didReceiveMemoryWarning()  // expected-error {{a desktop does not warn of little memory}}
  _ = page.shouldAutorotate  // expected-error {{windows are not turned}}
  field.drawPlaceholder(in: .zero)  // expected-error {{set attributedPlaceholder}}
  card.awakeFromNib()  // expected-error {{views are made in code: set them up in the initialiser}}
  card.safeAreaInsetsDidChange()  // expected-error {{follow its size in layoutSubviews()}}
  _ = card.accessibilityActivate()  // expected-error {{use a Button or another Control}}
  window.motionEnded(.motionShake, with: event)  // expected-error {{a desktop is not shaken}}
}

func controls(field: TextField, slider: Slider, scroll: ScrollView, picker: DatePicker, bar: SearchBar) {
  field.keyboardAppearance = .init()  // expected-error {{no keyboard is on the screen: leave the line out}}
  field.adjustsFontSizeToFitWidth = true  // expected-error {{a text that does not fit scrolls in its field}}
  slider.setThumbImage(nil, for: .normal)  // expected-error {{thumbTintColor colours it}}
  scroll.scrollsToTop = true  // expected-error {{a desktop has no status bar to tap: leave the line out}}
  scroll.flashScrollIndicators()  // expected-error {{scroll bars are seen when the pointer moves}}
  picker.roundsToMinuteInterval = true  // expected-error {{set minuteInterval}}
  bar.showsBookmarkButton = true  // expected-error {{put a button beside the search bar}}
}

func controllers(page: ViewController, split: SplitViewController, navigation: NavigationController) {
  page.edgesForExtendedLayout = []  // expected-error {{bars stand beside the content}}
  _ = page.topLayoutGuide  // expected-error {{use view.safeAreaLayoutGuide}}
  _ = page.storyboard  // expected-error {{there are no storyboards}}
  navigation.hidesBarsOnSwipe = true  // expected-error {{bars stay where they are}}
  split.preferredDisplayMode = .twoOverSecondary  // expected-error {{the lists stand beside the content}}
}

func prefixes() {
  let label: UILabel? = nil  // expected-error {{'UILabel' has been renamed to 'Label'}}
  let color: UIColor = .red  // expected-error {{'UIColor' has been renamed to 'Color'}}
  _ = (label, color)
  let board: Storyboard? = nil  // expected-error {{make controllers by their initialisers}}
  let share: ActivityViewController? = nil  // expected-error {{a desktop has no sheet to share by}}
  _ = (board, share)
}

// What stands for nothing is made and inherited, too: the message is about the type, not about its initialisers.
func types(view: View, touch: Touch) {
  // expected-error@+1 {{there are no storyboards}}
  _ = Storyboard(name: "Main", bundle: nil)
  // expected-error@+1 {{a desktop has no sheet to share by}}
  _ = ActivityViewController(activityItems: [view], applicationActivities: nil)
  // expected-error@+1 {{use springs}}
  _ = DynamicAnimator(referenceView: view)
  // expected-error@+1 {{use springs}}
  _ = GravityBehavior(items: [view])
  // expected-error@+1 {{a desktop has no sensor of motion}}
  _ = InterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
  // expected-error@+1 {{use Gtk's FileChooser}}
  _ = DocumentPickerViewController(forOpeningContentTypes: [.image])
  // expected-error@+1 {{texts have no shadow in part}}
  _ = Shadow()
  // expected-error@+1 {{offer the same in a ContextMenuInteraction}}
  _ = AccessibilityCustomAction(name: "Delete") { _ in true }
  // expected-error@+1 {{draw the particles in draw(_:)}}
  _ = CAEmitterLayer()
  // expected-error@+1 {{write a file and open it}}
  _ = PrintInteractionController.shared
  // expected-error@+1 {{neither mice nor touchscreens tell a pressure}}
  _ = touch.force
}

// Of later versions, and of windows.
func later(view: View, item: NavigationItem, scroll: ScrollView, tabs: TabBarController, page: ViewController) {
  item.largeTitle = "Large"  // expected-error {{the large title is the title: set title}}
  scroll.topEdgeEffect.style = .hard  // expected-error {{bars stand beside the content}}
  tabs.sidebar.isHidden = true  // expected-error {{set mode to .tabSidebar}}
  page.preferredTransition = .zoom { $0.zoomedViewController.view }  // expected-error {{set modalTransitionStyle}}
  view.hoverStyle = .init(effect: .highlight)  // expected-error {{use a HoverGestureRecognizer}}
  view.addInteraction(PointerInteraction(delegate: nil))  // expected-error {{use a HoverGestureRecognizer}}
  // expected-error@+1 {{give the tab bar controller the tabs themselves}}
  _ = TabGroup(title: "More", image: nil, identifier: "more") { _ in page }
  // expected-error@+1 {{what is lifted is the view itself}} expected-error@+1 {{what is lifted looks as the view does}}
  _ = TargetedPreview(view: view, parameters: PreviewParameters())
  // expected-error@+1 {{leave neutralValue out}}
  _ = Slider.TrackConfiguration(allowsTickValuesOnly: true, neutralValue: 0.5, numberOfTicks: 5)
}

func layered(window: Window) {
  window.windowLevel = .alert + 1  // expected-error {{which window lies above is the desktop's matter}}
}

// expected-error@+1 {{write a file of your own}}
final class Notes: Document {}

final class Observer {
  // expected-error@+1 {{there is no key-value observing}}
  var observation: KeyValueObservation?
}

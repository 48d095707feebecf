import TrackedKit

// What who knows UIKit writes where a desktop or GTK has it otherwise, and what the compiler says of it.

final class Page: ViewController {
  // expected-error@+1 {{there are no storyboards}} expected-note@+1 {{remove 'override'}}
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  // expected-error@+1 2 {{a desktop has no status bar}} expected-note@+1 {{remove 'override'}}
  override var preferredStatusBarStyle: StatusBarStyle { .default }
  // expected-error@+1 {{a desktop does not warn of little memory}} expected-note@+1 {{remove 'override'}}
  override func didReceiveMemoryWarning() {}
  // expected-error@+1 {{windows are not turned}} expected-note@+1 {{remove 'override'}}
  override var shouldAutorotate: Bool { false }
}

final class Field: TextField {
  // expected-error@+1 {{set attributedPlaceholder}} expected-note@+1 {{remove 'override'}}
  override func drawPlaceholder(in rect: Rect) {}
}

final class Card: View {
  // expected-error@+1 {{views are made in code: set them up in the initialiser}} expected-note@+1 {{remove 'override'}}
  override func awakeFromNib() {}
  // expected-error@+1 {{follow its size in layoutSubviews()}} expected-note@+1 {{remove 'override'}}
  override func safeAreaInsetsDidChange() {}
  // expected-error@+1 {{use a Button or another Control}} expected-note@+1 {{remove 'override'}}
  override func accessibilityActivate() -> Bool { false }
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
  split.preferredDisplayMode = .twoBesideSecondary  // expected-error {{a split has two columns}}
}

func prefixes() {
  let label: UILabel? = nil  // expected-error {{'UILabel' has been renamed to 'Label'}}
  let color: UIColor = .red  // expected-error {{'UIColor' has been renamed to 'Color'}}
  _ = (label, color)
  let board: Storyboard? = nil  // expected-error {{make controllers by their initialisers}}
  let share: ActivityViewController? = nil  // expected-error {{a desktop has no sheet to share by}}
  _ = (board, share)
}

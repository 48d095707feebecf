public import TrackedKit

// A prefix that was not dropped.

/// `View`.
@available(*, unavailable, renamed: "View")
public typealias UIView = View

/// `ViewController`.
@available(*, unavailable, renamed: "ViewController")
public typealias UIViewController = ViewController

/// `Window`.
@available(*, unavailable, renamed: "Window")
public typealias UIWindow = Window

/// `Application`.
@available(*, unavailable, renamed: "Application")
public typealias UIApplication = Application

/// `Color`.
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color

/// `Font`.
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Prefixed

/// `Image`.
@available(*, unavailable, renamed: "Image")
public typealias UIImage = Image

/// `Label`.
@available(*, unavailable, renamed: "Label")
public typealias UILabel = Label

/// `Button`.
@available(*, unavailable, renamed: "Button")
public typealias UIButton = Button

/// `ImageView`.
@available(*, unavailable, renamed: "ImageView")
public typealias UIImageView = Prefixed

/// `Switch`.
@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Switch

/// `Slider`.
@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Prefixed

/// `StackView`.
@available(*, unavailable, renamed: "StackView")
public typealias UIStackView = Prefixed

/// `ScrollView`.
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView

/// `TextField`.
@available(*, unavailable, renamed: "TextField")
public typealias UITextField = Prefixed

/// `TextView`.
@available(*, unavailable, renamed: "TextView")
public typealias UITextView = TextView

/// `Stepper`.
@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Prefixed

/// `SegmentedControl`.
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = Prefixed

/// `ProgressView`.
@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = Prefixed

/// `ActivityIndicatorView`.
@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias UIActivityIndicatorView = Prefixed

/// `SearchController`.
@available(*, unavailable, renamed: "SearchController")
public typealias UISearchController = Prefixed

/// `SearchBar`.
@available(*, unavailable, renamed: "SearchBar")
public typealias UISearchBar = Prefixed

/// `Control`.
@available(*, unavailable, renamed: "Control")
public typealias UIControl = Prefixed

/// `Action`.
@available(*, unavailable, renamed: "Action")
public typealias UIAction = Action

/// `Menu`.
@available(*, unavailable, renamed: "Menu")
public typealias UIMenu = Menu

/// `MenuElement`.
@available(*, unavailable, renamed: "MenuElement")
public typealias UIMenuElement = MenuElement

/// `Command`.
@available(*, unavailable, renamed: "Command")
public typealias UICommand = Command

/// `KeyCommand`.
@available(*, unavailable, renamed: "KeyCommand")
public typealias UIKeyCommand = KeyCommand

/// `Responder`.
@available(*, unavailable, renamed: "Responder")
public typealias UIResponder = any Responder

/// `BarButtonItem`.
@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = BarButtonItem

/// `NavigationItem`.
@available(*, unavailable, renamed: "NavigationItem")
public typealias UINavigationItem = NavigationItem

/// `NavigationController`.
@available(*, unavailable, renamed: "NavigationController")
public typealias UINavigationController = NavigationController

/// `TabBarController`.
@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = TabBarController

/// `SplitViewController`.
@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = SplitViewController

/// `AlertController`.
@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = AlertController

/// `AlertAction`.
@available(*, unavailable, renamed: "AlertAction")
public typealias UIAlertAction = AlertAction

/// `PresentationController`.
@available(*, unavailable, renamed: "PresentationController")
public typealias UIPresentationController = PresentationController

/// `SheetPresentationController`.
@available(*, unavailable, renamed: "SheetPresentationController")
public typealias UISheetPresentationController = SheetPresentationController

/// `PopoverPresentationController`.
@available(*, unavailable, renamed: "PopoverPresentationController")
public typealias UIPopoverPresentationController = PopoverPresentationController

/// `CollectionView`.
@available(*, unavailable, renamed: "CollectionView")
public typealias UICollectionView = CollectionView

/// `CollectionViewCell`.
@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = CollectionViewCell

/// `CollectionViewListCell`.
@available(*, unavailable, renamed: "CollectionViewListCell")
public typealias UICollectionViewListCell = Prefixed

/// `TableViewCell`.
@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = TableViewCell

/// `CollectionViewDiffableDataSource`.
@available(*, unavailable, renamed: "CollectionViewDiffableDataSource")
public typealias UICollectionViewDiffableDataSource = Prefixed

/// `TableViewDiffableDataSource`.
@available(*, unavailable, renamed: "TableViewDiffableDataSource")
public typealias UITableViewDiffableDataSource = Prefixed

/// `ListContentConfiguration`.
@available(*, unavailable, renamed: "ListContentConfiguration")
public typealias UIListContentConfiguration = ListContentConfiguration

/// `CellAccessory`.
@available(*, unavailable, renamed: "CellAccessory")
public typealias UICellAccessory = CellAccessory

/// `ContentUnavailableConfiguration`.
@available(*, unavailable, renamed: "ContentUnavailableConfiguration")
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration

/// `TraitCollection`.
@available(*, unavailable, renamed: "TraitCollection")
public typealias UITraitCollection = TraitCollection

/// `TraitDefinition`.
@available(*, unavailable, renamed: "TraitDefinition")
public typealias UITraitDefinition = any TraitDefinition

/// `MutableTraits`.
@available(*, unavailable, renamed: "MutableTraits")
public typealias UIMutableTraits = any MutableTraits

/// `LayoutGuide`.
@available(*, unavailable, renamed: "LayoutGuide")
public typealias UILayoutGuide = LayoutGuide

/// `LayoutPriority`.
@available(*, unavailable, renamed: "LayoutPriority")
public typealias UILayoutPriority = LayoutPriority

/// `EdgeInsets`.
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets

/// `BezierPath`.
@available(*, unavailable, renamed: "BezierPath")
public typealias UIBezierPath = Prefixed

/// `ViewPropertyAnimator`.
@available(*, unavailable, renamed: "ViewPropertyAnimator")
public typealias UIViewPropertyAnimator = Prefixed

/// `GestureRecognizer`.
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = Prefixed

/// `TapGestureRecognizer`.
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = Prefixed

/// `PanGestureRecognizer`.
@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = Prefixed

/// `Event`.
@available(*, unavailable, renamed: "Event")
public typealias UIEvent = Event

/// `LayoutConstraint`.
@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = LayoutConstraint

/// `DirectionalEdgeInsets`.
@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// `LayoutXAxisAnchor`.
@available(*, unavailable, renamed: "LayoutXAxisAnchor")
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

/// `LayoutYAxisAnchor`.
@available(*, unavailable, renamed: "LayoutYAxisAnchor")
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

/// `LayoutDimension`.
@available(*, unavailable, renamed: "LayoutDimension")
public typealias NSLayoutDimension = LayoutDimension

/// `DiffableDataSourceSnapshot`.
@available(*, unavailable, renamed: "DiffableDataSourceSnapshot")
public typealias NSDiffableDataSourceSnapshot = Prefixed

/// `Coder`.
@available(*, unavailable, renamed: "Coder")
public typealias NSCoder = Coder

/// Stands for whatever was meant.
public struct Prefixed {
  init() {}
}

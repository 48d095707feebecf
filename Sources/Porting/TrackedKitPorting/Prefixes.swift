// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The messages say what to use instead.

public import TrackedKit

// A prefix that was not dropped.

@available(*, unavailable, renamed: "View")
public typealias UIView = View

@available(*, unavailable, renamed: "ViewController")
public typealias UIViewController = ViewController

@available(*, unavailable, renamed: "Window")
public typealias UIWindow = Window

@available(*, unavailable, renamed: "Application")
public typealias UIApplication = Application

@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color

@available(*, unavailable, renamed: "Font")
public typealias UIFont = Prefixed

@available(*, unavailable, renamed: "Image")
public typealias UIImage = Image

@available(*, unavailable, renamed: "Label")
public typealias UILabel = Label

@available(*, unavailable, renamed: "Button")
public typealias UIButton = Button

@available(*, unavailable, renamed: "ImageView")
public typealias UIImageView = Prefixed

@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Switch

@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Prefixed

@available(*, unavailable, renamed: "StackView")
public typealias UIStackView = Prefixed

@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView

@available(*, unavailable, renamed: "TextField")
public typealias UITextField = Prefixed

@available(*, unavailable, renamed: "TextView")
public typealias UITextView = TextView

@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Prefixed

@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = Prefixed

@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = Prefixed

@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias UIActivityIndicatorView = Prefixed

@available(*, unavailable, renamed: "SearchController")
public typealias UISearchController = Prefixed

@available(*, unavailable, renamed: "SearchBar")
public typealias UISearchBar = Prefixed

@available(*, unavailable, renamed: "Control")
public typealias UIControl = Prefixed

@available(*, unavailable, renamed: "Action")
public typealias UIAction = Action

@available(*, unavailable, renamed: "Menu")
public typealias UIMenu = Menu

@available(*, unavailable, renamed: "MenuElement")
public typealias UIMenuElement = MenuElement

@available(*, unavailable, renamed: "Command")
public typealias UICommand = Command

@available(*, unavailable, renamed: "KeyCommand")
public typealias UIKeyCommand = KeyCommand

@available(*, unavailable, renamed: "Responder")
public typealias UIResponder = any Responder

@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = BarButtonItem

@available(*, unavailable, renamed: "NavigationItem")
public typealias UINavigationItem = NavigationItem

@available(*, unavailable, renamed: "NavigationController")
public typealias UINavigationController = NavigationController

@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = TabBarController

@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = SplitViewController

@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = AlertController

@available(*, unavailable, renamed: "AlertAction")
public typealias UIAlertAction = AlertAction

@available(*, unavailable, renamed: "PresentationController")
public typealias UIPresentationController = PresentationController

@available(*, unavailable, renamed: "SheetPresentationController")
public typealias UISheetPresentationController = SheetPresentationController

@available(*, unavailable, renamed: "PopoverPresentationController")
public typealias UIPopoverPresentationController = PopoverPresentationController

@available(*, unavailable, renamed: "CollectionView")
public typealias UICollectionView = CollectionView

@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = CollectionViewCell

@available(*, unavailable, renamed: "CollectionViewListCell")
public typealias UICollectionViewListCell = Prefixed

@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = TableViewCell

@available(*, unavailable, renamed: "CollectionViewDiffableDataSource")
public typealias UICollectionViewDiffableDataSource = Prefixed

@available(*, unavailable, renamed: "TableViewDiffableDataSource")
public typealias UITableViewDiffableDataSource = Prefixed

@available(*, unavailable, renamed: "ListContentConfiguration")
public typealias UIListContentConfiguration = ListContentConfiguration

@available(*, unavailable, renamed: "CellAccessory")
public typealias UICellAccessory = CellAccessory

@available(*, unavailable, renamed: "ContentUnavailableConfiguration")
public typealias UIContentUnavailableConfiguration = ContentUnavailableConfiguration

@available(*, unavailable, renamed: "TraitCollection")
public typealias UITraitCollection = TraitCollection

@available(*, unavailable, renamed: "TraitDefinition")
public typealias UITraitDefinition = any TraitDefinition

@available(*, unavailable, renamed: "MutableTraits")
public typealias UIMutableTraits = any MutableTraits

@available(*, unavailable, renamed: "LayoutGuide")
public typealias UILayoutGuide = LayoutGuide

@available(*, unavailable, renamed: "LayoutPriority")
public typealias UILayoutPriority = LayoutPriority

@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets

@available(*, unavailable, renamed: "BezierPath")
public typealias UIBezierPath = Prefixed

@available(*, unavailable, renamed: "ViewPropertyAnimator")
public typealias UIViewPropertyAnimator = Prefixed

@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = Prefixed

@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = Prefixed

@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = Prefixed

@available(*, unavailable, renamed: "Event")
public typealias UIEvent = Event

@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = LayoutConstraint

@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

@available(*, unavailable, renamed: "LayoutXAxisAnchor")
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

@available(*, unavailable, renamed: "LayoutYAxisAnchor")
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

@available(*, unavailable, renamed: "LayoutDimension")
public typealias NSLayoutDimension = LayoutDimension

@available(*, unavailable, renamed: "DiffableDataSourceSnapshot")
public typealias NSDiffableDataSourceSnapshot = Prefixed

@available(*, unavailable, renamed: "Coder")
public typealias NSCoder = Coder

/// Stands for whatever was meant.
public struct Prefixed {
  init() {}
}

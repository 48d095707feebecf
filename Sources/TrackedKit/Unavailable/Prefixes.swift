// A prefix that was not dropped.

/// `View`.
@available(*, unavailable, renamed: "View")
public typealias UIView = Never

/// `ViewController`.
@available(*, unavailable, renamed: "ViewController")
public typealias UIViewController = Never

/// `Window`.
@available(*, unavailable, renamed: "Window")
public typealias UIWindow = Never

/// `Application`.
@available(*, unavailable, renamed: "Application")
public typealias UIApplication = Never

/// `Color`.
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Never

/// `Font`.
@available(*, unavailable, renamed: "Font")
public typealias UIFont = Never

/// `Image`.
@available(*, unavailable, renamed: "Image")
public typealias UIImage = Never

/// `Label`.
@available(*, unavailable, renamed: "Label")
public typealias UILabel = Never

/// `Button`.
@available(*, unavailable, renamed: "Button")
public typealias UIButton = Never

/// `ImageView`.
@available(*, unavailable, renamed: "ImageView")
public typealias UIImageView = Never

/// `Switch`.
@available(*, unavailable, renamed: "Switch")
public typealias UISwitch = Never

/// `Slider`.
@available(*, unavailable, renamed: "Slider")
public typealias UISlider = Never

/// `StackView`.
@available(*, unavailable, renamed: "StackView")
public typealias UIStackView = Never

/// `ScrollView`.
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = Never

/// `TextField`.
@available(*, unavailable, renamed: "TextField")
public typealias UITextField = Never

/// `TextView`.
@available(*, unavailable, renamed: "TextView")
public typealias UITextView = Never

/// `Stepper`.
@available(*, unavailable, renamed: "Stepper")
public typealias UIStepper = Never

/// `SegmentedControl`.
@available(*, unavailable, renamed: "SegmentedControl")
public typealias UISegmentedControl = Never

/// `ProgressView`.
@available(*, unavailable, renamed: "ProgressView")
public typealias UIProgressView = Never

/// `ActivityIndicatorView`.
@available(*, unavailable, renamed: "ActivityIndicatorView")
public typealias UIActivityIndicatorView = Never

/// `SearchController`.
@available(*, unavailable, renamed: "SearchController")
public typealias UISearchController = Never

/// `SearchBar`.
@available(*, unavailable, renamed: "SearchBar")
public typealias UISearchBar = Never

/// `Control`.
@available(*, unavailable, renamed: "Control")
public typealias UIControl = Never

/// `Action`.
@available(*, unavailable, renamed: "Action")
public typealias UIAction = Never

/// `Menu`.
@available(*, unavailable, renamed: "Menu")
public typealias UIMenu = Never

/// `MenuElement`.
@available(*, unavailable, renamed: "MenuElement")
public typealias UIMenuElement = Never

/// `Command`.
@available(*, unavailable, renamed: "Command")
public typealias UICommand = Never

/// `KeyCommand`.
@available(*, unavailable, renamed: "KeyCommand")
public typealias UIKeyCommand = Never

/// `Responder`.
@available(*, unavailable, renamed: "Responder")
public typealias UIResponder = Never

/// `BarButtonItem`.
@available(*, unavailable, renamed: "BarButtonItem")
public typealias UIBarButtonItem = Never

/// `NavigationItem`.
@available(*, unavailable, renamed: "NavigationItem")
public typealias UINavigationItem = Never

/// `NavigationController`.
@available(*, unavailable, renamed: "NavigationController")
public typealias UINavigationController = Never

/// `TabBarController`.
@available(*, unavailable, renamed: "TabBarController")
public typealias UITabBarController = Never

/// `SplitViewController`.
@available(*, unavailable, renamed: "SplitViewController")
public typealias UISplitViewController = Never

/// `AlertController`.
@available(*, unavailable, renamed: "AlertController")
public typealias UIAlertController = Never

/// `AlertAction`.
@available(*, unavailable, renamed: "AlertAction")
public typealias UIAlertAction = Never

/// `PresentationController`.
@available(*, unavailable, renamed: "PresentationController")
public typealias UIPresentationController = Never

/// `SheetPresentationController`.
@available(*, unavailable, renamed: "SheetPresentationController")
public typealias UISheetPresentationController = Never

/// `PopoverPresentationController`.
@available(*, unavailable, renamed: "PopoverPresentationController")
public typealias UIPopoverPresentationController = Never

/// `CollectionView`.
@available(*, unavailable, renamed: "CollectionView")
public typealias UICollectionView = Never

/// `CollectionViewCell`.
@available(*, unavailable, renamed: "CollectionViewCell")
public typealias UICollectionViewCell = Never

/// `CollectionViewListCell`.
@available(*, unavailable, renamed: "CollectionViewListCell")
public typealias UICollectionViewListCell = Never

/// `TableViewCell`.
@available(*, unavailable, renamed: "TableViewCell")
public typealias UITableViewCell = Never

/// `CollectionViewDiffableDataSource`.
@available(*, unavailable, renamed: "CollectionViewDiffableDataSource")
public typealias UICollectionViewDiffableDataSource = Never

/// `TableViewDiffableDataSource`.
@available(*, unavailable, renamed: "TableViewDiffableDataSource")
public typealias UITableViewDiffableDataSource = Never

/// `ListContentConfiguration`.
@available(*, unavailable, renamed: "ListContentConfiguration")
public typealias UIListContentConfiguration = Never

/// `CellAccessory`.
@available(*, unavailable, renamed: "CellAccessory")
public typealias UICellAccessory = Never

/// `ContentUnavailableConfiguration`.
@available(*, unavailable, renamed: "ContentUnavailableConfiguration")
public typealias UIContentUnavailableConfiguration = Never

/// `TraitCollection`.
@available(*, unavailable, renamed: "TraitCollection")
public typealias UITraitCollection = Never

/// `TraitDefinition`.
@available(*, unavailable, renamed: "TraitDefinition")
public typealias UITraitDefinition = Never

/// `MutableTraits`.
@available(*, unavailable, renamed: "MutableTraits")
public typealias UIMutableTraits = Never

/// `LayoutGuide`.
@available(*, unavailable, renamed: "LayoutGuide")
public typealias UILayoutGuide = Never

/// `LayoutPriority`.
@available(*, unavailable, renamed: "LayoutPriority")
public typealias UILayoutPriority = Never

/// `EdgeInsets`.
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = Never

/// `BezierPath`.
@available(*, unavailable, renamed: "BezierPath")
public typealias UIBezierPath = Never

/// `ViewPropertyAnimator`.
@available(*, unavailable, renamed: "ViewPropertyAnimator")
public typealias UIViewPropertyAnimator = Never

/// `GestureRecognizer`.
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = Never

/// `TapGestureRecognizer`.
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = Never

/// `PanGestureRecognizer`.
@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = Never

/// `Event`.
@available(*, unavailable, renamed: "Event")
public typealias UIEvent = Never

/// `LayoutConstraint`.
@available(*, unavailable, renamed: "LayoutConstraint")
public typealias NSLayoutConstraint = Never

/// `DirectionalEdgeInsets`.
@available(*, unavailable, renamed: "DirectionalEdgeInsets")
public typealias NSDirectionalEdgeInsets = Never

/// `LayoutXAxisAnchor`.
@available(*, unavailable, renamed: "LayoutXAxisAnchor")
public typealias NSLayoutXAxisAnchor = Never

/// `LayoutYAxisAnchor`.
@available(*, unavailable, renamed: "LayoutYAxisAnchor")
public typealias NSLayoutYAxisAnchor = Never

/// `LayoutDimension`.
@available(*, unavailable, renamed: "LayoutDimension")
public typealias NSLayoutDimension = Never

/// `DiffableDataSourceSnapshot`.
@available(*, unavailable, renamed: "DiffableDataSourceSnapshot")
public typealias NSDiffableDataSourceSnapshot = Never

/// `Coder`.
@available(*, unavailable, renamed: "Coder")
public typealias NSCoder = Never

// CoreGraphics' names, which SwiftUI's sources use throughout. Foundation declares some of them as well: a file that imports it
// besides says `Double`, `Point`, `Size` and `Rect`.

/// A number; CoreGraphics' name for it.
public typealias CGFloat = Double
/// A point; CoreGraphics' name for it.
public typealias CGPoint = Point
/// A size; CoreGraphics' name for it.
public typealias CGSize = Size
/// A rectangle; CoreGraphics' name for it.
public typealias CGRect = Rect
/// A way in two directions; CoreGraphics' name for it.
public typealias CGVector = Vector
/// A transform; CoreGraphics' name for it.
public typealias CGAffineTransform = AffineTransform

// Code that a snippet leaves out.
func leftOut() {}
@_disfavoredOverload func leftOut<Result>() -> Result { fatalError() }

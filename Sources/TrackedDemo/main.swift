import TrackedKit

// The main function stays synchronous: an asynchronous one would leave the process's main thread at its first await.
DemoResources.findSchema()
DemoApplication().run()

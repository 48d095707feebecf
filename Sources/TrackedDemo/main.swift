print("Tracked Demo is not built yet.")

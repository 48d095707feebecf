NotesApplication().run()

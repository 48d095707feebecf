import RandomPrograms

Soak.main()

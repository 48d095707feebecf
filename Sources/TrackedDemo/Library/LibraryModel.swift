import TrackedKit

/// A piece of music in the library.
@Observable final class Track {
  let id: Int
  let title: String
  let composer: String
  let year: Int
  private(set) var plays: Int

  init(id: Int, title: String, composer: String, year: Int, plays: Int) {
    self.id = id
    self.title = title
    self.composer = composer
    self.year = year
    self.plays = plays
  }

  func play() { plays += 1 }
}

/// The tracks of the table.
@Observable final class MusicLibrary {
  private(set) var tracks: [Track] = []
  /// The text of the search field.
  var query = ""
  @ObservationIgnored private var tracksByID: [Int: Track] = [:]

  init() {
    let works = [
      ("The Art of Fugue", "Bach", 1751), ("Goldberg Variations", "Bach", 1741), ("Water Music", "Handel", 1717),
      ("The Creation", "Haydn", 1798), ("Requiem", "Mozart", 1791), ("The Magic Flute", "Mozart", 1791),
      ("Moonlight Sonata", "Beethoven", 1801), ("Eroica", "Beethoven", 1804), ("Winter Journey", "Schubert", 1827),
      ("Italian Symphony", "Mendelssohn", 1833), ("Scenes from Childhood", "Schumann", 1838),
      ("Piano Concerto", "Clara Schumann", 1835), ("A German Requiem", "Brahms", 1868), ("The Moldau", "Smetana", 1874),
      ("New World Symphony", "Dvořák", 1893), ("La Mer", "Debussy", 1905), ("Boléro", "Ravel", 1928),
      ("The Lark Ascending", "Vaughan Williams", 1914),
    ]
    for (work, (title, composer, year)) in works.enumerated() {
      for part in 1...10 {
        let id = work * 10 + part
        tracks.append(
          Track(id: id, title: "\(title), part \(part)", composer: composer, year: year, plays: id * 7919 % 23))
      }
    }
    tracksByID = Dictionary(uniqueKeysWithValues: tracks.map { ($0.id, $0) })
  }

  func track(_ id: Int) -> Track? { tracksByID[id] }

  /// Those who wrote the tracks, in the order of the alphabet.
  var composers: [String] { Set(tracks.map(\.composer)).sorted() }

  /// The tracks that the search lets through.
  var found: [Track] {
    let query = query.lowercased()
    if query.isEmpty { return tracks }
    return tracks.filter { $0.title.lowercased().contains(query) || $0.composer.lowercased().contains(query) }
  }
}

#if canImport(Glibc)
  import Glibc
#endif

nonisolated func sine(_ angle: Double) -> Double { sin(angle) }
nonisolated func cosine(_ angle: Double) -> Double { cos(angle) }
nonisolated func tangent(_ angle: Double) -> Double { tan(angle) }
nonisolated func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

#if canImport(Glibc)
  import Glibc
#endif

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func tangent(_ angle: Double) -> Double { tan(angle) }
nonisolated func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

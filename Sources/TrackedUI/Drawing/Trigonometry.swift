#if canImport(Glibc)
  import Glibc
#endif

func sine(_ angle: Double) -> Double { sin(angle) }
func cosine(_ angle: Double) -> Double { cos(angle) }
func tangent(_ angle: Double) -> Double { tan(angle) }

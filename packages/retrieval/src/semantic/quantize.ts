const MOST = 127

/**
 * Stores a vector with one byte for each number. Its length is lost, but only its direction
 * matters.
 */
export function quantize(vector: Float32Array): Int8Array {
  const bytes = new Int8Array(vector.length)
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  if (largest === 0 || !Number.isFinite(largest)) return bytes
  // A loop, because `Int8Array.from` takes several times as long.
  for (let place = 0; place < bytes.length; place++) {
    bytes[place] = Math.round(((vector[place] ?? 0) / largest) * MOST)
  }
  return bytes
}

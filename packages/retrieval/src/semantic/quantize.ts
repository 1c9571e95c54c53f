const MOST = 127

/**
 * Stores a vector with one byte for each number. Its length is lost, but only its direction
 * matters.
 */
export function quantize(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  if (largest === 0 || !Number.isFinite(largest)) return new Int8Array(vector.length)
  return Int8Array.from(vector, (value) => Math.round((value / largest) * MOST))
}

/** The score of one standard deviation of likeness. A good passage has about 10. */
export const MEANING_WEIGHT = 1

/**
 * How much closer each passage is to a question than the average passage of the site, in standard
 * deviations; 0 for the average and below. Models differ in their range of likeness, so only the
 * comparison with the other passages says something.
 */
export function measureCloseness(likeness: Float32Array): Float32Array {
  const mean = average(likeness)
  const spread = Math.sqrt(average(likeness.map((one) => (one - mean) ** 2)))
  // Bytes differ by rounding even where nothing is closer.
  if (spread < 1e-6) return new Float32Array(likeness.length)
  return likeness.map((one) => Math.max(0, (one - mean) / spread))
}

/** The cosine of the angle between two vectors; 0 if they cannot be compared. */
export function compareVectors(one: Int8Array, other: Int8Array): number {
  if (one.length !== other.length) return 0
  let product = 0
  let oneLength = 0
  let otherLength = 0
  // The one loop that runs over all numbers of all vectors.
  for (let place = 0; place < one.length; place++) {
    const a = one[place] ?? 0
    const b = other[place] ?? 0
    product += a * b
    oneLength += a * a
    otherLength += b * b
  }
  return product === 0 ? 0 : product / Math.sqrt(oneLength * otherLength)
}

function average(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

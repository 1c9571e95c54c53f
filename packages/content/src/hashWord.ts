/** A small hash of a short text, FNV-1a, to compare many of them. Different seeds give different hashes. */
export function hashWord(text: string, seed = 0): number {
  let hash = seed ^ 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  }
  return hash
}

/** Whether a source is at an address, and not on this machine. */
export function isWebPlace(place: string): boolean {
  return /^https?:\/\//i.test(place)
}

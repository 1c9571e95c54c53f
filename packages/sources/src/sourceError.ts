/** A folder, file or address that cannot be a source. */
export class SourceError extends Error {
  override name = 'SourceError'
}

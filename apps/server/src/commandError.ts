/** Why a command cannot do its work: one plain sentence for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

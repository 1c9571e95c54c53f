/** A package is not written as one of the plugins of slim.ts knows it. */
export class SlimError extends Error {
  override readonly name = 'SlimError'

  constructor(file: string) {
    super(
      `Cannot leave out of ${file} what the chat does not use: it is not written as it was. ` +
        'See what changed in it, and adapt the plugin that apps/site/builder/slim/slim.ts has for it.',
    )
  }
}

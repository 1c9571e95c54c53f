/** A package is not written as one of the plugins of slim.ts knows it. */
export class SlimError extends Error {
  override readonly name = 'SlimError'

  constructor(file: string) {
    super(
      `Cannot remove the unused parts of ${file}: its source has changed. ` +
        'Compare the versions and adapt its plugin in apps/site/builder/slim/slim.ts.',
    )
  }
}

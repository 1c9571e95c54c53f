// `subset-font` is optional: some megabytes for owners who bring a font. Its name is a value and its
// type is written here, so that everything compiles and starts without it.

/** The font with only these characters. All its axes and layout features stay. */
export type Subsetter = (
  font: Buffer,
  characters: string,
  options: { readonly targetFormat: 'woff2' },
) => Promise<Buffer>

const NAME = 'subset-font'

/** Resolves with subset-font, or with undefined if it is not installed. */
export async function loadSubsetter(): Promise<Subsetter | undefined> {
  try {
    const module = (await import(NAME)) as { readonly default: Subsetter }
    return module.default
  } catch (cause) {
    if (/ERR_MODULE|subset-font/.test(String(cause))) return undefined
    throw cause
  }
}

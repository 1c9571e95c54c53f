// `sharp` is optional: a native package of some megabytes, for owners who drop in photographs. Its name
// is a value and its types are written here, so that everything compiles and starts without it.

/** The part of sharp that makes smaller pictures. */
interface SharpPicture {
  metadata(): Promise<SharpFacts>
  autoOrient(): SharpPicture
  resize(options: { readonly width: number }): SharpPicture
  avif(options: { readonly quality: number; readonly effort: number }): SharpPicture
  toBuffer(): Promise<Buffer>
}

interface SharpFacts {
  /** The size as it is shown: a camera may say that its picture is turned. */
  readonly autoOrient: { readonly width: number; readonly height: number }
  /** Of an animation. */
  readonly pages?: number
}

export type Sharp = (file: Buffer) => SharpPicture

const NAME = 'sharp'

/** Resolves with sharp, or with undefined if it is not installed. */
export async function loadSharp(): Promise<Sharp | undefined> {
  try {
    const module = (await import(NAME)) as { readonly default: Sharp }
    return module.default
  } catch (cause) {
    // Not installed, or not for this platform.
    if (/ERR_(?:MODULE|DLOPEN)|sharp/.test(String(cause))) return undefined
    throw cause
  }
}
